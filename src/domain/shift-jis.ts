// Shift_JIS as tax offices and banks take it: JIS X 0208 alone, its first and second level of kanji. What makers of computers have added (rows 13, 89 to 92 and
// 115 to 119: circled figures, 髙, 﨑) is not part of it, and what a program reads there depends on the program.

/** Lead bytes of the rows of JIS X 0208: marks and letters, and the kanji of both levels. */
const leads = [range(0x81, 0x84), range(0x88, 0x9f), range(0xe0, 0xea)].flat()
const trails = [...range(0x40, 0x7e), ...range(0x80, 0xfc)]

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

let kept: ReadonlyMap<string, readonly number[]> | undefined

/** By character; read off the decoder that every browser and Node.js share (WHATWG Encoding). */
function table(): ReadonlyMap<string, readonly number[]> {
  kept ??= readTable()
  return kept
}

function readTable(): ReadonlyMap<string, readonly number[]> {
  const decoder = new TextDecoder('shift_jis')
  const pairs = leads.flatMap((lead) => trails.map((trail) => [lead, trail] as const))
  const decoded = pairs.map((bytes) => [decoder.decode(Uint8Array.from(bytes)), bytes] as const)
  const ascii = [...range(0x20, 0x7e), 0x0d, 0x0a].map((code) => [String.fromCharCode(code), [code]] as const)
  return new Map<string, readonly number[]>([
    ...decoded.filter(([text]) => [...text].length === 1 && text !== '\ufffd'),
    ...ascii,
  ])
}

/** The characters of a text that Shift_JIS lacks, each once, in their order. */
export const outsideShiftJis = (text: string): string[] => [...new Set(text)].filter((each) => !table().has(each))

/** @throws RangeError for a character that it lacks; ask `outsideShiftJis` before. */
export function encodeShiftJis(text: string): Uint8Array {
  const bytes = [...text].flatMap((each) => {
    const known = table().get(each)
    if (known === undefined) throw new RangeError(`Shift_JIS lacks ${each}`)
    return known
  })
  return Uint8Array.from(bytes)
}
