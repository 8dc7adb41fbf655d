import { sql } from 'kysely'
import type { Database, Transaction } from './connect.ts'

/**
 * Runs `work` while no other process is inside under this name, and waits for its turn as long as a call to the outside may take:
 * for work that asks somebody outside, and must not be done twice at the same moment. The lock is the transaction's own, so it ends
 * with a killed process; what `work` writes through the transaction is undone where it throws.
 */
export function exclusively<T>(
  database: Database,
  name: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return database.transaction().execute(async (transaction) => {
    await sql`select set_config('lock_timeout', '40s', true), set_config('statement_timeout', '45s', true)`.execute(
      transaction,
    )
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
    return work(transaction)
  })
}
