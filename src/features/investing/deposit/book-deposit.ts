import { type Selectable, sql } from 'kysely'
import {
  decideDeposit,
  isRemitterNameDifferent,
  type DepositDecision,
  reinstatementRoom,
  type DepositFacts,
} from '../../../domain/investing/deposit.ts'
import type { Id } from '../../../domain/id.ts'
import { yen, addYen, remainingYen, subtractYen, zeroYen, type Yen } from '../../../domain/money.ts'
import type { DepositOutcome } from '../../../domain/lifecycles/deposit.ts'
import type { RefundReason } from '../../../domain/lifecycles/refund.ts'
import { post } from '../../../ledger/post.ts'
import { throughBank } from '../../../ledger/through-bank.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { BankLine } from '../../../platform/database/types.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { lockedFund, lockedInvestments, lockedMembers } from '../../core/locks.ts'
import { moveInvestments } from '../../core/move.ts'
import { recordCloseWhenReached } from '../../funds/fund/close-when-reached.ts'
import { oweRefund } from '../../treasury/refund/owe-refund.ts'
import type { Services } from '../../core/services.ts'
import { enqueueDepositMail } from './deposit-mail.ts'
import { withdrawRefunds } from './withdraw-refunds.ts'
import { MEMBER_CAP } from '../../../domain/investing/allowance.ts'
import { owed } from '../../../ledger/balance.ts'
import { fundTotals, investingAmount } from '../investment/sums.ts'

type Line = Selectable<BankLine>

/**
 * Books one line of the bank, once: where the money goes is decided by the domain, and everything that follows (journal,
 * refund, status, mail) happens in the same transaction. A line that is booked already is left alone.
 */
