import { accountKinds } from './account-text.ts'
import type { FiltersOf } from '../../../domain/tables/table.ts'
import { entryTable } from '../../../domain/tables/entries.ts'
import { sql, type RawBuilder } from 'kysely'
import { addDays, parseJapanDate, startOfDay } from '../../../domain/calendar.ts'
import { COST_KINDS } from '../../../domain/treasury/fund-lines.ts'
import type { AccountKind } from '../../../ledger/chart.ts'
import type { StoredKind } from '../../../ledger/entry-kinds.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { eachInSteps } from '../../../platform/database/each-in-steps.ts'
import { bookInWords } from './book-text.ts'
import { accountsWithin, overviewOf } from './overview-accounts.ts'
import { allOf, countUpToMost, tableWindow, type BoundedPage, type TableInput } from '../../core/graphql/table-page.ts'
import type { Id } from '../../../domain/id.ts'

type EntryFilter = FiltersOf<typeof entryTable>

export interface EntryLine {
  /** In which book, as operators call it. */
  book: string
  account_kind: AccountKind
  /** Whose account, a cost's kind in words; empty for the operator's own. */
  reference: string
  /** Whole yen; 0 on the other side. */
  debit: number
  credit: number
}

/** What an entry moves on all accounts of a kind, whole yen. */
export interface EntrySide {
  account_kind: AccountKind
  debit: number
  credit: number
  /** How many lines come to it. */
  count: number
}

export interface Entry {
  id: Id<'journal_entry'>
  kind: StoredKind
  effective_at: Date
  recorded_at: Date
  reverses: Id<'journal_entry'> | null
  /** Account by account, debits first: an entry on thousands of people has few of them. */
  sides: EntrySide[]
}

/** Journal entries, the latest first unless something else is asked for. Of those with an account or a sum so many are counted. */
export async function listEntries(
  database: Queryable,
  filter: EntryFilter,
  input: TableInput,
): Promise<BoundedPage<Entry>> {
  if (accountOf(filter) || filter.amount || filter.book) return listByPostings(database, filter, input)
  const where = allOf(conditionsOf(filter, { id: sql`entry.id`, time: sql`entry.effective_at` }))
  const window = tableWindow(input, { time: sql`entry.effective_at`, id: sql`entry.id` }, sql`entry.id`)
  const [rows, counted] = await Promise.all([
    selectEntries(database, sql`select entry.id from journal_entry entry where ${where} ${window}`),
    countAll(database, where),
  ])
  return { rows, ...counted }
}

/** Entries by what they touch: the postings stand in the order of their entries, once for each account and once for each sum. */
async function listByPostings(
  database: Queryable,
  filter: EntryFilter,
  input: TableInput,
): Promise<BoundedPage<Entry>> {
  const { amount, book } = filter
  const account = accountOf(filter)
  const where = allOf([
    ...conditionsOf(filter, { id: sql`posting.entry_id`, time: sql`posting.effective_at` }),
    ...(account ? [onAccount(account)] : []),
    ...(amount ? [sql`posting.moved = ${amount}`] : []),
    ...(book ? [sql`posting.book = ${book}`] : []),
  ])
  const touching = sql`select distinct posting.entry_id as id, posting.effective_at from posting where ${where}`
  // Only what the order needs, so that an index has it in that order.
  const ordered =
    input.sort === 'id' ? sql`select distinct posting.entry_id as id from posting where ${where}` : touching
  const window = tableWindow(
    input,
    { time: sql`posting.effective_at`, id: sql`posting.entry_id` },
    sql`posting.entry_id`,
  )
  const [rows, counted] = await Promise.all([
    selectEntries(database, sql`${ordered} ${window}`),
    countUpToMost(database, touching),
  ])
  return { rows, ...counted }
}

