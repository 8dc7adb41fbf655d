import { sql, type Updateable } from 'kysely'
import type { Database } from '../../src/platform/database/connect.ts'
import type { Refund } from '../../src/platform/database/types.ts'
import type { Id } from '../../src/domain/id.ts'

/** Changes what is owed back behind the back of the rule that it stays as it was: many small ones stand for many members. */
export async function changeRefundUnseen(
  database: Database,
  refundId: Id<'refund'>,
  facts: Updateable<Refund>,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await transaction.updateTable('refund').set(facts).where('id', '=', refundId).execute()
  })
}
