import { addDays, addMonths, japanDate, type JapanDate } from '../calendar.ts'
import { bookMonth, monthText } from '../funds/book-month.ts'

/** A financial year of the company. */
export interface CompanyYear {
  startsOn: JapanDate
  /** A month's last day. */
  endsOn: JapanDate
}

/** '2026年3月期' */
export const companyYearText = (endsOn: JapanDate): string => `${monthText(endsOn.slice(0, 7))}期`

const lastDayOf = (month: string): JapanDate => addDays(addMonths(japanDate(`${month}-01`), 1), -1)

/**
 * The year that ends with a month: of twelve months, or from the day after the last closed one on. Null for a text that is no month, for a year that would be
 * longer than twelve months, and for one that was closed.
 */
export function companyYear(lastMonth: string, lastClosed: JapanDate | null): CompanyYear | null {
  if (bookMonth(lastMonth) === null) return null
  const endsOn = lastDayOf(lastMonth)
  const longest = addMonths(japanDate(`${lastMonth}-01`), -11)
  if (lastClosed === null) return { startsOn: longest, endsOn }
  const startsOn = addDays(lastClosed, 1)
  return startsOn < longest || startsOn > endsOn ? null : { startsOn, endsOn }
}

/**
 * The year that is closed next: the one after the last closed one; before the first, the last that was over, by the month in which the company's years end.
 * @param closingMonth 1 to 12
 */
export function nextCompanyYear(lastClosed: JapanDate | null, closingMonth: number, today: JapanDate): CompanyYear {
  if (lastClosed !== null)
    return {
      startsOn: addDays(lastClosed, 1),
      endsOn: lastDayOf(addMonths(japanDate(`${lastClosed.slice(0, 7)}-01`), 12).slice(0, 7)),
    }
  const inThisYear = `${today.slice(0, 4)}-${String(closingMonth).padStart(2, '0')}`
  const month = lastDayOf(inThisYear) < today ? inThisYear : addMonths(japanDate(`${inThisYear}-01`), -12).slice(0, 7)
  return { startsOn: addMonths(japanDate(`${month}-01`), -11), endsOn: lastDayOf(month) }
}
