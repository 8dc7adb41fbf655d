import { payoutBatchLifecycle } from '../../../domain/lifecycles/payout-batch.ts'
import { payoutLifecycle } from '../../../domain/lifecycles/payout.ts'
import { refundLifecycle } from '../../../domain/lifecycles/refund.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { lockBatch } from './lock-batch.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Id } from '../../../domain/id.ts'
import { move, moveOne } from '../../core/move.ts'

/** Gives up a batch that nobody has approved: everything in it is on the list again. CONFLICT for any other. */
export async function discardPayoutBatch(
  services: Services,
  viewer: Viewer,
  batchId: Id<'payout_batch'>,
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const batch = await lockBatch(transaction, batchId)
    if (!batch) return refusal('NOT_FOUND', '該当する支払いがありません。')
    if (batch.status !== 'draft') return refusal('CONFLICT', 'この支払いは、承認済みか、すでに取りやめられています。')
    await moveOne(transaction, payoutBatchLifecycle, { id: batchId }, { event: 'discarded' })
    await move(transaction, payoutLifecycle, { batch_id: batchId }, { event: 'discarded', set: { ended_at: now } })
    const carried = await transaction.selectFrom('payout').select('refund_id').where('batch_id', '=', batchId).execute()
    const refunds = carried.map((payout) => payout.refund_id).filter((id) => id !== null)
    await move(transaction, refundLifecycle, { id: refunds }, { event: 'discarded' })
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'payout_batch.discarded',
      objectType: 'payout_batch',
      objectId: batchId,
    })
    return success(null)
  })
}
