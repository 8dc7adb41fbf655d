import { toRfc3339 } from '../../../domain/calendar.ts'
import type { SupplementRecord } from '../fund/load-supplements.ts'

/** What came in after the last period and was distributed, as anybody may recompute it. */
export const supplementsInData = (supplements: readonly SupplementRecord[]): object[] =>
  supplements.map((each) => ({
    fixed_at: toRfc3339(each.fixedAt),
    payday: each.payday,
    paid_at: each.paidAt && toRfc3339(each.paidAt),
    reversed_at: each.reversedAt && toRfc3339(each.reversedAt),
    income: each.income,
    related_income: each.relatedIncome,
    costs: each.costs,
    sale_proceeds: each.saleProceeds,
    related_sale: each.relatedSale,
    sale_cost: each.saleCost,
    result: each.result,
    lost: each.lost,
    short_of_cap: each.shortOfCap,
    restored: each.restored,
    total: each.total,
    dividend: each.dividend,
    operator_share: each.operatorShare,
    holdings: each.holdings,
    sources: each.sources,
    related_sources: each.related,
  }))
