import type { FreeText } from '../../../domain/free-text.ts'
import { japanDateOf, parseJapanDate, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { enqueue } from '../../core/enqueue.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { loadBatchPayouts, type BatchPayout } from './batch-content.ts'
import { lockBatch } from './lock-batch.ts'

/** What the bank's site says about a batch that went there as a file. */
export interface ImportedResults {
  batchId: Id<'payout_batch'>
  /** 'YYYY-MM-DD': when the money left, or, for payouts that were paid before, when it came back. */
  bookedOn: string
  /** Whole yen that the bank took for the transfers. */
  fee: number
  rows: readonly { payoutId: Id<'payout'>; result: 'done' | 'failed'; reason?: FreeText }[]
}

/** What was announced by it, as the bank's site says. */
export interface ImportSummary {
  /** The bank says that they left. */
  paid: number
  /** It could not send them. */
  refused: number
  /** Paid before, and sent back by the payee's bank. */
  returned: number
}

/**
 * Takes down what an operator read on the bank's site about a file's payouts: the first time of every payout of the batch, later of those
 * that came back, or did not after all. Nothing is booked by it: a payout is paid, or on the list again, when the statement shows the line. Until then the last
 * word counts, and the same results again are no new one.
 */
export async function importPayoutResults(
  services: Services,
  viewer: Viewer,
  results: ImportedResults,
): Promise<Outcome<ImportSummary>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseStaleLogin(services, viewer)
  if (refused) return refused
  const now = services.clock.now()
  const bookedOn = parseJapanDate(results.bookedOn)
  if (bookedOn === null || bookedOn > japanDateOf(now))
    return badInput({ booked_on: '振込日は、今日以前の日付を入力してください。' })
  if (!Number.isSafeInteger(results.fee) || results.fee < 0)
    return badInput({ fee: '手数料は、0円以上の整数で入力してください。' })
  return inTransaction(services.database, async (transaction) => {
    const batch = await lockBatch(transaction, results.batchId)
    if (!batch) return refusal('NOT_FOUND', '該当する支払いがありません。')
    if (batch.method !== 'file' || !['sending', 'settled'].includes(batch.status)) {
      return refusal('CONFLICT', 'この支払いには、まだ結果を登録できません。')
    }
    const payouts = await loadBatchPayouts(transaction, batch.id)
    const resultOf = new Map(results.rows.map((row) => [row.payoutId, row]))
    const isWhole = payouts.every(({ id }) => resultOf.has(id)) && resultOf.size === payouts.length
    const isKnown = [...resultOf.keys()].every((id) => payouts.some((payout) => payout.id === id))
    if (!isKnown || (batch.status === 'sending' && !isWhole)) {
      return refusal('BAD_USER_INPUT', '結果の件数か番号が、この支払いと一致しません。')
    }
    const said = await loadLastWords(transaction, batch.id)
    const isReturn = ({ id }: BatchPayout): boolean =>
      resultOf.get(id)?.result === 'failed' || (resultOf.has(id) && said.get(id)?.result === 'failed')
    const news =
      batch.status === 'sending' ? payouts : payouts.filter((each) => each.status === 'paid' && isReturn(each))
    const announced = news.flatMap((payout) => {
      const row = resultOf.get(payout.id)
      return row ? [{ payout, result: row.result, reason: row.reason ?? '' }] : []
    })
    const announcement = { batchId: batch.id, bookedOn, fee: results.fee, rows: announced }
    if (!isSaid(said, announcement)) await announce(transaction, viewer, { ...announcement, now })
    // The statement may show it already.
    await enqueue(transaction, 'follow-payouts', {}, { key: 'follow-payouts' })
    const summary = {
      paid: batch.status === 'sending' ? announced.filter(({ result }) => result === 'done').length : 0,
      refused: batch.status === 'sending' ? announced.filter(({ result }) => result === 'failed').length : 0,
      returned: batch.status === 'sending' ? 0 : announced.filter(({ result }) => result === 'failed').length,
    }
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'payout_batch.results_imported',
      objectType: 'payout_batch',
      objectId: batch.id,
      detail: { done: summary.paid, failed: summary.refused, returned: summary.returned },
    })
    return success(summary)
  })
}

interface Announced {
  batchId: Id<'payout_batch'>
  bookedOn: JapanDate
  fee: number
  rows: { payout: BatchPayout; result: 'done' | 'failed'; reason: FreeText }[]
}

interface LastWord {
  result: 'done' | 'failed'
  reason: FreeText
  bookedOn: string
  fee: number
}

async function loadLastWords(
  transaction: Transaction,
  batchId: Id<'payout_batch'>,
): Promise<Map<Id<'payout'>, LastWord>> {
  const rows = await transaction
    .selectFrom('payout_announcement_row as row')
    .innerJoin('payout_announcement as announcement', 'announcement.id', 'row.announcement_id')
    .select(['row.payout_id', 'row.result', 'row.reason', 'announcement.booked_on as bookedOn', 'announcement.fee'])
    .where('announcement.batch_id', '=', batchId)
    .orderBy('announcement.id')
    .execute()
  return new Map(rows.map(({ payout_id: id, ...word }) => [id, word]))
}

/** Whether the last word on each of them is this one. */
const isSaid = (said: ReadonlyMap<Id<'payout'>, LastWord>, { bookedOn, fee, rows }: Announced): boolean =>
  rows.every(({ payout, result, reason }) => {
    const before = said.get(payout.id)
    return before?.result === result && before.reason === reason && before.bookedOn === bookedOn && before.fee === fee
  })

async function announce(
  transaction: Transaction,
  viewer: Viewer,
  { batchId, bookedOn, fee, rows, now }: Announced & { now: Date },
): Promise<void> {
  const { id } = await transaction
    .insertInto('payout_announcement')
    .values({ batch_id: batchId, booked_on: bookedOn, fee, announced_by: viewer.memberId, announced_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto('payout_announcement_row')
    .values(rows.map(({ payout, result, reason }) => ({ announcement_id: id, payout_id: payout.id, result, reason })))
    .execute()
}
