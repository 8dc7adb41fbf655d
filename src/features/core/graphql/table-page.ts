import { sql, type RawBuilder } from 'kysely'
import type { Queryable } from '../../../platform/database/connect.ts'

/** What the back office's tables ask for; what is missing or null is as usual. */
export interface TableInput {
  sort?: string | null | undefined
  descending?: boolean | null | undefined
  /** From 1. */
  page?: number | null | undefined
  /** Rows of a page; 50 where it is not said, 200 at most. */
  size?: number | null | undefined
}

export interface TablePage<Row> {
  rows: Row[]
  /** Of all pages. */
  total: number
}

/** A page of a table that is too large to be counted whenever somebody filters it. */
export interface BoundedPage<Row> extends TablePage<Row> {
  /** There are more rows than `total` says; `total` is the most that are counted. */
  isMore: boolean
}

/** So many rows are counted where counting all takes too long. Pages end there as well. */
export const mostCounted = 10_000

/** How many rows a query without order and limit finds, counted up to `mostCounted`. */
export async function countUpToMost(
  database: Queryable,
  query: RawBuilder<unknown>,
): Promise<{ total: number; isMore: boolean }> {
  const { rows } = await sql<{
    total: number
  }>`select count(*) as total from (${query} limit ${mostCounted + 1}) counted`.execute(database)
  const total = rows[0]?.total ?? 0
  return { total: Math.min(total, mostCounted), isMore: total > mostCounted }
}

/** Rows of a page where nothing is said, and the most that may be asked for. */
export const usualPageSize = 50
export const largestPageSize = 200
/** Deeper pages are not leafed through: filters lead there. */
const deepestOffset = 1_000_000

/** How many rows the page has at most, and how many come before it. */
export function pageWindow(input: TableInput): { size: number; offset: number } {
  const size = Math.min(Math.max(1, input.size ?? usualPageSize), largestPageSize)
  return { size, offset: Math.min((Math.max(1, input.page ?? 1) - 1) * size, deepestOffset) }
}

/**
 * `order by ... limit ... offset ...` for a table. @param columns what may be sorted by, as the address says it, in SQL; the first one is
 * the usual order, its largest first. Write them as their index has them, and without nulls: those would come in between. @param tie an SQL column that is different in every row, so that no row is on two pages.
 */
export function tableWindow(
  input: TableInput,
  columns: Readonly<Record<string, RawBuilder<unknown>>>,
  tie: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { size, offset } = pageWindow(input)
  const chosen =
    input.sort !== null && input.sort !== undefined && Object.hasOwn(columns, input.sort)
      ? columns[input.sort]
      : undefined
  const column = chosen ?? Object.values(columns)[0] ?? tie
  const direction = sql.raw(chosen === undefined || input.descending === true ? 'desc' : 'asc')
  return sql`order by ${column} ${direction}, ${tie} ${direction} limit ${size} offset ${offset}`
}

/** All of the conditions; `true` where there are none. */
export const allOf = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)

/** A text anywhere in a column: its own percent signs and underscores mean themselves. */
export const anywhere = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
