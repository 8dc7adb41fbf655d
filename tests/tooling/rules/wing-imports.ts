import { importsOf, isTest, readSources, type Import } from './sources.ts'
import type { Edges } from './circles.ts'

/** Where a file lies within a root such as src/features: its wing, its feature (a file beside the folders is one by itself), the rest of its path. */
export interface Place {
  wing: string
  /** 'treasury/payout' */
  feature: string
  /** From the wing's folder: 'payout/obligation.ts'. */
  file: string
}

export interface WingImport {
  from: Place
  to: Place
  /** As a test says it. */
  text: string
}

function placeOf(root: string, path: string): Place | null {
  if (!path.startsWith(`${root}/`)) return null
  const [wing = '', feature = '', ...rest] = path.slice(root.length + 1).split('/')
  return { wing, feature: `${wing}/${feature}`, file: [feature, ...rest].join('/') }
}

/** Every import from one feature of a root to another; tests beside the sources aside. */
export function importsBetweenFeatures(root: string): WingImport[] {
  return readSources(root)
    .filter((file) => !isTest(file))
    .flatMap(importsOf)
    .flatMap((each: Import) => {
      const [from, to] = [placeOf(root, each.from), placeOf(root, each.to)]
      return from && to && each.isOurs && from.feature !== to.feature
        ? [{ from, to, text: `${each.from} imports ${each.to}` }]
        : []
    })
}

/** What imports what, named by `name`: by wing or by feature. */
export function edgesBy(name: (place: Place) => string, imports: readonly WingImport[]): Edges {
  const edges = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    if (name(from) === name(to)) continue
    edges.set(name(from), (edges.get(name(from)) ?? new Set()).add(name(to)))
  }
  return edges
}
