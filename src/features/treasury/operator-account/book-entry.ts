import type { Selectable } from 'kysely'
import { japanDate, startOfDay } from '../../../domain/calendar.ts'
import { post, type Line } from '../../../ledger/post.ts'
import { throughBank } from '../../../ledger/through-bank.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { BankStatementLine } from '../../../platform/database/types.ts'
import { bookBankLine } from '../payout/book-bank-line.ts'
import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

/** A line of the bank's own statement. */
export type EntryRow = Selectable<BankStatementLine>

export interface BookedLine {
  lineId: Id<'bank_line'>
  /** The entry that says what the line was, apart from the line's own; null where there is none. */
  journalEntryId: Id<'journal_entry'> | null
}

/** What the bank did, booked as nobody's yet, and never again. */
export function bookIntoSuspense(
  transaction: Transaction,
  services: Services,
  entry: EntryRow,
): Promise<Id<'bank_line'>> {
  return bookBankLine(transaction, services, {
    ...lineOf(entry),
    kind: 'account_entry',
    against: [
      entry.amount > 0
        ? { account: { kind: 'suspense' }, credit: entry.amount }
        : { account: { kind: 'unexplained' }, debit: -entry.amount },
    ],
  })
}

/** The line as `bookBankLine` takes it; the account's list tells the day alone. */
export function lineOf(entry: EntryRow) {
  const transactedOn = japanDate(entry.transacted_on)
  return {
    realAccountId: entry.real_account_id,
    itemKey: entry.item_key,
    amount: entry.amount,
    transactedOn,
    transactedAt: startOfDay(transactedOn),
    remarks: entry.remarks,
  }
}

/** What of the operator's own an explained line was. */
export type OwnMoney = 'float_in' | 'float_out' | 'fee'

/** What we make of the line: from what nobody had explained into the operator's own book. A correction reverses this entry, never the line's. */
export function judge(
  transaction: Transaction,
  services: Services,
  entry: EntryRow,
  { kind, key }: { kind: OwnMoney; key: string },
): Promise<Id<'journal_entry'>> {
  return post(transaction, {
    kind,
    key,
    effectiveAt: lineOf(entry).transactedAt,
    recordedAt: services.clock.now(),
    lines: linesOfOwnMoney(entry, kind),
  })
}

export function linesOfOwnMoney(entry: EntryRow, kind: OwnMoney): Line[] {
  const amount = Math.abs(entry.amount)
  return throughBank(
    entry.real_account_id,
    entry.amount > 0
      ? [
          { account: { kind: 'suspense' }, debit: amount },
          { account: { kind: 'own_equity' }, credit: amount },
        ]
      : [
          { account: { kind: kind === 'fee' ? 'fee' : 'own_equity' }, debit: amount },
          { account: { kind: 'unexplained' }, credit: amount },
        ],
  )
}
