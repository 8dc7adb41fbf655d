import { daysInTerm, type JapanDate } from '../calendar.ts'
import { floorDivide, yen, type Yen } from '../money.ts'

/** A time in which money of investors worked, and what they earned by it. Both days belong to it. */
export type Earning = {
  /** Sum of the investors' dividends before tax. */
  readonly dividend: Yen
  /** Sum of what those investors had paid in. */
  readonly invested: Yen
  readonly startOn: JapanDate
  readonly endOn: JapanDate
}

/** An earning with what those investors lost of their principal by it. */
export type EarningAndLoss = Earning & { readonly loss: Yen }

/**
 * What one yen of an investor earned, in basis points a year, floored to a tenth of a percent:
 * floor(dividends x 365 x 1000 / sum(amount x days at work)) / 10 percent, over all periods and floored once, 365 days in leap years too.
 * Null where nobody's money was at work. @throws RangeError for a period that ends before it begins.
 */
export function earnedBp(earnings: readonly Earning[]): number | null {
  if (earnings.some(({ startOn, endOn }) => endOn < startOn)) throw new RangeError('a period ends before it begins')
  const dividends = earnings.reduce((sum, { dividend }) => sum + BigInt(dividend), 0n)
  const yenDays = earnings.reduce(
    (sum, { invested, startOn, endOn }) => sum + BigInt(invested) * BigInt(daysInTerm(startOn, endOn)),
    0n,
  )
  return yenDays === 0n ? null : 10 * Number(floorDivide(dividends * 365n * 1_000n, yenDays))
}

/**
 * The same with what was lost taken off: what one yen of an investor came to, negative where more was lost than earned. Null where nobody lost anything, as the other
 * says it all then.
 */
export function earnedAfterLossBp(earnings: readonly EarningAndLoss[]): number | null {
  if (earnings.every(({ loss }) => loss === 0)) return null
  return earnedBp(earnings.map(({ loss, ...earning }) => ({ ...earning, dividend: yen(earning.dividend - loss) })))
}
