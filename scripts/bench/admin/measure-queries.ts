import type { GraphQLField } from 'graphql'
import { median } from '../median.ts'
import type { BenchServer } from './bench-server.ts'
import type { Facts } from './facts.ts'
import { measuredQueries } from './measured-queries.ts'
import { isPaged, loadSchema, operatorQueries, writeQuery } from './write-query.ts'

export interface QueryMeasure {
  operation: string
  variant: string
  /** Of all pages, or of the list; null for what is neither. */
  rows: number | null
  /** Milliseconds, as whoever asks sees it; infinite where the answer was a failure, such as the server's own time limit. */
  median: number
  worst: number
}

const times = 5
/** Rows of a page, as the tables show them, and the most that may be asked for. */
const pageSize = 50
const largestPage = 200

/** Asks each query in each way several times, one after the other; `show` gets each measure as it comes. */
export async function measureQueries(
  server: BenchServer,
  facts: Facts,
  show: (measure: QueryMeasure) => void,
  isWanted: (operation: string) => boolean,
): Promise<QueryMeasure[]> {
  const measures: QueryMeasure[] = []
  for (const field of operatorQueries(loadSchema())) {
    if (!isWanted(field.name)) continue
    const query = writeQuery(field, measuredQueries[field.name]?.(facts).without)
    for (const { name, variables } of await variantsOf(server, field, query, facts)) {
      const measure = await measureVariant(server, field.name, name, query, variables)
      measures.push(measure)
      show(measure)
    }
  }
  return measures
}

interface Variant {
  name: string
  variables: Readonly<Record<string, unknown>>
}

async function variantsOf(
  server: BenchServer,
  field: GraphQLField<unknown, unknown>,
  query: string,
  facts: Facts,
): Promise<Variant[]> {
  const asked = measuredQueries[field.name]?.(facts)
  if (!asked) return []
  const { always = {}, sorts = [], filters = {} } = asked
  const filtered = Object.entries(filters).map(([name, variables]) => ({
    name,
    variables: { ...always, ...variables },
  }))
  if (!isPaged(field)) return [{ name: '', variables: always }, ...filtered]
  const total = countRows((await server.ask(query, always))[field.name]) ?? 0
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const sorted = sorts.flatMap((sort) =>
    [false, true].map((descending) => ({
      name: `by ${sort}${descending ? ', descending' : ''}`,
      variables: { ...always, sort, descending },
    })),
  )
  return [
    { name: 'first page', variables: always },
    { name: 'middle page', variables: { ...always, page: Math.ceil(pages / 2) } },
    { name: 'last page', variables: { ...always, page: pages } },
    { name: `${largestPage} rows`, variables: { ...always, size: largestPage } },
    ...sorted,
    ...sorted.map(({ name, variables }) => ({ name: `${name}, last page`, variables: { ...variables, page: pages } })),
    ...filtered,
  ]
}

async function measureVariant(
  server: BenchServer,
  operation: string,
  variant: string,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<QueryMeasure> {
  const waits: number[] = []
  let answer: unknown
  for (let turn = 0; turn < times; turn += 1) {
    const begin = performance.now()
    try {
      answer = (await server.ask(query, variables))[operation]
      waits.push(performance.now() - begin)
    } catch (error) {
      return {
        operation,
        variant: `${variant} ${error instanceof Error ? error.message : String(error)}`.trim(),
        rows: null,
        median: Number.POSITIVE_INFINITY,
        worst: Number.POSITIVE_INFINITY,
      }
    }
  }
  return { operation, variant, rows: countRows(answer), median: median(waits), worst: Math.max(...waits) }
}

function countRows(answer: unknown): number | null {
  if (Array.isArray(answer)) return answer.length
  if (typeof answer !== 'object' || answer === null) return null
  const { rows, total } = answer as { rows?: unknown; total?: unknown }
  if (!Array.isArray(rows)) return null
  return typeof total === 'number' ? total : null
}
