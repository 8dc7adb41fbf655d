/** So many days before its day the operators are notified of a deadline of law or contract. */
export const LAW_ALARM_DAYS = [14, 1, 0] as const
/** Tax withheld is owed from one month to the next: nearer its day. */
export const TAX_ALARM_DAYS = [5, 1, 0] as const

/**
 * The alarm that is due when so many days are left: the last of the days ahead that has come, or, past the day, the day itself as a negative
 * number, so that each day past it has an alarm of its own. Null before the first one. A run that was missed is made up for by the next.
 */
export function alarmAt(daysLeft: number, daysAhead: readonly number[]): number | null {
  if (daysLeft < 0) return daysLeft
  const come = daysAhead.filter((days) => daysLeft <= days)
  return come.length === 0 ? null : Math.min(...come)
}
