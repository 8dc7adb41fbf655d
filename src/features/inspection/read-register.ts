import { sql } from 'kysely'
import { toRfc3339 } from '../../domain/calendar.ts'
import type { Transaction } from '../../platform/database/connect.ts'
import type { Register } from './register.ts'

export type Cell = string | number | boolean | null
export type RegisterRow = Record<string, Cell>

const step = 1000

/** A register's rows in steps, of the moment at which the transaction began. One at a time in a transaction. */
export async function* readRegister(transaction: Transaction, { query }: Register): AsyncGenerator<RegisterRow[]> {
  await sql`declare register no scroll cursor for ${query}`.execute(transaction)
  try {
    for (;;) {
      const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(step)} from register`.execute(transaction)
      if (rows.length > 0) yield rows.map(toRow)
      if (rows.length < step) return
    }
  } finally {
    await sql`close register`.execute(transaction).catch(() => undefined)
  }
}

const toRow = (row: Record<string, unknown>): RegisterRow => Object.fromEntries(Object.entries(row).map(([column, value]) => [column, toCell(value)]))

function toCell(value: unknown): Cell {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return value instanceof Date ? toRfc3339(value) : JSON.stringify(value)
}
