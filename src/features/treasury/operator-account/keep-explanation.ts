import type { FreeText } from '../../../domain/free-text.ts'
import type { AccountEntryKind } from '../../../domain/treasury/account-entry-words.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { BookedLine, EntryRow } from './book-entry.ts'
import type { Id } from '../../../domain/id.ts'

interface KeptExplanation {
  entry: EntryRow
  booked: BookedLine
  kind: AccountEntryKind
  reason: FreeText
  operatorId: Id<'member'>
  at: Date
  /** Null where one operator may classify it alone. */
  proposalId: Id<'proposal'> | null
  payoutId?: Id<'payout'>
  /** The explanation that this one takes the place of. */
  corrects?: Id<'statement_explanation'>
}

/** Writes down what a line of the account was, beside what was booked of it. @returns the explanation's id. */
export async function keepExplanation(
  transaction: Transaction,
  { entry, booked, kind, reason, operatorId, at, proposalId, payoutId, corrects }: KeptExplanation,
): Promise<Id<'statement_explanation'>> {
  const { id } = await transaction
    .insertInto('statement_explanation')
    .values({
      statement_line_id: entry.id,
      kind,
      reason,
      explained_by: operatorId,
      explained_at: at,
      bank_line_id: booked.lineId,
      journal_entry_id: booked.journalEntryId,
      payout_id: payoutId ?? null,
      corrects: corrects ?? null,
      proposal_id: proposalId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
