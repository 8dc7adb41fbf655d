import { readFileSync } from 'node:fs'
import path from 'node:path'
import { lettersOf } from './font-letters.ts'
import { productFolder } from './product-folder.ts'

const files = [
  'noto-sans-jp/NotoSansJP_400Regular.ttf',
  'noto-sans-jp/NotoSansJP_700Bold.ttf',
  'shippori-mincho/ShipporiMincho_600SemiBold.ttf',
] as const

/** What Typst sets documents and pictures in: assets/fonts/README.md. Read when asked for, since most processes set nothing. */
export const readTypesetFonts = (): Buffer[] =>
  files.map((file) => readFileSync(path.join(productFolder, 'assets/fonts', file)))

let hasLetter: ((letter: string) => boolean) | undefined

/** The letters of a text that the documents' body font lacks, each once. A selector of a variant is none: where the font lacks the variant, the letter stands for it. */
export function lettersThatFontsLack(text: string): string[] {
  hasLetter ??= lettersOf(path.join(productFolder, 'assets/fonts', files[0]))
  return [...new Set(text.replaceAll(/[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu, ''))].filter(
    (letter) => !hasLetter?.(letter),
  )
}
