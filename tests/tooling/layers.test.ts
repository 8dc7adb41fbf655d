import { expect, it, describe } from 'vitest'
import { importsOf, isTest, readSources, type Import } from './rules/sources.ts'

const files = readSources('src').filter((file) => !isTest(file))
const imports = files.flatMap(importsOf)
const ours = imports.filter((each) => each.isOurs)

/** src/<layer>/...; what lies outside src counts as a layer of its own name. */
const layerOf = (file: string): string => /^src\/([^/]+)\//.exec(file)?.[1] ?? file.split('/')[0] ?? ''
const partOf = (folder: string, file: string): string | undefined =>
  new RegExp(`^${folder}/([^/]+/[^/]+)/`).exec(file)?.[1]

/** docs/architecture.md, "Who may import whom"; every layer may import itself. */
const mayImport: Record<string, readonly string[]> = {
  domain: [],
  platform: [],
  ledger: ['domain', 'platform'],
  adapters: ['domain', 'platform'],
  features: ['domain', 'ledger', 'adapters', 'platform'],
  server: ['domain', 'ledger', 'adapters', 'features', 'platform'],
  web: ['domain'],
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

/** What a feature of the screens offers to others. */
const publicFiles = new Set(['src/web/features/people/member/member-queries.ts'])

it.each(['src/web/features', 'src/web/admin/features'])('a feature of %s imports no other feature there', (folder) => {
  const wrong = ours.filter((each) => {
    const [from, to] = [partOf(folder, each.from), partOf(folder, each.to)]
    return from !== undefined && to !== undefined && from !== to && !publicFiles.has(each.to)
  })
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
  const edges = new Map<string, string[]>()
  for (const each of ours.filter((one) => !one.isTypeOnly))
    edges.set(each.from, [...(edges.get(each.from) ?? []), each.to])
  expect(findCircles(edges)).toEqual([])
})

/** Depth first; a file met again while it is still open closes a circle. */
function findCircles(edges: Map<string, string[]>): string[] {
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (file: string, open: string[]): void => {
    const start = open.indexOf(file)
    if (start >= 0) circles.push([...open.slice(start), file].join(' -> '))
    if (start >= 0 || done.has(file)) return
    for (const next of edges.get(file) ?? []) visit(next, [...open, file])
    done.add(file)
  }
  for (const file of edges.keys()) visit(file, [])
  return circles
}
