import type { JapanDate } from '../calendar.ts'
import { addYen, flooredShare, subtractYen, type Yen } from '../money.ts'
import { withheldTax } from '../treasury/withholding.ts'

/** The number by which investors know a distribution (第1期の分配金): that of its period where the fund renews itself, else null. */
export const termOf = ({
  is_of_term: isOfTerm,
  period_number: number,
}: {
  is_of_term: boolean
  period_number: number | null
}): number | null => (isOfTerm ? number : null)

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
