import { coolingOffLastDay, japanDateOf, type JapanDate } from '../calendar.ts'
import { investmentLifecycle, type InvestmentStatus } from '../lifecycles/investment.ts'
import { mayFind } from '../lifecycles/lifecycle.ts'

/**
 * Cooling-off under the real-estate specified joint enterprise act: eight days from the delivery of the contract
 * document, its day counted as the first. Before delivery the days have not begun, so the right stands.
 */
export function mayCoolOffOn(deliveredAt: Date | null, declaredOn: JapanDate): boolean {
  return deliveredAt === null || declaredOn <= coolingOffLastDay(deliveredAt)
}

/** A declaration on the member's own page counts at its instant; a posted notice by the day of its postmark. */
export function coolingOffDay(
  declaration: { readonly declaredAt: Date } | { readonly postmarkedOn: JapanDate },
): JapanDate {
  return 'postmarkedOn' in declaration ? declaration.postmarkedOn : japanDateOf(declaration.declaredAt)
}

/** The contract as it stands when somebody declares cooling-off. */
export type CoolingOffFacts = {
  readonly status: InvestmentStatus
  /** The first delivery of the contract document to the member. */
  readonly deliveredAt: Date | null
  /** A distribution of the fund was fixed with this investment in it. */
  readonly isDistributed: boolean
}

/** no_contract: the draw has not been held; ended: nothing is left to rescind; too_late: after the eighth day. */
export type CoolingOffObstacle = 'no_contract' | 'ended' | 'too_late' | 'distributed'

/** What keeps a declaration of that day from ending the contract; null where nothing does. */
export function coolingOffObstacle(facts: CoolingOffFacts, declaredOn: JapanDate): CoolingOffObstacle | null {
  if (facts.status === 'lottery_pending') return 'no_contract'
  if (!mayFind(investmentLifecycle.events.cooling_off_declared, facts.status)) return 'ended'
  if (!mayCoolOffOn(facts.deliveredAt, declaredOn)) return 'too_late'
  return facts.isDistributed ? 'distributed' : null
}
