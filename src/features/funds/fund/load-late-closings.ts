import { sql } from 'kysely'
import { japanDateOf } from '../../../domain/calendar.ts'
import type { FundCorrection } from '../../../domain/funds/fund-corrections.ts'
import type { Id } from '../../../domain/id.ts'
import type { LateClosing } from '../../../domain/funds/late-closing.ts'
import { yen } from '../../../domain/money.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { loadLateCorrections } from './load-corrections.ts'

export interface LateClosingRecord extends LateClosing {
  closedAt: Date
  /** The supplementary distribution that gave it out; null where there was none. */
  distributionId: Id<'fixed_distribution'> | null
  corrections: FundCorrection[]
}

type Row = Record<
  | 'number'
  | 'income'
  | 'related_income'
  | 'costs'
  | 'related_costs'
  | 'accrued_costs'
  | 'sale_proceeds'
  | 'related_sale'
  | 'sale_cost'
  | 'result'
  | 'to_investors'
  | 'to_operator',
  number
> & { closed_at: Date; distribution_id: Id<'fixed_distribution'> | null }

/** What came in after a fund's last period, as two people closed it, in their order; what was taken back is not among them. */
export async function loadLateClosings(database: Queryable, fundId: Id<'fund'>): Promise<LateClosingRecord[]> {
  const { rows } = await sql<Row>`
    select number, closed_at, distribution_id, income, related_income, costs, related_costs, accrued_costs, sale_proceeds, related_sale, sale_cost, result, to_investors,
      to_operator
    from late_closings(${fundId}) order by number`.execute(database)
  if (rows.length === 0) return []
  const corrections = await loadLateCorrections(database, fundId)
  return rows.map((row) => ({
    number: row.number,
    closedAt: row.closed_at,
    closedOn: japanDateOf(row.closed_at),
    distributionId: row.distribution_id,
    income: yen(row.income),
    relatedIncome: yen(row.related_income),
    costs: yen(row.costs),
    relatedCosts: yen(row.related_costs),
    accruedCosts: yen(row.accrued_costs),
    saleProceeds: yen(row.sale_proceeds),
    relatedSale: yen(row.related_sale),
    saleCost: yen(row.sale_cost),
    result: yen(row.result),
    toInvestors: yen(row.to_investors),
    toOperator: yen(row.to_operator),
    corrections: corrections.filter(({ lateNumber }) => lateNumber === row.number),
  }))
}
