import { sql, type RawBuilder } from 'kysely'
import type { Database, Transaction } from './connect.ts'

const step = 1000

/** The rows of a query in steps, as they stood when the transaction began. One query at a time in a transaction. */
export async function* readInSteps<Row>(transaction: Transaction, query: RawBuilder<Row>): AsyncGenerator<Row[]> {
  await sql`declare step no scroll cursor for ${query}`.execute(transaction)
  try {
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(step)} from step`.execute(transaction)
      if (rows.length > 0) yield rows
      if (rows.length < step) return
    }
  } finally {
    await sql`close step`.execute(transaction).catch(() => undefined)
  }
}

/** A transaction that only reads, all of one moment, for whoever takes minutes to read it: that costs an open transaction and no memory. */
export async function openLongReading(database: Database) {
  const transaction = await database
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  await sql`set local idle_in_transaction_session_timeout = '15min'`.execute(transaction)
  await sql`set local statement_timeout = '5min'`.execute(transaction)
  return transaction
}

/** The rows of a query in steps, all of one moment. */
export async function* readLong<Row>(database: Database, query: RawBuilder<Row>): AsyncGenerator<Row[]> {
  const transaction = await openLongReading(database)
  try {
    yield* readInSteps(transaction, query)
  } finally {
    await transaction.rollback().execute()
  }
}