export async function bookDeposit(services: Services, lineId: Id<'bank_line'>): Promise<void> {
  await inTransaction(services.database, async (transaction) => {
    // Two processes that read the same list: the second waits here and then finds the first one's row.
    const line = await transaction
      .selectFrom('bank_line')
      .selectAll()
      .where('id', '=', lineId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    if (await isBooked(transaction, lineId)) return
    const claim = await loadClaim(transaction, line)
    if (claim) await bookOnInvestment(transaction, services, line, claim)
    else await bookUnknown(transaction, services, line)
  })
}

async function isBooked(transaction: Transaction, lineId: Id<'bank_line'>): Promise<boolean> {
  const row = await transaction.selectFrom('deposit').select('id').where('bank_line_id', '=', lineId).executeTakeFirst()
  return row !== undefined
}

async function bookOnInvestment(transaction: Transaction, services: Services, line: Line, claim: Claim): Promise<void> {
  const now = services.clock.now()
  const decision = decideDeposit({ ...claim.facts, deposit: { amount: yen(line.amount), at: line.transacted_at } })
  const nameDiffers = isRemitterNameDifferent(line.remitter_name_kana, claim.memberKana)
  const deposit = await insertDeposit(transaction, {
    bank_line_id: line.id,
    transacted_at: line.transacted_at,
    investment_id: claim.investmentId,
    outcome: decision.kind,
    toward_investment: decision.towardsInvestment,
    refundable: decision.refundable,
    name_differs: nameDiffers,
    booked_at: now,
  })
  const held = { kind: 'deposit', fundId: claim.fundId, investmentId: claim.investmentId } as const
  // The whole deposit arrives on the investment's account first; what is not owed there leaves it again below.
  await post(transaction, {
    kind: 'deposit',
    key: `deposit:${line.id}`,
    effectiveAt: line.transacted_at,
    recordedAt: now,
    lines: throughBank(line.real_account_id, [{ account: held, credit: line.amount }]),
  })
  if (decision.refundable > 0) {
    await oweRefund(transaction, {
      memberId: claim.memberId,
      fundId: claim.fundId,
      investmentId: claim.investmentId,
      depositId: deposit.id,
      amount: decision.refundable,
      reason: refundReason(decision),
      from: 'deposit',
      key: `deposit:${deposit.id}`,
      now,
    })
  }
  if (decision.takenBackFromRefundable > 0) {
    await withdrawRefunds(transaction, claim, {
      amount: decision.takenBackFromRefundable,
      key: `deposit:${deposit.id}`,
      now,
    })
  }
  if (decision.nextStatus !== claim.facts.status) await completePayment(transaction, claim, line, now)
  if (decision.alertsOperator || nameDiffers) {
    await recordAudit(transaction, {
      at: now,
      actor: 'bank',
      action: decision.alertsOperator ? 'deposit.needs_review' : 'deposit.name_differs',
      objectType: 'deposit',
      objectId: deposit.id,
      detail: { outcome: decision.kind },
    })
  }
  await enqueueDepositMail(transaction, services, { claim, line, decision, depositId: deposit.id, now })
}

/** The full amount is there: what was held becomes the member's capital, and the member participates, once and for all. */
async function completePayment(transaction: Transaction, claim: Claim, line: Line, now: Date): Promise<void> {
  const { fundId, investmentId } = claim
  await post(transaction, {
    kind: 'capital_paid_in',
    key: `capital:${investmentId}:${line.id}`,
    effectiveAt: line.transacted_at,
    recordedAt: now,
    lines: [
      { account: { kind: 'deposit', fundId, investmentId }, debit: claim.facts.amount },
      { account: { kind: 'capital', fundId, investmentId }, credit: claim.facts.amount },
    ],
  })
  await moveInvestments(transaction, [claim.investmentId], {
    event: claim.facts.status === 'canceled' ? 'in_time_deposit_found' : 'deposit_completed',
    at: now,
    actor: 'bank',
  })
  await recordCloseWhenReached(transaction, fundId, now)
}

/** An account that no investment holds: the yen is kept in suspense until an operator has found its owner. */
async function bookUnknown(transaction: Transaction, services: Services, line: Line): Promise<void> {
  const now = services.clock.now()
  const deposit = await insertDeposit(transaction, {
    bank_line_id: line.id,
    transacted_at: line.transacted_at,
    investment_id: null,
    outcome: 'unknown_account',
    toward_investment: 0,
    refundable: line.amount,
    name_differs: false,
    booked_at: now,
  })
  await post(transaction, {
    kind: 'deposit_unknown',
    key: `deposit:${line.id}`,
    effectiveAt: line.transacted_at,
    recordedAt: now,
    lines: throughBank(line.real_account_id, [{ account: { kind: 'suspense' }, credit: line.amount }]),
  })
  await recordAudit(transaction, {
    at: now,
    actor: 'bank',
    action: 'deposit.needs_review',
    objectType: 'deposit',
    objectId: deposit.id,
    detail: { outcome: 'unknown_account' },
  })
}

interface NewDeposit {
  bank_line_id: Id<'bank_line'>
  transacted_at: Date
  investment_id: Id<'investment'> | null
  outcome: DepositOutcome
  toward_investment: number
  refundable: number
  name_differs: boolean
  booked_at: Date
}

function insertDeposit(transaction: Transaction, deposit: NewDeposit): Promise<{ id: Id<'deposit'> }> {
  return transaction.insertInto('deposit').values(deposit).returning('id').executeTakeFirstOrThrow()
}

function refundReason(decision: DepositDecision): RefundReason {
  switch (decision.kind) {
    case 'completed':
    case 'part_payment':
    case 'reinstated':
    case 'already_paid':
      return 'excess'
    case 'late':
      return 'late'
    case 'no_room_to_reinstate':
    case 'in_time_but_short':
    case 'not_payable':
      return 'not_payable'
  }
}

/** The investment that a deposit belongs to, with everything that decides about the money. */
export interface Claim {
  investmentId: Id<'investment'>
  memberId: Id<'member'>
  memberKana: string
  memberEmail: string
  fundId: Id<'fund'>
  facts: Omit<DepositFacts, 'deposit'>
}

/**
 * Finds by the account number, never by the remitter's name, the investment that held the account at the bank's time, and
 * locks fund, member and investment in this order. Null for an account that nobody holds.
 */
async function loadClaim(transaction: Transaction, line: Selectable<BankLine>): Promise<Claim | null> {
  const holder = await transaction
    .selectFrom('virtual_account_assignment as assignment')
    .innerJoin('virtual_account as account', 'account.id', 'assignment.virtual_account_id')
    .innerJoin('investment', 'investment.id', 'assignment.investment_id')
    .select(['investment.id', 'investment.fund_id', 'investment.member_id'])
    .where('account.va_id', '=', line.va_id)
    // The bank tells the day alone where it tells no time, so the whole day of the assignment counts.
    .where(sql<boolean>`date_trunc('day', assignment.assigned_at, 'Asia/Tokyo') <= ${line.transacted_at}`)
    .where('assignment.rests_until', '>', line.transacted_at)
    .orderBy('assignment.assigned_at', 'desc')
    .executeTakeFirst()
  if (!holder) return null
  const fund = await lockedFund(transaction, holder.fund_id)
    .select(['id', 'fund_total', 'subordinated_amount'])
    .executeTakeFirstOrThrow()
  const member = await lockedMembers(transaction, [holder.member_id])
    .select(['id', 'email', 'family_name_kana', 'given_name_kana'])
    .executeTakeFirstOrThrow()
  const investment = await lockedInvestments(transaction, [holder.id])
    .select(['id', 'status', 'cancel_reason', 'amount', 'deposit_deadline_at'])
    .executeTakeFirstOrThrow()
  const { status } = investment
  return {
    investmentId: investment.id,
    memberId: member.id,
    memberKana: `${member.family_name_kana} ${member.given_name_kana}`,
    memberEmail: member.email,
    fundId: fund.id,
    facts: {
      status,
      cancelReason: investment.cancel_reason,
      amount: yen(investment.amount),
      received: yen(await owed(transaction, { kind: 'deposit', fundId: fund.id, investmentId: investment.id })),
      refundableInTime: await openRefundsOfDeadline(transaction, investment.id),
      deadline: investment.deposit_deadline_at ?? new Date(0),
      reinstatementRoom:
        status === 'canceled' ? await roomToReinstate(transaction, { fund, memberId: member.id }) : zeroYen,
    },
  }
}

/** Part payments that the deadline turned into refunds and that have not gone out yet. */
async function openRefundsOfDeadline(transaction: Transaction, investmentId: Id<'investment'>): Promise<Yen> {
  const { rows } = await sql<{ total: number | null }>`
    select sum(amount) as total from refund
    where investment_id = ${investmentId} and status = 'open' and reason in ('overdue', 'not_payable')`.execute(
    transaction,
  )
  return yen(rows[0]?.total ?? 0)
}

async function roomToReinstate(
  transaction: Transaction,
  {
    fund,
    memberId,
  }: { fund: { id: Id<'fund'>; fund_total: number; subordinated_amount: number }; memberId: Id<'member'> },
): Promise<Yen> {
  if (await hasEndedOffering(transaction, fund.id)) return zeroYen
  const totals = await fundTotals(transaction, fund.id)
  const again = await transaction
    .selectFrom('investment')
    .select('id')
    .where('fund_id', '=', fund.id)
    .where('member_id', '=', memberId)
    .where('status', 'in', ['lottery_pending', 'awaiting_deposit', 'participating'])
    .executeTakeFirst()
  const taken = addYen(totals.lotteryPending, totals.awaitingDeposit, totals.participating, totals.held)
  return reinstatementRoom({
    capacityLeft: remainingYen(subtractYen(yen(fund.fund_total), yen(fund.subordinated_amount)), taken),
    memberAllowance: remainingYen(MEMBER_CAP, await investingAmount(transaction, memberId)),
    hasLiveApplicationInFund: again !== undefined,
  })
}

/** Dissolved, or at work with the money of those who take part: nobody joins any more. */
async function hasEndedOffering(transaction: Transaction, fundId: Id<'fund'>): Promise<boolean> {
  const result = await transaction
    .selectFrom('fund_result')
    .select(['failed_at', 'operation_start_on'])
    .where('fund_id', '=', fundId)
    .executeTakeFirst()
  return result !== undefined && (result.failed_at !== null || result.operation_start_on !== null)
}
