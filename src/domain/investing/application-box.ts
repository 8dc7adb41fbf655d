import { allowanceFrom, amountChoices, type AllowanceFacts } from './allowance.ts'
import { addYen, type Yen } from '../money.ts'

/** What the fund page knows; every part of it comes from the API. */
export type ApplicationBoxFacts = AllowanceFacts & {
  readonly offeringStartAt: Date
  readonly offeringEndAt: Date
  readonly minimumAmount: Yen
  readonly isGoaled: boolean
  /** The visitor brought a priority code along. */
  readonly hasEarlyAccess: boolean
  readonly now: Date
}

/**
 * What the application area shows to someone without a live application in the fund: nothing yet, that the
 * recruitment has ended, that it pauses, that not one choice of an amount is left, or the form.
 */
export type ApplicationBox =
  | { readonly shows: 'not_started' | 'closed' | 'paused' }
  | { readonly shows: 'full' | 'open'; readonly allowance: Yen }

export function applicationBox(facts: ApplicationBoxFacts): ApplicationBox {
  const now = facts.now.getTime()
  if (facts.isGoaled || now > facts.offeringEndAt.getTime()) return { shows: 'closed' }
  if (now < facts.offeringStartAt.getTime() && !facts.hasEarlyAccess) return { shows: 'not_started' }
  if (facts.offeringMethod === 'first_come' && addYen(facts.investTotal, facts.held) >= facts.fundTotal)
    return { shows: 'paused' }
  const allowed = allowanceFrom(facts)
  const isFull = amountChoices(facts.minimumAmount, allowed).length === 0
  return { shows: isFull ? 'full' : 'open', allowance: allowed }
}
