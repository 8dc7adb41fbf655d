import { formatDate, formatDateTime, japanDate } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind, type Effect } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { listUnexplained, type AccountEntryView } from './list-account-entries.ts'
import { judgeAnnouncement } from '../payout/announced-results.ts'
import { loadBatchPayouts, type BatchPayout } from '../payout/batch-content.ts'
import { isAwaitingReturn } from '../payout/book-payout-result.ts'
import { markRefused, settleBatch } from '../payout/end-payout.ts'
import { lockBatch } from '../payout/lock-batch.ts'
import { matchOutgoing, type ShownLine } from '../payout/order-at-bank.ts'

type PutBackContent = {
  batchId: Id<'payout_batch'>
}

/**
 * Two people find that a file's payouts did not leave the account: the file never reached the bank, or all of it failed, and no line of the
 * statement will ever say so. One person's word would pay them twice where it is wrong.
 */
const putBackKind = defineProposalKind<PutBackContent>({
  kind: 'payout.not_shown',
  async foresee(transaction, services, content) {
    const found = await loadNotShown(transaction, services, content)
    return found.ok ? success(effectOf(found.value)) : found
  },
  async carryOut(transaction, services, content, { proposalId }) {
    const found = await loadNotShown(transaction, services, content)
    if (!found.ok) return found
    const { reason } = await transaction
      .selectFrom('proposal')
      .select('reason')
      .where('id', '=', proposalId)
      .executeTakeFirstOrThrow()
    for (const payout of found.value.payouts)
      await markRefused(transaction, services, payout, { problem: 'never_sent', detail: reason })
    await settleBatch(transaction, services, content.batchId)
    return success(null)
  },
})

/** The first operator's word. CONFLICT where the payment is no file under way, or a line of the statement is its own. */
export async function proposePutBack(
  services: Services,
  viewer: Viewer,
  { batchId, reason }: PutBackContent & { reason: FreeText },
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const refused = refuseStaleLogin(services, viewer)
  if (refused) return refused
  const ground = reason.trim()
  if (ground === '') return badInput({ reason: '必須です' })
  if (ground.length > 500) return badInput({ reason: '500文字以内で入力してください' })
  const subject = `payout_batch:${batchId}`
  return propose(services, viewer, putBackKind, { subject, content: { batchId }, reason: ground })
}

interface NotShown {
  batchId: Id<'payout_batch'>
  payouts: BatchPayout[]
  /** Lines that may be of it by their amount, and are not what was announced. */
  near: AccountEntryView[]
  readAt: Date
}

async function loadNotShown(
  transaction: Transaction,
  services: Services,
  { batchId }: PutBackContent,
): Promise<Outcome<NotShown>> {
  const batch = await lockBatch(transaction, batchId)
  if (!batch) return refusal('NOT_FOUND', '該当する支払いがありません。')
  if (batch.method !== 'file' || batch.status !== 'sending' || batch.sending_at === null)
    return refusal('CONFLICT', 'この支払いは、ファイルの結果を待っていません。')
  const all = await loadBatchPayouts(transaction, batchId)
  const payouts = all.filter((payout) => payout.status === 'in_flight' && !isAwaitingReturn(payout))
  if (payouts.length === 0) return refusal('CONFLICT', 'この支払いは、すでに銀行の明細にあります。')
  const reading = await transaction.selectFrom('bank_reading').select('read_at').executeTakeFirst()
  const near = (await listUnexplained(services.database)).filter((entry) => entry.may_be_batch_id === batchId)
  const verdict = await judgeAnnouncement(transaction, batchId)
  const isFailed = ({ id }: BatchPayout): boolean => verdict?.troubled.has(id) === true
  const own = matchOutgoing(near.map(shownLine), {
    firm: payouts.filter((payout) => !isFailed(payout)),
    troubled: payouts.filter(isFailed),
    feeFor: verdict?.feeFor ?? (() => 0),
  })
  if (own)
    return refusal(
      'CONFLICT',
      `銀行の明細に、この支払いの出金（${formatYen(yen(own.entry.amount))}）があります。支払い待ちには戻せません。`,
    )
  return success({ batchId, payouts, near, readAt: reading?.read_at ?? batch.sending_at })
}

const shownLine = ({ id, amount, transacted_on: transactedOn, remarks }: AccountEntryView): ShownLine => ({
  itemKey: String(id),
  transactionDate: transactedOn,
  direction: amount > 0 ? 'in' : 'out',
  amount: Math.abs(amount),
  remarks,
})

function effectOf({ batchId, payouts, near, readAt }: NotShown): Effect {
  const total = payouts.reduce((sum, { amount }) => sum + amount, 0)
  const row = (label: string, after: string) => ({ label, before: null, after })
  return {
    title: `振り込まれていない支払い 番号${batchId}を、支払い待ちに戻す`,
    people: new Set(payouts.map(({ memberId }) => memberId)).size,
    yen: total,
    changes: [
      row('支払い待ちに戻す支払い', `${payouts.length}件　${formatYen(yen(total))}`),
      row('銀行の明細の取得', formatDateTime(readAt)),
      row('明細にある、この支払いの出金', 'なし'),
      ...near.map(({ amount, transacted_on: transactedOn, remarks }) =>
        row(
          '金額の近い、内容が未登録の出金',
          `${formatDate(japanDate(transactedOn))}　${formatYen(yen(-amount))}　${remarks}`,
        ),
      ),
      row('注意', '実際に振り込まれていた場合は、二重に支払うことになります'),
    ],
  }
}
