import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../scripts/build/build-product.ts'
import { findCircles } from './rules/circles.ts'
import { edgesBy, importsBetweenFeatures, type Place, type WingImport } from './rules/wing-imports.ts'
import { wings } from './rules/wings.ts'

const order = Object.keys(wings)
const between = importsBetweenFeatures('src/features')
const across = between.filter(({ from, to }) => from.wing !== to.wing)
const texts = (imports: readonly WingImport[]): string[] => imports.map(({ text }) => text)
const foldersOf = (folder: string): string[] => readdirSync(path.join(projectRoot, folder)).toSorted()

/** API types, jobs and pieces of SQL: a feature's own even within its wing. */
function isInner({ wing, file }: Place): boolean {
  if (wing === 'core') return false
  if (/(?:^|[/-])(?:graphql|jobs)\.ts$/.test(file)) return true
  const text = readFileSync(path.join(projectRoot, 'src/features', wing, file), 'utf8')
  return /^export .*(?:= sql[<`]|=> sql[<`]|\bRawBuilder<)/m.test(text)
}

describe('the wings', () => {
  it('are the folders of src/features, each with a line for every feature', () => {
    expect(foldersOf('src/features')).toEqual(order.toSorted())
    for (const [wing, { features }] of Object.entries(wings))
      expect(Object.keys(features).toSorted()).toEqual(foldersOf(`src/features/${wing}`))
  })

  it('use only those below them', () => {
    const upward = across.filter(({ from, to }) => order.indexOf(to.wing) > order.indexOf(from.wing))
    expect(texts(upward)).toEqual([])
  })

  it('use of another wing its public files alone', () => {
    const past = across.filter(({ to }) => wings[to.wing]?.publicFiles.includes(to.file) !== true)
    expect(texts(past)).toEqual([])
  })

  it('have no public file that no other wing uses', () => {
    const used = new Set(across.map(({ to }) => `${to.wing}/${to.file}`))
    const unused = Object.entries(wings).flatMap(([wing, { publicFiles }]) =>
      publicFiles.map((file) => `${wing}/${file}`).filter((file) => !used.has(file)),
    )
    expect(unused).toEqual([])
  })
})

describe('the features', () => {
  it('have no circle', () => {
    expect(findCircles(edgesBy(({ feature }) => feature, between))).toEqual([])
  })

  it('keep API types, jobs and pieces of SQL to themselves, save those that are named', () => {
    const taken = between.filter(({ from, to }) => from.wing === to.wing && isInner(to))
    const isNamed = ({ wing, file }: Place): boolean =>
      [...(wings[wing]?.publicFiles ?? []), ...(wings[wing]?.openInside ?? [])].includes(file)
    expect(texts(taken.filter(({ to }) => !isNamed(to)))).toEqual([])
    const open = Object.entries(wings).flatMap(([wing, { openInside = [] }]) =>
      openInside.map((file) => `${wing}/${file}`),
    )
    expect(open.filter((file) => !taken.some(({ to }) => `${to.wing}/${to.file}` === file))).toEqual([])
  })
})

/** The site's own wing: pages that are nothing but text. */
const screenWings = [...order, 'static']

describe.each(['src/web/features', 'src/web/admin/features'])('the screens of %s', (root) => {
  const imports = importsBetweenFeatures(root)
  const open = Object.values(wings).flatMap(({ publicScreens = [] }) => publicScreens)
  const fileOf = ({ wing, file }: Place): string => `${root}/${wing}/${file}`

  it('lie in the same wings', () => {
    expect(foldersOf(root).filter((wing) => !screenWings.includes(wing))).toEqual([])
  })

  it('import no other feature but by a public file, downward and without circles', () => {
    const wrong = imports.filter(
      ({ from, to }) => !open.includes(fileOf(to)) || order.indexOf(to.wing) > order.indexOf(from.wing),
    )
    expect(texts(wrong)).toEqual([])
    expect(findCircles(edgesBy(({ feature }) => feature, imports))).toEqual([])
  })

  it('have no public file that no other feature uses', () => {
    const own = open.filter((file) => file.startsWith(`${root}/`))
    expect(own.filter((file) => !imports.some(({ to }) => fileOf(to) === file))).toEqual([])
  })
})
