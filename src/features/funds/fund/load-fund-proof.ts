import { sql } from 'kysely'
import { japanDate, type JapanDate } from '../../../domain/calendar.ts'
import type { BySource, DividendSource } from '../../../domain/investing/dividend-source.ts'
import { earnedAfterLossBp, earnedBp } from '../../../domain/funds/earned.ts'
import {
  proveDistribution,
  type DistributionProof,
  type HoldingsProof,
  type SourcesProof,
} from '../../../domain/funds/fund-proof.ts'
import type { SmallerDividend } from '../../../domain/funds/smaller-dividend.ts'
import type { Id } from '../../../domain/id.ts'
import { yen, type Yen } from '../../../domain/money.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { loadCorrections, type PeriodCorrections } from './load-corrections.ts'
import { loadDistributionSources } from './load-distribution-sources.ts'
import { loadSmallerDividends } from '../../treasury/payout/load-smaller-dividends.ts'
import { loadPeriodLists, type PeriodList } from '../../treasury/fund-statement/load-period-lines.ts'
import { loadPeriodStatements, type PeriodStatement } from '../../treasury/fund-statement/load-period-statements.ts'

/** A calculation period with what is recorded of it. */
export interface ProvedPeriod {
  fundId: Id<'fund'>
  number: number
  startOn: JapanDate
  /** Recorded where it has ended, planned before. */
  endOn: JapanDate
  hasEnded: boolean
  plannedRateBp: number
  /** What investors have in the fund by the last record of whose money it is made; null before there is one. */
  invested: Yen | null
  /** Whether its result is fixed: by its own distribution, or by a later one that covers it. */
  isClosed: boolean
  /** What the fund's book has of it, by kind; null where it has nothing. */
  statement: PeriodStatement | null
  /** Null while none is fixed. */
  distribution: ProvedDistribution | null
  sources: SourcesProof
  /** Null where nothing of it was put right after its closing. */
  corrected: PeriodCorrections | null
}

/** When a period was closed; null while it is open. */
export const closedAtOf = ({ isClosed, distribution }: Pick<ProvedPeriod, 'isClosed' | 'distribution'>): Date | null =>
  isClosed && distribution !== null ? distribution.fixedAt : null

export interface ProvedDistribution extends DistributionProof {
  id: Id<'fixed_distribution'>
  fixedAt: Date
  payday: string | null
  /** When everybody had it; null before. */
  paidAt: Date | null
  /** What it brought investors, in basis points a year; null where nobody took part. */
  rateBp: number | null
  /** With what they lost of their principal taken off; null where they lost nothing. */
  rateAfterLossBp: number | null
  /** What was to be distributed, before flooring. */
  total: Yen
  saleProfit: Yen
  /** The investors' quarter of a sale as the books gave it, also of a term that is not the last one; null where nothing was booked. */
  computedQuarter: Yen | null
  /** The loss of the whole fund. */
  fundLoss: Yen
  holdings: HoldingsProof[]
  /** Null where investors got what the books gave. */
  less: SmallerDividend | null
  /** What its closing took, line by line; null where it was not closed from the books, or before lists were kept. */
  list: PeriodList | null
}

/** A distribution that was taken back before anybody was paid: what was told of it stays, with its days. */
export interface TakenBack {
  period: number
  fixedAt: Date
  reversedAt: Date
  total: Yen
  /** Of everybody, before tax. */
  dividend: Yen
  sources: BySource
  /** What the books were when it was fixed; null where nothing of its period was booked. */
  books: TakenBackBooks | null
}

interface TakenBackBooks {
  income: Yen
  related_income: Yen
  costs: Yen
  sale_proceeds: Yen
  related_sale: Yen
  sale_cost: Yen
  lines_sha256: string | null
}

interface DistributionRow {
  id: Id<'fixed_distribution'>
  fixed_at: Date
  payday: string | null
  paid_at: Date | null
  total: number
  sale_profit: number
  computed_quarter: number | null
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
  invested: number | null
  distribution: DistributionRow | null
}

