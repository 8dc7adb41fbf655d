import * as calendar from '../../domain/calendar.ts'
import { rateFigure } from '../../domain/funds/fund-text.ts'
import * as money from '../../domain/money.ts'
import { rateBp } from '../from-api.ts'

/**
 * The domain's words for amounts, rates and times, for values as the API sends them: plain yen, percent, RFC 3339 or
 * YYYY-MM-DD. The clock of a screen counts milliseconds since 1970.
 */
export type Moment = string | number | Date

const instantOf = (value: Moment) => (value instanceof Date ? value : new Date(value))

/** The day itself, or the one in Japan that contains the instant. */
const dayOf = (value: Moment) =>
  (typeof value === 'string' ? calendar.parseJapanDate(value) : null) ?? calendar.japanDateOf(instantOf(value))

/** `1,000,000円`; losses with a true minus sign. */
export const formatYen = (amount: number): string => money.formatYen(money.yen(amount))

/** `50万円`, for choices and headlines; an amount that is no multiple of 10,000 yen is written out. */
export const formatManYen = (amount: number): string => money.formatManYen(money.yen(amount))

/** Percent with one decimal, floored, its unit left to the screen: 7.25 -> `7.2`. */
export const formatRate = (percent: number): string => rateFigure(rateBp(percent))

/** `2026年4月1日（水）` */
export const formatDate = (value: Moment): string => calendar.formatDate(dayOf(value))

/** `4月1日（水）`, where the year has just been said. */
export const formatShortDate = (value: Moment): string => calendar.formatMonthDay(dayOf(value))

/** `2026年4月1日（水）19:00` */
export const formatDateTime = (value: Moment): string => calendar.formatDateTime(instantOf(value))

/** `4月1日（水）19:00` */
export const formatShortDateTime = (value: Moment): string => calendar.formatMonthDayTime(instantOf(value))

/** `10月31日`, in narrow places; never for a deadline. */
export const formatDay = (value: Moment): string => calendar.formatMonthDayWithoutWeekday(dayOf(value))

/** `2026年5月1日`, in narrow places; never for a deadline. */
export const formatYearDay = (value: Moment): string => calendar.formatDateWithoutWeekday(dayOf(value))

/** Whether both lie in one year in Japan, so that the second date need not say it again. */
export const isSameYear = (one: Moment, other: Moment): boolean =>
  calendar.yearOf(dayOf(one)) === calendar.yearOf(dayOf(other))

/** `19:00` */
export const formatTime = (value: Moment): string => calendar.formatTimeOfDay(instantOf(value))

/** `2026年4月1日（水）19:00:00.123`, where the order within a second matters. */
export const formatPreciseTime = (value: Moment): string =>
  `${formatDate(calendar.japanDateOf(instantOf(value)))}${calendar.toRfc3339(instantOf(value)).slice(11).replace('+09:00', '')}`

/** `1.2MB`, `840KB` */
export function formatFileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))}KB`
  const tenths = Math.round(bytes / 100_000)
  return `${Math.floor(tenths / 10)}.${tenths % 10}MB`
}
