import { inputError } from './errors.ts'
import { textOf, type Fields } from './fields.ts'

const rowsPerPage = 500

export interface Page<Row> {
  rows: Row[]
  /** hasNext, nextItemKey (only where there is more) and count, as every listing of the bank answers them. */
  marks: { hasNext: boolean; nextItemKey?: string; count: string }
}

/** Cuts the page that nextItemKey asks for; 400 for a key that this bank never gave. */
export function pageOf<Row>(rows: Row[], request: Fields): Page<Row> {
  const key = textOf(request, 'nextItemKey')
  const start = key === undefined ? 0 : Number(key)
  const isOwnKey = Number.isSafeInteger(start) && start % rowsPerPage === 0
  if (!isOwnKey || (key !== undefined && (start === 0 || start >= rows.length))) {
    throw inputError('nextItemKeyの値が正しくありません。')
  }
  const page = rows.slice(start, start + rowsPerPage)
  const next = start + rowsPerPage
  const hasNext = next < rows.length
  return {
    rows: page,
    marks: { hasNext, ...(hasNext && { nextItemKey: String(next).padStart(20, '0') }), count: String(page.length) },
  }
}