/** Every period of a fund that has begun, in its order, from its recorded start on. */
export async function loadProvedPeriods(
  database: Queryable,
  { fundId, today }: { fundId: Id<'fund'>; today: JapanDate },
): Promise<ProvedPeriod[]> {
  const { rows } = await sql<PeriodRow>`
    select period.number, period.start_on, period.end_on, fund.planned_rate_bp,
      (select senior from fund_composition where fund_id = fund.id order by seq desc limit 1) as invested,
      period.is_last or term.closed_on is not null or exists (
        select from distribution done where done.fund_id = period.fund_id and done.period_number = period.number) as has_ended, (
      select json_build_object('id', distribution.id, 'fixed_at', distribution.fixed_at, 'payday', distribution.payday, 'total', distribution.total_dividend,
        'sale_profit', distribution.sale_profit,
        'computed_quarter', (select sale_quarter from period_closing closing where closing.distribution_id = distribution.id and closing.reversed_at is null), 'loss', distribution.loss, 'paid_at', share.paid_at, 'holdings', share.holdings,
        'from', earning.start_on)
      from distribution
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
    where fund.id = ${fundId} and period.start_on <= ${today}::date order by period.number`.execute(database)
  const fixed = rows.flatMap(({ distribution }) => (distribution === null ? [] : [distribution.id]))
  const [statements, sources, less, lists, corrected] = await Promise.all([
    loadPeriodStatements(database, fundId),
    loadDistributionSources(database, fixed),
    loadSmallerDividends(database, fixed),
    loadPeriodLists(database, fixed),
    loadCorrections(database, fixed),
  ])
  return rows.map((row) => {
    const [startOn, endOn] = [japanDate(row.start_on), japanDate(row.end_on)]
    const distribution =
      row.distribution === null
        ? null
        : toDistribution(row.distribution, {
            less: less.get(row.distribution.id) ?? null,
            list: lists.get(row.distribution.id) ?? null,
            startOn: row.distribution.from === null ? startOn : japanDate(row.distribution.from),
            endOn,
            plannedRateBp: row.planned_rate_bp,
          })
    return {
      fundId,
      number: row.number,
      startOn,
      endOn,
      plannedRateBp: row.planned_rate_bp,
      invested: row.invested === null ? null : yen(row.invested),
      // The next one begins the day after.
      hasEnded: row.has_ended || rows.some(({ number }) => number > row.number),
      statement: statements.get(row.number) ?? null,
      distribution,
      isClosed: rows.some(({ number, distribution: later }) => number >= row.number && later !== null),
      sources: (distribution !== null && sources.get(distribution.id)) || { state: 'open' },
      corrected: (distribution !== null && corrected.get(distribution.id)) || null,
    }
  })
}

/** Distributions of the fund that were taken back, in their order. */
export async function loadTakenBack(database: Queryable, fundId: Id<'fund'>): Promise<TakenBack[]> {
  const { rows } = await sql<{
    period: number
    fixed_at: Date
    reversed_at: Date
    total: number
    dividend: number
    sources: Partial<Record<DividendSource, number>>
    books: TakenBackBooks | null
  }>`
    select coalesce(distribution.period_number, 1) as period, distribution.fixed_at, distribution.reversed_at, distribution.total_dividend as total,
      (select coalesce(sum(gross), 0)::bigint from fixed_distribution_share share where share.distribution_id = distribution.id) as dividend,
      (select coalesce(json_object_agg(kind, yen), '{}') from distribution_source source where source.distribution_id = distribution.id) as sources,
      (select json_build_object('income', income, 'related_income', related_income, 'costs', costs, 'sale_proceeds', sale_proceeds,
          'related_sale', related_sale, 'sale_cost', sale_cost, 'lines_sha256', lines_sha256)
        from period_closing closing where closing.distribution_id = distribution.id) as books
    from fixed_distribution distribution
    where distribution.fund_id = ${fundId} and distribution.reversed_at is not null and distribution.supplements is null order by distribution.id`.execute(
    database,
  )
  return rows.map(({ fixed_at: fixedAt, reversed_at: reversedAt, total, dividend, sources, ...row }) => {
    const of = (source: DividendSource): Yen => yen(sources[source] ?? 0)
    return {
      ...row,
      fixedAt,
      reversedAt,
      total: yen(total),
      dividend: yen(dividend),
      sources: { rent: of('rent'), sale: of('sale'), reserve: of('reserve'), declared: of('declared') },
    }
  })
}

function toDistribution(
  row: DistributionRow,
  {
    less,
    list,
    ...period
  }: Pick<ProvedDistribution, 'less' | 'list'> & { startOn: JapanDate; endOn: JapanDate; plannedRateBp: number },
): ProvedDistribution {
  const holdings = row.holdings.map((each) => ({
    amount: yen(each.amount),
    investors: each.investors,
    dividend: yen(each.dividend),
    loss: yen(each.loss),
    principal: yen(each.principal),
  }))
  const fixed = { total: yen(row.total), saleProfit: yen(row.sale_profit), holdings }
  const proof = proveDistribution(fixed, period)
  const earning = { dividend: proof.dividend, loss: proof.loss, invested: proof.invested, ...period }
  return {
    ...proof,
    ...fixed,
    rateBp: earnedBp([earning]),
    rateAfterLossBp: earnedAfterLossBp([earning]),
    less,
    list,
    computedQuarter: row.computed_quarter === null ? null : yen(row.computed_quarter),
    id: row.id,
    fundLoss: yen(row.loss),
    fixedAt: new Date(row.fixed_at),
    payday: row.payday,
    paidAt: row.paid_at === null ? null : new Date(row.paid_at),
  }
}
