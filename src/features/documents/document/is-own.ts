import type { Queryable } from '../../../platform/database/connect.ts'
import { refusal } from '../../../platform/outcome.ts'
import type { Id } from '../../../domain/id.ts'

/** Whether the investment is the member's. */
export async function isOwn(
  database: Queryable,
  memberId: Id<'member'>,
  investmentId: Id<'investment'> | null,
): Promise<boolean> {
  if (investmentId === null) return false
  const row = await database
    .selectFrom('investment')
    .select('id')
    .where('id', '=', investmentId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row !== undefined
}

/** The published contract's answer to whoever is not the owner; the same for what does not exist, so that nobody learns which ids do. */
export const notOwner = refusal('FORBIDDEN', 'ご本人の申し込みが見つかりません。')
