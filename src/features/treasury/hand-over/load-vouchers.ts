import { sql, type RawBuilder } from 'kysely'
import { addDays, startOfDay, type JapanDate } from '../../../domain/calendar.ts'
import type { JournalProgram } from '../../../domain/accounting/journal-layouts.ts'
import type { Voucher, VoucherSide } from '../../../domain/accounting/voucher.ts'
import type { Id } from '../../../domain/id.ts'
import type { Book } from '../../../ledger/chart.ts'
import type { StoredKind } from '../../../ledger/entry-kinds.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { entryText } from '../money-trail/step-text.ts'
import { accountOfPosting, type NamedAccount } from './account-names.ts'

/** Of one book and program; both days are included. */
export interface JournalsAsked {
  program: JournalProgram
  book: Book
  from: JapanDate
  until: JapanDate
}

interface WaitingEntry {
  id: Id<'journal_entry'>
  kind: StoredKind
  day: JapanDate
  sides: { account: string; debit: number; credit: number }[]
}

/** The postings of the days that have not gone to the program. */
const waiting = ({ program, book, from, until }: JournalsAsked): RawBuilder<unknown> => sql`posting
  where posting.book = ${book} and posting.effective_at >= ${startOfDay(from)} and posting.effective_at < ${startOfDay(addDays(until, 1))}
    and not exists (
      select from journal_handed_entry handed
      where handed.program = ${program} and handed.book = ${book} and handed.entry_id = posting.entry_id
    )`

export interface WaitingJournals {
  entries: number
  /** Whole yen: what they debit, and credit. */
  total: number
  /** The accounts that they touch. */
  accounts: string[]
}

/** How much of the days has not gone to the program yet. */
export async function countWaiting(database: Queryable, asked: JournalsAsked): Promise<WaitingJournals> {
  const { rows } = await sql<WaitingJournals>`
    select count(distinct entry_id) as entries, coalesce(sum(greatest(amount, 0)), 0)::bigint as total,
      coalesce(array_agg(distinct ${accountOfPosting}), '{}') as accounts
    from ${waiting(asked)}`.execute(database)
  return rows[0] ?? { entries: 0, total: 0, accounts: [] }
}

/** The same, entry by entry, the earliest first: one side for each account, however many people it concerns. */
export async function loadWaiting(database: Queryable, asked: JournalsAsked): Promise<WaitingEntry[]> {
  const { rows } = await sql<WaitingEntry>`
    select entry.id, entry.kind, (entry.effective_at at time zone 'Asia/Tokyo')::date::text as day, found.sides
    from (
      select entry_id, json_agg(json_build_object('account', account, 'debit', debit, 'credit', credit) order by place) as sides
      from (
        select posting.entry_id, ${accountOfPosting} as account, min(posting.id) as place,
          coalesce(sum(amount) filter (where amount > 0), 0) as debit, coalesce(-sum(amount) filter (where amount < 0), 0) as credit
        from ${waiting(asked)}
        group by 1, 2
      ) account
      group by entry_id
    ) found
    join journal_entry entry on entry.id = found.entry_id
    order by entry.effective_at, entry.id`.execute(database)
  return rows
}

/** As the program takes them. @param accounts every account of the book; @throws where one has no name: ask before. */
export function vouchersOf(entries: readonly WaitingEntry[], accounts: readonly NamedAccount[]): Voucher[] {
  const names = new Map(accounts.map(({ account, kept }) => [account, kept]))
  const sideOf = (account: string, amount: number): VoucherSide => {
    const named = names.get(account)
    if (!named) throw new Error(`account ${account} has no name`)
    return { account: named.name, subAccount: named.subName, taxClass: named.taxClass, amount }
  }
  return entries.map(({ id, kind, day, sides }) => ({
    id: Number(id),
    day,
    debits: sides.filter(({ debit }) => debit > 0).map(({ account, debit }) => sideOf(account, debit)),
    credits: sides.filter(({ credit }) => credit > 0).map(({ account, credit }) => sideOf(account, credit)),
    remark: entryText(kind),
  }))
}
