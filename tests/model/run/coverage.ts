/** How often each thing happened, over all histories. */
export type Counts = Record<string, number>

export function count(counts: Counts, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1
}

export function addCounts(to: Counts, more: Counts): void {
  for (const [name, times] of Object.entries(more)) to[name] = (to[name] ?? 0) + times
}
