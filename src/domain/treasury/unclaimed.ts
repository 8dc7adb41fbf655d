import { addDays, daysBetween, type JapanDate } from '../calendar.ts'

/** Why something owed waits for its member alone. */
export const UNCLAIMED_CAUSES = {
  no_account: '受取口座が未登録',
  returned: '登録口座から返却',
} as const
export type UnclaimedCause = keyof typeof UNCLAIMED_CAUSES

/** The company's own days: the law of contracts names none, and the debt stands for years (civil code, article 166). */
const FIRST_AGAIN = 30
const EVERY = 90

/** After so many days a letter goes to the address, for whoever reads no mail. */
export const LETTER_AFTER = 180
/** It is posted within so many days of that. */
export const LETTER_WITHIN = 7

/** After how many days the last mail was due that the member should have had by now: 0, 30, 90, then each 90. */
export const reminderReached = (days: number): number =>
  days < FIRST_AGAIN ? 0 : days < EVERY ? FIRST_AGAIN : Math.floor(days / EVERY) * EVERY

/** The day of the mail that comes next. */
export function nextReminderOn(since: JapanDate, today: JapanDate): JapanDate {
  const days = daysBetween(since, today)
  const next = days < FIRST_AGAIN ? FIRST_AGAIN : (Math.floor(days / EVERY) + 1) * EVERY
  return addDays(since, next)
}

/** From when a letter is owed for it, and until when it is posted. */
export const letterDays = (since: JapanDate): { from: JapanDate; until: JapanDate } => ({
  from: addDays(since, LETTER_AFTER),
  until: addDays(since, LETTER_AFTER + LETTER_WITHIN),
})
