import type { FreeText } from '../../../domain/free-text.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

interface Correction {
  fundId: Id<'fund'>
  kind: 'operation_days' | 'distribution'
  /** Approved in this transaction. */
  proposalId: Id<'proposal'>
  reason: FreeText
  at: Date
}

/** Lets this transaction, and no other, change what is otherwise recorded once. @returns its id. */
export async function recordCorrection(
  transaction: Transaction,
  { fundId, kind, proposalId, reason, at }: Correction,
): Promise<Id<'performance_correction'>> {
  const { id } = await transaction
    .insertInto('performance_correction')
    .values({ fund_id: fundId, kind, proposal_id: proposalId, reason, corrected_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
