/**
 * Business time is Japan time, which is UTC+9 all year: Japan has kept no summer time since 1951.
 * Days are calendar days there, instants are `Date`; the zone of the machine never matters.
 */
declare const japanDateBrand: unique symbol

/** A calendar day in Japan, 'YYYY-MM-DD'. Compares correctly as text. */
export type JapanDate = string & { readonly [japanDateBrand]: 'japan-date' }

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const JAPAN_OFFSET = 9 * HOUR
const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'] as const

/**
 * Null for text that is not a real day ('2026-02-29' is not), or not one between the years 1900 and 2899: what lies centuries away is a
 * slip of the keyboard, and sums of days with it would leave what calendars and databases can write.
 */
export function parseJapanDate(text: string): JapanDate | null {
  return /^(?:19|2[0-8])/.test(text) && isRealDay(text) ? (text as JapanDate) : null
}

/** Of the years 1000 to 9999. */
function isRealDay(text: string): boolean {
  const match = /^([1-9]\d{3})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** For days that are known to be some. Throws RangeError for text that is no real day between the years 1000 and 9999. */
export function japanDate(text: string): JapanDate {
  if (!isRealDay(text)) throw new RangeError(`not a calendar day: ${text}`)
  return text as JapanDate
}

export function japanDateOf(instant: Date): JapanDate {
  const text = new Date(instant.getTime() + JAPAN_OFFSET).toISOString().slice(0, 10)
  // A `Date` writes real days alone, which need not be taken apart again; only a year before 1000 or after 9999 begins otherwise.
  if (!/^[1-9]/.test(text)) throw new RangeError(`not a calendar day: ${text}`)
  return text as JapanDate
}

export function yearOf(date: JapanDate): number {
  return Number(date.slice(0, 4))
}

/** The calendar year in Japan, as annual reports count it. */
export function japanYearOf(instant: Date): number {
  return yearOf(japanDateOf(instant))
}

export function timeOfDay(date: JapanDate, hour: number, minute: number, second = 0): Date {
  return new Date(startOfDay(date).getTime() + hour * HOUR + minute * MINUTE + second * SECOND)
}

export function startOfDay(date: JapanDate): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) - JAPAN_OFFSET)
}

/** 23:59:59: the second that every deadline of the business names. */
export function endOfDay(date: JapanDate): Date {
  return timeOfDay(date, 23, 59, 59)
}

export function addDays(date: JapanDate, days: number): JapanDate {
  return japanDateOf(new Date(startOfDay(date).getTime() + days * DAY))
}

/** The same day of another month, or that month's last day where it is shorter (31 January + 1 month = 28 February). */
export function addMonths(date: JapanDate, months: number): JapanDate {
  const monthIndex = yearOf(date) * 12 + Number(date.slice(5, 7)) - 1 + months
  const year = Math.floor(monthIndex / 12)
  const month = monthIndex - year * 12 + 1
  return compose(year, month, Math.min(Number(date.slice(8, 10)), daysInMonth(year, month)))
}

/** Whole days from one day to another; negative when `to` lies before `from`. */
export function daysBetween(from: JapanDate, to: JapanDate): number {
  return (startOfDay(to).getTime() - startOfDay(from).getTime()) / DAY
}

/** Days of a term, both ends included: end - start + 1. */
export function daysInTerm(from: JapanDate, to: JapanDate): number {
  return daysBetween(from, to) + 1
}

/** The last day of the month after the one that `date` lies in: the planned day of the dividend. */
export function endOfMonthAfter(date: JapanDate): JapanDate {
  const next = addMonths(compose(yearOf(date), Number(date.slice(5, 7)), 1), 1)
  return compose(yearOf(next), Number(next.slice(5, 7)), daysInMonth(yearOf(next), Number(next.slice(5, 7))))
}

/** Application day + 3, 23:59:59. */
export function depositDeadlineFirstCome(appliedAt: Date): Date {
  return endOfDay(addDays(japanDateOf(appliedAt), 3))
}

/** End date + 4, 23:59:59: three days after the day on which the result is announced. */
export function depositDeadlineLottery(offeringEndAt: Date): Date {
  return endOfDay(addDays(japanDateOf(offeringEndAt), 4))
}

/** Until then the deposit account of an application rests for everybody else: six months after its deadline, 23:59:59. */
export function accountRestsUntil(depositDeadline: Date): Date {
  return endOfDay(addMonths(japanDateOf(depositDeadline), 6))
}

/** 01:00 on the day after the end date. */
export function drawAt(offeringEndAt: Date): Date {
  return timeOfDay(addDays(japanDateOf(offeringEndAt), 1), 1, 0)
}

/** The last day for cooling-off: eight days, the day of the document's delivery being the first. */
export function coolingOffLastDay(deliveredAt: Date): JapanDate {
  return addDays(japanDateOf(deliveredAt), 7)
}

/** Full years of age on a day. Someone born on 29 February has the birthday on 1 March of a common year. */
export function ageOn(birthday: JapanDate, date: JapanDate): number {
  return yearOf(date) - yearOf(birthday) - (date.slice(5) < birthday.slice(5) ? 1 : 0)
}

/** "2026-04-01T19:00:00+09:00", with milliseconds only where there are any. */
export function toRfc3339(instant: Date): string {
  const local = new Date(instant.getTime() + JAPAN_OFFSET).toISOString()
  return `${local.replace(/(\.000)?Z$/, '')}+09:00`
}

/** "2026年4月1日（水）" */
export function formatDate(date: JapanDate): string {
  return `${yearOf(date)}年${formatMonthDay(date)}`
}

/** "2026年4月1日" */
export function formatDateWithoutWeekday(date: JapanDate): string {
  return `${yearOf(date)}年${formatMonthDayWithoutWeekday(date)}`
}

/** "4月1日（水）", where the year has just been said. */
export function formatMonthDay(date: JapanDate): string {
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()]
  return `${formatMonthDayWithoutWeekday(date)}（${weekday}）`
}

/** "4月1日", in narrow places; never for a deadline. */
export function formatMonthDayWithoutWeekday(date: JapanDate): string {
  return `${Number(date.slice(5, 7))}月${Number(date.slice(8, 10))}日`
}

/** "4/1", for the subject of a mail. */
export function formatSlashedDay(instant: Date): string {
  const date = japanDateOf(instant)
  return `${Number(date.slice(5, 7))}/${Number(date.slice(8, 10))}`
}

/** "19:00" */
export function formatTimeOfDay(instant: Date): string {
  return toRfc3339(instant).slice(11, 16)
}

/** "2026年4月1日（水）19:00" */
export function formatDateTime(instant: Date): string {
  return `${formatDate(japanDateOf(instant))}${formatTimeOfDay(instant)}`
}

/** "4月1日（水）19:00" */
export function formatMonthDayTime(instant: Date): string {
  return `${formatMonthDay(japanDateOf(instant))}${formatTimeOfDay(instant)}`
}

export type TimeLeft = {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** Whole units between two instants; zero from the later one on. */
export function timeLeft(now: Date, until: Date): TimeLeft {
  const left = Math.max(0, until.getTime() - now.getTime())
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / SECOND),
  }
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

function compose(year: number, month: number, day: number): JapanDate {
  return japanDate(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
}
