import type { FreeText } from '../domain/free-text.ts'
import { createHash } from 'node:crypto'
import type { Transaction } from '../platform/database/connect.ts'
import type { Id } from '../domain/id.ts'
import type { AccountKind } from './chart.ts'
import { inOpenMonth } from './open-month.ts'
import { toPosting, type Line } from './post.ts'
import { isReversalKind } from './entry-kinds.ts'
import { isEverTakenBack } from './taken-back-by.ts'

export interface Reversal {
  entryId: Id<'journal_entry'>
  /** Why, for whoever reads the books later. */
  reason: FreeText
  /** 'operator:3' */
  actor: string
  /** When it is written down. In effect the reversal stands beside the entry that it takes back, at that entry's own time; where its month is closed, now. */
  at: Date
  /** Of an entry of before the books were opened: how it would be booked today. Its own chapter is closed, and what it left stands in the books. */
  asBookedToday?: readonly Line[]
}

/** The entry cannot be taken back: there is none, it is a reversal itself, of a kind that never is, was reversed before, or stands for a line of the bank. */
export class ReversalRefused extends Error {
  override name = 'ReversalRefused'
}

/**
 * Takes an entry back by its exact negative, once: an entry is never changed. What the bank did cannot be taken back in our books, so an
 * entry that moved something there stays; only what we made of it is reversed. At commit the database looks for the act of two people that
 * takes entries of this kind back (entry_kind.taken_back_by).
 * @returns the id of the reversal.
 * @throws ReversalRefused
 */
export async function reverse(
  transaction: Transaction,
  { entryId, reason, actor, at, asBookedToday }: Reversal,
): Promise<Id<'journal_entry'>> {
  // Two at once: the second waits for the first and then finds its reversal.
  const original = await transaction
    .selectFrom('journal_entry')
    .selectAll()
    .where('id', '=', entryId)
    .forUpdate()
    .executeTakeFirst()
  if (!original) throw new ReversalRefused(`there is no journal entry ${entryId}`)
  if (original.reverses !== null || isReversalKind(original.kind))
    throw new ReversalRefused(`journal entry ${entryId} is a reversal itself`)
  if (!isEverTakenBack(original.kind))
    throw new ReversalRefused(`journal entry ${entryId} (${original.kind}) is never taken back`)
  const earlier = await transaction
    .selectFrom('journal_entry')
    .select('id')
    .where('reverses', '=', entryId)
    .executeTakeFirst()
  if (earlier) throw new ReversalRefused(`journal entry ${entryId} was reversed by ${earlier.id}`)
  const booked = await transaction
    .selectFrom('posting')
    .select(['book', 'account_kind', 'account_ref', 'amount'])
    .where('entry_id', '=', entryId)
    .orderBy('id')
    .execute()
  if (movedAtBank(booked)) throw new ReversalRefused(`journal entry ${entryId} stands for a line of the bank`)
  const isLegacy = booked.some(({ book }) => book === 'legacy')
  if (isLegacy && !asBookedToday)
    throw new ReversalRefused(`journal entry ${entryId} is of before the books were opened`)
  const lines = isLegacy ? (asBookedToday ?? []).map(toPosting).filter(({ amount }) => amount !== 0) : booked
  const postings = lines.map((line) => ({ ...line, amount: -line.amount }))
  const effectiveAt = await inOpenMonth(transaction, booked, original.effective_at, at)
  const { id } = await transaction
    .insertInto('journal_entry')
    .values({
      kind: `${original.kind}_reversed`,
      idempotency_key: `reversal:${entryId}`,
      input_hash: createHash('sha256')
        .update(JSON.stringify([entryId, postings]))
        .digest('hex'),
      effective_at: effectiveAt,
      recorded_at: at,
      reverses: entryId,
      reason,
      actor,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto('posting')
    .values(postings.map((posting) => ({ ...posting, entry_id: id, effective_at: effectiveAt })))
    .execute()
  return id
}

/** Between books money moves at no bank. */
function movedAtBank(lines: readonly { account_kind: AccountKind; account_ref: string; amount: number }[]): boolean {
  const moved = new Map<string, number>()
  for (const { account_kind: kind, account_ref: reference, amount } of lines)
    if (kind === 'bank') moved.set(reference, (moved.get(reference) ?? 0) + amount)
  return [...moved.values()].some((amount) => amount !== 0)
}
