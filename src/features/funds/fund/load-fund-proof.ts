import { sql } from 'kysely'
import { japanDate, type JapanDate } from '../../../domain/calendar.ts'
import {
  allDeclared,
  proveDistribution,
  type DistributionProof,
  type HoldingsProof,
  type SourcesProof,
} from '../../../domain/fund-proof.ts'
import type { Id } from '../../../domain/id.ts'
import { subtractYen, yen, type Yen } from '../../../domain/money.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** A calculation period with what is recorded of it. */
export interface ProvedPeriod {
  number: number
  startOn: JapanDate
  /** Recorded where it has ended, planned before. */
  endOn: JapanDate
  hasEnded: boolean
  /** Null while none is fixed. */
  distribution: ProvedDistribution | null
  sources: SourcesProof
}

export interface ProvedDistribution extends DistributionProof {
  id: Id<'fixed_distribution'>
  fixedAt: Date
  payday: string | null
  /** When everybody had it; null before. */
  paidAt: Date | null
  /** What was to be distributed, before flooring. */
  total: Yen
  saleProfit: Yen
  /** The loss of the whole fund. */
  fundLoss: Yen
  holdings: HoldingsProof[]
}

/** A distribution that was taken back before anybody was paid. */
export interface TakenBack {
  period: number
  fixedAt: Date
  reversedAt: Date
  total: Yen
}

interface DistributionRow {
  id: Id<'fixed_distribution'>
  fixed_at: Date
  payday: string | null
  paid_at: Date | null
  total: number
  sale_profit: number
  loss: number
  /** Dividends of shares that nobody had been paid when the books were opened. */
  in_books: number
  holdings: { amount: number; investors: number; dividend: number; loss: number; principal: number }[]
}

interface PeriodRow {
  number: number
  start_on: string
  end_on: string
  has_ended: boolean
  planned_rate_bp: number
  distribution: DistributionRow | null
}

/** Every period of a fund in its order, from its recorded start on. */
export async function loadProvedPeriods(database: Queryable, fundId: Id<'fund'>): Promise<ProvedPeriod[]> {
  const { rows } = await sql<PeriodRow>`
    with period as (
      select number, start_on, coalesce(closed_on, end_on) as end_on, closed_on is not null as has_ended, number as term_number
      from fund_term where fund_id = ${fundId}
      union all
      select 1, result.operation_start_on, coalesce(result.operation_end_on, greatest(result.operation_start_on, fund.operation_end_on,
          (result.operation_start_on + make_interval(months => fund.operation_term_months))::date - 1)), result.operation_end_on is not null, null
      from fund_result result join fund on fund.id = result.fund_id
      where fund.id = ${fundId} and not fund.auto_renewal and result.operation_start_on is not null
    ), opening as (
      select recorded_at from journal_entry where kind = 'books_opened'
    )
    select period.number, period.start_on, period.end_on, period.has_ended, fund.planned_rate_bp, (
      select json_build_object('id', distribution.id, 'fixed_at', distribution.fixed_at, 'payday', distribution.payday, 'total', distribution.total_dividend,
        'sale_profit', distribution.sale_profit, 'loss', distribution.loss, 'paid_at', share.paid_at, 'in_books', share.in_books, 'holdings', share.holdings)
      from distribution
      cross join lateral (
        select case when sum(people) = sum(paid) then max(paid_at) end as paid_at, coalesce(sum(in_books), 0) as in_books,
          coalesce(json_agg(json_build_object('amount', amount, 'investors', people, 'dividend', gross, 'loss', loss, 'principal', principal)
            order by amount, principal), '[]') as holdings
        from (
          select investment.amount, share.gross, share.loss, share.principal, count(*) as people, count(share.paid_at) as paid, max(share.paid_at) as paid_at,
            sum(share.gross) filter (where share.paid_at is null or share.paid_at > coalesce((select recorded_at from opening), '-infinity')) as in_books
          from distribution_share share join investment on investment.id = share.investment_id
          where share.distribution_id = distribution.id
          group by 1, 2, 3, 4
        ) alike
      ) share
      where distribution.fund_id = ${fundId} and distribution.term_number is not distinct from period.term_number
      order by distribution.id desc limit 1
    ) as distribution
    from period cross join fund where fund.id = ${fundId} order by period.number`.execute(database)
  let declared = await loadDeclared(database, fundId)
  return rows.map((row) => {
    const [startOn, endOn] = [japanDate(row.start_on), japanDate(row.end_on)]
    const distribution =
      row.distribution === null
        ? null
        : toDistribution(row.distribution, { startOn, endOn, plannedRateBp: row.planned_rate_bp })
    const sources = sourcesOf(row.distribution, distribution, declared)
    if (sources.state === 'recorded') declared = subtractYen(declared, sources.sources.declared)
    return { number: row.number, startOn, endOn, hasEnded: row.has_ended, distribution, sources }
  })
}

/** Distributions of the fund that were taken back, in their order. */
export async function loadTakenBack(database: Queryable, fundId: Id<'fund'>): Promise<TakenBack[]> {
  const rows = await database
    .selectFrom('fixed_distribution')
    .select(['term_number', 'fixed_at', 'reversed_at', 'total_dividend'])
    .where('fund_id', '=', fundId)
    .where('reversed_at', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ term_number: term, fixed_at: fixedAt, reversed_at: reversedAt, total_dividend: total }) =>
    reversedAt === null ? [] : [{ period: term ?? 1, fixedAt, reversedAt, total: yen(total) }],
  )
}

/** Income that operators declared and that came into the fund's book out of their own money, all of it. */
async function loadDeclared(database: Queryable, fundId: Id<'fund'>): Promise<Yen> {
  const { rows } = await sql<{ declared: number }>`
    select coalesce(-sum(posting.amount), 0)::bigint as declared
    from posting join journal_entry entry on entry.id = posting.entry_id
    where posting.book = ${`fund:${fundId}`} and posting.account_kind = 'declared_income' and entry.kind in ('declared_income', 'declared_income_reversed')`.execute(
    database,
  )
  return yen(rows[0]?.declared ?? 0)
}

function toDistribution(
  row: DistributionRow,
  period: { startOn: JapanDate; endOn: JapanDate; plannedRateBp: number },
): ProvedDistribution {
  const holdings = row.holdings.map((each) => ({
    amount: yen(each.amount),
    investors: each.investors,
    dividend: yen(each.dividend),
    loss: yen(each.loss),
    principal: yen(each.principal),
  }))
  const fixed = { total: yen(row.total), saleProfit: yen(row.sale_profit), holdings }
  return {
    ...proveDistribution(fixed, period),
    ...fixed,
    id: row.id,
    fundLoss: yen(row.loss),
    fixedAt: new Date(row.fixed_at),
    payday: row.payday,
    paidAt: row.paid_at === null ? null : new Date(row.paid_at),
  }
}

/** Until a period's income and costs are closed in the books, a dividend comes from what was declared for it, period by period in their order. */
function sourcesOf(row: DistributionRow | null, distribution: ProvedDistribution | null, declared: Yen): SourcesProof {
  if (row === null || distribution === null) return { state: 'open' }
  const { dividend } = distribution
  if (dividend === 0) return { state: 'no_dividend' }
  if (yen(row.in_books) < dividend) return { state: 'before_books' }
  if (declared < dividend) return { state: 'awaits_approval' }
  return { state: 'recorded', sources: allDeclared(dividend), related: null }
}
