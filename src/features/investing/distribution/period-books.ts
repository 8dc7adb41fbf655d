import { sql } from 'kysely'
import { addDays, startOfDay, type JapanDate } from '../../../domain/calendar.ts'
import type { CostKind } from '../../../domain/fund-lines.ts'
import type { Id } from '../../../domain/id.ts'
import { addYen, subtractYen, yen, zeroYen, type Yen } from '../../../domain/money.ts'
import type { PeriodBooks } from '../../../domain/period-calculation.ts'
import type { Line } from '../../../ledger/post.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

const INCOME = ['rent_income', 'other_income'] as const
const SALE = ['sale_proceeds', 'sale_cost'] as const

/** What stands on one of the fund's accounts of income and cost: debit positive. */
interface Result {
  kind: (typeof INCOME)[number] | (typeof SALE)[number] | 'cost'
  ref: string
  amount: Yen
  /** What the operator or a related party paid of it. */
  related: Yen
}

/**
 * What the fund's book holds of a period and has not been closed before, up to its last day. A sale counts when the books know what the property cost:
 * until then its price is no profit.
 */
export async function loadPeriodBooks(
  database: Queryable,
  period: { fundId: Id<'fund'>; endOn: JapanDate },
): Promise<PeriodBooks> {
  const results = await loadResults(database, period)
  const sum = (kinds: readonly Result['kind'][], of: 'amount' | 'related') =>
    addYen(...results.filter(({ kind }) => kinds.includes(kind)).map((result) => result[of]))
  const credited = (kinds: readonly Result['kind'][]) => subtractYen(zeroYen, sum(kinds, 'amount'))
  return {
    income: credited(INCOME),
    relatedIncome: sum(INCOME, 'related'),
    costs: sum(['cost'], 'amount'),
    saleProceeds: credited(['sale_proceeds']),
    relatedSale: sum(['sale_proceeds'], 'related'),
    saleCost: sum(['sale_cost'], 'amount'),
  }
}

/** The entry that makes them the fund's result: each account to zero, income and cost against `undistributed`. */
export async function closingLines(
  database: Queryable,
  period: { fundId: Id<'fund'>; endOn: JapanDate },
): Promise<Line[]> {
  const { fundId } = period
  const results = await loadResults(database, period)
  const profit = subtractYen(zeroYen, addYen(...results.map(({ amount }) => amount)))
  return [
    ...results.map(({ kind, ref, amount }): Line => {
      const account = kind === 'cost' ? { kind, fundId, costKind: ref as CostKind } : { kind, fundId }
      return amount > 0 ? { account, credit: amount } : { account, debit: subtractYen(zeroYen, amount) }
    }),
    profit > 0
      ? { account: { kind: 'undistributed', fundId }, credit: profit }
      : { account: { kind: 'undistributed', fundId }, debit: subtractYen(zeroYen, profit) },
  ]
}

async function loadResults(
  database: Queryable,
  { fundId, endOn }: { fundId: Id<'fund'>; endOn: JapanDate },
): Promise<Result[]> {
  const { rows } = await sql<{ kind: Result['kind']; ref: string; amount: number; related: number }>`
    select posting.account_kind as kind, posting.account_ref as ref, sum(posting.amount)::bigint as amount,
      greatest(0, coalesce(-sum(posting.amount) filter (where is_paid_by_related(entry.kind, line.counterparty)), 0))::bigint as related
    from posting
    join journal_entry entry on entry.id = posting.entry_id
    left join statement_explanation explanation on explanation.journal_entry_id = coalesce(entry.reverses, entry.id)
    left join fund_line line on line.explanation_id = explanation.id
    where posting.book = 'fund:' || ${fundId}::bigint and posting.account_kind in ('rent_income', 'other_income', 'cost', 'sale_proceeds', 'sale_cost')
      and posting.effective_at < ${startOfDay(addDays(endOn, 1))} and entry.kind not in ('period_closed', 'period_closed_reversed')
      and not exists (
        select from period_closing closing
        join fund_period period on period.fund_id = closing.fund_id and period.number = closing.number
        join journal_entry closed on closed.idempotency_key = 'period-closed:' || closing.id
        where closing.fund_id = ${fundId} and closing.reversed_at is null and entry.id < closed.id
          and posting.effective_at < (period.end_on + 1)::timestamp at time zone 'Asia/Tokyo')
    group by posting.account_kind, posting.account_ref
    having sum(posting.amount) <> 0
    order by posting.account_kind, posting.account_ref`.execute(database)
  const results = rows.map((row) => ({
    kind: row.kind,
    ref: row.ref,
    amount: yen(row.amount),
    related: row.kind === 'cost' || row.kind === 'sale_cost' ? zeroYen : yen(row.related),
  }))
  const isSaleKnown = results.some(({ kind }) => kind === 'sale_cost')
  return isSaleKnown ? results : results.filter(({ kind }) => kind !== 'sale_proceeds')
}
