import { sql } from 'kysely'
import { addDays, startOfDay, type JapanDate } from '../../../domain/calendar.ts'
import type { CostKind } from '../../../domain/treasury/fund-lines.ts'
import type { Id } from '../../../domain/id.ts'
import { addYen, subtractYen, yen, zeroYen, type Yen } from '../../../domain/money.ts'
import type { PeriodBooks } from '../../../domain/investing/period-calculation.ts'
import type { Line } from '../../../ledger/post.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

const INCOME = ['rent_income', 'other_income'] as const
const SALE = ['sale_proceeds', 'sale_cost'] as const

/** A period's last day says what its closing takes: everything up to it that no earlier one took. */
export interface ClosedDays {
  fundId: Id<'fund'>
  endOn: JapanDate
}

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
 * until then its price is no profit. Nothing is booked where every account stands at zero; costs of different kinds that make each other good are booked.
 */
export async function loadPeriodBooks(
  database: Queryable,
  period: ClosedDays,
): Promise<{ books: PeriodBooks; isBooked: boolean }> {
  const results = await loadResults(database, period)
  const saleExpenses = await loadSaleExpenses(database, period, results)
  const sum = (kinds: readonly Result['kind'][], of: 'amount' | 'related') =>
    addYen(...results.filter(({ kind }) => kinds.includes(kind)).map((result) => result[of]))
  const credited = (kinds: readonly Result['kind'][]) => subtractYen(zeroYen, sum(kinds, 'amount'))
  const books = {
    income: credited(INCOME),
    relatedIncome: sum(INCOME, 'related'),
    costs: subtractYen(sum(['cost'], 'amount'), saleExpenses),
    saleProceeds: credited(['sale_proceeds']),
    relatedSale: sum(['sale_proceeds'], 'related'),
    saleCost: addYen(sum(['sale_cost'], 'amount'), saleExpenses),
    saleExpenses,
  }
  return { books, isBooked: results.length > 0 }
}

/** Of the costs that a closing is about to take, also those of a sale: what went to the operator or a related party, and what was counted before a line paid it. */
export async function loadCostsToOurs(
  database: Queryable,
  period: ClosedDays,
): Promise<{ relatedCosts: Yen; accruedCosts: Yen }> {
  const { rows } = await sql<{ related: number; accrued: number }>`
    select coalesce(sum(amount) filter (where counterparty = 'related_party'), 0)::bigint as related,
      coalesce(sum(amount) filter (where counterparty is null), 0)::bigint as accrued
    from untaken_result_lines(${period.fundId}, ${endOf(period)}) where account_kind = 'cost'`.execute(database)
  return { relatedCosts: yen(rows[0]?.related ?? 0), accruedCosts: yen(rows[0]?.accrued ?? 0) }
}

/** Of the costs that a closing is about to take, what was paid ahead of their days; and what of other payments belongs to days after it. */
export async function loadPrepaidOf(
  database: Queryable,
  period: ClosedDays,
): Promise<{ prepaidCosts: Yen; prepaidLeft: Yen }> {
  const { rows } = await sql<{ used: number; left: number }>`
    select coalesce((
        select sum(line.amount) from untaken_result_lines(${period.fundId}, ${endOf(period)}) line
        join journal_entry entry on entry.id = line.entry_id and entry.kind = 'prepaid_cost_used'), 0)::bigint as used,
      coalesce((
        select sum(posting.amount) from posting
        where posting.book = 'fund:' || ${period.fundId}::bigint and posting.account_kind = 'prepaid_cost' and posting.effective_at < ${endOf(period)}), 0)::bigint as left`.execute(
    database,
  )
  return { prepaidCosts: yen(rows[0]?.used ?? 0), prepaidLeft: yen(rows[0]?.left ?? 0) }
}

/** What operators have classified as the costs of a sale: with the sale they count against its price, and before it like every other cost. */
async function loadSaleExpenses(database: Queryable, period: ClosedDays, results: readonly Result[]): Promise<Yen> {
  if (!results.some(({ kind }) => kind === 'sale_cost')) return zeroYen
  const { rows } = await sql<{ yen: number }>`
    select coalesce(sum(sale_expense(${period.fundId}, entry_id, account_ref)), 0)::bigint as yen
    -- An entry with two parts of one kind has two lines of it, and is asked once.
    from (select distinct entry_id, account_ref from untaken_result_lines(${period.fundId}, ${endOf(period)}) where account_kind = 'cost') cost`.execute(
    database,
  )
  return yen(rows[0]?.yen ?? 0)
}

/** The entry that makes them the fund's result: each account to zero, income and cost against `undistributed`. */
export async function closingLines(database: Queryable, period: ClosedDays): Promise<Line[]> {
  const { fundId } = period
  const results = await loadResults(database, period)
  const profit = subtractYen(zeroYen, addYen(...results.map(({ amount }) => amount)))
  return [
    ...results.map(({ kind, ref, amount }): Line => {
      const account = kind === 'cost' ? { kind, fundId, costKind: ref as CostKind } : { kind, fundId }
      return amount > 0 ? { account, credit: amount } : { account, debit: subtractYen(zeroYen, amount) }
    }),
    ...profitLine(fundId, profit),
  ]
}

/** None where nothing was earned and nothing lost: of a period in which nothing was booked there is no entry. */
function profitLine(fundId: Id<'fund'>, profit: Yen): Line[] {
  const account = { kind: 'undistributed', fundId } as const
  if (profit === 0) return []
  return [profit > 0 ? { account, credit: profit } : { account, debit: subtractYen(zeroYen, profit) }]
}

/** The moment up to which the closing of a period takes what is booked. */
export const endOf = ({ endOn }: ClosedDays): Date => startOfDay(addDays(endOn, 1))

async function loadResults(database: Queryable, period: ClosedDays): Promise<Result[]> {
  const { rows } = await sql<{ kind: Result['kind']; ref: string; amount: number; related: number }>`
    select account_kind as kind, account_ref as ref, sum(amount)::bigint as amount, greatest(0, coalesce(-sum(amount) filter (where is_related), 0))::bigint as related
    from untaken_result_lines(${period.fundId}, ${endOf(period)})
    group by account_kind, account_ref
    having sum(amount) <> 0
    order by account_kind, account_ref`.execute(database)
  return rows.map((row) => ({ kind: row.kind, ref: row.ref, amount: yen(row.amount), related: yen(row.related) }))
}
