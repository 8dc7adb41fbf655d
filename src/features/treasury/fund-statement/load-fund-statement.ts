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
 * A day is the bank's, and a correction in a month that is closed counts when it was written down: as the books have it. What was spent before the
 * operation began belongs to its first days.
 */
export async function loadFundStatement(
  database: Queryable,
  { fundId, startOn, endOn }: { fundId: Id<'fund'>; startOn: JapanDate; endOn: JapanDate },
): Promise<FundStatement> {
  const end = startOfDay(addDays(endOn, 1))
  const begin = await beginOf(database, fundId, startOn)
  const { rows } = await sql<Booked & { moved: number; related: number }>`
    select posting.account_kind as kind, case posting.account_kind when 'cost' then posting.account_ref else '' end as ref,
      sum(posting.amount)::bigint as amount,
      coalesce(sum(posting.amount) filter (where posting.effective_at >= ${begin} and entry.kind not in ('period_closed', 'period_closed_reversed')), 0)::bigint as moved,
      coalesce(-sum(posting.amount) filter (where posting.effective_at >= ${begin} and is_paid_by_related(entry.kind, line.counterparty)
        and posting.account_kind in ('rent_income', 'other_income', 'sale_proceeds')), 0)::bigint as related
    from posting
    join journal_entry entry on entry.id = posting.entry_id
    left join statement_explanation explanation on explanation.journal_entry_id = coalesce(entry.reverses, entry.id)
    left join fund_line line on line.explanation_id = explanation.id
    where posting.book = ${`fund:${fundId}`} and posting.effective_at < ${end}
    group by 1, 2`.execute(database)
  const opened = await openedAt(database)
  const moved = rows.map(({ kind, ref, moved: amount }) => ({ kind, ref, amount }))
  const statement = incomeStatement(moved)
  return {
    ...statement,
    related: yen(rows.reduce((sum, row) => sum + row.related, 0)),
    isBooked: statement.costs.length > 0 || statement.income.some(({ kind }) => kind !== 'declared_income'),
    balanceSheet: opened !== null && opened >= end ? null : balanceSheet(rows),
    openedOn: opened !== null && opened > startOfDay(startOn) && opened < end ? japanDateOf(opened) : null,
  }
}

async function beginOf(database: Queryable, fundId: Id<'fund'>, startOn: JapanDate): Promise<Date> {
  const first = await database
    .selectFrom('fund_period')
    .select('start_on')
    .where('fund_id', '=', fundId)
    .where('number', '=', 1)
    .executeTakeFirst()
  return first !== undefined && startOn <= first.start_on ? new Date(0) : startOfDay(startOn)
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
