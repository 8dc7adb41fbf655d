import type { Selectable } from 'kysely'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { PayoutBatch } from '../../../platform/database/types.ts'
import type { Id } from '../../../domain/id.ts'

export type Batch = Selectable<PayoutBatch>

/** Every step of a batch waits here for the one before: two operators, two workers, a job that runs twice. */
export function lockBatch(transaction: Transaction, batchId: Id<'payout_batch'>): Promise<Batch | undefined> {
  return transaction.selectFrom('payout_batch').selectAll().where('id', '=', batchId).forUpdate().executeTakeFirst()
}
