import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from './project-folder.ts'

const files = [
  'noto-sans-jp/NotoSansJP_400Regular.ttf',
  'noto-sans-jp/NotoSansJP_700Bold.ttf',
  'shippori-mincho/ShipporiMincho_600SemiBold.ttf',
]

/** What Typst sets documents and pictures in: assets/fonts/README.md. Read when asked for, since most processes set nothing. */
export const readTypesetFonts = (): Buffer[] =>
  files.map((file) => readFileSync(path.join(projectFolder, 'assets/fonts', file)))
