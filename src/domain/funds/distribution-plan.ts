import { floorDivide, formatYen, multiplyThenFloor, subtractYen, yen, type Yen } from '../money.ts'

/** The part of a planned rate that a sale is to bring, by its name in the breakdown; every other part is paid out of rents. */
export const FROM_SALE = '売却益'

/** What decides out of what the planned distribution is paid. Whole yen of a year; rates are basis points a year of the investors' part. */
export interface DistributionTerms {
  readonly senior: Yen
  readonly plannedRateBp: number
  readonly rateBreakdown: readonly { readonly label: string; readonly rateBp: number }[]
  /** Null where the fund states none. */
  readonly yearlyRent: number | null
  /** Running costs and fees. */
  readonly yearlyCosts: number | null
}

export interface DistributionPlan {
  readonly rent: Yen
  readonly costs: Yen
  /** Rent less costs; below zero where it does not even pay them. */
  readonly net: Yen
  /** What investors are to get of a full year, floored. */
  readonly distribution: Yen
  /** The largest rate that `net` pays, floored; 0 where it pays nothing. */
  readonly rentsPayBp: number
  /** What of the planned rate a sale has to bring at least. */
  readonly fromSaleAtLeastBp: number
  /** What of it the breakdown says a sale brings. */
  readonly fromSaleBp: number
}

/** The planned distribution beside the rents of a year; null where the fund does not state them, or no investor is to put in anything. */
export function distributionPlan(terms: DistributionTerms): DistributionPlan | null {
  const { senior, plannedRateBp, rateBreakdown, yearlyRent, yearlyCosts } = terms
  if (yearlyRent === null || yearlyCosts === null || senior <= 0) return null
  const [rent, costs] = [yen(yearlyRent), yen(yearlyCosts)]
  const net = subtractYen(rent, costs)
  const rentsPayBp = Math.max(0, Number(floorDivide(BigInt(net) * 10_000n, BigInt(senior))))
  return {
    rent,
    costs,
    net,
    distribution: multiplyThenFloor(senior, plannedRateBp, 10_000),
    rentsPayBp,
    fromSaleAtLeastBp: Math.max(0, plannedRateBp - rentsPayBp),
    fromSaleBp: rateBreakdown.reduce((sum, { label, rateBp }) => sum + (label.trim() === FROM_SALE ? rateBp : 0), 0),
  }
}

/** What is wrong with a breakdown that promises more out of rents than they bring, in a sentence; null where nothing is. */
export function distributionProblem(plan: DistributionPlan): string | null {
  const { distribution, net, fromSaleAtLeastBp, fromSaleBp } = plan
  if (fromSaleBp >= fromSaleAtLeastBp) return null
  return `予定の分配（年${formatYen(distribution)}）が、賃料から費用・報酬を引いた額（年${formatYen(net)}）を超えています。内訳の「${FROM_SALE}」を${(fromSaleAtLeastBp / 100).toFixed(2)}％以上にしてください。`
}
