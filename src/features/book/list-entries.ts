import { sql, type RawBuilder } from 'kysely'
import { addDays, parseJapanDate, startOfDay } from '../../domain/calendar.ts'
import type { AccountKind } from '../../ledger/chart.ts'
import type { Queryable } from '../../platform/database/connect.ts'
import { allOf, countUpToMost, mostCounted, tableWindow, type BoundedPage, type TableInput } from '../graphql/table-page.ts'

export interface EntryFilter {
  accountKind?: AccountKind | null | undefined
  /** 'YYYY-MM-DD' of the effect, both days included. */
  from?: string | null | undefined
  until?: string | null | undefined
  /** Whole yen of one of its lines, either side. */
  amount?: number | null | undefined
  /** The number of the entry itself. */
  id?: number | null | undefined
}

export interface EntryLine {
  accountKind: AccountKind
  /** Whose account; empty for the operator's own. */
  reference: string
  /** Whole yen; 0 on the other side. */
  debit: number
  credit: number
}

export interface Entry {
  id: number
  kind: string
  effectiveAt: Date
  recordedAt: Date
  reverses: number | null
  lines: EntryLine[]
}

const columns = { time: sql`entry.effective_at`, id: sql`entry.id` }

/** Journal entries with their lines, the latest first unless something else is asked for. Of those with an account or a sum so many are counted. */
export async function listEntries(database: Queryable, filter: EntryFilter, input: TableInput): Promise<BoundedPage<Entry>> {
  const others = conditionsOf(filter)
  if (filter.accountKind) return listOfAccount(database, filter.accountKind, others, input)
  const where = allOf(others)
  const [rows, counted] = await Promise.all([
    selectEntries(database, where, tableWindow(input, columns, sql`entry.id`)),
    filter.amount ? countUpToMost(database, sql`select from journal_entry entry where ${where}`) : countAll(database, where),
  ])
  return { rows, ...counted }
}

/** Entries that touch an account: where they are few they are known by number; where they are many, the newest are soon met. */
async function listOfAccount(database: Queryable, kind: AccountKind, others: readonly RawBuilder<unknown>[], input: TableInput): Promise<BoundedPage<Entry>> {
  const touched = sql`select distinct entry_id from posting where account_kind = ${kind}`
  const { isMore } = await countUpToMost(database, touched)
  const touches = isMore
    ? sql`exists (select from posting where posting.account_kind = ${kind} and posting.entry_id = entry.id)`
    : sql`entry.id = any(array(${touched}))`
  const where = allOf([touches, ...others])
  const [rows, counted] = await Promise.all([
    selectEntries(database, where, tableWindow(input, columns, sql`entry.id`)),
    isMore && others.length === 0 ? { total: mostCounted, isMore } : countUpToMost(database, sql`select from journal_entry entry where ${where}`),
  ])
  return { rows, ...counted }
}

async function countAll(database: Queryable, where: RawBuilder<unknown>): Promise<{ total: number; isMore: boolean }> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from journal_entry entry where ${where}`.execute(database)
  return { total: rows[0]?.total ?? 0, isMore: false }
}

/** The entries that were written under one of these keys, oldest first. */
export const entriesWithKeys = (database: Queryable, keys: readonly string[]): Promise<Entry[]> =>
  selectEntries(database, sql`entry.idempotency_key = any(${keys})`, sql`order by entry.id`)

/** The page's entries are found first, by an index where their order has one; only then are their lines read. */
async function selectEntries(database: Queryable, where: RawBuilder<unknown>, window: RawBuilder<unknown>): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    with found as materialized (select entry.id from journal_entry entry where ${where} ${window}),
      page as (select id, row_number() over () as place from found)
    select entry.id, entry.kind, entry.effective_at as "effectiveAt", entry.recorded_at as "recordedAt",
      entry.reverses, (
        select json_agg(json_build_object('accountKind', account_kind, 'reference', account_ref,
          'debit', greatest(amount, 0), 'credit', greatest(-amount, 0)) order by amount < 0, id)
        from posting where posting.entry_id = entry.id) as lines
    from page join journal_entry entry on entry.id = page.id order by page.place`.execute(database)
  return rows
}

function conditionsOf({ from, until, amount, id }: EntryFilter): RawBuilder<unknown>[] {
  const first = from ? parseJapanDate(from) : null
  const last = until ? parseJapanDate(until) : null
  return [
    ...(first ? [sql`entry.effective_at >= ${startOfDay(first)}`] : []),
    ...(last ? [sql`entry.effective_at < ${startOfDay(addDays(last, 1))}`] : []),
    ...(amount ? [sql`exists (select from posting where posting.entry_id = entry.id and abs(posting.amount) = ${amount})`] : []),
    ...(id ? [sql`entry.id = ${id}`] : []),
  ]
}
