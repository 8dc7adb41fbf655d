import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, type Refusal } from '../../../platform/outcome.ts'
import { bookBankLine } from '../payout/book-bank-line.ts'
import type { Services } from '../../core/services.ts'
import { lineOf, type BookedLine, type EntryRow } from './book-entry.ts'
import { lockSuspenseItem } from './list-suspense.ts'
import type { Id } from '../../../domain/id.ts'

/** Money whose owner was never found went back to its sender: by the bank's own recall, since no account to send it to is known. */
export async function bookSentBack(
  transaction: Transaction,
  services: Services,
  entry: EntryRow,
  bankLineId: Id<'bank_line'>,
): Promise<BookedLine | Refusal> {
  const item = await lockSuspenseItem(transaction, bankLineId)
  if (!item) return refusal('CONFLICT', 'この入金は、入金者不明の入金の一覧にありません。')
  if (item.amount !== -entry.amount) return badInput({ bank_line_id: '出金額が、この入金の金額と一致しません。' })
  const against = [{ account: { kind: 'suspense' } as const, debit: item.amount }]
  return {
    lineId: await bookBankLine(transaction, services, { ...lineOf(entry), kind: 'suspense_returned', against }),
    journalEntryId: null,
  }
}
