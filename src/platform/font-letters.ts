import { readFileSync } from 'node:fs'

/**
 * Whether a TrueType or OpenType font has a letter, by its table `cmap` (OpenType 1.9, formats 4 and 12). The file is read once, and let go.
 * @throws Error for a file without a Unicode table of either format.
 */
export function lettersOf(file: string): (letter: string) => boolean {
  const ranges = readRanges(readFileSync(file))
  return (letter) => {
    const code = letter.codePointAt(0) ?? 0
    return ranges.some(([first, last]) => first <= code && code <= last)
  }
}

type Range = readonly [first: number, last: number]

function readRanges(font: Buffer): Range[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index)
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap')
  if (entry === undefined) throw new Error('the font has no table of its letters')
  const cmap = font.subarray(font.readUInt32BE(entry + 8))
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * index)),
  )
  const whole = subtables.find((table) => table.readUInt16BE(0) === 12)
  const basic = subtables.find((table) => table.readUInt16BE(0) === 4)
  if (whole !== undefined)
    return Array.from({ length: whole.readUInt32BE(12) }, (_, index) => {
      const at = 16 + 12 * index
      return [whole.readUInt32BE(at), whole.readUInt32BE(at + 4)] as const
    })
  if (basic === undefined) throw new Error('the font has no Unicode table of its letters')
  const segments = basic.readUInt16BE(6)
  return Array.from({ length: segments / 2 }, (_, index) => {
    const at = 14 + 2 * index
    return [basic.readUInt16BE(at + segments + 2), basic.readUInt16BE(at)] as const
  })
}
