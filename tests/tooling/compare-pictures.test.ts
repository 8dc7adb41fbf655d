import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { differenceOf, keepable } from '../screens/compare-pictures.ts'

/** A white screen of 360 × 600 px with a line of figures, and what is drawn over it. */
const screen = (extra = '', height = 600): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="${height}"><rect width="360" height="${height}" fill="#fff"/><rect x="16" y="40" width="180" height="14" fill="#1c3d6e"/>${extra}</svg>`,
    ),
  )
    .png()
    .toBuffer()

const wordsOf = async (expected: Promise<Buffer>, actual: Promise<Buffer>) =>
  (await differenceOf(await keepable(await expected), await actual))?.words ?? null

describe('a screen beside its picture', () => {
  it('is the same as long as nothing is drawn otherwise', async () => {
    expect(await wordsOf(screen(), screen())).toBeNull()
  })

  it('differs by an empty box, a line, a word in another place, a missing one, or another height', async () => {
    expect(
      await wordsOf(
        screen(),
        screen('<rect x="20.5" y="100.5" width="320" height="320" fill="none" stroke="#b8b0a0"/>'),
      ),
    ).toMatch(/points differ between (98|100) and 420 px from the top/)
    expect(await wordsOf(screen(), screen('<rect x="20" y="100" width="320" height="2" fill="#8a8577"/>'))).toMatch(
      /points differ/,
    )
    expect(
      await wordsOf(
        screen('<rect x="20" y="100" width="40" height="12"/>'),
        screen('<rect x="20" y="104" width="40" height="12"/>'),
      ),
    ).toMatch(/points differ/)
    expect(await wordsOf(screen('<rect x="20" y="100" width="9" height="12"/>'), screen())).toMatch(/points differ/)
    expect(await wordsOf(screen(), screen('', 620))).toMatch(/^620 px high instead of 600, \d+ points differ/)
    expect(await wordsOf(screen('', 620), screen())).toBe('600 px high instead of 620')
  })

  it('is the same where single points were rounded otherwise', async () => {
    const strewn = Array.from(
      { length: 40 },
      (_, index) =>
        `<rect x="${(index * 89) % 350}" y="${80 + ((index * 67) % 500)}" width="2" height="2" fill="#999"/>`,
    ).join('')
    expect(await wordsOf(screen(), screen(strewn))).toBeNull()
  })
})
