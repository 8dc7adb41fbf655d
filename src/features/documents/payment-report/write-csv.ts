import { stringify } from 'csv-stringify/sync'
import type { FileCell } from '../../../domain/tables/column.ts'

type Row = readonly FileCell[]

const options = { record_delimiter: 'windows', quoted_string: true, escape_formulas: true } as const

/**
 * A table for spreadsheets: UTF-8 with a byte order mark, CRLF, every text in quotes, and nothing that a spreadsheet would take for a
 * formula (a cell that begins with = + - @, tab or carriage return gets an apostrophe before it). Figures stay figures.
 */
export const writeCsv = (headings: readonly string[], rows: readonly Row[]): string =>
  `\uFEFF${lines([headings, ...rows])}`

/** The same piece by piece, however long the table is. */
export async function* writeCsvInSteps(
  headings: readonly string[],
  steps: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield writeCsv(headings, [])
  for await (const rows of steps) if (rows.length > 0) yield lines(rows)
}

const lines = (rows: readonly Row[]): string =>
  stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell.replaceAll('\0', '') : cell))),
    options,
  )
