import type { BankRefused } from '../../../adapters/bank/bank-failure.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { notifyOperators } from '../../communication/outbox/notify-operators.ts'
import type { Services } from '../../core/services.ts'
import { loadBatchPayouts } from './batch-content.ts'
import { markRefused, settleBatch, type Trouble } from './end-payout.ts'
import { lockBatch } from './lock-batch.ts'
import type { Id } from '../../../domain/id.ts'

/** The bank declined the order as a whole, so nothing was paid: all of it is on the list again, with the bank's reason for each payee it named. */
export async function refuseOrder(
  services: Services,
  batchId: Id<'payout_batch'>,
  refusal: BankRefused,
): Promise<void> {
  const reasons = new Map(refusal.items.map((item) => [Number(item.itemId), `${item.message} (${item.code})`]))
  await inTransaction(services.database, async (transaction) => {
    const batch = await lockBatch(transaction, batchId)
    if (batch?.status !== 'sending') return
    const payouts = await loadBatchPayouts(transaction, batchId)
    for (const [index, payout] of payouts.entries()) {
      const own = reasons.get(index + 1)
      const trouble: Trouble =
        own === undefined
          ? { problem: 'order_refused', detail: refusal.message }
          : { problem: 'account_refused', detail: own }
      await markRefused(transaction, services, payout, trouble)
    }
    await settleBatch(transaction, services, batchId)
  })
  await notifyOperators(services, {
    key: `payout-refused:${batchId}`,
    title: `支払い（番号${batchId}）が銀行に受け付けられませんでした`,
    body: '1件も支払われていません。内容は支払い待ちの一覧に戻りました。一覧で銀行の理由を確認してください。',
  })
}
