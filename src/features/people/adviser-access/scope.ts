import type { JapanDate } from '../../../domain/calendar.ts'
import { refusal, type Refusal } from '../../../platform/outcome.ts'
import type { Adviser } from '../../core/graphql/context.ts'

export const isOpenTo = ({ books }: Pick<Adviser, 'books'>, book: string): boolean =>
  books.length === 0 || books.includes(book)

/** FORBIDDEN for a book or a day that two operators have not opened to the adviser. */
export function refuseBeyondScope(
  adviser: Adviser,
  { book, from, until }: { book: string; from: JapanDate; until: JapanDate },
): Refusal | null {
  if (!isOpenTo(adviser, book)) return refusal('FORBIDDEN', 'この帳簿は、閲覧の範囲に含まれていません。')
  return from < adviser.from || until > adviser.until
    ? refusal('FORBIDDEN', 'この期間は、閲覧の範囲に含まれていません。')
    : null
}
