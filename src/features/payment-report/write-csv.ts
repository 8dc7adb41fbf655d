import { stringify } from 'csv-stringify/sync'

/**
 * A table for spreadsheets: UTF-8 with a byte order mark, CRLF, every text in quotes, and nothing that a spreadsheet would take for a
 * formula (a cell that begins with = + - @, tab or carriage return gets an apostrophe before it). Figures stay figures.
 */
export function writeCsv(headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = [headings, ...rows].map((row) => row.map((cell) => (typeof cell === 'string' ? cell.replaceAll('\0', '') : cell)))
  return stringify(cells, { bom: true, record_delimiter: 'windows', quoted_string: true, escape_formulas: true })
}
