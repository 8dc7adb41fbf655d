import { sql } from 'kysely'
import { payoutBatchLifecycle } from '../../../domain/lifecycles/payout-batch.ts'
import { payoutLifecycle } from '../../../domain/lifecycles/payout.ts'
import { post } from '../../../ledger/post.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { enqueue } from '../../core/enqueue.ts'
import { refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { refuseWhileStopped } from '../bookkeeping/payment-stop.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseOwnDecision } from '../../core/operator/refuse-own-decision.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { move, moveOne } from '../../core/move.ts'
import { coverFromOwnMoney } from './cover-from-own-money.ts'
import { contentHash, loadBatchPayouts, type BatchPayout } from './batch-content.ts'
import { refuseHeldPayees } from './held-payees.ts'
import { lockBatch, type Batch } from './lock-batch.ts'
import { linesOnTheWay } from './payout-lines.ts'
import { refuseShortFunds } from './refuse-short-funds.ts'
import { refuseUncoveredBatch } from './refuse-uncovered-batch.ts'
import type { Id } from '../../../domain/id.ts'

export interface Approval {
  batchId: Id<'payout_batch'>
  /** The content that the approver has seen. */
  contentHash: string
}

/**
 * The second operator's yes: from here the money is on its way in the books, and a job sends it. REAUTH_REQUIRED unless the
 * login is fresh; FORBIDDEN for the operator who prepared it while there is another one; CONFLICT where it is approved already or
 * no longer what was seen, where payments to a payee are stopped, where a sole operator has not waited for an hour, while payments are stopped, and where the operator's own money, or
 * a fund's own cash, does not cover it, with what must be paid in first.
 */
export async function approvePayoutBatch(
  services: Services,
  viewer: Viewer,
  approval: Approval,
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseStaleLogin(services, viewer)
  if (refused) return refused
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const batch = await lockBatch(transaction, approval.batchId)
    if (!batch) return refusal('NOT_FOUND', '該当する支払いがありません。')
    if (batch.status !== 'draft') return refusal('CONFLICT', 'この支払いは、承認済みか、すでに取りやめられています。')
    const stopped = await refuseWhileStopped(transaction)
    if (stopped) return stopped
    const isOwn = batch.prepared_by === viewer.memberId
    if (isOwn) {
      const notAlone = await refuseOwnDecision(transaction, {
        operatorId: viewer.memberId,
        since: batch.prepared_at,
        now,
        words: { author: '支払いを準備した人', begin: '支払いの準備' },
      })
      if (notAlone) return notAlone
    }
    const payouts = await loadBatchPayouts(transaction, batch.id)
    const stale = await refuseStaleContent(transaction, { batch, payouts, seen: approval.contentHash })
    if (stale) return stale
    const held = await refuseHeldPayees(transaction, payouts)
    if (held) return held
    const uncovered = await refuseUncoveredBatch(transaction, services, { id: batch.id, isApproved: false })
    if (uncovered) return uncovered
    const short = await refuseShortFunds(transaction, payouts)
    if (short) return short
    const approved = { approved_by: viewer.memberId, approved_at: now, sole_operator: isOwn }
    await moveOne(transaction, payoutBatchLifecycle, { id: batch.id }, { event: 'approved', set: approved })
    await coverFromOwnMoney(transaction, services, { batchId: batch.id, payouts, now })
    await putOnTheWay(transaction, batch, payouts, now)
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'payout_batch.approved',
      objectType: 'payout_batch',
      objectId: batch.id,
      detail: { total: batch.total, count: batch.payee_count, content_hash: batch.content_hash, sole_operator: isOwn },
    })
    if (batch.method === 'transfer') {
      await enqueue(transaction, 'send-payout-batch', { id: batch.id }, { key: `send-payout-batch:${batch.id}` })
    }
    return success(null)
  })
}

/** The approver's copy, the batch's own and what really stands in it must be one and the same, and no payee's account may have changed. */
async function refuseStaleContent(
  transaction: Transaction,
  { batch, payouts, seen }: { batch: Batch; payouts: BatchPayout[]; seen: string },
): Promise<Refusal | null> {
  const stands = contentHash({ method: batch.method, payOn: batch.pay_on, from: batch.from_account_id }, payouts)
  if (seen !== batch.content_hash || stands !== batch.content_hash) {
    return refusal('CONFLICT', '支払いの内容が、表示されたものと異なります。画面を読み込み直してください。')
  }
  const replaced = await transaction
    .selectFrom('bank_account')
    .select('id')
    .where(
      'id',
      '=',
      sql<Id<'bank_account'>>`any(${payouts.flatMap(({ payee }) => payee.bankAccountId ?? [])}::bigint[])`,
    )
    .where('replaced_at', 'is not', null)
    .executeTakeFirst()
  if (!replaced) return null
  return refusal(
    'CONFLICT',
    '準備の後に受取口座を変更した会員がいます。この支払いを取りやめて、準備をやり直してください。',
  )
}

async function putOnTheWay(transaction: Transaction, batch: Batch, payouts: BatchPayout[], now: Date): Promise<void> {
  await move(transaction, payoutLifecycle, { batch_id: batch.id }, { event: 'approved' })
  await post(transaction, {
    kind: 'payout_approved',
    key: `payout-approved:${batch.id}`,
    effectiveAt: now,
    recordedAt: now,
    lines: payouts.flatMap(linesOnTheWay),
  })
}
