import { Kysely, PostgresDialect, type Transaction as KyselyTransaction } from 'kysely'
import pg from 'pg'
import type { DB } from './types.ts'

export type Database = Kysely<DB>
/** An open transaction: what every use case writes through. */
export type Transaction = KyselyTransaction<DB>
/** Reads may run inside a transaction or beside one. */
export type Queryable = Database | Transaction

const { builtins } = pg.types

/** Whole yen and ids fit a JavaScript integer; anything larger is a bug that must not round silently. */
function parseInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`integer out of range: ${text}`)
  return value
}

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === builtins.INT8 || oid === builtins.NUMERIC) return parseInteger
    // A calendar day is text, not an instant in the server's zone.
    if (oid === builtins.DATE) return (text: string) => text
    return pg.types.getTypeParser(oid, format)
  }) as typeof pg.types.getTypeParser,
}

/**
 * Opens a pool. bigint and numeric arrive as safe integers, date as 'YYYY-MM-DD', timestamptz as Date.
 * Waiting for a lock or a statement is bounded, so a stuck neighbour costs an error and not a hang.
 * @param options.staysOpen keeps connections that are idle, instead of closing them after ten seconds.
 */
export function openPool(
  connectionString: string,
  options: { max?: number; onError?: (error: Error) => void; staysOpen?: boolean } = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: options.max ?? 10,
    types,
    connectionTimeoutMillis: 10_000,
    ...(options.staysOpen && { idleTimeoutMillis: 0, allowExitOnIdle: true }),
    options:
      '-c timezone=Asia/Tokyo -c jit=off -c statement_timeout=30000 -c lock_timeout=10000 -c idle_in_transaction_session_timeout=60000',
  })
  // An idle connection that breaks (server restart) must not end the process; the pool opens a new one.
  pool.on('error', (error) => options.onError?.(error))
  // One in use fails its query as well; the event alone would end the process.
  pool.on('connect', (client) => client.on('error', (error) => options.onError?.(error)))
  return pool
}

/** The typed query builder on a pool. */
export function openDatabase(pool: pg.Pool): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}
