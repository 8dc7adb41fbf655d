/** plan-to-webp.mjs FROM.svg TO.webp: draws the lettering with the repository's own Japanese font, so that a reader needs none. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const [from, to] = process.argv.slice(2)
const fonts = fileURLToPath(new URL('../../fonts/noto-sans-jp', import.meta.url))
const work = mkdtempSync(path.join(tmpdir(), 'plan-'))
const settings = path.join(work, 'fonts.conf')
writeFileSync(settings, `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${work}</cachedir></fontconfig>`)
// Read when the library is loaded, hence the import below.
process.env.FONTCONFIG_FILE = settings
const { default: sharp } = await import('sharp')
await sharp(from).webp({ quality: 88, effort: 6 }).toFile(to)
rmSync(work, { recursive: true })
