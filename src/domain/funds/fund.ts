import {
  addDays,
  depositDeadlineFirstCome,
  depositDeadlineLottery,
  endOfDay,
  japanDateOf,
  type JapanDate,
} from '../calendar.ts'
import { addYen, flooredPercent, remainingYen, subtractYen, yen, zeroYen, type Yen } from '../money.ts'

export type OfferingMethod = 'first_come' | 'lottery'
export type Goal = 'all_or_nothing' | 'all_in'

/** What the operator has promised about a fund. */
export type Fund = {
  readonly offeringStartAt: Date
  readonly offeringEndAt: Date
  readonly offeringMethod: OfferingMethod
  readonly goal: Goal
  /** The whole price: investors' senior part and the operator's subordinated part. */
  readonly fundTotal: Yen
  readonly subordinatedAmount: Yen
  readonly minimumAmount: Yen
  /** The most that one application may ask for, or null. */
  readonly maximumAmount: Yen | null
  /** Planned yearly rate in basis points: 820 is 8.2 %. */
  readonly plannedRateBp: number
  readonly operationTermMonths: number
  readonly operationStartOn: JapanDate | null
  readonly operationEndOn: JapanDate | null
  readonly autoRenewal: boolean
  /** Members may wait for room while the fund is full; means nothing for a lottery. */
  readonly hasWaitlist: boolean
  /** Days after the last payment deadline in which a gap may be closed; 0 where the fund is judged as soon as its total is out of reach. */
  readonly closingDays: number
  /** Lets applications in before the start; null where nobody comes early. */
  readonly earlyAccessCode: string | null
  /** When the lottery was drawn; null before, and always for first-come funds. */
  readonly drawnAt: Date | null
}

/** Investors' money in a fund by the state of their investments; the subordinated part is not in it. */
export type FundTotals = {
  /** Before the draw: substitutes wait after it, and are in no total. */
  readonly lotteryPending: Yen
  readonly awaitingDeposit: Yen
  readonly participating: Yen
  /** Of free room, what is kept for those whose turn on the waitlist or as a substitute it is. In no total that the API shows. */
  readonly held: Yen
}

/** What really happened, as the operator records it. */
export type FundResult = {
  readonly operationStartOn: JapanDate | null
  readonly operationEndOn: JapanDate | null
  /** A full and paid fund lost a contract after its end: until then it does not fail (decisions: Failing). */
  readonly gapDecideUntil?: Date | null
  /** Two operators decided to cover what is missing: it does not fail any more. */
  readonly gapKeptAt?: Date | null
}

export type ProgressCode = '01' | '02' | '03' | '04' | '05'
export type Progress = { readonly code: ProgressCode; readonly label: string }

const PROGRESS = {
  before: { code: '01', label: '01:募集前' },
  open: { code: '02', label: '02:募集中' },
  closed: { code: '03', label: '03:募集終了' },
  operating: { code: '04', label: '04:運用中' },
  ended: { code: '05', label: '05:運用終了' },
  failed: { code: '05', label: '05:不成立' },
} as const satisfies Record<string, Progress>

export function seniorAmount(fund: Pick<Fund, 'fundTotal' | 'subordinatedAmount'>): Yen {
  return subtractYen(fund.fundTotal, fund.subordinatedAmount)
}

/** The two totals that the API shows. Both hold the subordinated part from the start; a lottery's applications count until the draw. */
export function offeringTotals(
  fund: Pick<Fund, 'subordinatedAmount'>,
  totals: FundTotals,
): { investTotal: Yen; paidTotal: Yen } {
  const paidTotal = addYen(fund.subordinatedAmount, totals.participating)
  return { paidTotal, investTotal: addYen(paidTotal, totals.awaitingDeposit, totals.lotteryPending) }
}

/** What first-come applications may still take, and what a lottery may still give. Never below zero. */
export function remainingCapacity(fund: Fund, totals: FundTotals): Yen {
  return remainingYen(seniorAmount(fund), addYen(totals.awaitingDeposit, totals.participating, totals.held))
}

/** Of the room for investors a tenth or less is left, and something still is. A lottery has no room that shrinks. */
export function isNearlyFull(fund: Fund, totals: FundTotals): boolean {
  const left = remainingCapacity(fund, totals)
  return fund.offeringMethod === 'first_come' && left > 0 && left * 10 <= seniorAmount(fund)
}

export function isGoaled(fund: Fund, totals: FundTotals): boolean {
  return offeringTotals(fund, totals).paidTotal >= fund.fundTotal
}

