import type { FiltersOf } from '../../../domain/tables/table.ts'
import { sql, type RawBuilder } from 'kysely'
import type { accountEntryTable } from '../../../domain/tables/account-entries.ts'
import type { SortOf } from '../../../domain/tables/table.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { pageOfList } from '../../core/graphql/list-page.ts'
import { allOf, anywhere, tableWindow, type TableInput, type TablePage } from '../../core/graphql/table-page.ts'
import { findAccountEntry, listExplained, listUnexplained, type AccountEntryView } from './list-account-entries.ts'

type AccountEntryFilter = FiltersOf<typeof accountEntryTable>

/**
 * One page of the lines that operators explain: those that wait, oldest first, or those that are classified, newest first. Which ones wait is judged
 * in code, and payments stop when they grow old: their list is short. What is classified grows with the years and is cut by the database.
 */
export async function pageAccountEntries(
  database: Queryable,
  filter: AccountEntryFilter,
  input: TableInput,
): Promise<TablePage<AccountEntryView>> {
  if (filter.id !== undefined) {
    const entry = await findAccountEntry(database, filter.id)
    return entry === null ? { rows: [], total: 0 } : { rows: [entry], total: 1 }
  }
  if (filter.is_explained !== true)
    return pageOfList(
      (await listUnexplained(database)).filter((entry) => isAskedFor(entry, filter)),
      orders,
      input,
    )
  const where = conditionsOf(filter)
  const [rows, { rows: counted }] = await Promise.all([
    listExplained(database, where, tableWindow(input, columns, sql`entry.id`)),
    sql<{ total: number }>`
      select count(*) as total from statement_explanation explanation join bank_statement_line entry on entry.id = explanation.statement_line_id
      where not exists (select from statement_explanation later where later.corrects = explanation.id) and ${where}`.execute(
      database,
    ),
  ])
  return { rows, total: counted[0]?.total ?? 0 }
}

const columns = { day: sql`entry.transacted_on`, amount: sql`abs(entry.amount)` } satisfies Record<
  SortOf<typeof accountEntryTable>,
  RawBuilder<unknown>
>

const orders: Readonly<Record<keyof typeof columns, (one: AccountEntryView, other: AccountEntryView) => number>> = {
  day: (one, other) => one.transacted_on.localeCompare(other.transacted_on) || one.id - other.id,
  amount: (one, other) => Math.abs(one.amount) - Math.abs(other.amount) || one.id - other.id,
}

const written = (text: string | null | undefined): string => text?.normalize('NFKC').trim() ?? ''

function isAskedFor(
  { amount, transacted_on: transactedOn, remarks }: AccountEntryView,
  { direction, from, until, search }: AccountEntryFilter,
): boolean {
  if (direction && amount > 0 !== (direction === 'in')) return false
  if ((from && transactedOn < from) || (until && transactedOn > until)) return false
  return remarks.normalize('NFKC').includes(written(search))
}

function conditionsOf({ direction, kind, from, until, search }: AccountEntryFilter): RawBuilder<unknown> {
  const text = written(search)
  return allOf([
    ...(direction ? [direction === 'in' ? sql`entry.amount > 0` : sql`entry.amount < 0`] : []),
    ...(kind ? [sql`explanation.kind = ${kind}`] : []),
    ...(from ? [sql`entry.transacted_on >= ${from}::date`] : []),
    ...(until ? [sql`entry.transacted_on <= ${until}::date`] : []),
    ...(text === ''
      ? []
      : [
          sql`(normalize(entry.remarks, nfkc) like ${anywhere(text)} or normalize(explanation.reason, nfkc) like ${anywhere(text)})`,
        ]),
  ])
}
