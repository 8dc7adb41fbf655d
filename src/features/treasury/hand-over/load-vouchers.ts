import { sql, type RawBuilder } from 'kysely'
import type { JournalProgram } from '../../../domain/accounting/journal-layouts.ts'
import type { Voucher, VoucherSide } from '../../../domain/accounting/voucher.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { loadBookEntries, postedIn, type BookDays, type BookEntry } from '../bookkeeping/book-entries.ts'
import { entryText } from '../money-trail/step-text.ts'
import type { NamedAccount } from './account-names.ts'

export interface JournalsAsked extends BookDays {
  program: JournalProgram
}

/** Of a posting: its entry has not gone to the program. */
const isWaiting = ({ program, book }: JournalsAsked): RawBuilder<boolean> => sql<boolean>`not exists (
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
      coalesce(array_agg(distinct posting_account(posting.account_kind, posting.account_ref)), '{}') as accounts
    from posting where ${postedIn(asked)} and ${isWaiting(asked)}`.execute(database)
  return rows[0] ?? { entries: 0, total: 0, accounts: [] }
}

/** The same, entry by entry. */
export const loadWaiting = (database: Queryable, asked: JournalsAsked): Promise<BookEntry[]> =>
  loadBookEntries(database, asked, isWaiting(asked))

/** As the program takes them. @param accounts every account of the book; @throws where one has no name: ask before. */
export function vouchersOf(entries: readonly BookEntry[], accounts: readonly NamedAccount[]): Voucher[] {
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
