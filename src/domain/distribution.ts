import { daysInTerm, type JapanDate } from './calendar.ts'
import { addYen, floorDivide, flooredShare, multiplyThenFloor, smallerYen, subtractYen, zeroYen, type Yen } from './money.ts'
import { withheldTax } from './withholding.ts'

/** A time in which the same senior amount worked, and what it brought before tax. Both days belong to it. */
export type EarningPeriod = { readonly dividend: Yen; readonly senior: Yen; readonly startOn: JapanDate; readonly endOn: JapanDate }

/**
 * What a fund earned its investors, in basis points, floored to a tenth of a percent (73 of 10 basis points each):
 * dividend / senior amount * 365 / days, days counted with both ends. Throws RangeError on no days or no senior amount.
 */
export function fundYieldBp(dividend: Yen, senior: Yen, operationStartOn: JapanDate, operationEndOn: JapanDate): number {
  return yieldOfPeriodsBp([{ dividend, senior, startOn: operationStartOn, endOn: operationEndOn }])
}

/** The same over several terms whose senior amounts differ: all dividends over all yen-days, floored once. */
export function yieldOfPeriodsBp(periods: readonly EarningPeriod[]): number {
  const dividends = periods.reduce((sum, { dividend }) => sum + BigInt(dividend), 0n)
  const yenDays = periods.reduce((sum, { senior, startOn, endOn }) => sum + BigInt(senior) * BigInt(daysInTerm(startOn, endOn)), 0n)
  return 10 * Number(floorDivide(dividends * 365n * 1_000n, yenDays))
}

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
export function distribute(totalDividend: Yen, holdings: readonly Holding[]): {
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
  readonly bornBySubordinated: Yen
  readonly losses: ReadonlyMap<string, Yen>
  /** Yen that flooring in the investors' favour leaves with the operator. */
  readonly leftWithOperator: Yen
}

/**
 * A loss falls on the operator's subordinated part first, then on the investors in proportion, each floored and none
 * above the own principal. Throws RangeError on a loss larger than the whole fund.
 */
export function allocateLoss(loss: Yen, subordinatedAmount: Yen, holdings: readonly Holding[]): LossAllocation {
  const bornBySubordinated = smallerYen(loss, subordinatedAmount)
  const rest = subtractYen(loss, bornBySubordinated)
  const all = addYen(...holdings.map(({ amount }) => amount))
  if (rest > all) throw new RangeError('a loss cannot pass the whole fund')
  const losses = new Map(
    holdings.map(({ investId, amount }) => [investId, rest === 0 ? zeroYen : flooredShare(rest, amount, all)] as const),
  )
  return { bornBySubordinated, losses, leftWithOperator: subtractYen(rest, addYen(...losses.values())) }
}

/** On the sale of an auto-renewing fund's property, 25 % of the profit is distributed in addition, floored. */
export function saleProfitDistribution(saleProfit: Yen): Yen {
  return multiplyThenFloor(saleProfit, 25, 100)
}
