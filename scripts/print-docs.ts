// npm run docs: writes the pages that are read off the project.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from './build/build-product.ts'
import { keptPages, localPages } from './docs/pages.ts'

for (const [file, print] of Object.entries({ ...keptPages, ...localPages })) {
  mkdirSync(path.dirname(path.join(projectRoot, file)), { recursive: true })
  writeFileSync(path.join(projectRoot, file), print())
}
