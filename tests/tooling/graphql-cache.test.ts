import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../scripts/build/build-product.ts'
import { selectionsOf } from '../../scripts/schema/selections.ts'

// A cached type belongs to a document's text, not to the schema: one that is out of date would be believed by the type checker.

const read = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8')
const cache = read('src/web/gql/graphql-cache.d.ts')

function texts(): Set<string> {
  const found = new Set<string>()
  for (const file of readdirSync(path.join(projectRoot, 'src/web'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || file.endsWith('.test.ts')) continue
    for (const [, text = ''] of read(path.join('src/web', file)).matchAll(/\bgraphql\(\s*`([^`]*)`/g)) found.add(text)
  }
  return found
}

it('the cached types were made for this schema: npm run schema', () => {
  const hash = createHash('sha256').update(read('schema.graphql')).digest('hex')
  expect(cache.split('\n', 1)).toEqual([`// Written by npm run schema for schema.graphql ${hash}`])
})

it('the back office asks for every field of its records and every column of its pages: npm run schema', async () => {
  expect(read('src/web/admin/gql/selections.ts')).toBe(await selectionsOf(read('schema.graphql')))
})

it('every document of the screens has cached types, and no others are kept: npm run schema', () => {
  const cached = new Set(
    [...cache.matchAll(/^ {4}("(?:[^"\\]|\\.)*"):$/gm)].map(([, key = '""']) => JSON.parse(key) as string),
  )
  const written = texts()
  expect([...written].filter((text) => !cached.has(text))).toEqual([])
  expect([...cached].filter((text) => !written.has(text))).toEqual([])
  expect(written.size).toBeGreaterThan(100)
})
