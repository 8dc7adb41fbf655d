/** By name, what each imports. */
export type Edges = ReadonlyMap<string, ReadonlySet<string>>

/** Depth first; a name met again while it is still open closes a circle. */
export function findCircles(edges: Edges): string[] {
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (name: string, open: string[]): void => {
    const start = open.indexOf(name)
    if (start >= 0) circles.push([...open.slice(start), name].join(' -> '))
    if (start >= 0 || done.has(name)) return
    for (const next of edges.get(name) ?? []) visit(next, [...open, name])
    done.add(name)
  }
  for (const name of edges.keys()) visit(name, [])
  return circles
}

/** The edges without those that a longer way tells already: a picture of them stays readable. The edges must have no circle. */
export function withoutShortcuts(edges: Edges): Edges {
  const reached = (from: string, to: string): boolean =>
    [...(edges.get(from) ?? [])].some((next) => next === to || reached(next, to))
  const isShortcut = (from: string, to: string): boolean =>
    [...(edges.get(from) ?? [])].some((next) => next !== to && reached(next, to))
  return new Map(
    [...edges].map(([from, targets]) => [from, new Set([...targets].filter((to) => !isShortcut(from, to)))]),
  )
}
