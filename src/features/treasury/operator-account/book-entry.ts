import type { Selectable } from 'kysely'
import { japanDate, startOfDay } from '../../../domain/calendar.ts'
import type { EntryKind } from '../../../ledger/entry-kinds.ts'
import { post, type Line } from '../../../ledger/post.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { BankStatementLine } from '../../../platform/database/types.ts'
import { bookBankLine } from '../payout/book-bank-line.ts'
import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

/** A line of the bank's own statement. */
export type EntryRow = Selectable<BankStatementLine>

export interface Booked {
  lineId: Id<'bank_line'>
  /** The entry that says what the line was, apart from the line's own; null where there is none. */
  journalEntryId: Id<'journal_entry'> | null
}

/** What the bank did: booked against suspense, and never again. */
export function bookIntoSuspense(
  transaction: Transaction,
  services: Services,
  entry: EntryRow,
): Promise<Id<'bank_line'>> {
  return bookBankLine(transaction, services, {
    ...lineOf(entry),
    kind: 'account_entry',
    against: [
      { account: { kind: 'suspense' }, ...(entry.amount > 0 ? { credit: entry.amount } : { debit: -entry.amount }) },
    ],
  })
}

/** The line as `bookBankLine` takes it; the account's list tells the day alone. */
export function lineOf(entry: EntryRow) {
  const transactedOn = japanDate(entry.transacted_on)
  return {
    itemKey: entry.item_key,
    amount: entry.amount,
    transactedOn,
    transactedAt: startOfDay(transactedOn),
    remarks: entry.remarks,
  }
}

/** What we make of the line: out of suspense to the operator's own money. A correction reverses this entry, never the line's. */
export function judge(
  transaction: Transaction,
  services: Services,
  entry: EntryRow,
  { kind, key }: { kind: EntryKind; key: string },
): Promise<Id<'journal_entry'>> {
  const amount = Math.abs(entry.amount)
  const [from, to]: [Line, Line] =
    entry.amount > 0
      ? [
          { account: { kind: 'suspense' }, debit: amount },
          { account: { kind: 'float' }, credit: amount },
        ]
      : [
          { account: { kind: 'float' }, debit: amount },
          { account: { kind: 'suspense' }, credit: amount },
        ]
  return post(transaction, {
    kind,
    key,
    effectiveAt: lineOf(entry).transactedAt,
    recordedAt: services.clock.now(),
    lines: [from, to],
  })
}
