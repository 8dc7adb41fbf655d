import { sql, type RawBuilder } from 'kysely'
import { toRfc3339 } from '../../../domain/calendar.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { readInSteps } from '../../../platform/database/read-in-steps.ts'
import type { Register } from './register.ts'

export type Cell = string | number | boolean | null

/** A register's rows in steps, of the moment at which the transaction began, each in the order of its columns. One reading at a time in a transaction. */
export async function* readCells(transaction: Transaction, { columns, query }: Register): AsyncGenerator<Cell[][]> {
  for await (const rows of readInSteps(transaction, query as RawBuilder<Record<string, unknown>>))
    yield rows.map((row) => columns.map((column) => toCell(row[column])))
}

function toCell(value: unknown): Cell {
  if (
    value === null ||
    value === undefined ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean'
  )
    return value ?? null
  return value instanceof Date ? toRfc3339(value) : JSON.stringify(value)
}

/** The same rows, each as the text of a JSON object. PostgreSQL writes it, in Japanese time: to make an object of every row of millions costs several times as much. */
export async function* readJson(transaction: Transaction, { query }: Register): AsyncGenerator<string[]> {
  const lines = sql<{ line: string }>`select row_to_json(entry)::text as line from (${query}) entry`
  for await (const rows of readInSteps(transaction, lines)) yield rows.map(({ line }) => line)
}
