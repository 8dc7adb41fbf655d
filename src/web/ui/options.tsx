type Choices = Readonly<Record<string, string>> | readonly { readonly id: string; readonly name: string }[]

const pairsOf = (of: Choices): (readonly [value: string, text: string])[] =>
  Array.isArray(of) ? of.map(({ id, name }) => [id, name] as const) : Object.entries(of)

/** What can be chosen in a select: words by their codes, or things by their ids. @param nothing stands first, for no choice. */
export function Options({ of, nothing }: { of: Choices | undefined; nothing?: string | undefined }) {
  return (
    <>
      {nothing !== undefined && <option value="">{nothing}</option>}
      {pairsOf(of ?? []).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </>
  )
}
