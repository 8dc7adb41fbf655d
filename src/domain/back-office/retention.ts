import { addDays, addMonths, type JapanDate } from '../calendar.ts'

/**
 * Years for which the record of an identity check and of what was transacted is kept, counted from the end of the contract or the transaction
 * (act on the prevention of transfer of criminal proceeds, article 6 paragraph 2 and article 7 paragraph 3).
 */
export const FILE_YEARS = 7

/** Years for which books and the important documents behind them are kept, counted from the closing of the books (companies act, article 432 paragraph 2). */
export const BOOK_YEARS = 10

/** The first day on which a member's file may be emptied. @param endedOn the last day on which anything was done between member and company. */
export function erasableFrom(endedOn: JapanDate): JapanDate {
  return addDays(addMonths(endedOn, FILE_YEARS * 12), 1)
}
