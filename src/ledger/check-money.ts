import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/connect.ts'
import { readChecks } from './read-checks.ts'

/** Enough to understand what is wrong; a bug that breaks every row must not fill the memory. */
const mostRows = 100

export interface MoneyCheck {
  /** 'M01' */
  id: string
  /** What holds, in words: the first line of the file. */
  statement: string
  /** What contradicts it, the first hundred; empty when all is well. */
  rows: Record<string, unknown>[]
  /** How long the check took. */
  milliseconds: number
}

/**
 * Runs every invariant of db/checks over one and the same moment of the book.
 * @param ceiling the most of investors' money that the operator may hold, whole yen; without it M71 says nothing.
 */
export async function checkMoney(database: Database, ceiling?: number): Promise<MoneyCheck[]> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      if (ceiling !== undefined)
        await sql`select set_config('product.operator_ceiling', ${String(ceiling)}, true)`.execute(transaction)
      return runMoneyChecks(transaction)
    })
}

/** The same inside a transaction that is already open. */
export async function runMoneyChecks(transaction: Transaction): Promise<MoneyCheck[]> {
  // Accounts and keys are texts: in a large book hashing them is far quicker than sorting them by the rules of a language.
  await sql`set local work_mem = '64MB'`.execute(transaction)
  await sql`set local enable_mergejoin = off`.execute(transaction)
  // Nobody waits for it: it works on one processor and leaves the others to those who do. Half a million accounts are also added up with less work by one.
  await sql`set local max_parallel_workers_per_gather = 0`.execute(transaction)
  const checks: MoneyCheck[] = []
  for (const { id, statement, text } of await readChecks()) {
    const begin = performance.now()
    // A bare limit would be planned as if the first rows were close at hand; most times there are none.
    const bounded = `with violation as materialized (\n${text}\n) select * from violation limit ${mostRows}`
    const { rows } = await sql.raw<Record<string, unknown>>(bounded).execute(transaction)
    checks.push({ id, statement, rows, milliseconds: performance.now() - begin })
  }
  return checks
}
