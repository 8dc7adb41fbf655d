import { businessDayFrom } from '../business-day.ts'
import { japanDate, japanYearOf, type JapanDate } from '../calendar.ts'

/** The first year of annual transaction reports. */
const FIRST_REPORT_YEAR = 2023

/** The year of an annual report as a page or the API asks for it; null outside 2023 to the current year in Japan. */
export function parseReportYear(text: string, now: Date): number | null {
  if (!/^\d{4}$/.test(text)) return null
  const year = Number(text)
  return year >= FIRST_REPORT_YEAR && year <= japanYearOf(now) ? year : null
}

/** Newest first. */
export function reportYears(now: Date): number[] {
  const current = japanYearOf(now)
  return Array.from({ length: Math.max(0, current - FIRST_REPORT_YEAR + 1) }, (_, index) => current - index)
}

/**
 * When the statutory payment reports of a year are due: 31 January of the next (income tax act, article 225), on a weekend or holiday the next working day
 * (act on general rules for national taxes, article 10, paragraph 2).
 */
export function paymentReportDueOn(year: number): JapanDate {
  return businessDayFrom(japanDate(`${year + 1}-01-31`))
}
