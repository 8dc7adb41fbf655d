export type ZipLookup =
  | { state: 'idle' }
  | { state: 'searching' }
  | { state: 'found'; address: string }
  | { state: 'notFound'; message: string }
  | { state: 'failed'; message: string }

const isText = (value: unknown): value is string => typeof value === 'string'

/** The address of the first result in an answer of GET /api/zip/{zip}, or null where it holds none. */
export function addressFromAnswer(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('results' in answer) || !Array.isArray(answer.results))
    return null
  const first: unknown = answer.results[0]
  if (typeof first !== 'object' || first === null) return null
  const parts = ['address1', 'address2', 'address3']
    .map((key) => (first as Record<string, unknown>)[key])
    .filter(isText)
  return parts.join('') || null
}

/** Asks for the address of seven digits. It never throws: not being able to ask is one of the outcomes. */
export async function lookUpZip(zipcode: string, fetchAnswer: (path: string) => Promise<Response>): Promise<ZipLookup> {
  try {
    const response = await fetchAnswer(`/api/zip/${zipcode}`)
    if (!response.ok && response.status !== 404) throw new Error(`status ${response.status}`)
    const address = addressFromAnswer(await response.json())
    if (address !== null) return { state: 'found', address }
    return { state: 'notFound', message: `${zipcode}では住所が見つかりませんでした。` }
  } catch {
    return { state: 'failed', message: '住所を調べられませんでした。住所を直接入力してください。' }
  }
}

const beginsWithPrefecture = /^(東京都|北海道|(?:京都|大阪)府|.{2,3}県)/

/** Puts a found address in front of what was typed; house number and building survive a second search. */
export function mergeAddress(found: string, typed: string, foundBefore: string | null): string {
  if (typed.startsWith(found)) return typed
  if (foundBefore !== null && typed.startsWith(foundBefore)) return found + typed.slice(foundBefore.length)
  if (!beginsWithPrefecture.test(typed)) return found + typed
  return found + (/[0-9０-９].*$/.exec(typed)?.[0] ?? '')
}
