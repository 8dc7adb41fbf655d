import { coolingOffLastDay, japanDateOf, type JapanDate } from './calendar.ts'

/**
 * Cooling-off under the real-estate specified joint enterprise act: eight days from the delivery of the contract
 * document, its day counted as the first. Before delivery the days have not begun, so the right stands.
 */
export function mayCoolOffOn(deliveredAt: Date | null, declaredOn: JapanDate): boolean {
  return deliveredAt === null || declaredOn <= coolingOffLastDay(deliveredAt)
}

/** A declaration on the member's own page counts at its instant; a posted notice by the day of its postmark. */
export function coolingOffDay(declaration: { readonly declaredAt: Date } | { readonly postmarkedOn: JapanDate }): JapanDate {
  return 'postmarkedOn' in declaration ? declaration.postmarkedOn : japanDateOf(declaration.declaredAt)
}
