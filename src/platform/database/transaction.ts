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
 * deadlocks are repeated a few times, so `work` must have no effect outside the database.
 */
export async function inTransaction<T>(database: Database, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction().execute(work)
    } catch (error) {
      if (attempt >= attempts || !retryable.has(sqlState(error) ?? '')) throw error
    }
  }
}
