import { addMonths, japanDate, japanDateOf, startOfDay, type JapanDate } from '../calendar.ts'

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

/** 2026年5月〜11月分; 2025年7月〜2026年2月分. @param first, last YYYY-MM */
export function monthsText(first: string, last: string): string {
  if (first === last) return `${monthText(first)}分`
  const end = first.slice(0, 4) === last.slice(0, 4) ? `${Number(last.slice(5))}月` : monthText(last)
  return `${monthText(first)}〜${end}分`
}
