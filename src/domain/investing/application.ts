import type { MemberStatus } from '../lifecycles/member.ts'
import { allowance, amountMessage, amountProblem, type AmountProblem } from './allowance.ts'
import { depositDeadlineFirstCome, japanDateOf, type JapanDate } from '../calendar.ts'
import { isEligibleAge } from '../people/eligibility.ts'
import {
  acceptsApplications,
  gapPayableUntil,
  hasSubstitutes,
  heldForOthers,
  isPastOffering,
  type Acceptance,
  type Fund,
  type FundResult,
  type FundTotals,
  type OfferingMethod,
} from '../funds/fund.ts'
import { FIRST_STATUS } from './investment.ts'
import { addYen, yen, zeroYen, type Yen } from '../money.ts'
import { REFUSAL_MESSAGES, type RefusalCode } from '../refusal.ts'

export type MemberFacts = {
  readonly status: MemberStatus
  readonly isIdentityVerified: boolean
  /** Payments to him are stopped: he may not apply, and is told no more than one who is suspended (decision 0410). */
  readonly isPayoutHeld?: boolean
  /** Said to hold an important public office abroad, or to be close to one who does, and two operators have not approved it yet. */
  readonly awaitsOfficialApproval?: boolean
  /** The consent to electronic delivery was taken back: documents go by post. */
  readonly takesPaper?: boolean
  readonly birthday: JapanDate
  /** All live applications and investments not yet redeemed, over all funds. */
  readonly investingAmount: Yen
  readonly hasLiveApplicationInFund: boolean
  /** Of the fund's held room, what is kept for this member, whose turn on the waitlist it is. */
  readonly held?: Yen
}

export type ApplicationRequest = {
  readonly memberId: string
  /** As it came in: judged here. */
  readonly amount: unknown
  /** The fund's priority code that the visitor brought along. */
  readonly special?: string | null
  /** What the caller believes the fund's method to be (createInvest or createApply). */
  readonly method?: OfferingMethod
  /** Not drawn, the member would take a place that comes free later. */
  readonly asSubstitute?: boolean | undefined
}

export type ApplicationDecision = Accepted | Refused

export type Accepted = {
  readonly accepted: true
  readonly memberId: string
  readonly amount: Yen
  readonly status: 'awaiting_deposit' | 'lottery_pending'
  /** Applied before the offering's start with the fund's code. */
  readonly isEarly: boolean
  readonly asSubstitute: boolean
  /** Known at once for first-come; a lottery's winners get theirs at the draw. */
  readonly depositDeadline: Date | null
}

export type Refused = {
  readonly accepted: false
  readonly memberId: string
  readonly code: RefusalCode
  /** Japanese, fit to show. */
  readonly message: string
}

export type OfferingState = {
  readonly fund: Fund
  readonly totals: FundTotals
  /** What happened after the end; null or nothing while nothing did. */
  readonly result?: FundResult | null
  readonly now: Date
}

/** What is the same for everybody who applies at one moment. */
type Moment = OfferingState & { readonly today: JapanDate; readonly depositDeadline: Date | null }

/**
 * Decides a queue of applications to one fund in their order, as if each came alone: an accepted one takes room in the
 * fund and in its member's allowance from those behind it, a refused one takes nothing. Members missing in the map are refused.
 */
export function decideApplications(
  offering: OfferingState,
  members: ReadonlyMap<string, MemberFacts>,
  requests: readonly ApplicationRequest[],
): ApplicationDecision[] {
  const { fund, now } = offering
  const moment: Moment = {
    ...offering,
    today: japanDateOf(now),
    depositDeadline: fund.offeringMethod === 'first_come' ? depositDeadlineOf(offering) : null,
  }
  let totals = offering.totals
  const current = new Map(members)
  return requests.map((request) => {
    const member = current.get(request.memberId)
    const decision = decideOne({ ...moment, totals }, member, request)
    if (decision.accepted && member !== undefined) {
      totals = totalsAfter(heldForOthers(totals, member.held ?? zeroYen), decision)
      current.set(request.memberId, memberAfter(member, decision))
    }
    return decision
  })
}

/** Three days; never into the last day before a fund that is short of its total is judged. */
function depositDeadlineOf({ fund, result, now }: OfferingState): Date {
  const [usual, last] = [depositDeadlineFirstCome(now), gapPayableUntil(fund, result ?? null)]
  return last !== null && last < usual ? last : usual
}

/** After the end those alone come in for whom room is kept: the line goes on while a gap may be closed. */
function accept({ fund, totals, now }: OfferingState, held: Yen, special: string | null): Acceptance {
  if (held > 0 && isPastOffering(fund, now)) return { accepts: true, early: false }
  return acceptsApplications(fund, totals, now, special)
}

function decideOne(
  { fund, totals, now, today, depositDeadline }: Moment,
  member: MemberFacts | undefined,
  request: ApplicationRequest,
): ApplicationDecision {
  const { memberId, amount } = request
  const refuse = (code: Exclude<RefusalCode, AmountProblem>): Refused => ({
    accepted: false,
    memberId,
    code,
    message: REFUSAL_MESSAGES[code],
  })

  const memberRefusal = refusalOfMember(member, today)
  if (member === undefined || memberRefusal !== null) return refuse(memberRefusal ?? 'member_not_active')
  if (request.method !== undefined && request.method !== fund.offeringMethod) return refuse('wrong_method')
  const asSubstitute = request.asSubstitute === true
  if (asSubstitute && !hasSubstitutes(fund)) return refuse('no_substitutes')
  if (member.hasLiveApplicationInFund) return refuse('already_applied')
  const seen = heldForOthers(totals, member.held ?? zeroYen)
  const acceptance = accept({ fund, totals: seen, now }, member.held ?? zeroYen, request.special ?? null)
  if (!acceptance.accepts) return refuse(acceptance.reason)

  const allowed = allowance(fund, seen, member.investingAmount)
  if (allowed === zeroYen || allowed < fund.minimumAmount) return refuse('allowance_too_small')
  const problem = amountProblem(amount, fund.minimumAmount, allowed)
  if (problem !== null) {
    return { accepted: false, memberId, code: problem, message: amountMessage(problem, fund.minimumAmount, allowed) }
  }
  return {
    accepted: true,
    memberId,
    amount: yen(Number(amount)),
    status: FIRST_STATUS[fund.offeringMethod],
    isEarly: acceptance.early,
    asSubstitute,
    depositDeadline,
  }
}

/** Why the member may not apply anywhere, whatever the fund, or null. */
export function refusalOfMember(member: MemberFacts | undefined, today: JapanDate) {
  if (member === undefined || member.status !== 'active' || member.isPayoutHeld === true)
    return 'member_not_active' as const
  if (!member.isIdentityVerified) return 'identity_not_verified' as const
  if (!isEligibleAge(member.birthday, today)) return 'age_out_of_range' as const
  if (member.awaitsOfficialApproval === true) return 'foreign_official_unapproved' as const
  return member.takesPaper === true ? ('electronic_delivery_withdrawn' as const) : null
}

function totalsAfter(totals: FundTotals, { status, amount }: Accepted): FundTotals {
  return status === 'lottery_pending'
    ? { ...totals, lotteryPending: addYen(totals.lotteryPending, amount) }
    : { ...totals, awaitingDeposit: addYen(totals.awaitingDeposit, amount) }
}

function memberAfter(member: MemberFacts, { amount }: Accepted): MemberFacts {
  return {
    ...member,
    held: zeroYen,
    hasLiveApplicationInFund: true,
    investingAmount: addYen(member.investingAmount, amount),
  }
}
