import { japanDateOf } from '../../../domain/calendar.ts'
import { payoutBatchLifecycle } from '../../../domain/lifecycles/payout-batch.ts'
import { payoutLifecycle, type PayoutProblem } from '../../../domain/lifecycles/payout.ts'
import { refundLifecycle } from '../../../domain/lifecycles/refund.ts'
import { post } from '../../../ledger/post.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { moveOne } from '../../core/move.ts'
import type { Services } from '../../core/services.ts'
import type { BatchPayout } from './batch-content.ts'
import { linesOnTheWay } from './payout-lines.ts'
import { enqueuePaidMail, enqueueReturnedMail } from './payout-mails.ts'
import type { Id } from '../../../domain/id.ts'

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
  await moveOne(transaction, payoutLifecycle, { id: payout.id }, { event: 'paid', set: { paid_at: paidAt } })
  if (payout.obligation.kind === 'refund') {
    const refund = { id: payout.obligation.id }
    await moveOne(transaction, refundLifecycle, refund, { event: 'paid', set: { paid_at: paidAt } })
  } else {
    await markShare(transaction, payout.obligation.id, paidAt)
  }
  await enqueuePaidMail(transaction, services, payout, paidAt)
}

/** `withheld_on` and `redeemed_at` are those of the first payment: a return by the bank undoes neither the tax nor the redemption. */
export async function markShare(
  transaction: Transaction,
  shareId: Id<'fixed_distribution_share'>,
  paidAt: Date,
): Promise<void> {
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
  await transaction
    .updateTable('payout')
    .set({ failed_at: services.clock.now() })
    .where('id', '=', payout.id)
    .where('status', '=', 'in_flight')
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** The money did not arrive and is ours: it is owed again, as before, and on the list with the reason. */
export async function markRefused(
  transaction: Transaction,
  services: Services,
  payout: BatchPayout,
  trouble: Trouble,
): Promise<void> {
  const now = services.clock.now()
  const ended = { problem: trouble.problem, problem_detail: trouble.detail, ended_at: now }
  await moveOne(transaction, payoutLifecycle, { id: payout.id }, { event: 'refused', set: ended })
  await post(transaction, {
    kind: 'payout_refused',
    key: `payout-refused:${payout.id}`,
    effectiveAt: now,
    recordedAt: now,
    lines: linesOnTheWay(payout).map(({ account, debit = 0, credit = 0 }) => ({
      account,
      debit: credit,
      credit: debit,
    })),
  })
  await putBackOnList(transaction, payout, 'refused')
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
  const ended = { problem: trouble.problem, problem_detail: trouble.detail, ended_at: now }
  await moveOne(transaction, payoutLifecycle, { id: payout.id }, { event: 'returned', set: ended })
  await putBackOnList(transaction, payout, 'returned')
  await enqueueReturnedMail(transaction, services, payout)
}

/** What was said to have come back never did: it stands as it was paid first. The caller has booked it, and no mail of a payment goes out again. */
export async function markPaidAfterAll(
  transaction: Transaction,
  { id, obligation }: BatchPayout,
  paidAt: Date,
): Promise<void> {
  const unended = { problem: null, problem_detail: '', ended_at: null }
  await moveOne(transaction, payoutLifecycle, { id }, { event: 'return_mistaken', set: unended })
  if (obligation.kind === 'refund')
    await moveOne(
      transaction,
      refundLifecycle,
      { id: obligation.id },
      { event: 'return_mistaken', set: { paid_at: paidAt } },
    )
  else await markShare(transaction, obligation.id, paidAt)
}

async function putBackOnList(
  transaction: Transaction,
  { obligation }: BatchPayout,
  event: 'refused' | 'returned',
): Promise<void> {
  if (obligation.kind === 'refund') {
    await moveOne(transaction, refundLifecycle, { id: obligation.id }, { event, set: { paid_at: null } })
  } else {
    await transaction
      .updateTable('fixed_distribution_share')
      .set({ paid_at: null })
      .where('id', '=', obligation.id)
      .execute()
  }
}

/** Ends a batch of which nothing is under way any more; while a payee's money is still to come back, it goes on. */
export async function settleBatch(
  transaction: Transaction,
  services: Services,
  batchId: Id<'payout_batch'>,
): Promise<void> {
  const open = await transaction
    .selectFrom('payout')
    .select('id')
    .where('batch_id', '=', batchId)
    .where('status', '=', 'in_flight')
    .limit(1)
    .executeTakeFirst()
  if (open) return
  const settled = { settled_at: services.clock.now() }
  await moveOne(transaction, payoutBatchLifecycle, { id: batchId }, { event: 'settled', set: settled })
}
