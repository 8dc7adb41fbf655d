import { readdirSync, readFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const headingElement = /<(PageTitle|SectionTitle)\b[^>]*>([^<>]*)<\/\1>/g
/** Texts that reach a heading by way of a property. */
const headingProperty = /<(FormSection|InfoSection|MemberPageHead|PageWait|Group|BoxFrame)\b[^>]*?\btitle="([^"]*)"|\bheading: '([^']*)'/g
const figures = '0123456789,.:%+-−／/'

/** Every character that a heading of the site may show: what stands in headings, and heading-text.txt. */
function headingCharacters(): string {
  const texts = [readFileSync('src/web/fonts/heading-text.txt', 'utf8')]
  for (const file of readdirSync('src/web', { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.tsx') || file.startsWith('admin')) continue
    const source = readFileSync(`src/web/${file}`, 'utf8')
    for (const pattern of [headingElement, headingProperty]) for (const match of source.matchAll(pattern)) texts.push(match[2] ?? match[3] ?? '')
  }
  return [...new Set(texts.join(''))].filter((character) => character > ' ').sort().join('')
}

const cut = (source: string, characters: string): Promise<Buffer> => subsetFont(readFileSync(source), characters, { targetFormat: 'woff2' })

/** The two small web fonts of the site, by file name; any other character falls back to the reader's own faces. */
export async function cutFonts(): Promise<Record<string, Buffer>> {
  return {
    'shippori-mincho-headings.woff2': await cut('node_modules/@expo-google-fonts/shippori-mincho/600SemiBold/ShipporiMincho_600SemiBold.ttf', headingCharacters()),
    'ibm-plex-figures.woff2': await cut('node_modules/@fontsource/ibm-plex-sans-jp/files/ibm-plex-sans-jp-latin-600-normal.woff2', figures),
  }
}
