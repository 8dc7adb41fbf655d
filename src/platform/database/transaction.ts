import { sql } from 'kysely'
import { actingOperator } from './acting-operator.ts'
import type { Database, Transaction } from './connect.ts'

const retryable = new Set(['40001', '40P01'])
const attempts = 5

/** The five-character SQLSTATE of a database error, or undefined. */
export function sqlState(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' && code.length === 5 ? code : undefined
}

/**
 * The one runner of transactions: begin, work, commit; rolled back when `work` throws. Serialization failures and
 * deadlocks are repeated a few times, so `work` must have no effect outside the database. An operator who acts is made known to
 * the database, which notes what is written.
 */
export async function inTransaction<T>(database: Database, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction().execute(async (transaction) => {
        await reportActor(transaction)
        return work(transaction)
      })
    } catch (error) {
      if (attempt >= attempts || !retryable.has(sqlState(error) ?? '')) throw error
    }
  }
}

async function reportActor(transaction: Transaction): Promise<void> {
  const actor = actingOperator()
  if (actor !== undefined) await sql`select set_config('product.actor', ${actor}, true)`.execute(transaction)
}
