import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'

/** What really happened with a fund; a missing field leaves things as they are. Days are 'YYYY-MM-DD' in Japan, amounts whole yen. */
export interface FundResultEntry {
  offeringStartAt?: Date
  offeringEndAt?: Date
  operationStartOn?: string
  /** With the first day of operation: the recorded purchases from the operator that the fund makes with its start. */
  deals?: readonly Id<'property_deal'>[]
  operationEndOn?: string
  /** With a last day before the planned one: why, as investors read it. */
  endWords?: FreeText
  payday?: string
  /** Of the whole fund or term, before tax. */
  dividend?: number
  /** With the last dividend, where the property was sold below its price. */
  loss?: number
  /** With the last dividend of an auto-renewing fund. */
  saleProfit?: number
  /** With a dividend below what the books give: why, as investors read it. */
  words?: FreeText
}
