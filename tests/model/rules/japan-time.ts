/** Japan's days, counted from 1970-01-01 in whole numbers: +09:00 all year. Instants are milliseconds. */
export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour
const offset = 9 * hour

export const dayNumber = (instant: number): number => Math.floor((instant + offset) / day)
export const startOfDayNumber = (number: number): number => number * day - offset
/** 23:59:59 of the day so many days after the instant's own. */
export const endOfDayAfter = (instant: number, days: number): number =>
  startOfDayNumber(dayNumber(instant) + days + 1) - second
export const dayText = (instant: number): string => new Date(instant + offset).toISOString().slice(0, 10)
export const yearOf = (instant: number): number => Number(dayText(instant).slice(0, 4))
export const instantText = (instant: number): string =>
  new Date(instant + offset).toISOString().replace('.000Z', '+09:00')

/** Days as text, 'YYYY-MM-DD', which stand for themselves and for no instant. */
const utc = (text: string): number => Date.parse(`${text}T00:00:00Z`)
const textOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10)
export const addDays = (text: string, days: number): string => textOf(utc(text) + days * day)
/** Both ends counted. */
export const daysInAll = (first: string, last: string): number => (utc(last) - utc(first)) / day + 1
/** The first instant of a day. */
export const startOf = (text: string): number => utc(text) - offset

/** The same day of a later month, or its last where it has none. */
export function addMonths(text: string, months: number): string {
  const [year = 0, month = 0, dayOfMonth = 0] = text.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return textOf(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, last)))
}

/** Completed years on the instant's day in Japan; somebody born on 29 February is a year older on 1 March of a common year. */
export function ageOn(birthday: string, instant: number): number {
  const today = dayText(instant)
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) >= birthday.slice(5) ? years : years - 1
}

/** Holidays of the months in which histories are played (Cabinet Office, national holidays). */
const holidays = [
  '2026-04-29',
  '2026-05-03',
  '2026-05-04',
  '2026-05-05',
  '2026-05-06',
  '2027-01-11',
  '2027-02-11',
  '2027-02-23',
  '2028-03-20',
  '2028-04-29',
  '2028-05-03',
  '2028-05-04',
  '2028-05-05',
]
const middayOf = (text: string): number => new Date(`${text}T12:00:00+09:00`).getTime()

function isBankDay(text: string): boolean {
  const weekday = new Date(`${text}T00:00:00Z`).getUTCDay()
  const isNewYear = text.slice(5) >= '12-31' || text.slice(5) <= '01-03'
  return weekday !== 0 && weekday !== 6 && !isNewYear && !holidays.includes(text)
}

function bankDay(text: string, step: 1 | -1): string {
  return isBankDay(text) ? text : bankDay(dayText(middayOf(text) + step * day), step)
}

/** On which day money leaves that was promised for one: before it where banks rest, and never before today. */
export function transferDay(wished: string, today: string): string {
  const before = bankDay(wished, -1)
  return before >= today ? before : bankDay(today, 1)
}
