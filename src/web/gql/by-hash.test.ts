import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { buildSchema, parse, validate } from 'graphql'
import { createClient, gql, stringifyDocument, type Operation } from 'urql'
import { filter, map, pipe } from 'wonka'
import { expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { collectDocuments } from '../../../scripts/build/collect-documents.ts'
import { byHash } from './by-hash.ts'

it('a document goes as the hash of the text that would have been sent', async () => {
  const sent: Operation[] = []
  const client = createClient({
    url: '/graphql',
    preferGetMethod: false,
    exchanges: [
      byHash,
      () => (operations$) =>
        pipe(
          operations$,
          filter((operation) => sent.push(operation) > 0 && operation.kind === 'query'),
          map((operation) => ({ operation, data: {}, error: undefined, stale: false, hasNext: false })),
        ),
    ],
  })
  const document = gql('query Whole { me { id } }')
  await client.query(document, {}).toPromise()
  expect(sent[0]?.extensions).toEqual({
    persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(stringifyDocument(document)).digest('hex') },
  })
})

it('the build knows every document of the site', async () => {
  mkdirSync('dist', { recursive: true })
  const documents = Object.entries(await collectDocuments(process.cwd(), path.resolve('dist')))
  expect(documents.length).toBeGreaterThan(200)
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
  for (const [hash, text] of documents) {
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash)
    expect(validate(schema, parse(text)), text).toEqual([])
  }
})
