import { sql } from 'kysely'
import { japanDate, type JapanDate } from '../../../domain/calendar.ts'
import {
  proveDistribution,
  type DistributionProof,
  type HoldingsProof,
  type SourcesProof,
} from '../../../domain/fund-proof.ts'
import type { Id } from '../../../domain/id.ts'
import { yen, type Yen } from '../../../domain/money.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { loadDistributionSources } from './load-distribution-sources.ts'
import { loadPeriodStatements, type PeriodStatement } from '../../treasury/fund-statement/load-period-statements.ts'

/** A calculation period with what is recorded of it. */
export interface ProvedPeriod {
  fundId: Id<'fund'>
  number: number
  startOn: JapanDate
  /** Recorded where it has ended, planned before. */
  endOn: JapanDate
  hasEnded: boolean
  /** Whether its result is fixed: by its own distribution, or by a later one that covers it. */
  isClosed: boolean
  /** What the fund's book has of it, by kind; null where it has nothing. */
  statement: PeriodStatement | null
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
  /** The first day of what it is for: earlier periods that had no distribution are in it. */
  from: string | null
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
    select period.number, period.start_on, period.end_on, fund.planned_rate_bp, period.is_last or term.closed_on is not null or exists (
        select from standing_distribution done where done.fund_id = period.fund_id and done.period_number = period.number) as has_ended, (
      select json_build_object('id', distribution.id, 'fixed_at', distribution.fixed_at, 'payday', distribution.payday, 'total', distribution.total_dividend,
        'sale_profit', distribution.sale_profit, 'loss', distribution.loss, 'paid_at', share.paid_at, 'holdings', share.holdings,
        'from', earning.start_on)
      from standing_distribution distribution
      left join distribution_earning earning on earning.distribution_id = distribution.id
      cross join lateral (
        select case when sum(people) = sum(paid) then max(paid_at) end as paid_at,
          coalesce(json_agg(json_build_object('amount', amount, 'investors', people, 'dividend', gross, 'loss', loss, 'principal', principal)
            order by amount, principal), '[]') as holdings
        from (
          select investment.amount, share.gross, share.loss, share.principal, count(*) as people, count(share.paid_at) as paid, max(share.paid_at) as paid_at
          from distribution_share share join investment on investment.id = share.investment_id
          where share.distribution_id = distribution.id
          group by 1, 2, 3, 4
        ) alike
      ) share
      where distribution.fund_id = period.fund_id and distribution.period_number = period.number
      order by distribution.id desc limit 1
    ) as distribution
    from fund_period period join fund on fund.id = period.fund_id
    left join fund_term term on term.fund_id = period.fund_id and term.number = period.number
    where fund.id = ${fundId} order by period.number`.execute(database)
  const fixed = rows.flatMap(({ distribution }) => (distribution === null ? [] : [distribution.id]))
  const [statements, sources] = await Promise.all([
    loadPeriodStatements(database, fundId),
    loadDistributionSources(database, fixed),
  ])
  return rows.map((row) => {
    const [startOn, endOn] = [japanDate(row.start_on), japanDate(row.end_on)]
    const distribution =
      row.distribution === null
        ? null
        : toDistribution(row.distribution, {
            startOn: row.distribution.from === null ? startOn : japanDate(row.distribution.from),
            endOn,
            plannedRateBp: row.planned_rate_bp,
          })
    return {
      fundId,
      number: row.number,
      startOn,
      endOn,
      hasEnded: row.has_ended,
      statement: statements.get(row.number) ?? null,
      distribution,
      isClosed: rows.some(({ number, distribution: later }) => number >= row.number && later !== null),
      sources: (distribution !== null && sources.get(distribution.id)) || { state: 'open' },
    }
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
