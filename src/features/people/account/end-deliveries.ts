import type { Transaction } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

/** Browsers that get a member's notices and the secret address of the calendar: whoever set them up, nothing of the member goes there any more. */
export async function endDeliveries(transaction: Transaction, memberId: Id<'member'>): Promise<void> {
  await transaction.deleteFrom('push_subscription').where('member_id', '=', memberId).execute()
  await transaction.deleteFrom('calendar_feed').where('member_id', '=', memberId).execute()
}
