import { addMonths, japanDate, japanDateOf, startOfDay, type JapanDate } from './calendar.ts'

/** A month in Japan, as 'YYYY-MM'. */
export interface BookMonth {
  month: string
  firstDay: JapanDate
  startsAt: Date
  /** The first moment after it. */
  endsAt: Date
}

/** Null for a text that is no month. */
export function bookMonth(month: string): BookMonth | null {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return null
  const firstDay = japanDate(`${month}-01`)
  return { month, firstDay, startsAt: startOfDay(firstDay), endsAt: startOfDay(addMonths(firstDay, 1)) }
}

/** The month that was over last: the one to be closed. */
export const monthBefore = (now: Date): string =>
  addMonths(japanDate(`${japanDateOf(now).slice(0, 7)}-01`), -1).slice(0, 7)

/** The one that follows on 'YYYY-MM'. */
export const monthAfter = (month: string): string => addMonths(japanDate(`${month}-01`), 1).slice(0, 7)

/** The month that goes on and those before it, the latest first. */
export const latestMonths = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, back) =>
    addMonths(japanDate(`${japanDateOf(now).slice(0, 7)}-01`), -back).slice(0, 7),
  )

/** '2026年4月' */
export const monthText = (month: string): string => `${month.slice(0, 4)}年${Number(month.slice(5))}月`
