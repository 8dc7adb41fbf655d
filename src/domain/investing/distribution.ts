import type { JapanDate } from '../calendar.ts'
import { addYen, flooredShare, subtractYen, type Yen } from '../money.ts'
import { withheldTax } from '../treasury/withholding.ts'

/** One investor's part of the fund's dividend, floored. What flooring leaves stays with the operator. */
export function memberDividend(totalDividend: Yen, ownAmount: Yen, allAmounts: Yen): Yen {
  return flooredShare(totalDividend, ownAmount, allAmounts)
}

export type MemberPayout = {
  readonly dividend: Yen
  readonly tax: Yen
  readonly redeemedPrincipal: Yen
  /** dividend - tax + redeemed principal. */
  readonly payAmount: Yen
}

export function memberPayout(dividend: Yen, redeemedPrincipal: Yen, paidOn: JapanDate): MemberPayout {
  const tax = withheldTax(dividend, paidOn)
  return { dividend, tax, redeemedPrincipal, payAmount: addYen(subtractYen(dividend, tax), redeemedPrincipal) }
}

export type Holding = { readonly investId: string; readonly amount: Yen }

/** Every investor's dividend, and what flooring leaves with the operator. */
export function distribute(
  totalDividend: Yen,
  holdings: readonly Holding[],
): {
  dividends: Map<string, Yen>
  leftWithOperator: Yen
} {
  const all = addYen(...holdings.map(({ amount }) => amount))
  const dividends = new Map(
    holdings.map(({ investId, amount }) => [investId, memberDividend(totalDividend, amount, all)] as const),
  )
  return { dividends, leftWithOperator: subtractYen(totalDividend, addYen(...dividends.values())) }
}
