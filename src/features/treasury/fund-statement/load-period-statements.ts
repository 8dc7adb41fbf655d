import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import { yen, type Yen } from '../../../domain/money.ts'
import { incomeStatement, RESULT_ACCOUNTS, type Booked, type IncomeStatement } from '../../../ledger/fund-statement.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** What a fund earned and spent in one calculation period. */
export interface PeriodStatement extends IncomeStatement {
  /** What the operator or a related party paid of rents and other income, and of the price of a sale. */
  relatedIncome: Yen
  relatedSale: Yen
}

type Row = Booked & { number: number; related: number }

/**
 * By the number of the period. An entry belongs to the first period that it is not too late for: one of before the operation to the first, one that was
 * written down after the closing of its own period to the next, as the closings have it. A period without any entry is not among them.
 */
export async function loadPeriodStatements(
  database: Queryable,
  fundId: Id<'fund'>,
): Promise<ReadonlyMap<number, PeriodStatement>> {
  const { rows } = await sql<Row>`
    with period as (
      select period.number, (period.end_on + 1)::timestamp at time zone 'Asia/Tokyo' as ends_at, closed.id as closed_by
      from fund_period period
      left join period_closing closing on closing.fund_id = period.fund_id and closing.number = period.number and closing.reversed_at is null
      left join journal_entry closed on closed.idempotency_key = 'period-closed:' || closing.id
      where period.fund_id = ${fundId}
    ), booked as (
      select posting.account_kind as kind, case posting.account_kind when 'cost' then posting.account_ref else '' end as ref, posting.amount,
        (select min(period.number) from period where posting.effective_at < period.ends_at and (period.closed_by is null or entry.id < period.closed_by)) as number,
        is_paid_by_related(entry.kind, line.counterparty) as is_related
      from posting
      join journal_entry entry on entry.id = posting.entry_id
      left join statement_explanation explanation on explanation.journal_entry_id = coalesce(entry.reverses, entry.id)
      left join fund_line line on line.explanation_id = explanation.id
      where posting.book = ${`fund:${fundId}`} and posting.account_kind in (${sql.join(RESULT_ACCOUNTS.filter((kind) => kind !== 'declared_income'))})
        and entry.kind not in ('period_closed', 'period_closed_reversed')
    )
    select number, kind, ref, sum(amount)::bigint as amount, coalesce(-sum(amount) filter (where is_related), 0)::bigint as related
    from booked where number is not null group by 1, 2, 3`.execute(database)
  const numbers = [...new Set(rows.map(({ number }) => number))]
  return new Map(numbers.map((number) => [number, statementOf(rows.filter((row) => row.number === number))]))
}

function statementOf(rows: readonly Row[]): PeriodStatement {
  const related = (...kinds: Row['kind'][]): Yen =>
    yen(rows.filter(({ kind }) => kinds.includes(kind)).reduce((sum, row) => sum + row.related, 0))
  return {
    ...incomeStatement(rows),
    relatedIncome: related('rent_income', 'other_income'),
    relatedSale: related('sale_proceeds'),
  }
}
