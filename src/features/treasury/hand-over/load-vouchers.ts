import { sql, type RawBuilder } from 'kysely'
import type { JournalProgram } from '../../../domain/treasury/accounting/journal-layouts.ts'
import { invoiceColumnOf, shippedTaxName } from '../../../domain/treasury/accounting/tax-names.ts'
import type { Voucher, VoucherSide } from '../../../domain/treasury/accounting/voucher.ts'
import { taxKey } from '../../../domain/treasury/consumption-tax/tax-lines.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { loadBookEntries, postedIn, type BookDays, type BookEntry } from '../bookkeeping/book-entries.ts'
import { loadTaxLinesOf, type TaxLine } from '../consumption-tax/load-tax-lines.ts'
import { entryText } from '../money-trail/step-text.ts'
import type { NamedAccount } from './account-names.ts'

export interface JournalsAsked extends BookDays {
  program: JournalProgram
}

/** Of a posting: its entry has not gone to the program. */
const isWaiting = ({ program, book }: JournalsAsked): RawBuilder<boolean> => sql<boolean>`not exists (
  select from journal_handed_entry handed
  where handed.holds and handed.program = ${program} and handed.book = ${book} and handed.entry_id = posting.entry_id
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

/** Of what waits: the sums on which consumption tax has a say. */
export async function loadWaitingTax(
  database: Queryable,
  asked: JournalsAsked,
  entries: readonly BookEntry[],
): Promise<TaxLine[]> {
  return entries.length === 0
    ? []
    : loadTaxLinesOf(database, { book: asked.book, entryIds: entries.map(({ id }) => id) })
}

/** Accounts with a sum whose class nobody has said, and which have no name for that either. */
export function accountsLeftOpen(lines: readonly TaxLine[], accounts: readonly NamedAccount[]): NamedAccount[] {
  const open = new Set(lines.filter(({ taxClass }) => taxClass === 'open').map(({ account }) => account))
  return accounts.filter(({ account, kept }) => open.has(account) && kept?.taxClass === '')
}

interface Names {
  program: JournalProgram
  /** Every account of the book. */
  accounts: readonly NamedAccount[]
  /** Classes that are not called as the program ships them. */
  taxNames: ReadonlyMap<string, string>
}

/** As the program takes them: one side for each account and class. @throws where an account has no name: ask before. */
export function vouchersOf(
  entries: readonly BookEntry[],
  lines: readonly TaxLine[],
  { program, accounts, taxNames }: Names,
): Voucher[] {
  const names = new Map(accounts.map(({ account, kept }) => [account, kept]))
  const linesOf = new Map<string, TaxLine[]>()
  for (const line of lines) {
    const key = `${line.entryId} ${line.account}`
    linesOf.set(key, [...(linesOf.get(key) ?? []), line])
  }
  /** What the lines say of one side; the rest of it, and what is open, has the class of its account. */
  const sidesOf = (id: BookEntry['id'], account: string, amount: number, way: 1 | -1): VoucherSide[] => {
    const named = names.get(account)
    if (!named) throw new Error(`account ${account} has no name`)
    const sums = new Map<string, number>()
    for (const line of linesOf.get(`${id} ${account}`) ?? [])
      if (Math.sign(line.amount) === way && line.taxClass !== 'open')
        sums.set(taxKey(line), (sums.get(taxKey(line)) ?? 0) + Math.abs(line.amount))
    const rest = amount - [...sums.values()].reduce((total, sum) => total + sum, 0)
    const side = { account: named.name, subAccount: named.subName }
    return [
      ...[...sums].map(([key, sum]) => ({
        ...side,
        taxClass: taxNames.get(key) ?? shippedTaxName(program, key),
        invoice: invoiceColumnOf(key),
        amount: sum,
      })),
      ...(rest === 0 ? [] : [{ ...side, taxClass: named.taxClass, amount: rest }]),
    ]
  }
  return entries.map(({ id, kind, day, sides }) => ({
    id: Number(id),
    day,
    debits: sides.flatMap(({ account, debit }) => (debit > 0 ? sidesOf(id, account, debit, -1) : [])),
    credits: sides.flatMap(({ account, credit }) => (credit > 0 ? sidesOf(id, account, credit, 1) : [])),
    remark: entryText(kind),
  }))
}
