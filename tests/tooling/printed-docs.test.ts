import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../scripts/build/build-product.ts'
import { printedPages } from '../../scripts/docs/pages.ts'

it.each(Object.entries(printedPages))('%s is as the project prints it: npm run docs', (file, print) => {
  expect(readFileSync(path.join(projectRoot, file), 'utf8')).toBe(print())
})
