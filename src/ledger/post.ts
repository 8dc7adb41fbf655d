import { createHash } from 'node:crypto'
import type { Transaction } from '../platform/database/connect.ts'
import { accountReference, bookOf, type Account, type AccountKind, type Book } from './chart.ts'
import type { EntryKind } from './entry-kinds.ts'
import { inOpenMonth, isHeldByMonths } from './open-month.ts'
import { isWalled, lockSegregation } from './lock-segregation.ts'
import type { Id } from '../domain/id.ts'

export interface Line {
  account: Account
  /** Whole yen, positive. */
  debit?: number
  /** Whole yen, positive. */
  credit?: number
}

export interface Entry {
  /** What happened. */
  kind: EntryKind
  /** The event's own name, e.g. 'deposit:17': posting it again changes nothing. */
  key: string
  /** When it happened at the bank or in business time. What is of a month that is closed, and no fact of the bank's, counts from when it is written down. */
  effectiveAt: Date
  /** When we write it down. */
  recordedAt: Date
  /** Lines without an amount (0) are left out. */
  lines: readonly Line[]
}

/** The same key with other content: a programming error, never a user's. */
export class LedgerConflict extends Error {
  override name = 'LedgerConflict'
}

/**
 * Writes a journal entry, once per key. The database itself refuses an entry that does not balance in each of its books or stands on other accounts
 * than its kind has, every later change, and at commit a decision that a book's own money does not cover (segregation).
 * @returns the entry's id, of the first writing where it was written before.
 * @throws LedgerConflict when the key was used for other content.
 */
export async function post(transaction: Transaction, entry: Entry): Promise<Id<'journal_entry'>> {
  if (isWalled(entry.kind)) await lockSegregation(transaction)
  const postings = entry.lines.map(toPosting).filter((posting) => posting.amount !== 0)
  const effectiveAt = isHeldByMonths(entry.kind)
    ? await inOpenMonth(transaction, postings, entry.effectiveAt, entry.recordedAt)
    : entry.effectiveAt
  const inputHash = createHash('sha256')
    .update(JSON.stringify([entry.kind, postings]))
    .digest('hex')
  const inserted = await transaction
    .insertInto('journal_entry')
    .values({
      kind: entry.kind,
      idempotency_key: entry.key,
      input_hash: inputHash,
      effective_at: effectiveAt,
      recorded_at: entry.recordedAt,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return idOfEarlier(transaction, entry.key, inputHash)
  await transaction
    .insertInto('posting')
    .values(postings.map((posting) => ({ ...posting, entry_id: inserted.id, effective_at: effectiveAt })))
    .execute()
  return inserted.id
}

interface Posting {
  book: Book
  account_kind: AccountKind
  account_ref: string
  amount: number
}

export function toPosting(line: Line): Posting {
  const debit = line.debit ?? 0
  const credit = line.credit ?? 0
  for (const amount of [debit, credit]) {
    if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`not a whole amount of yen: ${amount}`)
  }
  return {
    book: bookOf(line.account),
    account_kind: line.account.kind,
    account_ref: accountReference(line.account),
    amount: debit - credit,
  }
}

async function idOfEarlier(transaction: Transaction, key: string, inputHash: string): Promise<Id<'journal_entry'>> {
  const earlier = await transaction
    .selectFrom('journal_entry')
    .select(['id', 'input_hash'])
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow()
  if (earlier.input_hash !== inputHash) throw new LedgerConflict(`journal entry ${key} exists with other content`)
  return earlier.id
}
