import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, type Refusal } from '../../../platform/outcome.ts'
import { loadBatchPayouts } from '../payout/batch-content.ts'
import { bookReturnLine, mayComeBack } from '../payout/book-payout-result.ts'
import { lockBatch } from '../payout/lock-batch.ts'
import type { Services } from '../../core/services.ts'
import { lineOf, type Booked, type EntryRow } from './book-entry.ts'
import type { Id } from '../../../domain/id.ts'

/** A payout came back with a line that the bank's report does not speak of: it is owed again, and on the list with the reason. */
export async function bookPayeeReturn(
  transaction: Transaction,
  services: Services,
  entry: EntryRow,
  payoutId: Id<'payout'>,
): Promise<Booked | Refusal> {
  const row = await transaction.selectFrom('payout').select('batch_id').where('id', '=', payoutId).executeTakeFirst()
  if (!row) return refusal('NOT_FOUND', '該当する支払いがありません。')
  const batch = await lockBatch(transaction, row.batch_id)
  const payout = (await loadBatchPayouts(transaction, row.batch_id)).find(({ id }) => id === payoutId)
  if (!batch || !payout || !mayComeBack(payout))
    return refusal('CONFLICT', 'この支払いは、振込済みでも返却待ちでもありません。')
  if (payout.amount !== entry.amount) return badInput({ payout_id: '入金額が、この支払いの金額と一致しません。' })
  const lineId = await bookReturnLine(
    transaction,
    services,
    { batch, payout },
    { line: lineOf(entry), trouble: { problem: 'told_by_operator', detail: '' } },
  )
  return { lineId, journalEntryId: null }
}
