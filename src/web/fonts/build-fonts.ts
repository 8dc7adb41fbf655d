/**
 * Cuts the two small web fonts of the site: `npx tsx src/web/fonts/build-fonts.ts`.
 * Run it after changing a heading: the brush face holds just the characters that stand in <PageTitle>, <SectionTitle>
 * and heading-text.txt; any other character falls back to the reader's own Mincho.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const headingElement = /<(PageTitle|SectionTitle)\b[^>]*>([^<>]*)<\/\1>/g
const figures = '0123456789,.:%+-−／/'

function headingCharacters(): string {
  const texts = [readFileSync('src/web/fonts/heading-text.txt', 'utf8')]
  for (const file of readdirSync('src/web', { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.tsx')) continue
    for (const match of readFileSync(`src/web/${file}`, 'utf8').matchAll(headingElement)) texts.push(match[2] ?? '')
  }
  return [...new Set(texts.join(''))].filter((character) => character > ' ').sort().join('')
}

async function cut(source: string, characters: string, target: string): Promise<void> {
  const subset = await subsetFont(readFileSync(source), characters, { targetFormat: 'woff2' })
  writeFileSync(target, subset)
}

await cut(
  'node_modules/@expo-google-fonts/shippori-mincho/600SemiBold/ShipporiMincho_600SemiBold.ttf',
  headingCharacters(),
  'src/web/fonts/shippori-mincho-headings.woff2',
)
await cut(
  'node_modules/@fontsource/ibm-plex-sans-jp/files/ibm-plex-sans-jp-latin-600-normal.woff2',
  figures,
  'src/web/fonts/ibm-plex-figures.woff2',
)