/** The end is part of the offering: an offering that ends at 23:59:59 still takes an application in that instant. */
export function isPastOffering(fund: Pick<Fund, 'offeringEndAt'>, now: Date): boolean {
  return now.getTime() > fund.offeringEndAt.getTime()
}

export function hasOfferingStarted(fund: Pick<Fund, 'offeringStartAt'>, now: Date): boolean {
  return now.getTime() >= fund.offeringStartAt.getTime()
}

/** The totals as the one sees them for whom `ownHold` is kept: it is no room of others. */
export function heldForOthers(totals: FundTotals, ownHold: Yen): FundTotals {
  return { ...totals, held: subtractYen(totals.held, ownHold) }
}

/** A first-come fund whose whole amount is applied for or held, but not yet paid: it opens again if applications lapse. */
export function isPaused(fund: Fund, totals: FundTotals, now: Date): boolean {
  return (
    fund.offeringMethod === 'first_come' &&
    !isPastOffering(fund, now) &&
    addYen(offeringTotals(fund, totals).investTotal, totals.held) >= fund.fundTotal &&
    !isGoaled(fund, totals)
  )
}

/** When a fund with closing days is judged, if it is short: so many days after the last instant at which somebody may pay. Null without such days. */
export function judgedAt(fund: Pick<Fund, 'goal' | 'offeringMethod' | 'offeringEndAt' | 'closingDays'>): Date | null {
  if (fund.goal === 'all_in' || fund.closingDays === 0) return null
  const lastDeadline =
    fund.offeringMethod === 'lottery'
      ? depositDeadlineLottery(fund.offeringEndAt)
      : depositDeadlineFirstCome(fund.offeringEndAt)
  return endOfDay(addDays(japanDateOf(lastDeadline), fund.closingDays))
}

type PromisedEnd = Parameters<typeof judgedAt>[0]

/** Whoever is not drawn may stay as a substitute where the fund is judged later than its draw: until then places may come free. */
export function hasSubstitutes(fund: PromisedEnd): boolean {
  return fund.offeringMethod === 'lottery' && judgedAt(fund) !== null
}

/**
 * Until when a gap may still be closed after the offering: until the printed judgement, and until two operators have had their days after a
 * cooling-off, whichever is later. Null where there is neither, or where the operator has closed the gap.
 */
export function gapClosableUntil(fund: PromisedEnd, result: FundResult | null): Date | null {
  if (result?.gapKeptAt) return null
  const [printed, decided] = [judgedAt(fund), result?.gapDecideUntil ?? null]
  if (printed === null || decided === null) return printed ?? decided
  return printed > decided ? printed : decided
}

/**
 * Until when whoever takes a place in a gap may pay. The last day before the judgement is the operators' alone: they know then what is missing, and can
 * still put it in. Null where no gap may be closed.
 */
export function gapPayableUntil(fund: PromisedEnd, result: FundResult | null): Date | null {
  const until = gapClosableUntil(fund, result)
  return until === null ? null : endOfDay(addDays(japanDateOf(until), -1))
}

/**
 * Whether the fund can no longer come into being. All-or-nothing: paid and still payable money misses the total.
 * All-in: not one yen of investors' money is paid or payable. A lottery is judged after its draw, a fund in operation never.
 */
export function isFail(fund: Fund, totals: FundTotals, result: FundResult | null, now: Date): boolean {
  if (!isPastOffering(fund, now) || (result !== null && result.operationStartOn !== null)) return false
  if (fund.offeringMethod === 'lottery' && fund.drawnAt === null) return false
  const until = gapClosableUntil(fund, result)
  if (result?.gapKeptAt || (until !== null && now.getTime() <= until.getTime())) return false
  const reachable = addYen(totals.participating, totals.awaitingDeposit)
  return fund.goal === 'all_or_nothing' ? reachable < seniorAmount(fund) : reachable === 0
}

/** What is missing of the total even if everybody pays who still may: zero where the fund is reached, and while nobody can say (before its end and its draw). */
export function gapOf(fund: Fund, totals: FundTotals, now: Date): Yen {
  const isKnown = isPastOffering(fund, now) && (fund.offeringMethod === 'first_come' || fund.drawnAt !== null)
  if (!isKnown || fund.goal === 'all_in') return zeroYen
  return remainingYen(seniorAmount(fund), addYen(totals.participating, totals.awaitingDeposit))
}

/** The fund is short after its end, and nobody has decided what becomes of it: none begins its operation alone. */
export function isFundGapUndecided(fund: Fund, totals: FundTotals, result: FundResult | null, now: Date): boolean {
  return gapClosableUntil(fund, result) !== null && gapOf(fund, totals, now) > 0
}

