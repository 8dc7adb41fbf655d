/** Cuts the small web fonts of the site anew: `npm run fonts`. A test tells when it is needed: after changing a heading. */
import { writeFileSync } from 'node:fs'
import { cutFonts } from './cut-fonts.ts'

for (const [name, font] of Object.entries(await cutFonts())) writeFileSync(`src/web/fonts/${name}`, font)
