import type { FreeText } from '../../../domain/free-text.ts'

/** What an operator enters, whole yen. */
export type DividendEntry = {
  /** Of the whole fund or term, before tax; without the investors' part of a sale's profit. */
  dividend: number
  /** Of the whole fund, when the property was sold below its price. */
  loss: number
  /** Of an auto-renewing fund, when the property was sold: a quarter is distributed in addition. */
  saleProfit: number
  payday: string
  /** Why it is less than planned: investors read it. */
  words?: FreeText
}
