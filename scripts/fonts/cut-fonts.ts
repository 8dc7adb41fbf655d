import { readdirSync, readFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const headingElement = /<(PageTitle|SectionTitle)\b[^>]*>([^<>]*)<\/\1>/g
/** Texts that reach a heading by way of a property. */
const headingProperty =
  /<(FormSection|InfoSection|MemberPageHead|PageWait|Group|BoxFrame)\b[^>]*?\btitle="([^"]*)"|\bheading: '([^']*)'/g
/** Without the minus sign: this face draws it as wide as a kanji, and the face of the text between figures does not. */
const figures = '0123456789,.:%+-／/'
/** What most visitors see: its headings come in a file of their own, the first that is asked for. */
const firstSeen = /^features\/(?:funds|static\/faq)\//

/** Printable characters of the texts, each once. */
const charactersOf = (texts: readonly string[]) =>
  [...new Set(texts.join(''))].filter((character) => character > ' ').sort()

/** Every character that a heading of the site may show, those of the pages seen first apart: what stands in headings, and heading-text.txt. */
function headingCharacters(): { first: string[]; rest: string[] } {
  const first = [readFileSync('src/web/fonts/heading-text.txt', 'utf8')]
  const others: string[] = []
  for (const file of readdirSync('src/web', { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.tsx') || file.startsWith('admin')) continue
    const source = readFileSync(`src/web/${file}`, 'utf8')
    const texts = firstSeen.test(file) ? first : others
    for (const pattern of [headingElement, headingProperty])
      for (const match of source.matchAll(pattern)) texts.push(match[2] ?? match[3] ?? '')
  }
  const early = charactersOf(first)
  return { first: early, rest: charactersOf(others).filter((character) => !early.includes(character)) }
}

/** Upright proportional spacing and figures of one width; what else the faces can do (columns, ligatures) is never asked for. */
const keepFeatures = ['palt', 'kern', 'tnum']

const cut = (source: string, characters: readonly string[]): Promise<Buffer> =>
  subsetFont(readFileSync(source), characters.join(''), { targetFormat: 'woff2', keepFeatures })

const face = (family: string, file: string, characters: readonly string[]) => `@font-face {
  font-family: '${family}';
  font-weight: 400 700;
  font-display: swap;
  src: url('./${file}') format('woff2');
  unicode-range: ${characters.map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join(', ')};
}
`

const mincho = 'assets/fonts/shippori-mincho/ShipporiMincho_600SemiBold.ttf'
const plex = 'assets/fonts/ibm-plex-sans-jp/ibm-plex-sans-jp-latin-600-normal.woff2'

/**
 * The small web fonts of the site and the style that declares them, by file name; a browser loads a file once a page shows one of its
 * characters. Any other character falls back to the reader's own faces.
 */
export async function cutFonts(): Promise<Record<string, Buffer>> {
  const { first, rest } = headingCharacters()
  const families = [
    { family: 'Shippori Mincho Headings', file: 'shippori-mincho-first.woff2', source: mincho, characters: first },
    { family: 'Shippori Mincho Headings', file: 'shippori-mincho-rest.woff2', source: mincho, characters: rest },
    { family: 'IBM Plex Figures', file: 'ibm-plex-figures.woff2', source: plex, characters: [...figures] },
  ]
  const fonts = await Promise.all(
    families.map(async ({ file, source, characters }) => [file, await cut(source, characters)] as const),
  )
  const style = `/* Made by build-fonts.ts. */\n${families.map(({ family, file, characters }) => face(family, file, characters)).join('')}`
  return { ...Object.fromEntries(fonts), 'fonts.css': Buffer.from(style) }
}
