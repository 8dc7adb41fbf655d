import { daysInTerm, endOfMonthAfter, formatDate, formatDateTime, japanDate, japanDateOf } from './calendar.ts'
import { formatYen, yen } from './money.ts'

/**
 * How documents and mails word amounts, rates and times. They are made from frozen data (plain numbers and
 * `YYYY-MM-DD` texts), so these functions check what they are given: each throws RangeError on an impossible value.
 */

/** 200000 -> `200,000円` */
export function yenText(amount: number): string {
  return formatYen(yen(amount))
}

/** Basis points as a percentage with at least one decimal: 700 -> `7.0％`, 725 -> `7.25％` */
export function rateText(basisPoints: number): string {
  if (!Number.isSafeInteger(basisPoints) || basisPoints < 0) throw new RangeError(`not a rate in basis points: ${basisPoints}`)
  const hundredths = String(basisPoints % 100).padStart(2, '0')
  return `${Math.trunc(basisPoints / 100)}.${hundredths.endsWith('0') ? hundredths.charAt(0) : hundredths}％`
}

/** A calendar day `2026-04-04` -> `2026年4月4日（土）` */
export function dayText(day: string): string {
  return formatDate(japanDate(day))
}

/** An instant, in Japan: `2026年4月4日（土）23:59` */
export const momentText: (instant: Date) => string = formatDateTime

/** An instant's month and day in Japan, for subjects: `4/4` */
export function shortDayText(instant: Date): string {
  const [, month, day] = japanDateOf(instant).split('-')
  return `${Number(month)}/${Number(day)}`
}

/** The calendar day in Japan that contains an instant: `2026-04-04` */
export const japanDay: (instant: Date) => string = japanDateOf

/** The last day of the month after a day's month: `2026-10-31` -> `2026-11-30` */
export function endOfFollowingMonth(day: string): string {
  return endOfMonthAfter(japanDate(day))
}

/** Both ends included: `2026-05-01` to `2026-10-31` are 184 days. */
export function daysInclusive(first: string, last: string): number {
  return daysInTerm(japanDate(first), japanDate(last))
}

/** `第12号` of a name that begins with it; a fund named otherwise is called by its name, cut after ten characters. */
export function shortFundName(name: string): string {
  const characters = [...name]
  return /^第\d+号/.exec(name)?.[0] ?? (characters.length > 10 ? `${characters.slice(0, 9).join('')}…` : name)
}
