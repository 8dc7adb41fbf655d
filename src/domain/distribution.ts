import type { JapanDate } from './calendar.ts'
import { addYen, flooredShare, multiplyThenFloor, smallerYen, subtractYen, zeroYen, type Yen } from './money.ts'
import { withheldTax } from './withholding.ts'

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

export type LossAllocation = {
  readonly bornByOperator: Yen
  readonly losses: ReadonlyMap<string, Yen>
  /** Yen that flooring in the investors' favour leaves with the operator. */
  readonly leftWithOperator: Yen
}

/**
 * A loss falls on the operator's money first (`operatorAmount`, see `operatorsPart`), then on the investors in proportion, each floored and none
 * above the own principal. Throws RangeError on a loss larger than the whole fund as it was really composed.
 */
export function allocateLoss(loss: Yen, operatorAmount: Yen, holdings: readonly Holding[]): LossAllocation {
  const bornByOperator = smallerYen(loss, operatorAmount)
  const rest = subtractYen(loss, bornByOperator)
  const all = addYen(...holdings.map(({ amount }) => amount))
  if (rest > all) throw new RangeError('a loss cannot pass the whole fund')
  const losses = new Map(
    holdings.map(({ investId, amount }) => [investId, rest === 0 ? zeroYen : flooredShare(rest, amount, all)] as const),
  )
  return { bornByOperator, losses, leftWithOperator: subtractYen(rest, addYen(...losses.values())) }
}

/** On the sale of an auto-renewing fund's property, 25 % of the profit is distributed in addition, floored. */
export function saleProfitDistribution(saleProfit: Yen): Yen {
  return multiplyThenFloor(saleProfit, 25, 100)
}
