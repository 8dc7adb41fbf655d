import type { Selectable } from 'kysely'
import type { Config } from '../../../platform/config.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { PayoutBatch } from '../../../platform/database/types.ts'
import type { Id } from '../../../domain/id.ts'

export type Batch = Selectable<PayoutBatch>

/** The account that it leaves, and that what comes back comes to: the collecting one where none is kept. */
export const accountOfBatch = (batch: Pick<Batch, 'from_account_id'>, { BANK_ACCOUNT_ID }: Config): string =>
  batch.from_account_id ?? BANK_ACCOUNT_ID

/** Every step of a batch waits here for the one before: two operators, two workers, a job that runs twice. */
export function lockBatch(transaction: Transaction, batchId: Id<'payout_batch'>): Promise<Batch | undefined> {
  return transaction.selectFrom('payout_batch').selectAll().where('id', '=', batchId).forUpdate().executeTakeFirst()
}
