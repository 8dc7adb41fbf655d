import { payoutBatchLifecycle } from '../../../domain/lifecycles/payout-batch.ts'
import type { Id } from '../../../domain/id.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, type Refusal } from '../../../platform/outcome.ts'
import { enqueueOperatorNotice } from '../../communication/outbox/notify-operators.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { lockedMembers } from '../../core/locks.ts'
import { moveOne } from '../../core/move.ts'
import type { Services } from '../../core/services.ts'
import { loadBatchPayouts, type BatchPayout } from './batch-content.ts'
import { markRefused } from './end-payout.ts'
import { lockBatch } from './lock-batch.ts'

/** Names of the payees to whom payments are stopped. Whoever stops one meanwhile waits: both lock the member. */
async function heldPayees(transaction: Transaction, payouts: readonly BatchPayout[]): Promise<string[]> {
  const members = payouts.map(({ memberId }) => memberId)
  await lockedMembers(transaction, members).select('id').execute()
  const held = await transaction
    .selectFrom('payout_hold as hold')
    .innerJoin('member', 'member.id', 'hold.member_id')
    .select(['member.family_name', 'member.given_name'])
    .where('hold.lifted_at', 'is', null)
    .where('member.id', 'in', members)
    .orderBy('member.id')
    .execute()
  return held.map((member) => `${member.family_name} ${member.given_name}`)
}

const named = (names: readonly string[]): string => names.map((name) => `${name} 様`).join('、')

/** CONFLICT where payments to somebody in it were stopped after it was prepared. */
export async function refuseHeldPayees(
  transaction: Transaction,
  payouts: readonly BatchPayout[],
): Promise<Refusal | null> {
  const names = await heldPayees(transaction, payouts)
  if (names.length === 0) return null
  return refusal(
    'CONFLICT',
    `支払いを停止している会員（${named(names)}）への振込が含まれています。この支払いを取りやめて、停止中の会員を除いて準備し直してください。`,
  )
}

/**
 * Payments to somebody in an approved batch were stopped before it was sent: nothing of it goes out, and all of it is on the list again, where
 * the others can be paid at once. Operators are mailed. @returns null where nobody in it is held.
 */
export async function takeBackHeldBatch(
  services: Services,
  batchId: Id<'payout_batch'>,
  actor: 'schedule' | `operator:${number}`,
): Promise<Refusal | null> {
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const batch = await lockBatch(transaction, batchId)
    if (batch?.status !== 'approved') return null
    const payouts = await loadBatchPayouts(transaction, batchId)
    const names = await heldPayees(transaction, payouts)
    if (names.length === 0) return null
    for (const payout of payouts)
      await markRefused(transaction, services, payout, { problem: 'payee_stopped', detail: '' })
    await moveOne(transaction, payoutBatchLifecycle, { id: batchId }, { event: 'taken_back', set: { settled_at: now } })
    await recordAudit(transaction, {
      at: now,
      actor,
      action: 'payout_batch.taken_back',
      objectType: 'payout_batch',
      objectId: batchId,
      detail: { count: names.length },
    })
    const message = `支払いを停止している会員（${named(names)}）への振込が含まれていたため、この支払いを送金の前に取り下げました。内容は支払い待ちの一覧に戻りました。停止中の会員を除いて準備し直してください。`
    const notice = {
      key: `payout-held:${batchId}`,
      title: `支払い（番号${batchId}）を、送金の前に取り下げました`,
      body: message,
    }
    await enqueueOperatorNotice(transaction, services, notice, now)
    return refusal('CONFLICT', message)
  })
}
