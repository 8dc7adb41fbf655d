import { createHash } from 'node:crypto'
import { payoutBatchLifecycle } from '../../../domain/lifecycles/payout-batch.ts'
import { japanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { writeTransferFile } from '../../../domain/treasury/zengin-file.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { arePaymentsStopped, paymentsAreStopped } from '../bookkeeping/payment-stop.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { moveOne } from '../../core/move.ts'
import { loadBatchPayouts } from './batch-content.ts'
import { filePayer, noFilePayer } from './file-payer.ts'
import { takeBackHeldBatch } from './held-payees.ts'
import { lockBatch } from './lock-batch.ts'
import { refuseUncoveredBatch } from './refuse-uncovered-batch.ts'

export interface PayoutFile {
  name: string
  bytes: Uint8Array
  sha256: string
}

/**
 * The Zengin file of an approved batch, for the bank's site. The format itself has no guard against being sent twice, so it is handed
 * out once: a further time only with `isRepeat`, for somebody who has lost the first copy, and it is on record each time. The bytes
 * never differ. CONFLICT too where the operator's own money does not cover it any more, and where payments to a payee were stopped: then all of it is on the list again.
 */
export async function exportPayoutFile(
  services: Services,
  viewer: Viewer,
  { batchId, isRepeat = false }: { batchId: Id<'payout_batch'>; isRepeat?: boolean },
): Promise<Outcome<PayoutFile>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseStaleLogin(services, viewer)
  if (refused) return refused
  const payer = filePayer(services.config)
  if (!payer) return refusal('UNAVAILABLE', noFilePayer)
  const known = await services.database
    .selectFrom('payout_batch')
    .select('id')
    .where('id', '=', batchId)
    .executeTakeFirst()
  if (!known) return noSuchBatch()
  if (await arePaymentsStopped(services)) return paymentsAreStopped()
  const held = await takeBackHeldBatch(services, batchId, `operator:${viewer.memberId}`)
  if (held) return held
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const batch = await lockBatch(transaction, batchId)
    if (!batch) return noSuchBatch()
    if (batch.method !== 'file' || !['approved', 'sending'].includes(batch.status)) {
      return refusal('CONFLICT', 'この支払いの総合振込ファイルは作成できません。')
    }
    if (batch.status === 'sending' && !isRepeat) {
      return refusal(
        'CONFLICT',
        'このファイルは、すでに出力されています。銀行に二重に送信しないよう、確認してください。',
      )
    }
    const uncovered =
      batch.status === 'approved'
        ? await refuseUncoveredBatch(transaction, services, { id: batchId, isApproved: true })
        : null
    if (uncovered) return uncovered
    const payouts = await loadBatchPayouts(transaction, batchId)
    const written = writeTransferFile(
      {
        payer,
        payOn: japanDate(batch.pay_on),
        payees: payouts.map(({ id, amount, payee }) => ({ ...payee, amount, reference: { customerCodes: [id, 0] } })),
      },
      services.config.TRANSFER_FILE_LINE_END,
    )
    if (!written.ok) return refusal('CONFLICT', '総合振込ファイルに書けない文字が、依頼人名か受取人名にあります。')
    const sha256 = createHash('sha256').update(written.bytes).digest('hex')
    if (batch.status === 'approved') {
      const exported = { sending_at: now, ordered_on: batch.pay_on, file_sha256: sha256 }
      await moveOne(transaction, payoutBatchLifecycle, { id: batchId }, { event: 'sending_began', set: exported })
    }
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'payout_batch.file_exported',
      objectType: 'payout_batch',
      objectId: batchId,
      detail: { sha256, is_repeat: isRepeat },
    })
    return success({
      name: `furikomi-${batch.pay_on.replaceAll('-', '')}-${batchId}.txt`,
      bytes: written.bytes,
      sha256,
    })
  })
}

const noSuchBatch = () => refusal('NOT_FOUND', '該当する支払いがありません。')
