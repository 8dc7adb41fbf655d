import { sql } from 'kysely'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { reverse } from '../../../ledger/reverse.ts'
import type { Transaction } from '../../../platform/database/connect.ts'

/** What was earned of an explanation's rents in advance is taken back with it; one of before may have earned others' with it, which the schedule earns anew. */
export async function unearnRents(
  transaction: Transaction,
  explanationId: Id<'statement_explanation'>,
  by: { reason: FreeText; actor: string; at: Date },
): Promise<void> {
  const { rows } = await sql<{ id: Id<'journal_entry'> }>`
    select entry.id from journal_entry entry
    where entry.kind = 'rent_earned' and not exists (select from journal_entry reversal where reversal.reverses = entry.id)
      and exists (select from statement_explanation explanation
        where explanation.id = ${explanationId} and (is_rent_of(entry, explanation) or is_told_with(entry, explanation)))
    order by entry.id`.execute(transaction)
  for (const { id } of rows) await reverse(transaction, { entryId: id, ...by })
}
