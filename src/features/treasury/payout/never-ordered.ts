import { formatDate, japanDate, japanDateOf } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import { transferFeeAtMost } from '../../../domain/treasury/segregation.ts'
import { isBankFailure } from '../../../adapters/bank/bank-failure.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind, type Effect, type EffectChange } from '../../people/approval/proposal-kind.ts'
import { loadBatchPayouts, type BatchPayout } from './batch-content.ts'
import { markRefused, settleBatch } from './end-payout.ts'
import { accountOfBatch, lockBatch, type Batch } from './lock-batch.ts'
import { listNewLines } from './new-lines.ts'
import { listsOrderOf, type ShownLine } from './order-at-bank.ts'
import { numbersOfOrders } from './send-payout-batch.ts'

type NeverOrderedContent = { batchId: Id<'payout_batch'> }

interface NeverOrdered {
  payouts: BatchPayout[]
  /** Lines that may be of a part of it by their amount. */
  near: ShownLine[]
}

/**
 * Two people find that an order whose answer was lost never reached the bank. Whenever one of them says so the bank's own list and the statement are asked
 * again: where it did arrive, its payees would be paid twice.
 */
export const neverOrderedKind = defineProposalKind<NeverOrderedContent>({
  kind: 'payout.never_ordered',
  async foresee(transaction, services, content) {
    const found = await loadNeverOrdered(transaction, services, content)
    return found.ok ? success(effectOf(content.batchId, found.value)) : found
  },
  async carryOut(transaction, services, content) {
    const found = await loadNeverOrdered(transaction, services, content)
    if (!found.ok) return found
    for (const payout of found.value.payouts)
      await markRefused(transaction, services, payout, { problem: 'never_sent', detail: '' })
    await settleBatch(transaction, services, content.batchId)
    return success(null)
  },
})

async function loadNeverOrdered(
  transaction: Transaction,
  services: Services,
  { batchId }: NeverOrderedContent,
): Promise<Outcome<NeverOrdered>> {
  const batch = await lockBatch(transaction, batchId)
  if (!batch) return refusal('NOT_FOUND', '該当する支払いがありません。')
  if (batch.status !== 'unclear' || batch.sending_at === null)
    return refusal('CONFLICT', 'この支払いの送信結果は、すでに確定しています。')
  const payouts = await loadBatchPayouts(transaction, batchId)
  try {
    return await askTheBank(services, batch, { payouts, since: batch.sending_at })
  } catch (error) {
    if (!isBankFailure(error)) throw error
    return refusal('CONFLICT', '銀行の振込の一覧と明細を確認できませんでした。時間をおいて、もう一度登録してください。')
  }
}

async function askTheBank(
  services: Services,
  batch: Batch,
  { payouts, since }: { payouts: BatchPayout[]; since: Date },
): Promise<Outcome<NeverOrdered>> {
  const account = accountOfBatch(batch, services.config)
  const range = { from: japanDateOf(since), to: japanDateOf(services.clock.now()) }
  const taken = await numbersOfOrders(services)
  if (batch.method === 'transfer' && (await listsOrderOf(services.bank, payouts, { ...range, account, taken })))
    return refusal(
      'CONFLICT',
      `銀行の振込の一覧に、${formatYen(yen(batch.total))}の依頼があります。この支払いの依頼であれば、受付番号を登録してください。`,
    )
  const most = batch.total + batch.payee_count * transferFeeAtMost
  const least = Math.min(...payouts.map(({ amount }) => amount))
  const near = (await listNewLines(services, account, range.from)).filter(
    ({ direction, amount }) => direction === 'out' && amount >= least && amount <= most,
  )
  const own = near.find(({ amount }) => amount >= batch.total)
  return own
    ? refusal(
        'CONFLICT',
        `銀行の明細に、この支払いのものとみられる出金（${lineText(own)}）があります。支払い待ちには戻せません。`,
      )
    : success({ payouts, near })
}

const lineText = ({ transactionDate, amount, remarks }: ShownLine): string =>
  `${formatDate(japanDate(transactionDate))}　${formatYen(yen(amount))}　${remarks}`

function effectOf(batchId: Id<'payout_batch'>, { payouts, near }: NeverOrdered): Effect {
  const total = payouts.reduce((sum, { amount }) => sum + amount, 0)
  const row = (label: string, after: string): EffectChange => ({ label, before: null, after })
  return {
    title: `銀行に依頼がなかった支払い 番号${batchId}を、支払い待ちに戻す`,
    people: new Set(payouts.map(({ memberId }) => memberId)).size,
    yen: total,
    changes: [
      row('支払い待ちに戻す支払い', `${payouts.length}件　${formatYen(yen(total))}`),
      ...payouts.map(({ id, payee, amount }) => row(`番号${id}`, `${payee.name}　${formatYen(yen(amount))}`)),
      row('銀行の振込の一覧にある、この金額の依頼', 'なし'),
      row('明細にある、この支払いの出金', 'なし'),
      ...near.map((line) => row('金額の近い、内容が未登録の出金', lineText(line))),
      row('注意', '実際に依頼されていた場合は、二重に支払うことになります'),
    ],
  }
}
