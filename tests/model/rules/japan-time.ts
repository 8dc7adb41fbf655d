/** Japan's days, counted from 1970-01-01 in whole numbers: +09:00 all year. Instants are milliseconds. */
export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour
const offset = 9 * hour

export const dayNumber = (instant: number): number => Math.floor((instant + offset) / day)
export const startOfDayNumber = (number: number): number => number * day - offset
/** 23:59:59 of the day so many days after the instant's own. */
export const endOfDayAfter = (instant: number, days: number): number => startOfDayNumber(dayNumber(instant) + days + 1) - second
export const dayText = (instant: number): string => new Date(instant + offset).toISOString().slice(0, 10)
export const yearOf = (instant: number): number => Number(dayText(instant).slice(0, 4))
export const instantText = (instant: number): string => new Date(instant + offset).toISOString().replace('.000Z', '+09:00')

/** Completed years on the instant's day in Japan; somebody born on 29 February is a year older on 1 March of a common year. */
export function ageOn(birthday: string, instant: number): number {
  const today = dayText(instant)
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) >= birthday.slice(5) ? years : years - 1
}
