import { toRfc3339 } from '../../../domain/calendar.ts'
import type { LateClosingRecord } from '../fund/load-late-closings.ts'
import type { ReturnedIncome } from '../fund/load-returned-income.ts'
import type { SupplementRecord } from '../fund/load-supplements.ts'
import { correctedSupplementInData } from './corrections-in-data.ts'
import { returnedInData } from './returned-in-data.ts'

/** What came in after the last period and was distributed, as anybody may recompute it. */
export const supplementsInData = (supplements: readonly SupplementRecord[]): object[] =>
  supplements.map((each) => ({
    fixed_at: toRfc3339(each.fixed_at),
    payday: each.payday,
    paid_at: each.paid_at && toRfc3339(each.paid_at),
    reversed_at: each.reversed_at && toRfc3339(each.reversed_at),
    income: each.income,
    related_income: each.related_income,
    costs: each.costs,
    sale_proceeds: each.sale_proceeds,
    related_sale: each.related_sale,
    sale_cost: each.sale_cost,
    result: each.result,
    lost: each.lost,
    short_of_cap: each.short_of_cap,
    cap_until: each.cap_until,
    restored: each.restored,
    total: each.total,
    dividend: each.dividend,
    operator_share: each.operator_share,
    holdings: each.holdings,
    sources: each.sources,
    related_sources: each.related,
    corrected: correctedSupplementInData(each),
  }))

/** What came in after the last period, also where nobody but the operator got it, as anybody may recompute it. */
export const lateClosingsInData = (
  closings: readonly LateClosingRecord[],
  supplements: readonly SupplementRecord[],
  returned: readonly ReturnedIncome[],
): object[] =>
  closings.map((each) => ({
    number: each.number,
    closed_at: toRfc3339(each.closedAt),
    supplementary_distribution: placeOf(each, supplements),
    income: each.income,
    returned_income: returnedInData(returned, { number: each.number, isLate: true }),
    related_income: each.relatedIncome,
    costs: each.costs,
    related_costs: each.relatedCosts,
    accrued_costs: each.accruedCosts,
    sale_proceeds: each.saleProceeds,
    related_sale: each.relatedSale,
    sale_cost: each.saleCost,
    result: each.result,
    to_investors: each.toInvestors,
    to_operator: each.toOperator,
  }))

/** Its place in the list of those, 1 is the first; null where there was none. */
function placeOf({ distributionId }: LateClosingRecord, supplements: readonly SupplementRecord[]): number | null {
  const place = supplements.findIndex(({ id }) => id === distributionId)
  return place < 0 ? null : place + 1
}
