import type { Selectable } from 'kysely'
import { decideDeposit, isRemitterNameDifferent, type DepositDecision } from '../../../domain/deposit.ts'
import { yen } from '../../../domain/money.ts'
import { post } from '../../../ledger/post.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { BankLine } from '../../../platform/database/types.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { moveInvestments } from '../investment/transition.ts'
import { oweRefund, type RefundReason } from '../../treasury/refund/owe-refund.ts'
import type { Services } from '../../core/services.ts'
import { enqueueDepositMail } from './deposit-mail.ts'
import { loadClaim, type Claim } from './load-claim.ts'
import { withdrawRefunds } from './withdraw-refunds.ts'

type Line = Selectable<BankLine>

/**
 * Books one line of the bank, once: where the money goes is decided by the domain, and everything that follows (journal,
 * refund, status, mail) happens in the same transaction. A line that is booked already is left alone.
 */
export async function bookDeposit(services: Services, lineId: number): Promise<void> {
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

async function isBooked(transaction: Transaction, lineId: number): Promise<boolean> {
  const row = await transaction.selectFrom('deposit').select('id').where('bank_line_id', '=', lineId).executeTakeFirst()
  return row !== undefined
}

const bankAccount = (line: Line) => ({ kind: 'bank', realAccountId: line.real_account_id }) as const

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
  const held = { kind: 'deposit', investmentId: claim.investmentId } as const
  // The whole deposit arrives on the investment's account first; what is not owed there leaves it again below.
  await post(transaction, {
    kind: 'deposit',
    key: `deposit:${line.id}`,
    effectiveAt: line.transacted_at,
    recordedAt: now,
    lines: [
      { account: bankAccount(line), debit: line.amount },
      { account: held, credit: line.amount },
    ],
  })
  if (decision.refundable > 0) {
    await oweRefund(transaction, {
      memberId: claim.memberId,
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
  await post(transaction, {
    kind: 'capital_paid_in',
    key: `capital:${claim.investmentId}:${line.id}`,
    effectiveAt: line.transacted_at,
    recordedAt: now,
    lines: [
      { account: { kind: 'deposit', investmentId: claim.investmentId }, debit: claim.facts.amount },
      { account: { kind: 'capital', investmentId: claim.investmentId }, credit: claim.facts.amount },
    ],
  })
  await moveInvestments(transaction, [claim.investmentId], {
    from: claim.facts.status,
    to: 'participating',
    at: now,
    actor: 'bank',
    reason: claim.facts.status === 'canceled' ? 'in_time_deposit_found' : 'deposit_completed',
  })
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
    lines: [
      { account: bankAccount(line), debit: line.amount },
      { account: { kind: 'suspense' }, credit: line.amount },
    ],
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
  bank_line_id: number
  transacted_at: Date
  investment_id: number | null
  outcome: DepositDecision['kind'] | 'unknown_account'
  toward_investment: number
  refundable: number
  name_differs: boolean
  booked_at: Date
}

function insertDeposit(transaction: Transaction, deposit: NewDeposit): Promise<{ id: number }> {
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
