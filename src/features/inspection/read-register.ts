import type { RawBuilder } from 'kysely'
import { toRfc3339 } from '../../domain/calendar.ts'
import type { Transaction } from '../../platform/database/connect.ts'
import { readInSteps } from '../../platform/database/read-in-steps.ts'
import type { Register } from './register.ts'

export type Cell = string | number | boolean | null
export type RegisterRow = Record<string, Cell>

/** A register's rows in steps, of the moment at which the transaction began. One at a time in a transaction. */
export async function* readRegister(transaction: Transaction, { query }: Register): AsyncGenerator<RegisterRow[]> {
  for await (const rows of readInSteps(transaction, query as RawBuilder<Record<string, unknown>>)) yield rows.map(toRow)
}

const toRow = (row: Record<string, unknown>): RegisterRow => Object.fromEntries(Object.entries(row).map(([column, value]) => [column, toCell(value)]))

function toCell(value: unknown): Cell {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return value instanceof Date ? toRfc3339(value) : JSON.stringify(value)
}
