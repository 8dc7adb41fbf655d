import { ageOn, type JapanDate } from './calendar.ts'

export const MINIMUM_AGE = 18
/** The first age that is no longer served. */
export const AGE_LIMIT = 80

/** 18 to under 80 on that day in Japan. */
export function isEligibleAge(birthday: JapanDate, today: JapanDate): boolean {
  const age = ageOn(birthday, today)
  return age >= MINIMUM_AGE && age < AGE_LIMIT
}