/** Entries by the filter in steps, the oldest first: whoever writes them down holds a step at a time. */
export function eachEntry(database: Queryable, filter: EntryFilter): AsyncGenerator<Entry> {
  const { amount, book } = filter
  const account = accountOf(filter)
  const entries = (last: number, limit: number): RawBuilder<unknown> =>
    sql`select entry.id from journal_entry entry where ${allOf([...conditionsOf(filter, { id: sql`entry.id`, time: sql`entry.effective_at` }), sql`entry.id > ${last}`])} order by entry.id limit ${limit}`
  const touching = (last: number, limit: number): RawBuilder<unknown> =>
    sql`select distinct posting.entry_id as id from posting where ${allOf([
      ...conditionsOf(filter, { id: sql`posting.entry_id`, time: sql`posting.effective_at` }),
      ...(account ? [onAccount(account)] : []),
      ...(amount ? [sql`posting.moved = ${amount}`] : []),
      ...(book ? [sql`posting.book = ${book}`] : []),
      sql`posting.entry_id > ${last}`,
    ])} order by 1 limit ${limit}`
  const ids = account || amount || book ? touching : entries
  return eachInSteps((last, limit) => selectEntries(database, ids(last?.id ?? 0, limit)))
}

/** The account whose postings are asked for; nothing for a word that is none. */
const accountOf = ({ account }: EntryFilter): AccountKind | undefined => accountKinds.find((kind) => kind === account)

/** With an account of the overview come those that go into it. */
function onAccount(kind: AccountKind): RawBuilder<unknown> {
  const kinds = accountsWithin(overviewOf(kind))
  return kinds.length > 1 && overviewOf(kind) === kind
    ? sql`posting.account_kind = any(${kinds})`
    : sql`posting.account_kind = ${kind}`
}

async function countAll(database: Queryable, where: RawBuilder<unknown>): Promise<{ total: number; isMore: boolean }> {
  const { rows } = await sql<{
    total: number
  }>`select count(*) as total from journal_entry entry where ${where}`.execute(database)
  return { total: rows[0]?.total ?? 0, isMore: false }
}

/** The entries that were written under one of these keys, oldest first. */
export const entriesWithKeys = (database: Queryable, keys: readonly string[]): Promise<Entry[]> =>
  selectEntries(
    database,
    sql`select entry.id from journal_entry entry where entry.idempotency_key = any(${keys}) order by entry.id`,
  )

/** The page's entries are found first, in their order; only then are their postings added up. @param ids a query with the column id. */
async function selectEntries(database: Queryable, ids: RawBuilder<unknown>): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    with found as materialized (${ids}),
      page as (select id, row_number() over () as place from found)
    select entry.id, entry.kind, entry.effective_at, entry.recorded_at, entry.reverses, side.sides
    from page join journal_entry entry on entry.id = page.id
    cross join lateral (
      select json_agg(json_build_object('account_kind', account_kind, 'debit', debit, 'credit', credit, 'count', count) order by debit = 0, account_kind) as sides
      from (
        select account_kind, coalesce(sum(amount) filter (where amount > 0), 0) as debit, coalesce(-sum(amount) filter (where amount < 0), 0) as credit, count(*) as count
        from posting where posting.entry_id = entry.id group by account_kind) account
    ) side
    order by page.place`.execute(database)
  return rows
}

/** Every line of an entry, debits first. */
export async function loadEntryLines(database: Queryable, entryId: Id<'journal_entry'>): Promise<EntryLine[]> {
  const { rows } = await sql<EntryLine>`
    select ${bookInWords(sql`book`)} as book, account_kind, account_ref as reference, greatest(amount, 0) as debit, greatest(-amount, 0) as credit
    from posting where entry_id = ${entryId} order by amount < 0, id`.execute(database)
  return rows.map((line) => ({ ...line, reference: costKindInWords(line.reference) }))
}

/** A cost's account is named after its kind; every other one after a number or a name. */
const costKindInWords = (reference: string): string =>
  new Map<string, string>(Object.entries(COST_KINDS)).get(reference) ?? reference

function conditionsOf(
  { from, until, id }: EntryFilter,
  columns: { id: RawBuilder<unknown>; time: RawBuilder<unknown> },
): RawBuilder<unknown>[] {
  const first = from ? parseJapanDate(from) : null
  const last = until ? parseJapanDate(until) : null
  return [
    ...(first ? [sql`${columns.time} >= ${startOfDay(first)}`] : []),
    ...(last ? [sql`${columns.time} < ${startOfDay(addDays(last, 1))}`] : []),
    ...(id ? [sql`${columns.id} = ${id}`] : []),
  ]
}
