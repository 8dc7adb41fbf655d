import { expect, it, describe } from 'vitest'
import { findCircles } from './rules/circles.ts'
import { importsOf, isTest, readSources, type Import } from './rules/sources.ts'

const files = readSources('src').filter((file) => !isTest(file))
const imports = files.flatMap(importsOf)
const ours = imports.filter((each) => each.isOurs)

/** src/<layer>/...; what lies outside src counts as a layer of its own name. */
const layerOf = (file: string): string => /^src\/([^/]+)\//.exec(file)?.[1] ?? file.split('/')[0] ?? ''

/** docs/architecture.md, "Who may import whom"; every layer may import itself. */
const mayImport: Record<string, readonly string[]> = {
  domain: [],
  platform: [],
  ledger: ['domain', 'platform'],
  adapters: ['domain', 'platform'],
  features: ['domain', 'ledger', 'adapters', 'platform'],
  server: ['domain', 'ledger', 'adapters', 'features', 'platform'],
  web: ['domain', 'assets'],
  desk: ['domain'],
}

const describeImport = (each: Import): string => `${each.from} imports ${each.to}`

describe('the layers', () => {
  it.each(Object.entries(mayImport))('%s imports itself and: %s', (layer, allowed) => {
    const wrong = ours.filter((each) => layerOf(each.from) === layer && ![layer, ...allowed].includes(layerOf(each.to)))
    expect(wrong.map(describeImport)).toEqual([])
  })

  it('are all known: no source lies beside them', () => {
    expect(files.map((file) => file.path).filter((file) => !(layerOf(file) in mayImport))).toEqual([])
  })
})

it('the domain uses no package but the pure validation library, and nothing of Node', () => {
  const wrong = imports.filter((each) => layerOf(each.from) === 'domain' && !each.isOurs && each.to !== 'valibot')
  expect(wrong.map(describeImport)).toEqual([])
})

it('features know of the outside only the interfaces: what src/server composes stays there', () => {
  const implementations = new Set(
    ours
      .filter((each) => layerOf(each.from) === 'server' && layerOf(each.to) === 'adapters' && !each.isTypeOnly)
      .map((each) => each.to),
  )
  expect(implementations.size).toBeGreaterThan(0)
  const wrong = ours.filter((each) => layerOf(each.from) === 'features' && implementations.has(each.to))
  expect(wrong.map(describeImport)).toEqual([])
})

it('only programmes that refuse to run outside the demo know its people and its offers', () => {
  const isOfTheDemo = (file: string): boolean => file.startsWith('src/server/demo')
  const wrong = ours.filter((each) => isOfTheDemo(each.to) && !isOfTheDemo(each.from))
  expect(wrong.map(describeImport)).toEqual([])
})

it("the site knows nothing of the back office, which builds on the site's own parts", () => {
  const wrong = ours.filter(
    (each) =>
      each.from.startsWith('src/web/') &&
      !each.from.startsWith('src/web/admin/') &&
      each.to.startsWith('src/web/admin/'),
  )
  expect(wrong.map(describeImport)).toEqual([])
})

it('no file imports itself by way of others', () => {
  const edges = new Map<string, Set<string>>()
  for (const { from, to } of ours.filter((one) => !one.isTypeOnly))
    edges.set(from, (edges.get(from) ?? new Set()).add(to))
  expect(findCircles(edges)).toEqual([])
})
