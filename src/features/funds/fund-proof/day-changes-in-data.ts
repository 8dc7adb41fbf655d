import { toRfc3339 } from '../../../domain/calendar.ts'
import type { DayChange } from '../../../domain/funds/day-change.ts'

/** Each day of the operation that was another one before, as anybody may follow it. */
export const dayChangesInData = (changes: readonly DayChange[]): object[] =>
  changes.map(({ point, previousOn, changedTo, changedAt, words }) => ({
    point,
    from: previousOn,
    to: changedTo,
    changed_at: toRfc3339(changedAt),
    words,
  }))
