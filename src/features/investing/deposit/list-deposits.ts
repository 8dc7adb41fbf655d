import type { FiltersOf } from '../../../domain/tables/table.ts'
import { sql, type RawBuilder } from 'kysely'
import type { depositTable } from '../../../domain/tables/deposits.ts'
import type { SortOf } from '../../../domain/tables/table.ts'
import { depositViews, type DepositView } from '../../../domain/tables/deposits.ts'
import { addDays, parseJapanDate, startOfDay } from '../../../domain/calendar.ts'
import { parseApplicationNumber } from '../../../domain/investing/application-number.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { eachInSteps } from '../../../platform/database/each-in-steps.ts'
import { allOf, anywhere, tableWindow, type TableInput, type TablePage } from '../../core/graphql/table-page.ts'
import { judgementConditions, judgementOf, type Judgement } from './judgement.ts'
import type { Id } from '../../../domain/id.ts'

type DepositFilter = FiltersOf<typeof depositTable>

export interface DepositRow {
  id: Id<'deposit'>
  bank_line_id: Id<'bank_line'>
  /** The bank's own time. */
  at: Date
  judgement: Judgement
  name_differs: boolean
  /** Whole yen. */
  amount: number
  /** What came above (positive) or is still missing (negative) for the application; null where no application claims it. */
  difference: number | null
  /** As the payer's bank sent it, half-width kana. */
  remitter_name: string
  investment_id: Id<'investment'> | null
  fund_id: Id<'fund'> | null
  project_name: string | null
  member_id: Id<'member'> | null
  member_name: string | null
  /** What nobody knew the owner of has one now, or went back. */
  is_resolved: boolean
}

const unresolved = sql`not exists (select from standing_resolution done where done.bank_line_id = deposit.bank_line_id)`
const refundWaits = sql`exists (select from refund where refund.deposit_id = deposit.id and refund.status in ('open', 'in_payout'))`

const viewConditions: Readonly<Record<DepositView, RawBuilder<unknown>>> = {
  unresolved: sql`(${judgementConditions.no_application} and ${unresolved})`,
  refund_waiting: refundWaits,
  name_differs: sql`deposit.name_differs`,
  short: judgementConditions.short,
}

const columns = { time: sql`deposit.transacted_at`, amount: sql`deposit.amount` } satisfies Record<
  SortOf<typeof depositTable>,
  RawBuilder<unknown>
>

/** One page of the deposits, the latest first unless something else is asked for. The count and the page read the deposits alone. */
export async function listDeposits(
  database: Queryable,
  filter: DepositFilter,
  input: TableInput,
): Promise<TablePage<DepositRow>> {
  const where = allOf(conditionsOf(filter))
  const [{ rows }, { rows: counted }] = await Promise.all([
    selectDeposits(database, where, tableWindow(input, columns, sql`deposit.bank_line_id`)),
    sql<{ total: number }>`select count(*) as total from deposit where ${where}`.execute(database),
  ])
  return { rows, total: counted[0]?.total ?? 0 }
}

/** Deposits by the filter in steps, the oldest booked first: whoever writes them down holds a step at a time. */
export const eachDeposit = (database: Queryable, filter: DepositFilter): AsyncGenerator<DepositRow> =>
  eachInSteps(async (last, limit) => {
    const where = allOf([...conditionsOf(filter), sql`deposit.id > ${last?.id ?? 0}`])
    return (await selectDeposits(database, where, sql`order by deposit.id limit ${limit}`)).rows
  })

/** One deposit; null where there is none. */
export async function findDeposit(database: Queryable, id: Id<'deposit'>): Promise<DepositRow | null> {
  return (await selectDeposits(database, sql`deposit.id = ${id}`, sql``)).rows[0] ?? null
}

/** How many deposits each view shows. */
export async function countDepositViews(database: Queryable): Promise<{ view: DepositView; count: number }[]> {
  const counts = await Promise.all(
    depositViews.map((view) =>
      sql<{ count: number }>`select count(*) as count from deposit where ${viewConditions[view]}`.execute(database),
    ),
  )
  return depositViews.map((view, index) => ({ view, count: counts[index]?.rows[0]?.count ?? 0 }))
}

/** The page's deposits are found first, by an index where their order has one; only then is anything looked up for them. */
const selectDeposits = (database: Queryable, where: RawBuilder<unknown>, window: RawBuilder<unknown>) =>
  sql<DepositRow>`
    with found as materialized (select deposit.bank_line_id from deposit where ${where} ${window}),
      page as (select bank_line_id, row_number() over () as place from found)
    select deposit.id, line.id as bank_line_id, line.transacted_at as at, ${judgementOf} as judgement,
      deposit.name_differs, line.amount, ${difference} as difference, line.remitter_name_kana as remitter_name,
      investment.id as investment_id, fund.id as fund_id, fund.name as project_name, member.id as member_id,
      member.family_name || ' ' || member.given_name as member_name, not (${viewConditions.unresolved}) as is_resolved
    from page join deposit on deposit.bank_line_id = page.bank_line_id
    join bank_line line on line.id = deposit.bank_line_id
    left join investment on investment.id = deposit.investment_id
    left join member on member.id = investment.member_id
    left join fund on fund.id = investment.fund_id
    order by page.place`.execute(database)

/** A part payment misses what the application still lacked after it. */
const difference = sql`case
  when ${judgementConditions.short} then (
    select sum(earlier.toward_investment) from deposit earlier
    where earlier.investment_id = deposit.investment_id and earlier.id <= deposit.id)::bigint - investment.amount
  when deposit.outcome in ('completed', 'reinstated', 'already_paid') then deposit.refundable
end`

function conditionsOf({
  view,
  judgement,
  project_id: fundId,
  from,
  until,
  search,
}: DepositFilter): RawBuilder<unknown>[] {
  const first = from ? parseJapanDate(from) : null
  const last = until ? parseJapanDate(until) : null
  const text = search?.normalize('NFKC').trim() ?? ''
  return [
    ...(view ? [viewConditions[view]] : []),
    ...(judgement ? [judgementConditions[judgement]] : []),
    ...(fundId ? [sql`deposit.investment_id = any(array(select id from investment where fund_id = ${fundId}))`] : []),
    ...(first ? [sql`deposit.transacted_at >= ${startOfDay(first)}`] : []),
    ...(last ? [sql`deposit.transacted_at < ${startOfDay(addDays(last, 1))}`] : []),
    ...(text === '' ? [] : [searchCondition(text)]),
  ]
}

function searchCondition(text: string): RawBuilder<unknown> {
  const application = parseApplicationNumber(text)
  if (application)
    return sql`deposit.investment_id = any(array(
      select id from investment where id = ${application.investmentId} and fund_id = ${application.fundId}))`
  const somewhere = anywhere(text.replaceAll(/\s/g, ''))
  return sql`(deposit.bank_line_id = any(array(select id from bank_line where va_id is not null and remitter_key like ${somewhere}))
    or deposit.investment_id = any(array(
      select investment.id from investment join member on member.id = investment.member_id where member.name_key like name_key(${somewhere}))))`
}
