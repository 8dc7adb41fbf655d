import { sql } from 'kysely'
import { businessDayUntil } from '../../../domain/business-day.ts'
import { addDays, japanDateOf, startOfDay } from '../../../domain/calendar.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { notifyOperators } from '../../communication/outbox/notify-operators.ts'
import type { Services } from '../../core/services.ts'
import { loadBooks, type BookSummary } from './load-books.ts'

/**
 * Facts are booked whatever hole they leave; a book that lacks money for more than a business day is told to every operator, each day until it is filled.
 * What nobody has explained yet is reported by itself, and is no lack of a book.
 */
export async function reportShortBooks(services: Services): Promise<void> {
  const today = japanDateOf(services.clock.now())
  const theDayBefore = startOfDay(businessDayUntil(addDays(today, -1)))
  const short = (await loadBooks(services.database)).filter(
    ({ book, short: missing }) => missing > 0 && book !== 'unassigned',
  )
  const since = await Promise.all(short.map(({ book }) => wasShortAt(services.database, book, theDayBefore)))
  const late = short.filter((_book, place) => since[place])
  if (late.length === 0) return
  await notifyOperators(services, {
    key: `short-books:${today}`,
    title: `資金が不足したままの帳簿が${late.length}件あります`,
    body: [
      ...late.map(({ name, short: missing }) => `${name}：${formatYen(yen(missing))}の不足`),
      '不足額を口座に入金して、「口座の入出金」で内容を登録してください。入金されるまで、この帳簿のお金は返金のほかには使えません。内訳は「ファンドごとの帳簿」で確認できます。',
    ].join('\n\n'),
  })
}

/** By what was written down until then: what the book had then is what it has, without what came later. */
async function wasShortAt(database: Queryable, book: BookSummary['book'], at: Date): Promise<boolean> {
  const { rows } = await sql<{ free: number }>`
    select (free_of_book(${book}) - coalesce(sum(posting.amount), 0))::bigint as free
    from posting
    join journal_entry entry on entry.id = posting.entry_id
    join account_kind on account_kind.kind = posting.account_kind
    where posting.book = ${book} and entry.recorded_at >= ${at} and (is_cash or is_tied)`.execute(database)
  return (rows[0]?.free ?? 0) < 0
}
