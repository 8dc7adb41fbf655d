import { foldPersonName } from '../kana.ts'
import type { DepositOutcome } from '../lifecycles/deposit.ts'
import type { CancelReason, InvestmentStatus } from '../lifecycles/investment.ts'
import { addYen, remainingYen, smallerYen, subtractYen, zeroYen, type Yen } from '../money.ts'

export type DepositFacts = {
  readonly status: InvestmentStatus
  /** Why it was canceled; null while it is not. */
  readonly cancelReason: CancelReason | null
  /** What the member promised to pay in. */
  readonly amount: Yen
  /** Held for this investment so far; zero again once it was canceled. */
  readonly received: Yen
  /** Part payments that came in time, were booked as owed when the deadline passed, and have not gone out yet. */
  readonly refundableInTime: Yen
  readonly deadline: Date
  /** What a reinstated investment may take up: see `reinstatementRoom`. */
  readonly reinstatementRoom: Yen
  readonly deposit: { readonly amount: Yen; /** The bank's own time. */ readonly at: Date }
}

/** The outcome of a deposit on an account that some investment holds. */
export type DepositKind = Exclude<DepositOutcome, 'unknown_account'>

export type DepositDecision = {
  readonly kind: DepositKind
  /** Of this deposit, held for the investment. towardsInvestment + refundable is always the whole deposit. */
  readonly towardsInvestment: Yen
  /** Of this deposit, owed back to the member. */
  readonly refundable: Yen
  /** Earlier part payments taken back from what is owed, on reinstatement. */
  readonly takenBackFromRefundable: Yen
  readonly nextStatus: InvestmentStatus
  /** Something that a person at the operator has to look at. */
  readonly alertsOperator: boolean
}

/**
 * Where a deposit on an investment's own account goes. The bank's transfer time decides whether it was in time,
 * not the time at which the product heard of it. Throws RangeError on a deposit of nothing.
 */
export function decideDeposit(facts: DepositFacts): DepositDecision {
  if (facts.deposit.amount <= 0) throw new RangeError('a deposit is a positive amount')
  switch (facts.status) {
    case 'awaiting_deposit':
      return isInTime(facts.deposit.at, facts.deadline) ? payIn(facts) : owe(facts, 'late')
    case 'participating':
      return owe(facts, 'already_paid')
    case 'canceled':
      return facts.cancelReason === 'deadline' ? decideAfterDeadline(facts) : owe(facts, 'not_payable')
    case 'lottery_pending':
    case 'not_selected':
    case 'fund_failed':
      return owe(facts, 'not_payable')
  }
}

/** The deadline's whole last second counts: banks tell whole seconds, deadlines read 23:59:59. */
export function isInTime(depositAt: Date, deadline: Date): boolean {
  return depositAt.getTime() < deadline.getTime() + 1_000
}

/** Room for an investment that its deadline had canceled: none where the member has applied to the fund again meanwhile. */
export function reinstatementRoom(facts: {
  readonly capacityLeft: Yen
  readonly memberAllowance: Yen
  readonly hasLiveApplicationInFund: boolean
}): Yen {
  return facts.hasLiveApplicationInFund ? zeroYen : smallerYen(facts.capacityLeft, facts.memberAllowance)
}

/** Whether the remitter's name is not the member's: shown to the operator, never a reason to refuse. */
export function isRemitterNameDifferent(remitterName: string, memberKana: string): boolean {
  return foldPersonName(remitterName) !== foldPersonName(memberKana)
}

function payIn(facts: DepositFacts): DepositDecision {
  const towardsInvestment = smallerYen(facts.deposit.amount, remainingYen(facts.amount, facts.received))
  const isComplete = addYen(facts.received, towardsInvestment) >= facts.amount
  return {
    kind: isComplete ? 'completed' : 'part_payment',
    towardsInvestment,
    refundable: subtractYen(facts.deposit.amount, towardsInvestment),
    takenBackFromRefundable: zeroYen,
    nextStatus: isComplete ? 'participating' : 'awaiting_deposit',
    alertsOperator: false,
  }
}

function decideAfterDeadline(facts: DepositFacts): DepositDecision {
  if (!isInTime(facts.deposit.at, facts.deadline)) return owe(facts, 'late')
  const together = addYen(facts.deposit.amount, facts.refundableInTime)
  if (together < facts.amount) return owe(facts, 'in_time_but_short')
  if (facts.reinstatementRoom < facts.amount) return owe(facts, 'no_room_to_reinstate')
  const towardsInvestment = smallerYen(facts.deposit.amount, facts.amount)
  return {
    kind: 'reinstated',
    towardsInvestment,
    refundable: subtractYen(facts.deposit.amount, towardsInvestment),
    takenBackFromRefundable: subtractYen(facts.amount, towardsInvestment),
    nextStatus: 'participating',
    alertsOperator: true,
  }
}

function owe(facts: DepositFacts, kind: DepositKind): DepositDecision {
  return {
    kind,
    towardsInvestment: zeroYen,
    refundable: facts.deposit.amount,
    takenBackFromRefundable: zeroYen,
    nextStatus: facts.status,
    alertsOperator: kind === 'no_room_to_reinstate' || kind === 'in_time_but_short',
  }
}

export type DepositSums = {
  /** What has arrived. */
  readonly received: Yen
  /** What is still to come; zero once the amount is complete. */
  readonly missing: Yen
  /** What goes beyond the amount: it goes back. */
  readonly surplus: Yen
}

export function depositSums(amount: Yen, deposits: readonly Yen[]): DepositSums {
  const received = addYen(...deposits)
  return { received, missing: remainingYen(amount, received), surplus: remainingYen(received, amount) }
}
