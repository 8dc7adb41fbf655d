import type { Transaction } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

/** Whether somebody else could say yes: the exception for a sole operator ends with the second one. */
export async function hasOtherOperator(transaction: Transaction, memberId: Id<'member'>): Promise<boolean> {
  const other = await transaction
    .selectFrom('member')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .where('id', '<>', memberId)
    .executeTakeFirst()
  return other !== undefined
}
