import { sql } from 'kysely'
import { addDays, japanDateOf, startOfDay, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { yen, type Yen } from '../../../domain/money.ts'
import {
  balanceSheet,
  incomeStatement,
  type BalanceSheet,
  type Booked,
  type IncomeStatement,
} from '../../../ledger/fund-statement.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** What a fund's own book says of some days, both included. */
export interface FundStatement extends IncomeStatement {
  /** Of its income, what the operator or a related party paid. */
  related: Yen
  /** Whether anything was earned or spent by a line of the bank or a booked cost: where not, the book cannot say what the days brought. */
  isBooked: boolean
  /** On the last of the days; null where funds had no books of their own yet. */
  balanceSheet: BalanceSheet | null
  /** The day on which the funds' books were opened, where it lies within the days: what was before it is not in them. */
  openedOn: JapanDate | null
}

/**
 * Income and costs by the rule of `fund_result_lines`, so that a report tells of a period what its closing took; the balance sheet as the book stands at the
 * end of the last day.
 */
export async function loadFundStatement(
  database: Queryable,
  { fundId, startOn, endOn }: { fundId: Id<'fund'>; startOn: JapanDate; endOn: JapanDate },
): Promise<FundStatement> {
  const end = startOfDay(addDays(endOn, 1))
  const { rows: moved } = await sql<Booked & { related: number }>`
    select account_kind as kind, case account_kind when 'cost' then account_ref else '' end as ref, is_correction as "isCorrection",
      sum(amount)::bigint as amount, coalesce(-sum(amount) filter (where is_related), 0)::bigint as related
    from fund_result_lines(${fundId})
    where counts_on between ${startOn}::date and ${endOn}::date and account_kind <> 'declared_income'
    group by 1, 2, 3`.execute(database)
  const { rows: standing } = await sql<Booked>`
    select account_kind as kind, case account_kind when 'cost' then account_ref else '' end as ref, sum(amount)::bigint as amount
    from posting where book = ${`fund:${fundId}`} and effective_at < ${end}
    group by 1, 2`.execute(database)
  const opened = await openedAt(database)
  const statement = incomeStatement([...moved, ...(await loadDeclared(database, { fundId, startOn, endOn }))])
  return {
    ...statement,
    related: yen(moved.reduce((sum, row) => sum + row.related, 0)),
    isBooked: statement.costs.length > 0 || statement.income.some(({ kind }) => kind !== 'declared_income'),
    balanceSheet: opened !== null && opened >= end ? null : balanceSheet(standing),
    openedOn: opened !== null && opened > startOfDay(startOn) && opened < end ? japanDateOf(opened) : null,
  }
}

/** What was declared for the dividends of periods that end in the days: it counts from the moment at which two people fixed it, whenever it is paid in. */
async function loadDeclared(
  database: Queryable,
  { fundId, startOn, endOn }: { fundId: Id<'fund'>; startOn: JapanDate; endOn: JapanDate },
): Promise<Booked[]> {
  const { rows } = await sql<Booked>`
    select 'declared_income' as kind, '' as ref, -sum(source.yen)::bigint as amount
    from distribution
    join distribution_source source on source.distribution_id = distribution.id and source.kind = 'declared'
    join fund_period period on period.fund_id = distribution.fund_id and period.number = distribution.period_number
    where distribution.fund_id = ${fundId} and period.end_on between ${startOn}::date and ${endOn}::date
    having sum(source.yen) > 0`.execute(database)
  return rows
}

/** Null where they were there from the beginning. */
async function openedAt(database: Queryable): Promise<Date | null> {
  const row = await database
    .selectFrom('journal_entry')
    .select('effective_at')
    .where('idempotency_key', '=', 'books-opened')
    .executeTakeFirst()
  return row?.effective_at ?? null
}
