import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { NoUnusedFragmentsRule, parse, specifiedRules, validate } from 'graphql'
import { expect, it } from 'vitest'
import { loadSchema } from '../../scripts/bench/admin/write-query.ts'
import { projectRoot } from '../../scripts/build/build-product.ts'

// What the screens ask is checked against the schema as the server would check it; the types of gql.tada only say what comes back.

const schema = loadSchema()
/** A fragment by itself is used by nobody. */
const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule)

interface Document {
  file: string
  name: string
  text: string
  /** The names of the fragments that it is given. */
  given: string[]
}

/** As all of them are written: const name = graphql(`text`, [fragments]). */
const written = /const (\w+) = graphql\(\s*`([^`]*)`(?:,\s*\[([^\]]*)\],?)?\s*\)/g

const documents: Document[] = []
let calls = 0
for (const file of readdirSync(path.join(projectRoot, 'src/web'), { recursive: true, encoding: 'utf8' })) {
  if (!/\.tsx?$/.test(file) || file.startsWith('gql/')) continue
  const source = readFileSync(path.join(projectRoot, 'src/web', file), 'utf8')
  calls += source.match(/\bgraphql\(/g)?.length ?? 0
  for (const [, name = '', text = '', given = ''] of source.matchAll(written))
    documents.push({ file, name, text, given: given.match(/\w+/g) ?? [] })
}

/** The same name may stand for something else in another file. */
function fragment(name: string, by: Document): Document {
  const candidates = documents.filter((document) => document.name === name)
  const found = candidates.find(({ file }) => file === by.file) ?? (candidates.length === 1 ? candidates[0] : undefined)
  if (found === undefined) throw new Error(`${by.file}: ${name} is not one fragment`)
  return found
}

/** With everything that is sent along. */
function complete(document: Document, known = new Set<Document>()): Set<Document> {
  known.add(document)
  for (const name of document.given) {
    const one = fragment(name, document)
    if (!known.has(one)) complete(one, known)
  }
  return known
}

const faults = (document: Document): string[] =>
  validate(
    schema,
    parse([...complete(document)].map(({ text }) => text.replace(/ @_unmask/, '')).join('\n')),
    rules,
  ).map(({ message }) => message)

it('every document of the screens is found', () => {
  expect(documents.length).toBe(calls)
  expect(calls).toBeGreaterThan(100)
})

it.each(documents)('$file: $name is an operation of the schema', (document) => {
  expect(faults(document)).toEqual([])
})

it('a field that is not there, an argument of another kind and a fragment that is not given are found', () => {
  const bad = (text: string) => faults({ file: '', name: '', text, given: [] })
  expect(bad('query A { projects { nothing } }')).toEqual([expect.stringContaining('nothing')])
  expect(bad('query A($id: Int) { project(id: $id) { id } }')).toEqual([expect.stringContaining('$id')])
  expect(bad('query A { projects { ...FundSummary } }')).toEqual([expect.stringContaining('FundSummary')])
})
