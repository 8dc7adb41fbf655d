import { japanDate, type JapanDate } from '../calendar.ts'
import { multiplyThenFloor, type Yen } from '../money.ts'

/**
 * Tax withheld from profit distributed under a tokumei-kumiai contract to residents: income tax act, articles 210 and
 * 211, with the surtaxes that lie on the tax itself. Both rows come to 20.42 %, taken in one multiplication.
 * Returned principal is no profit and is not taxed.
 */
export type WithholdingRate = {
  readonly from: JapanDate
  readonly incomeTaxPercent: number
  /** Tenths of a percent of the tax. */
  readonly reconstructionSurtaxPermille: number
  readonly defenceSurtaxPermille: number
}

export const WITHHOLDING_RATES: readonly WithholdingRate[] = [
  { from: japanDate('2013-01-01'), incomeTaxPercent: 20, reconstructionSurtaxPermille: 21, defenceSurtaxPermille: 0 },
  { from: japanDate('2027-01-01'), incomeTaxPercent: 20, reconstructionSurtaxPermille: 11, defenceSurtaxPermille: 10 },
]
const RATE_DENOMINATOR = 100_000

/** What every row comes to, as documents and screens say it. */
export const WITHHOLDING_RATE_TEXT = '20.42％'

/** The rate in force on a day. Throws RangeError for a day before the table begins. */
export function withholdingRateOn(date: JapanDate): WithholdingRate {
  const rate = WITHHOLDING_RATES.findLast(({ from }) => from <= date)
  if (rate === undefined) throw new RangeError(`no withholding rate is known for ${date}`)
  return rate
}

/** In 1/100,000: 20,420 is 20.42 %. */
export function combinedRate(rate: WithholdingRate): number {
  return rate.incomeTaxPercent * (1_000 + rate.reconstructionSurtaxPermille + rate.defenceSurtaxPermille)
}

/** Tax on a gross distribution paid on a day in Japan, fractions of a yen dropped. */
export function withheldTax(gross: Yen, paidOn: JapanDate): Yen {
  return multiplyThenFloor(gross, combinedRate(withholdingRateOn(paidOn)), RATE_DENOMINATOR)
}
