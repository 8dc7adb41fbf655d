import { ageOn, type JapanDate } from '../calendar.ts'

const MINIMUM_AGE = 18
/** The first age that is no longer served. */
const AGE_LIMIT = 80

/** Who may join, in the one sentence that every page says it with. */
export const ELIGIBILITY = '日本国籍をお持ちで、日本にお住まいの18歳以上80歳未満の個人の方。'

/** 18 to under 80 on that day in Japan. */
export function isEligibleAge(birthday: JapanDate, today: JapanDate): boolean {
  const age = ageOn(birthday, today)
  return age >= MINIMUM_AGE && age < AGE_LIMIT
}
