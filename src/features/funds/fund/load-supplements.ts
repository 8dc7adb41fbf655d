import { sql } from 'kysely'
import { japanDate, type JapanDate } from '../../../domain/calendar.ts'
import type { BySource, DividendSource } from '../../../domain/investing/dividend-source.ts'
import type { Id } from '../../../domain/id.ts'
import { addYen, subtractYen, yen, type Yen } from '../../../domain/money.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { loadCorrections, type PeriodCorrections } from './load-corrections.ts'

/** What everybody with this amount and this loss got; nobody is recognised by it. */
interface SupplementHolding {
  amount: Yen
  investors: number
  /** Of each: what was lost of the principal before, what of it is restored, and the dividend. */
  lost: Yen
  restored: Yen
  dividend: Yen
}

/** What was distributed of income that came in after the last period; what was taken back stays with its day. */
export interface SupplementRecord {
  id: Id<'fixed_distribution'>
  fixed_at: Date
  payday: JapanDate
  /** When everybody had it; null before. */
  paid_at: Date | null
  reversed_at: Date | null
  /** What the books held of after the last period. */
  income: Yen
  related_income: Yen
  costs: Yen
  sale_proceeds: Yen
  related_sale: Yen
  sale_cost: Yen
  /** Income less costs. */
  result: Yen
  /** What investors stood to have lost of their principal before. */
  lost: Yen
  /** What investors had got less than the contract's cap before. */
  short_of_cap: Yen
  /** Until when the cap counted; null where it was fixed before rents of later months did so: then until the recorded end. */
  cap_until: JapanDate | null
  /** Of what was lost. */
  restored: Yen
  /** Of the dividend, before flooring. */
  total: Yen
  /** Of all investors, before tax. */
  dividend: Yen
  /** Of the result, what is beyond both and what flooring leaves. */
  operator_share: Yen
  holdings: SupplementHolding[]
  sources: BySource
  related: BySource
  /** What was put right since it was closed; null where nothing was. */
  corrected: PeriodCorrections | null
}

interface Row extends Record<(typeof figures)[number], number> {
  id: Id<'fixed_distribution'>
  fixed_at: Date
  payday: string
  paid_at: Date | null
  reversed_at: Date | null
  cap_until: string | null
  holdings: Record<keyof SupplementHolding, number>[]
  sources: Partial<Record<DividendSource, { yen: number; related: number }>>
}

const figures = [
  'income',
  'related_income',
  'costs',
  'sale_proceeds',
  'related_sale',
  'sale_cost',
  'result',
  'lost',
  'short_of_cap',
  'total_dividend',
] as const

/** Of a fund, in their order. */
export async function loadSupplements(database: Queryable, fundId: Id<'fund'>): Promise<SupplementRecord[]> {
  const { rows } = await sql<Row>`
    select distribution.id, distribution.fixed_at, distribution.payday, distribution.reversed_at, distribution.total_dividend,
      late.income, late.related_income, late.costs, late.sale_proceeds, late.related_sale, late.sale_cost, late.result, late.lost, late.short_of_cap, late.cap_until,
      share.paid_at, share.holdings,
      (select coalesce(json_object_agg(kind, json_build_object('yen', yen, 'related', related_yen)), '{}')
        from distribution_source source where source.distribution_id = distribution.id) as sources
    from fixed_distribution distribution join supplementary_distribution late on late.distribution_id = distribution.id
    cross join lateral (
      select case when sum(people) = sum(paid) then max(paid_at) end as paid_at,
        coalesce(json_agg(json_build_object('amount', amount, 'investors', people, 'lost', lost, 'restored', restored, 'dividend', gross)
          order by amount, lost), '[]') as holdings
      from (
        select investment.amount, share.gross, share.restored, ended.loss - before.restored as lost,
          count(*) as people, count(share.paid_at) as paid, max(share.paid_at) as paid_at
        from fixed_distribution_share share join investment on investment.id = share.investment_id
        join fixed_distribution_share ended on ended.distribution_id = distribution.supplements and ended.investment_id = share.investment_id
        cross join lateral (
          -- Of what stood when it was fixed.
          select coalesce(sum(earlier.restored), 0)::bigint as restored
          from fixed_distribution_share earlier join fixed_distribution one on one.id = earlier.distribution_id
          where earlier.investment_id = share.investment_id and one.supplements = distribution.supplements and one.id < distribution.id
            and (one.reversed_at is null or one.reversed_at > distribution.fixed_at)) before
        where share.distribution_id = distribution.id group by 1, 2, 3, 4) alike
    ) share
    where distribution.fund_id = ${fundId} order by distribution.id`.execute(database)
  const corrected = await loadCorrections(
    database,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...toRecord(row), corrected: corrected.get(row.id) ?? null }))
}

function toRecord(row: Row): Omit<SupplementRecord, 'corrected'> {
  const holdings = row.holdings.map(({ investors, ...each }) => ({
    amount: yen(each.amount),
    investors,
    lost: yen(each.lost),
    restored: yen(each.restored),
    dividend: yen(each.dividend),
  }))
  const ofAll = (part: 'dividend' | 'restored') =>
    yen(holdings.reduce((sum, each) => sum + each[part] * each.investors, 0))
  const [dividend, restored] = [ofAll('dividend'), ofAll('restored')]
  const of = (part: 'yen' | 'related'): BySource => {
    const one = (source: DividendSource): Yen => yen(row.sources[source]?.[part] ?? 0)
    return { rent: one('rent'), sale: one('sale'), reserve: one('reserve'), declared: one('declared') }
  }
  return {
    id: row.id,
    fixed_at: row.fixed_at,
    payday: japanDate(row.payday),
    paid_at: row.reversed_at === null ? row.paid_at : null,
    reversed_at: row.reversed_at,
    income: yen(row.income),
    related_income: yen(row.related_income),
    costs: yen(row.costs),
    sale_proceeds: yen(row.sale_proceeds),
    related_sale: yen(row.related_sale),
    sale_cost: yen(row.sale_cost),
    result: yen(row.result),
    lost: yen(row.lost),
    short_of_cap: yen(row.short_of_cap),
    cap_until: row.cap_until === null ? null : japanDate(row.cap_until),
    restored,
    total: yen(row.total_dividend),
    dividend,
    operator_share: subtractYen(yen(row.result), addYen(dividend, restored)),
    holdings,
    sources: of('yen'),
    related: of('related'),
  }
}
