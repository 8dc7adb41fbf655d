import { importsOf, isTest, type SourceFile } from '../../tests/tooling/rules/sources.ts'

/** A test file that a change reaches. */
export interface ReachedTest {
  file: string
  /** Imports between the change and the test: 0 is a changed test, 1 a test that imports what changed. */
  distance: number
}

/** Further away than this a test says little about the change, and almost everything is reached. */
const furthestTest = 4
/** A page is further from the parts that it is put together of. */
const furthest = 8

export interface Reach {
  /** Nearest first. */
  tests: ReachedTest[]
  /** How many imports each module is away from the change. */
  distances: ReadonlyMap<string, number>
  /** The wings whose features changed, or else those that are nearest to the change. */
  wings: string[]
}

/**
 * The tests that a change reaches: by imports, and over HTTP, where a test sends an operation that the change reaches. Imports of
 * types alone carry no behaviour; the types are checked by themselves.
 * @param changed paths from the project's root.
 * @param files of the whole project.
 */
export function reachOf(changed: readonly string[], files: readonly SourceFile[]): Reach {
  const distances = distancesFrom(changed, files)
  const operations = operationsNear(files, distances)
  const tests = files
    .filter(isTest)
    .flatMap((file): ReachedTest[] => {
      const byImport = distances.get(file.path) ?? Number.POSITIVE_INFINITY
      const byOperation = file.path.startsWith('tests/') ? nearestOperation(file.text, operations) : byImport
      const distance = Math.min(byImport, byOperation + 1)
      return distance <= furthestTest ? [{ file: file.path, distance }] : []
    })
    .toSorted((one, other) => one.distance - other.distance || one.file.localeCompare(other.file))
  return { tests, distances, wings: wingsNear(distances) }
}

function wingsNear(distances: ReadonlyMap<string, number>): string[] {
  const features = [...distances].flatMap(([file, distance]) => {
    const [, wing] = /^src\/features\/([\w-]+)\//.exec(file) ?? []
    return wing === undefined ? [] : [{ wing, distance }]
  })
  const nearest = Math.min(...features.map(({ distance }) => distance))
  return [...new Set(features.filter(({ distance }) => distance === nearest).map(({ wing }) => wing))]
}

/** How many imports each file is away from a change. */
function distancesFrom(changed: readonly string[], files: readonly SourceFile[]): ReadonlyMap<string, number> {
  const importers = new Map<string, string[]>()
  for (const { from, to, isOurs, isTypeOnly } of files.flatMap(importsOf)) {
    if (!isOurs || isTypeOnly) continue
    const known = importers.get(to)
    if (known === undefined) importers.set(to, [from])
    else known.push(from)
  }
  const distances = new Map(changed.map((file) => [file, 0]))
  let ring: readonly string[] = changed
  for (let distance = 1; distance <= furthest && ring.length > 0; distance += 1) {
    const next = new Set(ring.flatMap((file) => importers.get(file) ?? []).filter((file) => !distances.has(file)))
    for (const file of next) distances.set(file, distance)
    ring = [...next]
  }
  return distances
}

/** The operations of the API whose resolvers stand near the change, with their distance. */
function operationsNear(files: readonly SourceFile[], distances: ReadonlyMap<string, number>): Map<string, number> {
  const near = new Map<string, number>()
  for (const file of files) {
    const distance = distances.get(file.path)
    if (distance === undefined || !file.path.startsWith('src/features/')) continue
    for (const name of operationsIn(file.text)) near.set(name, Math.min(distance, near.get(name) ?? distance))
  }
  return near
}

const oneOperation = /builder\.(?:query|mutation)Field\('(\w+)'/g
const severalOperations = /builder\.(?:query|mutation)Fields\(\(t\) => \(\{\n([\s\S]*?)\n\}\)\)/g

export const operationsIn = (text: string): string[] => [
  ...[...text.matchAll(oneOperation)].map(([, name = '']) => name),
  ...[...text.matchAll(severalOperations)].flatMap(([, body = '']) =>
    [...body.matchAll(/^ {2}(\w+): /gm)].map(([, name = '']) => name),
  ),
]

const words = /\w+/g

const nearestOperation = (text: string, operations: ReadonlyMap<string, number>): number =>
  operations.size === 0
    ? Number.POSITIVE_INFINITY
    : Math.min(...(text.match(words) ?? []).map((word) => operations.get(word) ?? Number.POSITIVE_INFINITY))
