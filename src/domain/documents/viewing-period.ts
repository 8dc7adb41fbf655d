import { addMonths, japanDateOf, type JapanDate } from '../calendar.ts'

const VIEWING_YEARS = 5

/**
 * The last day on which a document that was delivered electronically can be viewed: five years from the delivery, whose own day is
 * not counted (Civil Code, articles 140 and 143), so it is the same day five years on, or the last of a month that lacks it.
 */
export function lastViewingDay(deliveredAt: Date): JapanDate {
  return addMonths(japanDateOf(deliveredAt), VIEWING_YEARS * 12)
}

/** Whether the period is over. What was not delivered yet has no period. */
export function isViewingOver(deliveredAt: Date | null, now: Date): boolean {
  return deliveredAt !== null && japanDateOf(now) > lastViewingDay(deliveredAt)
}
