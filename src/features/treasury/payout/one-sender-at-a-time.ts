import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

/**
 * Does the work unless another process is doing it for the same batch: an order must not be asked for twice at the same moment, and
 * no transaction may stay open while the bank thinks. The lock goes with the connection, so a killed process holds nothing.
 */
export async function oneSenderAtATime(
  database: Database,
  batchId: Id<'payout_batch'>,
  work: () => Promise<void>,
): Promise<void> {
  const name = `payout-batch:${batchId}`
  await database.connection().execute(async (connection) => {
    const { rows } = await sql<{
      free: boolean
    }>`select pg_try_advisory_lock(hashtextextended(${name}, 0)) as free`.execute(connection)
    if (!rows[0]?.free) return
    try {
      await work()
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended(${name}, 0))`.execute(connection)
    }
  })
}
