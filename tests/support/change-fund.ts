import { sql, type Updateable } from 'kysely'
import type { Database } from '../../src/platform/database/connect.ts'
import type { Fund } from '../../src/platform/database/types.ts'
import type { Id } from '../../src/domain/id.ts'

/** Changes what a published fund says behind the back of the rule that it takes two operators and a new version. */
export async function changeFundUnseen(database: Database, fundId: Id<'fund'>, facts: Updateable<Fund>): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await transaction.updateTable('fund').set(facts).where('id', '=', fundId).execute()
  })
}
