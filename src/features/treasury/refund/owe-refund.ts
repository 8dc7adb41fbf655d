import type { RefundReason } from '../../../domain/lifecycles/refund.ts'
import { post } from '../../../ledger/post.ts'
import type { Account } from '../../../ledger/chart.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

export interface OwedRefund {
  memberId: Id<'member'>
  investmentId: Id<'investment'>
  depositId?: Id<'deposit'>
  /** Whole yen, above 0. */
  amount: number
  reason: RefundReason
  /** Where the money stands until now: a part payment, the paid capital, or among what nobody knew the owner of. */
  from: 'deposit' | 'capital' | 'suspense'
  /** The event's own name, e.g. 'overdue:42': owing it again changes nothing. */
  key: string
  now: Date
}

/**
 * Puts money on the refund list and books it as owed to the member, once per key. A small-scale operator keeps no balances:
 * what belongs to no contract goes back.
 */
export async function oweRefund(transaction: Transaction, refund: OwedRefund): Promise<void> {
  const inserted = await transaction
    .insertInto('refund')
    .values({
      key: refund.key,
      member_id: refund.memberId,
      investment_id: refund.investmentId,
      deposit_id: refund.depositId ?? null,
      amount: refund.amount,
      reason: refund.reason,
      owed_since: refund.now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return
  const source: Account =
    refund.from === 'suspense' ? { kind: 'suspense' } : { kind: refund.from, investmentId: refund.investmentId }
  await post(transaction, {
    kind: 'refund_owed',
    key: `refund-owed:${refund.key}`,
    effectiveAt: refund.now,
    recordedAt: refund.now,
    lines: [
      { account: source, debit: refund.amount },
      { account: { kind: 'refundable', memberId: refund.memberId }, credit: refund.amount },
    ],
  })
}
