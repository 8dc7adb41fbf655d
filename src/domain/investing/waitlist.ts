import { amountMessage, amountProblem, memberAllowance } from './allowance.ts'
import { refusalOfMember, type MemberFacts } from './application.ts'
import { addDays, endOfDay, japanDateOf } from '../calendar.ts'
import {
  gapPayableUntil,
  hasOfferingStarted,
  hasSubstitutes,
  isGoaled,
  isPastOffering,
  remainingCapacity,
  seniorAmount,
  type Fund,
  type FundResult,
  type FundTotals,
} from '../funds/fund.ts'
import { smallerYen, subtractYen, type Yen } from '../money.ts'
import { REFUSAL_MESSAGES } from '../refusal.ts'
import type { Id } from '../id.ts'

/**
 * The line for room in a fund: the waitlist of a first-come fund that is full, in the order in which they came, and the substitutes of a lottery,
 * in the order of the draw. Free room is offered down that line to each whose whole amount fits into what is left, and is kept for them while the
 * offer lasts. Where a gap may be closed after the offering's end, a waitlist goes on, and whoever comes late may still get into it.
 */

export type WaitlistStatus = 'waiting' | 'invited' | 'applied' | 'expired' | 'left' | 'closed'

/** The last instant in which a place may be taken: the offering's end, or that of the time in which who takes it may still pay. */
export function placesUntil(fund: Fund, result: FundResult | null): Date {
  return gapPayableUntil(fund, result) ?? fund.offeringEndAt
}

/** Whole days after the day of an offer. Whoever comes from the waitlist has three more to pay, a substitute confirms and pays within these. */
const DAYS_TO_ANSWER = { first_come: 1, lottery: 3 } as const

/** Never past the last instant in which a place may be taken. */
export function invitedUntil({ offeringMethod }: Pick<Fund, 'offeringMethod'>, invitedAt: Date, last: Date): Date {
  const until = endOfDay(addDays(japanDateOf(invitedAt), DAYS_TO_ANSWER[offeringMethod]))
  return until < last ? until : last
}

/** An invitation is good up to and with its last instant. */
export function isInvitationGood(until: Date, now: Date): boolean {
  return now.getTime() <= until.getTime()
}

/** Of first-come funds, those whose operator promised a line. */
export function hasLine(fund: Pick<Fund, 'offeringMethod' | 'hasWaitlist'>): boolean {
  return fund.offeringMethod === 'first_come' && fund.hasWaitlist
}

/** While places may be taken somebody may step back, even where all is paid (cooling-off); afterwards the waiting has ended. */
export function mayOfferPlaces(fund: Fund, result: FundResult | null, now: Date): boolean {
  const mayBegin =
    fund.offeringMethod === 'lottery'
      ? hasSubstitutes(fund) && fund.drawnAt !== null
      : hasLine(fund) && hasOfferingStarted(fund, now)
  return mayBegin && now.getTime() <= placesUntil(fund, result).getTime()
}

export type Waiting = {
  readonly id: Id<'waitlist_entry'>
  readonly amount: Yen
  /** Could apply with this amount now, as far as the member goes. Who cannot is passed over and keeps the place. */
  readonly mayApply: boolean
}

/** passed: the amount would fit, but the member may not apply now. */
export type Turn = { readonly id: Id<'waitlist_entry'>; readonly outcome: 'invited' | 'passed' }

/** Whose turn it is, in the order of the line. `free`: room that nobody has and that is kept for nobody. */
export function goDownTheLine(line: readonly Waiting[], free: Yen): Turn[] {
  let left = free
  return line.flatMap(({ id, amount, mayApply }): Turn[] => {
    if (amount > left) return []
    if (!mayApply) return [{ id, outcome: 'passed' }]
    left = subtractYen(left, amount)
    return [{ id, outcome: 'invited' }]
  })
}

/** Whether the member could apply for this amount if there were room. */
export function mayApplyWith(
  member: MemberFacts,
  fund: Pick<Fund, 'minimumAmount' | 'maximumAmount'>,
  amount: Yen,
  now: Date,
): boolean {
  return (
    refusalOfMember(member, japanDateOf(now)) === null &&
    !member.hasLiveApplicationInFund &&
    amountProblem(amount, fund.minimumAmount, ownLimit(member, fund)) === null
  )
}

export type JoinFacts = {
  readonly fund: Fund
  readonly totals: FundTotals
  readonly result: FundResult | null
  readonly member: MemberFacts
  readonly isOnWaitlist: boolean
  /** As it came in. */
  readonly amount: unknown
  readonly now: Date
}

export const NO_LINE_MESSAGE = 'このファンドは、いまキャンセル待ちを受け付けていません。'

const WITHOUT_LINE_MESSAGE = 'このファンドでは、キャンセル待ちを受け付けていません。'

export type JoinProblem = { readonly code: 'FORBIDDEN' | 'CONFLICT' | 'BAD_USER_INPUT'; readonly message: string }

/** Why a member cannot get into the line, in Japanese fit to show, or null. */
export function joinProblem({
  fund,
  totals,
  result,
  member,
  isOnWaitlist,
  amount,
  now,
}: JoinFacts): JoinProblem | null {
  const ofMember = refusalOfMember(member, japanDateOf(now))
  if (ofMember !== null) return { code: 'FORBIDDEN', message: REFUSAL_MESSAGES[ofMember] }
  if (fund.offeringMethod === 'first_come' && !fund.hasWaitlist)
    return { code: 'CONFLICT', message: WITHOUT_LINE_MESSAGE }
  if (!hasLine(fund) || !mayOfferPlaces(fund, result, now) || isGoaled(fund, totals))
    return { code: 'CONFLICT', message: NO_LINE_MESSAGE }
  if (member.hasLiveApplicationInFund) return { code: 'CONFLICT', message: REFUSAL_MESSAGES.already_applied }
  if (isOnWaitlist) return { code: 'CONFLICT', message: 'このファンドのキャンセル待ちには、すでに登録しています。' }
  const limit = smallerYen(ownLimit(member, fund), seniorAmount(fund))
  if (limit < fund.minimumAmount) return { code: 'CONFLICT', message: REFUSAL_MESSAGES.allowance_too_small }
  const problem = amountProblem(amount, fund.minimumAmount, limit)
  if (problem !== null) return { code: 'BAD_USER_INPUT', message: amountMessage(problem, fund.minimumAmount, limit) }
  // After the end the line is the only way in.
  if (!isPastOffering(fund, now) && Number(amount) <= remainingCapacity(fund, totals))
    return {
      code: 'CONFLICT',
      message: 'いまは枠が空いています。キャンセル待ちではなく、そのままお申し込みいただけます。',
    }
  return null
}

function ownLimit(member: MemberFacts, fund: Pick<Fund, 'maximumAmount'>): Yen {
  const own = memberAllowance(member.investingAmount)
  return fund.maximumAmount === null ? own : smallerYen(own, fund.maximumAmount)
}
