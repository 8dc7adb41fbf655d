/** Names to the tests that draw pages the patterns of the addresses that a change reaches, as a JSON list; all where it is not set. */
export const chosenPagesVariable = 'DRAWN_PAGES'

/** Those whose address fits one of the patterns of the routes: /projects/:id fits /projects/1. */
export function chosenPages<T extends { address: string }>(all: readonly T[]): T[] {
  const chosen = process.env[chosenPagesVariable]
  if (chosen === undefined) return [...all]
  const patterns = (JSON.parse(chosen) as string[]).map(
    (pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/?]+')}(\\?.*)?$`),
  )
  return all.filter(({ address }) => patterns.some((pattern) => pattern.test(address)))
}
