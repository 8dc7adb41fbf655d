import type { RefundReason } from '../../../domain/lifecycles/refund.ts'
import { post, type Entry, type Line } from '../../../ledger/post.ts'
import { throughBank } from '../../../ledger/through-bank.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

export interface OwedRefund {
  memberId: Id<'member'>
  /** The fund whose money it is. */
  fundId: Id<'fund'>
  investmentId: Id<'investment'>
  depositId?: Id<'deposit'>
  /** Whole yen, above 0. */
  amount: number
  reason: RefundReason
  /** Where the money stands until now: a part payment, the paid capital, or on this account among what nobody knew the owner of. */
  from: 'deposit' | 'capital' | { unassignedOn: string }
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
  await post(transaction, {
    ...entryOf(refund),
    key: `refund-owed:${refund.key}`,
    effectiveAt: refund.now,
    recordedAt: refund.now,
  })
}

function entryOf({ from, fundId, investmentId, memberId, amount }: OwedRefund): Pick<Entry, 'kind' | 'lines'> {
  const owed: Line = { account: { kind: 'refundable', fundId, memberId }, credit: amount }
  if (typeof from === 'string')
    return { kind: 'refund_owed', lines: [{ account: { kind: from, fundId, investmentId }, debit: amount }, owed] }
  return {
    kind: 'owner_found',
    lines: throughBank(from.unassignedOn, [{ account: { kind: 'suspense' }, debit: amount }, owed]),
  }
}
