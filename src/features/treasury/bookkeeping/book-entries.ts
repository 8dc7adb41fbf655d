import { sql, type RawBuilder } from 'kysely'
import { addDays, startOfDay, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import type { Book } from '../../../ledger/chart.ts'
import type { StoredKind } from '../../../ledger/entry-kinds.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** Both days are included. */
export interface BookDays {
  book: Book
  from: JapanDate
  until: JapanDate
}

/** What one entry moved within a book: one side for each account, however many people it concerns. Whole yen. */
export interface BookEntry {
  id: Id<'journal_entry'>
  kind: StoredKind
  day: JapanDate
  sides: { account: string; debit: number; credit: number }[]
}

/** Of the table posting. */
export const postedIn = ({ book, from, until }: BookDays): RawBuilder<boolean> => sql<boolean>`(posting.book = ${book}
  and posting.effective_at >= ${startOfDay(from)} and posting.effective_at < ${startOfDay(addDays(until, 1))})`

/** The entries of a book, the earliest first. @param only a further condition on the table posting, alike for all postings of an entry. */
export async function loadBookEntries(
  database: Queryable,
  days: BookDays,
  only: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<BookEntry[]> {
  const { rows } = await sql<BookEntry>`
    select entry.id, entry.kind, (entry.effective_at at time zone 'Asia/Tokyo')::date::text as day, found.sides
    from (
      select entry_id, json_agg(json_build_object('account', account, 'debit', debit, 'credit', credit) order by place) as sides
      from (
        select posting.entry_id, posting_account(posting.account_kind, posting.account_ref) as account, min(posting.id) as place,
          coalesce(sum(amount) filter (where amount > 0), 0) as debit, coalesce(-sum(amount) filter (where amount < 0), 0) as credit
        from posting where ${postedIn(days)} and ${only}
        group by 1, 2
      ) account
      group by entry_id
    ) found
    join journal_entry entry on entry.id = found.entry_id
    order by entry.effective_at, entry.id`.execute(database)
  return rows
}
