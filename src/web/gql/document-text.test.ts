import { readdirSync, readFileSync } from 'node:fs'
import { parse as parseFully } from 'graphql'
import { describe, expect, it } from 'vitest'
import { parse, print } from './document-text.ts'

const sources = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(`src/web/${file}`, 'utf8'))
const documents = sources.flatMap((source) =>
  [...source.matchAll(/\bgraphql\(\s*`([^`]+)`/g)].map(([, text = '']) => text),
)

describe('a query in the browser', () => {
  it('stays the text that was written', () => {
    expect(documents.length).toBeGreaterThan(100)
    expect(print(parse('\n  query Fund($id: ID!) { project(id: $id) { id } }'))).toContain('query Fund($id: ID!)')
    expect(print(parse('fragment FundSummary on Project @_unmask { id }'))).toBe(
      'fragment FundSummary on Project { id }',
    )
  })

  it('is one named definition, as the real parser sees it', () => {
    for (const text of documents) {
      const { definitions } = parseFully(text)
      expect(
        definitions.map(({ kind, ...definition }) => [kind, 'name' in definition ? definition.name?.value : undefined]),
        text,
      ).toEqual(parse(text).definitions.map(({ kind, name }) => [kind, name.value]))
    }
  })

  it('has a name of its own, by which the answer in the document is found', () => {
    const names = documents.flatMap((text) => /^\s*query (\w+)/.exec(text)?.[1] ?? [])
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('is refused without a name', () => {
    expect(() => parse('{ me { id } }')).toThrow(SyntaxError)
  })
})
