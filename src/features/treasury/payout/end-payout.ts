import type { Selectable, Updateable } from 'kysely'
import { japanDateOf } from '../../../domain/calendar.ts'
import { post } from '../../../ledger/post.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { Payout, Refund } from '../../../platform/database/types.ts'
import type { Services } from '../../core/services.ts'
import type { BatchPayout } from './batch-content.ts'
import { enqueuePaidMail, enqueueReturnedMail } from './payout-mails.ts'

export type PayoutProblem =
  | 'order_refused'
  | 'account_refused'
  | 'failed'
  | 'not_approved_at_bank'
  | 'never_sent'
  | 'sent_back'
  | 'told_by_operator'

/** Why a payout did not arrive. */
export interface Trouble {
  problem: PayoutProblem
  /** The bank's own words, without personal data. */
  detail: string
}

/**
 * The money left the bank: the obligation is settled, and a share's principal redeemed with it. The caller has booked the bank's
 * line. Mails the member.
 */
export async function markPaid(
  transaction: Transaction,
  services: Services,
  payout: BatchPayout,
  paidAt: Date,
): Promise<void> {
  await movePayout(transaction, payout.id, 'in_flight', { status: 'paid', paid_at: paidAt })
  if (payout.obligation.kind === 'refund') {
    await moveRefund(transaction, payout.obligation.id, 'in_payout', { status: 'paid', paid_at: paidAt })
  } else {
    await markShare(transaction, payout.obligation.id, paidAt)
  }
  await enqueuePaidMail(transaction, services, payout, paidAt)
}

/** `withheld_on` and `redeemed_at` are those of the first payment: a return by the bank undoes neither the tax nor the redemption. */
export async function markShare(transaction: Transaction, shareId: number, paidAt: Date): Promise<void> {
  const share = await transaction
    .updateTable('fixed_distribution_share')
    .set((expression) => ({
      paid_at: paidAt,
      withheld_on: expression.fn.coalesce('withheld_on', expression.val(japanDateOf(paidAt))),
    }))
    .where('id', '=', shareId)
    .returning(['investment_id', 'principal', 'loss'])
    .executeTakeFirstOrThrow()
  if (share.principal + share.loss === 0) return
  await transaction
    .updateTable('investment')
    .set({ redeemed_at: paidAt })
    .where('id', '=', share.investment_id)
    .where('redeemed_at', 'is', null)
    .execute()
}

/**
 * The payee's bank could not credit what left the account: the transfer stays on its way until its money is back. The caller has booked
 * the bank's line, with what the bank has to give back.
 */
export async function markFailed(transaction: Transaction, services: Services, payout: BatchPayout): Promise<void> {
  await movePayout(transaction, payout.id, 'in_flight', { failed_at: services.clock.now() })
}

/** The money did not arrive and is ours: it is owed again, as before, and on the list with the reason. */
export async function markRefused(
  transaction: Transaction,
  services: Services,
  payout: BatchPayout,
  trouble: Trouble,
): Promise<void> {
  const now = services.clock.now()
  const ended = { status: 'refused' as const, problem: trouble.problem, problem_detail: trouble.detail, ended_at: now }
  await movePayout(transaction, payout.id, 'in_flight', ended)
  await post(transaction, {
    kind: 'payout_refused',
    key: `payout-refused:${payout.id}`,
    effectiveAt: now,
    recordedAt: now,
    lines: [
      { account: { kind: 'in_flight', payoutId: payout.id }, debit: payout.amount },
      { account: payout.debt, credit: payout.amount },
    ],
  })
  await putBackOnList(transaction, payout, 'in_payout')
  if (['account_refused', 'failed', 'sent_back', 'told_by_operator'].includes(trouble.problem))
    await enqueueReturnedMail(transaction, services, payout)
}

/** What was paid came back: it is owed again, and on the list with the reason. The caller has booked the bank's line. */
export async function markReturned(
  transaction: Transaction,
  services: Services,
  payout: BatchPayout,
  trouble: Trouble,
): Promise<void> {
  const now = services.clock.now()
  const ended = { status: 'returned' as const, problem: trouble.problem, problem_detail: trouble.detail, ended_at: now }
  await movePayout(transaction, payout.id, 'paid', ended)
  await putBackOnList(transaction, payout, 'paid')
  await enqueueReturnedMail(transaction, services, payout)
}

async function putBackOnList(
  transaction: Transaction,
  { obligation }: BatchPayout,
  from: 'in_payout' | 'paid',
): Promise<void> {
  if (obligation.kind === 'refund') {
    await moveRefund(transaction, obligation.id, from, { status: 'open', paid_at: null })
  } else {
    await transaction
      .updateTable('fixed_distribution_share')
      .set({ paid_at: null })
      .where('id', '=', obligation.id)
      .execute()
  }
}

/** Ends a batch of which nothing is under way any more; while a payee's money is still to come back, it goes on. */
export async function settleBatch(transaction: Transaction, services: Services, batchId: number): Promise<void> {
  const open = await transaction
    .selectFrom('payout')
    .select('id')
    .where('batch_id', '=', batchId)
    .where('status', '=', 'in_flight')
    .limit(1)
    .executeTakeFirst()
  if (open) return
  await transaction
    .updateTable('payout_batch')
    .set({ status: 'settled', settled_at: services.clock.now() })
    .where('id', '=', batchId)
    .where('status', 'in', ['sending', 'unclear', 'sent'])
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** @throws where the payout does not stand at `from`: somebody else has moved it. */
async function movePayout(
  transaction: Transaction,
  payoutId: number,
  from: Selectable<Payout>['status'],
  change: Updateable<Payout>,
): Promise<void> {
  await transaction
    .updateTable('payout')
    .set(change)
    .where('id', '=', payoutId)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** @throws where the refund does not stand at `from`. */
async function moveRefund(
  transaction: Transaction,
  refundId: number,
  from: Selectable<Refund>['status'],
  change: Updateable<Refund>,
): Promise<void> {
  await transaction
    .updateTable('refund')
    .set(change)
    .where('id', '=', refundId)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirstOrThrow()
}
