import { readdirSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../build/build-product.ts'

/** They take seconds for themselves, or load the whole product, and are for `npm test`. */
const slow = new Set([
  'audit-words',
  'browser',
  'compare-pictures',
  'cut-fonts',
  'documents',
  'gallery',
  'plain-words',
  'printed-docs',
  'public-scripts',
  'typed-words',
])

/** The conventions that read the sources as text, and are reached by no import: all that are quick. */
export const conventions: readonly string[] = readdirSync(path.join(projectRoot, 'tests/tooling'))
  .filter((file) => file.endsWith('.test.ts') && !slow.has(file.replace('.test.ts', '')))
  .map((file) => `tests/tooling/${file}`)
