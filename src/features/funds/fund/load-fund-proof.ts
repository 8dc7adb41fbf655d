import { sql } from 'kysely'
import { japanDate, type JapanDate } from '../../../domain/calendar.ts'
import {
  proveDistribution,
  type DistributionProof,
  type HoldingsProof,
  type SourcesProof,
} from '../../../domain/fund-proof.ts'
import type { Id } from '../../../domain/id.ts'
import { bySource, type DividendSource } from '../../../domain/dividend-source.ts'
import { addYen, subtractYen, yen, type Yen } from '../../../domain/money.ts'
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
  fixed_at: Date
  payday: string | null
  paid_at: Date | null
  total: number
  sale_profit: number
  loss: number
  /** Dividends of shares that nobody had been paid when the books were opened. */
  in_books: number
  holdings: { amount: number; investors: number; dividend: number; loss: number; principal: number }[]
  sources: { kind: DividendSource; yen: number; related: number }[]
}

interface PeriodRow {
  number: number
  start_on: string
  end_on: string
  has_ended: boolean
  planned_rate_bp: number
  distribution: DistributionRow | null
}

/** The periods of a fund that have begun, from its recorded start on. One that had no distribution of its own is in the next that has. */
export async function loadProvedPeriods(
  database: Queryable,
  fundId: Id<'fund'>,
  today: JapanDate,
): Promise<ProvedPeriod[]> {
  const { rows } = await sql<PeriodRow>`
    with opening as (
      select recorded_at from journal_entry where kind = 'books_opened'
    )
    select row_number() over (order by period.number)::integer as number, coalesce(earning.start_on, period.start_on) as start_on, period.end_on,
      period.is_last or case when fund.auto_renewal then term.closed_on is not null else period.end_on < ${today} and period.has_next end as has_ended,
      fund.planned_rate_bp,
      case when earning.distribution_id is not null then (
        select json_build_object('fixed_at', distribution.fixed_at, 'payday', distribution.payday, 'total', distribution.total_dividend,
          'sale_profit', distribution.sale_profit, 'loss', distribution.loss, 'paid_at', share.paid_at, 'in_books', share.in_books, 'holdings', share.holdings,
          'sources', (select coalesce(json_agg(json_build_object('kind', kind, 'yen', yen, 'related', related_yen)), '[]')
            from distribution_source where distribution_id = distribution.id))
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
        where distribution.id = earning.distribution_id
      ) end as distribution
    from (
      select *, lead(number) over (order by number) is not null as has_next from fund_period where fund_id = ${fundId}
    ) period
    join fund on fund.id = period.fund_id
    left join fund_term term on term.fund_id = period.fund_id and term.number = period.number
    left join distribution of_period on of_period.fund_id = period.fund_id and of_period.period_number = period.number
    left join distribution_earning earning on earning.distribution_id = of_period.id
    where period.start_on <= ${today} and (of_period.id is not null or not exists (
      select from distribution later where later.fund_id = period.fund_id and later.period_number > period.number))
    order by period.number`.execute(database)
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
    .select(['period_number', 'fixed_at', 'reversed_at', 'total_dividend'])
    .where('fund_id', '=', fundId)
    .where('reversed_at', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ period_number: period, fixed_at: fixedAt, reversed_at: reversedAt, total_dividend: total }) =>
    reversedAt === null ? [] : [{ period: period ?? 1, fixedAt, reversedAt, total: yen(total) }],
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
    fundLoss: yen(row.loss),
    fixedAt: new Date(row.fixed_at),
    payday: row.payday,
    paidAt: row.paid_at === null ? null : new Date(row.paid_at),
  }
}

/**
 * As they were recorded when the distribution was fixed. What was declared came into the fund's book out of the operator's own money, period by period in their
 * order: before that it is a word only.
 */
function sourcesOf(row: DistributionRow | null, distribution: ProvedDistribution | null, declared: Yen): SourcesProof {
  if (row === null || distribution === null) return { state: 'open' }
  const { dividend } = distribution
  if (dividend === 0) return { state: 'no_dividend' }
  if (yen(row.in_books) < dividend) return { state: 'before_books' }
  const from = (kind: DividendSource) => row.sources.find((source) => source.kind === kind)
  const sources = bySource((kind) => yen(from(kind)?.yen ?? 0))
  if (declared < sources.declared) return { state: 'awaits_approval' }
  const earned = row.sources.filter(({ kind }) => kind !== 'declared')
  // Who paid stands on lines of the bank: of what was only declared nothing is recorded.
  const related = earned.length === 0 ? null : addYen(...earned.map((source) => yen(source.related)))
  return { state: 'recorded', sources, related }
}
