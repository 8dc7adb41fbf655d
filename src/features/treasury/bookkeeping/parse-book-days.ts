import { parseJapanDate } from '../../../domain/calendar.ts'
import type { Book } from '../../../ledger/chart.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import type { BookDays } from './book-entries.ts'

const NO_BOOK = '帳簿を選択してください'

/** A book by the name that adminLedgerBooks gives it; the closed chapter of before is none. */
export const parseBook = (written: string): Outcome<Book> =>
  isBook(written) ? success(written) : badInput({ book: NO_BOOK })

/** @param days as typed: YYYY-MM-DD. */
export function parseBookDays({ book, ...days }: { book: string; from: string; until: string }): Outcome<BookDays> {
  const [from, until] = [parseJapanDate(days.from), parseJapanDate(days.until)]
  if (isBook(book) && from !== null && until !== null && from <= until) return success({ book, from, until })
  return badInput({
    ...(!isBook(book) && { book: NO_BOOK }),
    ...(from === null && { from: '日付を入力してください' }),
    ...(until === null && { until: '日付を入力してください' }),
    ...(from !== null && until !== null && from > until && { until: '開始日以後の日付を入力してください' }),
  })
}

const isBook = (written: string): written is Book => /^(?:operator|unassigned|fund:[1-9]\d*)$/.test(written)