/** The most that the operator may put in to close a gap: the printed share of the investors' part; null where no closing days printed one. */
export function mostFillIn(
  fund: Pick<Fund, 'closingDays' | 'fundTotal' | 'subordinatedAmount'> & { readonly fillInPercent: number },
): Yen | null {
  return fund.closingDays === 0 ? null : yen(Math.floor((seniorAmount(fund) * fund.fillInPercent) / 100))
}

/** Operation begins and ends with the days that the operator records, not with the planned ones: a sale can be late. */
export function progress(fund: Fund, totals: FundTotals, result: FundResult | null, now: Date): Progress {
  const today = japanDateOf(now)
  if (isFail(fund, totals, result, now)) return PROGRESS.failed
  if (result !== null && isReached(result.operationEndOn, today)) return PROGRESS.ended
  if (result !== null && isReached(result.operationStartOn, today)) return PROGRESS.operating
  if (isPastOffering(fund, now) || isGoaled(fund, totals)) return PROGRESS.closed
  return hasOfferingStarted(fund, now) ? PROGRESS.open : PROGRESS.before
}

/**
 * The same as it is told: a fund has failed from the transaction on that ends everybody's application, not a moment before. In between it is
 * closed.
 */
export function shownProgress(
  fund: Fund,
  totals: FundTotals,
  result: FundResult | null,
  { now, hasFailed }: { now: Date; hasFailed: boolean },
): Progress {
  if (hasFailed) return PROGRESS.failed
  return isFail(fund, totals, result, now) ? PROGRESS.closed : progress(fund, totals, result, now)
}

/** What is told about a fund's money, as the API answers it too. `investTotal` holds the subordinated part. */
export type FundingFacts = Pick<Fund, 'fundTotal' | 'subordinatedAmount'> & { readonly investTotal: Yen }

export type Funding = {
  /** What investors are asked for. */
  readonly target: Yen
  /** What investors have applied for; can pass the target while a lottery runs. */
  readonly applied: Yen
  /** What is still open to investors, never below zero. */
  readonly remaining: Yen
  /** Of the whole price, floored; can pass 100 while a lottery runs. */
  readonly percent: number
  readonly subordinatedPercent: number
}

export function fundingOf(facts: FundingFacts): Funding {
  return {
    target: seniorAmount(facts),
    applied: subtractYen(facts.investTotal, facts.subordinatedAmount),
    remaining: remainingYen(facts.fundTotal, facts.investTotal),
    percent: flooredPercent(facts.investTotal, facts.fundTotal),
    subordinatedPercent: flooredPercent(facts.subordinatedAmount, facts.fundTotal),
  }
}

export type Acceptance =
  | { readonly accepts: true; readonly early: boolean }
  | { readonly accepts: false; readonly reason: 'not_started' | 'wrong_early_access_code' | 'closed' | 'paused' }

/** A fund without a code has no priority reception, whatever is brought along. */
export function hasPriorityCode(fund: Pick<Fund, 'earlyAccessCode'>, code: string | null): boolean {
  return fund.earlyAccessCode !== null && code !== null && code !== '' && fund.earlyAccessCode === code
}

/** Whether an application may come in now, as far as the fund goes. `earlyAccessCode` is what the visitor brought along. */
export function acceptsApplications(
  fund: Fund,
  totals: FundTotals,
  now: Date,
  earlyAccessCode: string | null,
): Acceptance {
  if (isPastOffering(fund, now) || isGoaled(fund, totals)) return { accepts: false, reason: 'closed' }
  const early = !hasOfferingStarted(fund, now)
  if (early && (fund.earlyAccessCode === null || earlyAccessCode === null || earlyAccessCode === '')) {
    return { accepts: false, reason: 'not_started' }
  }
  if (early && !hasPriorityCode(fund, earlyAccessCode)) return { accepts: false, reason: 'wrong_early_access_code' }
  if (isPaused(fund, totals, now)) return { accepts: false, reason: 'paused' }
  return { accepts: true, early }
}

/** The law's ceiling for all that investors have entrusted to the operator at one time (a setting). */
export const DEFAULT_OPERATOR_CEILING = 100_000_000

/** Checked when a fund is published or enlarged: the senior parts of all funds neither redeemed nor failed, this one included. */
export function isWithinOperatorCeiling(seniorAmounts: readonly Yen[], ceiling: Yen): boolean {
  return addYen(...seniorAmounts) <= ceiling
}

function isReached(date: JapanDate | null, today: JapanDate): boolean {
  return date !== null && date <= today
}
