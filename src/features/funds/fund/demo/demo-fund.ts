import type { Id } from '../../../../domain/id.ts'

/** Invented funds with which a demo starts. All times are relative to the moment of seeding, so the demo never ages. */

/** A day counted from the seed day in Japan (0), with a time of day there; or minutes from the moment of seeding. */
export type DemoTime = { readonly day: number; readonly time: string } | { readonly minutesFromNow: number }

export type DemoMember = 'investor' | `filler-${number}`

export type DemoOutcome =
  | 'awaiting_document'
  | 'awaiting_deposit'
  | 'participating'
  | 'lottery_pending'
  | 'not_selected'
  | 'canceled'
  | 'fund_failed'
  | 'redeemed'

export type DemoInvestment = {
  readonly member: DemoMember
  /** Whole yen. */
  readonly amount: number
  readonly outcome: DemoOutcome
  /** The day of the application; never later than the seed day. */
  readonly appliedDay: number
}

/** A term whose distribution was paid: on `paidDay` or, where banks rest on it, the business day before. `actualRateBp`: what investors got, in basis points a year. An auto-renewing fund's own terms have its days. */
export type DemoTerm = {
  readonly startDay: number
  readonly endDay: number
  readonly paidDay: number
  readonly actualRateBp: number
}

export type DemoMessage = {
  readonly day: number
  readonly title: string
  readonly content: string
  readonly operatorsOnly?: boolean
}

export type DemoFund = {
  readonly id: Id<'fund'>
  readonly name: string
  readonly detail: string
  readonly fundTotal: number
  readonly subordinatedAmount: number
  readonly minimumAmount: number
  readonly maximumAmount: number | null
  readonly plannedRateBp: number
  readonly rateBreakdown: readonly { readonly label: string; readonly rateBp: number }[]
  readonly operationTermMonths: number
  readonly offeringMethod: 'first_come' | 'lottery'
  readonly goal: 'all_or_nothing' | 'all_in'
  readonly autoRenewal: boolean
  readonly earlyAccessCode: string | null
  readonly offeringStart: DemoTime
  readonly offeringEnd: DemoTime
  /** Planned, in days from the seed day. */
  readonly operationStartDay: number
  readonly operationEndDay: number
  /** Real beginning of operation; null while the fund does not operate. */
  readonly operatingSinceDay: number | null
  readonly paidTerms: readonly DemoTerm[]
  /** True once the principal is back with the investors. */
  readonly redeemed: boolean
  readonly investments: readonly DemoInvestment[]
  readonly messages: readonly DemoMessage[]
}

/** What most funds have in common. */
export const commonTerms = {
  minimumAmount: 100_000,
  maximumAmount: null,
  rateBreakdown: [],
  autoRenewal: false,
  earlyAccessCode: null,
  operatingSinceDay: null,
  paidTerms: [],
  redeemed: false,
  investments: [],
  messages: [],
} as const satisfies Partial<DemoFund>

export const opensAt = (day: number): DemoTime => ({ day, time: '19:00:00' })
export const closesAt = (day: number): DemoTime => ({ day, time: '23:59:59' })

export function investor(amount: number, outcome: DemoOutcome, appliedDay: number): DemoInvestment {
  return { member: 'investor', amount, outcome, appliedDay }
}

/** The filler members `first` to `last`, each with the same amount. */
export function fillers(
  first: number,
  last: number,
  amount: number,
  outcome: DemoOutcome,
  appliedDay: number,
): DemoInvestment[] {
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    member: `filler-${first + index}` as const,
    amount,
    outcome,
    appliedDay,
  }))
}

/**
 * The total dividend before tax of a paid term, so much that the investors' floored shares show the actual rate again:
 * paid amount * rate * days / 365, rounded up, and a yen more for each share that flooring may cost one.
 */
export function termDividend(fund: DemoFund, term: DemoTerm, days = term.endDay - term.startDay + 1): number {
  const paid = fund.investments.filter(({ outcome }) => outcome === 'redeemed' || outcome === 'participating')
  const numerator = BigInt(paid.reduce((sum, { amount }) => sum + amount, 0)) * BigInt(term.actualRateBp) * BigInt(days)
  return Number((numerator + 3_649_999n) / 3_650_000n) + paid.length - 1
}
