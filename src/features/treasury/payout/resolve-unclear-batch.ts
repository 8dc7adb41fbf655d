import { isBankFailure } from '../../../adapters/bank/bank-failure.ts'
import { payoutBatchLifecycle } from '../../../domain/lifecycles/payout-batch.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { enqueue } from '../../core/enqueue.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { propose } from '../../people/approval/propose.ts'
import type { Services } from '../../core/services.ts'
import { loadBatchPayouts } from './batch-content.ts'
import { accountOfBatch, lockBatch } from './lock-batch.ts'
import { neverOrderedKind } from './never-ordered.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import { askAboutOrder } from './order-at-bank.ts'
import type { Id } from '../../../domain/id.ts'
import { moveOne } from '../../core/move.ts'

/** What an operator has found out on the bank's own site about an order whose answer was lost. */
export type Finding = { wasOrdered: true; applicationNumber: string } | { wasOrdered: false }

const unknownBatch = refusal('NOT_FOUND', '該当する支払いがありません。')

/**
 * A person ends the doubt about a batch: it was ordered under a number of the bank, whose sum and payees must be the batch's own. That it never was is
 * proposed, and everything is on the list again when another operator agrees. Like an approval it needs a fresh login.
 * @returns the proposal that waits, or null where the doubt has ended.
 */
export async function resolveUnclearBatch(
  services: Services,
  viewer: Viewer,
  { batchId, finding }: { batchId: Id<'payout_batch'>; finding: Finding },
): Promise<Outcome<{ proposalId: Id<'proposal'> | null }>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseStaleLogin(services, viewer)
  if (refused) return refused
  if (finding.wasOrdered) return takeOrder(services, viewer, batchId, finding.applicationNumber)
  const subject = `payout_batch:${batchId}`
  return propose(services, viewer, neverOrderedKind, { subject, content: { batchId }, reason: '' })
}

async function takeOrder(
  services: Services,
  viewer: Viewer,
  batchId: Id<'payout_batch'>,
  applicationNumber: string,
): Promise<Outcome<{ proposalId: null }>> {
  const isOrder = await isOrderOfBatch(services, batchId, applicationNumber)
  if (isOrder === null) return unknownBatch
  if (!isOrder)
    return refusal('CONFLICT', '入力した受付番号の振込は、この支払いの内容と一致しません。受付番号を確認してください。')
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const batch = await lockBatch(transaction, batchId)
    if (!batch) return unknownBatch
    if (batch.status !== 'unclear') return refusal('CONFLICT', 'この支払いの送信結果は、すでに確定しています。')
    const sent = { application_number: applicationNumber, sent_at: now }
    await moveOne(transaction, payoutBatchLifecycle, { id: batchId }, { event: 'order_found', set: sent })
    await enqueue(transaction, 'follow-payouts', {}, { key: 'follow-payouts' })
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'payout_batch.resolved',
      objectType: 'payout_batch',
      objectId: batchId,
      detail: { was_ordered: true },
    })
    return success({ proposalId: null })
  })
}

/** @returns null where there is no such batch. */
async function isOrderOfBatch(
  services: Services,
  batchId: Id<'payout_batch'>,
  applicationNumber: string,
): Promise<boolean | null> {
  const batch = await services.database
    .selectFrom('payout_batch')
    .select('from_account_id')
    .where('id', '=', batchId)
    .executeTakeFirst()
  if (!batch) return null
  const payouts = await loadBatchPayouts(services.database, batchId)
  try {
    const from = accountOfBatch(batch, services.config)
    const report = await askAboutOrder(services.bank, { from, applicationNumber, count: payouts.length })
    if (!report) return false
    const amounts = (rows: readonly { amount: number | null }[]): string =>
      rows
        .map(({ amount }) => amount)
        .toSorted((one, other) => (one ?? 0) - (other ?? 0))
        .join()
    return amounts(report.items) === amounts(payouts)
  } catch (error) {
    if (!isBankFailure(error)) throw error
    return false
  }
}
