import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { cutFonts } from '../../scripts/fonts/cut-fonts.ts'

const kibibyte = 1024

let cut: Record<string, Buffer>
beforeAll(async () => {
  cut = await cutFonts()
})

it('the fonts in the repository hold every character of every heading: else run npm run fonts', () => {
  for (const [name, made] of Object.entries(cut))
    expect(readFileSync(`src/web/fonts/${name}`).equals(made), name).toBe(true)
})

it('together they stay under 60 KB', () => {
  const fonts = Object.entries(cut).filter(([name]) => name.endsWith('.woff2'))
  const sizes = fonts.map(([, { length }]) => length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60 * kibibyte)
})
