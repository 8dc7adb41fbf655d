import type { Transaction } from '../../../platform/database/connect.ts'

interface Correction {
  fundId: number
  kind: 'operation_days' | 'distribution'
  /** Approved in this transaction. */
  proposalId: number
  reason: string
  at: Date
}

/** Lets this transaction, and no other, change what is otherwise recorded once. @returns its id. */
export async function recordCorrection(
  transaction: Transaction,
  { fundId, kind, proposalId, reason, at }: Correction,
): Promise<number> {
  const { id } = await transaction
    .insertInto('performance_correction')
    .values({ fund_id: fundId, kind, proposal_id: proposalId, reason, corrected_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
