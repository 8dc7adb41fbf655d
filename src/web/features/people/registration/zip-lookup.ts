export type ZipLookup =
  | { state: 'idle' }
  | { state: 'searching' }
  | { state: 'found'; address: string }
  /** The code belongs to several places: what all of them begin with, and the places, of which there may be too many to choose from. */
  | { state: 'several'; shared: string; addresses: readonly string[] }
  | { state: 'notFound'; message: string }
  | { state: 'failed'; message: string }

interface Place {
  prefecture: string
  city: string
  town: string
}

/** The places in an answer of GET /api/zip/{zip}; none where it holds none. */
export function placesFromAnswer(answer: unknown): Place[] {
  if (typeof answer !== 'object' || answer === null || !('results' in answer) || !Array.isArray(answer.results))
    return []
  return answer.results.flatMap((result: unknown) => {
    if (typeof result !== 'object' || result === null) return []
    const text = (key: string): string => {
      const value = (result as Record<string, unknown>)[key]
      return typeof value === 'string' ? value : ''
    }
    const place = { prefecture: text('address1'), city: text('address2'), town: text('address3') }
    return place.prefecture + place.city + place.town === '' ? [] : [place]
  })
}

/** A postal code may belong to many towns of a city, and some to two prefectures (498-0000): none of them is taken for the others. */
function judge(places: readonly Place[]): ZipLookup | null {
  const addresses = [...new Set(places.map(({ prefecture, city, town }) => prefecture + city + town))]
  const [only, ...others] = addresses
  if (only === undefined) return null
  if (others.length === 0) return { state: 'found', address: only }
  const shared = (parts: (place: Place) => string): string => {
    const [first = '', ...rest] = new Set(places.map(parts))
    return rest.length === 0 ? first : ''
  }
  const prefecture = shared((place) => place.prefecture)
  const city = prefecture && shared((place) => place.city)
  return { state: 'several', shared: prefecture + city, addresses }
}

/** Asks for the address of seven digits. It never throws: not being able to ask is one of the outcomes. */
export async function lookUpZip(zipcode: string, fetchAnswer: (path: string) => Promise<Response>): Promise<ZipLookup> {
  try {
    const response = await fetchAnswer(`/api/zip/${zipcode}`)
    if (!response.ok && response.status !== 404) throw new Error(`status ${response.status}`)
    const found = judge(placesFromAnswer(await response.json()))
    return found ?? { state: 'notFound', message: `${zipcode}では住所が見つかりませんでした。` }
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
