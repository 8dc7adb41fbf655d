import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cutFonts } from './cut-fonts.ts'

const kibibyte = 1024

it('the fonts in the repository hold every character of every heading: else run npx tsx src/web/fonts/build-fonts.ts', async () => {
  for (const [name, font] of Object.entries(await cutFonts())) expect(readFileSync(`src/web/fonts/${name}`).equals(font), name).toBe(true)
})

it('together they stay under 60 KB', async () => {
  const sizes = Object.values(await cutFonts()).map(({ length }) => length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60 * kibibyte)
})
