import { refundLifecycle } from '../../../domain/lifecycles/refund.ts'
import { post } from '../../../ledger/post.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { moveOne } from '../../core/move.ts'
import type { Claim } from './book-deposit.ts'

/**
 * An investment comes back to life: the part payments that its deadline had put on the refund list are held for it again.
 * Rows leave the list whole; of the last one the rest goes back on it as a row of its own.
 */
export async function withdrawRefunds(
  transaction: Transaction,
  claim: Claim,
  { amount, key, now }: { amount: number; key: string; now: Date },
): Promise<void> {
  const open = await transaction
    .selectFrom('refund')
    .selectAll()
    .where('investment_id', '=', claim.investmentId)
    .where('status', '=', 'open')
    .where('reason', 'in', ['overdue', 'not_payable'])
    .orderBy('id')
    .forUpdate()
    .execute()
  let missing = amount
  for (const refund of open) {
    if (missing === 0) break
    const taken = Math.min(missing, refund.amount)
    await moveOne(transaction, refundLifecycle, { id: refund.id }, { event: 'taken_back' })
    if (taken < refund.amount) {
      const { id: _id, ...rest } = refund
      await transaction
        .insertInto('refund')
        .values({ ...rest, key: `rest:${refund.key}`, amount: refund.amount - taken })
        .execute()
    }
    missing -= taken
  }
  if (missing > 0)
    throw new Error(`refunds of investment ${claim.investmentId} cover ${missing} yen less than was decided`)
  const { fundId, investmentId, memberId } = claim
  await post(transaction, {
    kind: 'refund_taken_back',
    key: `refund-taken-back:${key}`,
    effectiveAt: now,
    recordedAt: now,
    lines: [
      { account: { kind: 'refundable', fundId, memberId }, debit: amount },
      { account: { kind: 'deposit', fundId, investmentId }, credit: amount },
    ],
  })
}
