import { addDays } from '../japan-time.ts'

/** A bank's working day: no weekend, no national holiday, not 31 December to 3 January. */
export function isBusinessDay(day: string): boolean {
  const monthAndDay = day.slice(5)
  const isYearEnd = monthAndDay >= '12-31' || monthAndDay <= '01-03'
  return !isYearEnd && ![0, 6].includes(weekday(day)) && !isHoliday(day)
}

/** The day itself, or the nearest working day in the direction. */
export function nearestBusinessDay(day: string, direction: 1 | -1): string {
  let candidate = day
  while (!isBusinessDay(candidate)) candidate = addDays(candidate, direction)
  return candidate
}

/** National holidays by the act of 1948 as amended up to 2026 (国民の祝日に関する法律, articles 2 and 3). */
export function isHoliday(day: string): boolean {
  if (isNamedHoliday(day)) return true
  // Article 3-2: a holiday on a Sunday moves to the next day that is none.
  let before = addDays(day, -1)
  while (isNamedHoliday(before)) {
    if (weekday(before) === 0) return true
    before = addDays(before, -1)
  }
  // Article 3-3: a day between two holidays is one.
  return isNamedHoliday(addDays(day, -1)) && isNamedHoliday(addDays(day, 1))
}

const fixedHolidays = ['01-01', '02-11', '02-23', '04-29', '05-03', '05-04', '05-05', '08-11', '11-03', '11-23']
/** Month and which Monday of it. */
const mondayHolidays: [string, number][] = [['01', 2], ['07', 3], ['09', 3], ['10', 2]]

function isNamedHoliday(day: string): boolean {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-')
  if (fixedHolidays.includes(`${month}-${dayOfMonth}`)) return true
  if (month === '03') return Number(dayOfMonth) === equinox(Number(year), 20_843_100)
  if (month === '09' && Number(dayOfMonth) === equinox(Number(year), 23_248_800)) return true
  return weekday(day) === 1 && mondayHolidays.some(([each, nth]) => each === month && Math.ceil(Number(dayOfMonth) / 7) === nth)
}

/** Day of the month of the equinox, 1980 to 2099; `in1980` is its moment in that year in millionths of a day. */
function equinox(year: number, in1980: number): number {
  const years = year - 1980
  return Math.floor((in1980 + 242_194 * years) / 1_000_000) - Math.floor(years / 4)
}

function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}
