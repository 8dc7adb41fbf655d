import { identityCheckLifecycle } from '../../../domain/lifecycles/identity-check.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'
import { move } from '../../core/move.ts'

/**
 * Puts a member's verification back to not done, because the facts that were or are being verified changed. Applications under way
 * are dropped: what they come to would be about the old facts. The caller holds the member's row.
 */
export async function resetIdentity(transaction: Transaction, memberId: Id<'member'>, now: Date): Promise<void> {
  await transaction
    .updateTable('member')
    .set({ identity_approved_at: null, identity_submitted_at: null })
    .where('id', '=', memberId)
    .execute()
  const cancelled = { event: 'cancelled', set: { status_at: now } } as const
  await move(transaction, identityCheckLifecycle, { member_id: memberId }, cancelled)
}
