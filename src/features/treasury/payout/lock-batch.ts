import type { Selectable } from 'kysely'
import { japanDateOf } from '../../../domain/calendar.ts'
import type { Config } from '../../../platform/config.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { PayoutBatch } from '../../../platform/database/types.ts'
import type { Id } from '../../../domain/id.ts'

export type Batch = Selectable<PayoutBatch>

/** The account that it leaves, and that what comes back comes to: the collecting one where none is kept. */
export const accountOfBatch = (batch: Pick<Batch, 'from_account_id'>, { BANK_ACCOUNT_ID }: Config): string =>
  batch.from_account_id ?? BANK_ACCOUNT_ID

/**
 * The first day whose lines of the bank may be its own, 'YYYY-MM-DD': of an order its day; of a file the day on which it was handed out, since the bank may have been
 * told another day than the file's. Null before that.
 */
export const leavesFrom = ({ method, sending_at: handedOutAt, ordered_on: orderedOn }: LeavingBatch): string | null =>
  method === 'file' ? handedOutAt && japanDateOf(handedOutAt) : orderedOn

type LeavingBatch = Pick<Batch, 'method' | 'sending_at' | 'ordered_on'>

/** Every step of a batch waits here for the one before: two operators, two workers, a job that runs twice. */
export function lockBatch(transaction: Transaction, batchId: Id<'payout_batch'>): Promise<Batch | undefined> {
  return transaction.selectFrom('payout_batch').selectAll().where('id', '=', batchId).forUpdate().executeTakeFirst()
}
