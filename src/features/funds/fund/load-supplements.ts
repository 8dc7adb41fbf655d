import { sql } from 'kysely'
import { japanDate, type JapanDate } from '../../../domain/calendar.ts'
import type { BySource, DividendSource } from '../../../domain/dividend-source.ts'
import type { Id } from '../../../domain/id.ts'
import { subtractYen, yen, type Yen } from '../../../domain/money.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** What was distributed of income that came in after the last period; what was taken back stays with its day. */
export interface SupplementRecord {
  fixedAt: Date
  payday: JapanDate
  /** When everybody had it; null before. */
  paidAt: Date | null
  reversedAt: Date | null
  /** What the books held of after the last period. */
  income: Yen
  relatedIncome: Yen
  costs: Yen
  saleProceeds: Yen
  relatedSale: Yen
  saleCost: Yen
  /** Income less costs. */
  result: Yen
  /** What investors had got less than the contract's cap before. */
  shortOfCap: Yen
  /** Before flooring. */
  total: Yen
  /** Of all investors, before tax. */
  dividend: Yen
  /** Of the result, what is beyond the cap and what flooring leaves. */
  operatorShare: Yen
  holdings: { amount: Yen; investors: number; dividend: Yen }[]
  sources: BySource
  related: BySource
}

interface Row extends Record<(typeof figures)[number], number> {
  fixed_at: Date
  payday: string
  paid_at: Date | null
  reversed_at: Date | null
  holdings: { amount: number; investors: number; dividend: number }[]
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
  'short_of_cap',
  'total_dividend',
] as const

/** Of a fund, in their order. */
export async function loadSupplements(database: Queryable, fundId: Id<'fund'>): Promise<SupplementRecord[]> {
  const { rows } = await sql<Row>`
    select distribution.fixed_at, distribution.payday, distribution.reversed_at, distribution.total_dividend,
      late.income, late.related_income, late.costs, late.sale_proceeds, late.related_sale, late.sale_cost, late.result, late.short_of_cap,
      share.paid_at, share.holdings,
      (select coalesce(json_object_agg(kind, json_build_object('yen', yen, 'related', related_yen)), '{}')
        from distribution_source source where source.distribution_id = distribution.id) as sources
    from fixed_distribution distribution join supplementary_distribution late on late.distribution_id = distribution.id
    cross join lateral (
      select case when sum(people) = sum(paid) then max(paid_at) end as paid_at,
        coalesce(json_agg(json_build_object('amount', amount, 'investors', people, 'dividend', gross) order by amount), '[]') as holdings
      from (
        select investment.amount, share.gross, count(*) as people, count(share.paid_at) as paid, max(share.paid_at) as paid_at
        from fixed_distribution_share share join investment on investment.id = share.investment_id
        where share.distribution_id = distribution.id group by 1, 2) alike
    ) share
    where distribution.fund_id = ${fundId} order by distribution.id`.execute(database)
  return rows.map(toRecord)
}

function toRecord(row: Row): SupplementRecord {
  const holdings = row.holdings.map(({ amount, investors, dividend }) => ({
    amount: yen(amount),
    investors,
    dividend: yen(dividend),
  }))
  const dividend = yen(holdings.reduce((sum, each) => sum + each.dividend * each.investors, 0))
  const of = (part: 'yen' | 'related'): BySource => {
    const one = (source: DividendSource): Yen => yen(row.sources[source]?.[part] ?? 0)
    return { rent: one('rent'), sale: one('sale'), reserve: one('reserve'), declared: one('declared') }
  }
  return {
    fixedAt: row.fixed_at,
    payday: japanDate(row.payday),
    paidAt: row.reversed_at === null ? row.paid_at : null,
    reversedAt: row.reversed_at,
    income: yen(row.income),
    relatedIncome: yen(row.related_income),
    costs: yen(row.costs),
    saleProceeds: yen(row.sale_proceeds),
    relatedSale: yen(row.related_sale),
    saleCost: yen(row.sale_cost),
    result: yen(row.result),
    shortOfCap: yen(row.short_of_cap),
    total: yen(row.total_dividend),
    dividend,
    operatorShare: subtractYen(yen(row.result), dividend),
    holdings,
    sources: of('yen'),
    related: of('related'),
  }
}
