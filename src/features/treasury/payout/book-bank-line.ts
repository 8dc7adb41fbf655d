import type { JapanDate } from '../../../domain/calendar.ts'
import type { EntryKind } from '../../../ledger/entry-kinds.ts'
import { post, type Line } from '../../../ledger/post.ts'
import { throughBank } from '../../../ledger/through-bank.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

/** A line of an account of the company that is no deposit on a virtual one. */
export interface BankMovement {
  realAccountId: string
  /** Unique for the account: the same line is booked once. */
  itemKey: string
  /** Whole yen; positive: the bank received, negative: it paid. */
  amount: number
  transactedOn: JapanDate
  transactedAt: Date
  remarks: string
  /** Of the journal entry. */
  kind: EntryKind
  /** The other side of the entry, in the books that the money is of: together they are the whole amount. */
  against: readonly Line[]
}

/**
 * Records a line of the bank and books it, one line to one entry. A line that is recorded already breaks the unique key, and with
 * it the caller's transaction: nothing is ever booked on it twice.
 * @returns the line's id.
 */
export async function bookBankLine(
  transaction: Transaction,
  services: Services,
  movement: BankMovement,
): Promise<Id<'bank_line'>> {
  const against = movement.against.reduce((sum, { debit = 0, credit = 0 }) => sum + credit - debit, 0)
  if (against !== movement.amount) throw new RangeError(`a line of ${movement.amount} yen against ${against}`)
  const now = services.clock.now()
  const { realAccountId } = movement
  const { id } = await transaction
    .insertInto('bank_line')
    .values({
      real_account_id: realAccountId,
      item_key: movement.itemKey,
      amount: movement.amount,
      transacted_on: movement.transactedOn,
      transacted_at: movement.transactedAt,
      remitter_name_kana: '',
      remarks: movement.remarks,
      recorded_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await post(transaction, {
    kind: movement.kind,
    key: `bank-line:${id}`,
    effectiveAt: movement.transactedAt,
    recordedAt: now,
    lines: throughBank(realAccountId, movement.against),
  })
  return id
}
