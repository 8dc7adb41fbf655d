import { addDays, yearOf, type JapanDate } from './calendar.ts'

/**
 * Working days of banks and tax offices. National holidays follow the act on national holidays (国民の祝日に関する法律, act 178 of 1948), articles 2 and
 * 3, as in force since 2022; in 2020 and 2021 special acts moved days for the Olympic games, so the rules here begin with 2022.
 * The equinoxes are announced a year ahead (官報, 暦要項); the formula is the usual approximation, good from 1980 to 2099.
 */

const FIXED_HOLIDAYS = ['01-01', '02-11', '02-23', '04-29', '05-03', '05-04', '05-05', '08-11', '11-03', '11-23']
/** Month and which Monday of it. */
const MONDAY_HOLIDAYS: readonly (readonly [month: string, nth: number])[] = [
  ['01', 2],
  ['07', 3],
  ['09', 3],
  ['10', 2],
]
/** The moment of the equinox in 1980, in millionths of a day of its month; each year it comes 0.242194 days later. */
const SPRING_IN_1980 = 20_843_100
const AUTUMN_IN_1980 = 23_248_800

/** A day on which banks and tax offices work: no Saturday, Sunday, national holiday, nor 31 December to 3 January. */
export function isBusinessDay(day: JapanDate): boolean {
  const monthAndDay = day.slice(5)
  const isYearEnd = monthAndDay >= '12-31' || monthAndDay <= '01-03'
  return !isYearEnd && weekday(day) !== 0 && weekday(day) !== 6 && !isHoliday(day)
}

/** The day itself where it is a business day, else the next one: how tax is due (act on general rules for national taxes, article 10, paragraph 2). */
export function businessDayFrom(day: JapanDate): JapanDate {
  return nearest(day, 1)
}

/** The day itself where it is a business day, else the one before. */
export function businessDayUntil(day: JapanDate): JapanDate {
  return nearest(day, -1)
}

/**
 * When money for a day leaves: the day itself or, where banks rest on it, the business day before, as the contract promises. Where that lies
 * behind, the first business day from today on.
 */
export function transferDayFor(wished: JapanDate, today: JapanDate): JapanDate {
  const day = businessDayUntil(wished)
  return day >= today ? day : businessDayFrom(today)
}

function nearest(day: JapanDate, step: 1 | -1): JapanDate {
  let candidate = day
  while (!isBusinessDay(candidate)) candidate = addDays(candidate, step)
  return candidate
}

/** A national holiday, with the substitute day after a Sunday's and the day between two holidays. */
export function isHoliday(day: JapanDate): boolean {
  if (isNamedHoliday(day)) return true
  // Article 3, paragraph 2: a holiday on a Sunday is made up for on the next day that is none.
  for (let before = addDays(day, -1); isNamedHoliday(before); before = addDays(before, -1)) {
    if (weekday(before) === 0) return true
  }
  // Article 3, paragraph 3: a day between two holidays is one.
  return isNamedHoliday(addDays(day, -1)) && isNamedHoliday(addDays(day, 1))
}

function isNamedHoliday(day: JapanDate): boolean {
  const [month, dayOfMonth] = [day.slice(5, 7), Number(day.slice(8))]
  if (FIXED_HOLIDAYS.includes(day.slice(5))) return true
  if (month === '03' && dayOfMonth === equinox(yearOf(day), SPRING_IN_1980)) return true
  if (month === '09' && dayOfMonth === equinox(yearOf(day), AUTUMN_IN_1980)) return true
  return (
    weekday(day) === 1 && MONDAY_HOLIDAYS.some(([each, nth]) => each === month && Math.ceil(dayOfMonth / 7) === nth)
  )
}

/** The day of the month. */
function equinox(year: number, in1980: number): number {
  const years = year - 1980
  return Math.floor((in1980 + 242_194 * years) / 1_000_000) - Math.floor(years / 4)
}

/** 0 is Sunday. */
function weekday(day: JapanDate): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}
