import type { Transaction } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

/**
 * A member who logs in by passkeys alone and has lost them gets a password again by a mailed link, after this long: three days of business
 * time, in which every passkey, and the link of the notice, ends it.
 */
export const recoveryWait = 3 * 24 * 60 * 60 * 1000

/** Whoever logs in by a passkey has not lost it: what waits for somebody else ends. */
export async function endRecovery(transaction: Transaction, memberId: Id<'member'>, now: Date): Promise<void> {
  await transaction
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('usable_from', 'is not', null)
    .where('used_at', 'is', null)
    .execute()
}
