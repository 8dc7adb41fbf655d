// npm run docs: writes the pages that are read off the project.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from './build/build-product.ts'
import { printedPages } from './docs/pages.ts'

for (const [file, print] of Object.entries(printedPages)) writeFileSync(path.join(projectRoot, file), print())
