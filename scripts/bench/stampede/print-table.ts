import { burstSeconds } from '../../../src/features/investing/application/defer-documents.ts'
import { median } from '../median.ts'
import type { Round } from './gates.ts'
import type { Contestant } from './plan.ts'
import type { Measures, DocumentsDue } from './run-contestant.ts'

interface Column {
  name: string
  read(measures: Measures): number | null
}

const columns: readonly Column[] = [
  { name: 'per second', read: ({ perSecond }) => perSecond },
  { name: 'p50 ms', read: ({ p50 }) => p50 },
  { name: 'p99 ms', read: ({ p99 }) => p99 },
  { name: 'at once, p99', read: ({ atOnce }) => atOnce?.p99 ?? null },
  { name: 'last ms', read: ({ atOnce }) => atOnce?.lastAnswer ?? null },
  { name: 'server us each', read: ({ serverMicroseconds }) => serverMicroseconds },
  { name: 'database us each', read: ({ databaseMicroseconds }) => databaseMicroseconds },
  { name: 'load us each', read: ({ loadMicroseconds }) => loadMicroseconds },
  {
    name: 'documents us each',
    read: ({ documents }) => documents && documents.serverMicroseconds + documents.databaseMicroseconds,
  },
  { name: 'documents ms', read: ({ documents }) => documents?.milliseconds ?? null },
  { name: 'server MB', read: ({ megabytes }) => megabytes },
]

const nameWidth = 34

export function printHead(connections: number): void {
  const title = `${connections.toLocaleString('en')} keep-alive connections`
  console.log([title.padEnd(nameWidth), ...columns.map(({ name }) => name)].join(' | '))
}

export function printRow(round: string, contestant: Contestant, measures: Measures): void {
  const broken = measures.violations.length > 0 ? `  VIOLATION ${measures.violations.join('; ')}` : ''
  console.log(
    [
      `${round}: ${contestant.name}`.padEnd(nameWidth),
      ...columns.map(({ name, read }) => figure(read(measures)).padStart(name.length)),
    ].join(' | ') + broken,
  )
}

export function printMedians(contestants: readonly Contestant[], rounds: readonly Round[]): void {
  console.log('\nmedians')
  for (const contestant of contestants) {
    const all = rounds.flatMap((round) => round.get(contestant) ?? [])
    console.log(
      [
        contestant.name.padEnd(nameWidth),
        ...columns.map(({ name, read }) => figure(middle(all.map(read))).padStart(name.length)),
      ].join(' | '),
    )
  }
  console.log('')
}

/** What our way leaves for later is part of what it costs, and is told in full. */
export function printDocuments(rounds: readonly Round[]): void {
  const all = rounds.flatMap((round) => [...round.values()].flatMap(({ documents }) => documents ?? []))
  if (all.length === 0) return
  const of = (read: (documents: DocumentsDue) => number) => median(all.map(read)).toFixed(0)
  console.log(
    `contracts and mails of a burst follow when it is over: looked at every ${burstSeconds} s, then ${of(({ milliseconds }) => milliseconds)} ms until the last is owed; ` +
      `for each application ${of(({ serverMicroseconds }) => serverMicroseconds)} us of the process that writes them and ${of(({ databaseMicroseconds }) => databaseMicroseconds)} us of PostgreSQL`,
  )
}

function middle(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : median(known)
}

const figure = (value: number | null): string => (value === null ? '' : value.toFixed(0))
