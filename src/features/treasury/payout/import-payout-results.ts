import type { FreeText } from '../../../domain/free-text.ts'
import { japanDateOf, parseJapanDate, type JapanDate } from '../../../domain/calendar.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { loadBatchPayouts, type BatchPayout } from './batch-content.ts'
import { bookBankLine } from './book-bank-line.ts'
import { instantOf } from './book-payout-result.ts'
import { markPaid, markRefused, markReturned, settleBatch } from './end-payout.ts'
import { lockBatch, type Batch } from './lock-batch.ts'
import { linesOfPaid } from './payout-lines.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Id } from '../../../domain/id.ts'

/** What the bank's site says about a batch that went there as a file. */
export interface ImportedResults {
  batchId: Id<'payout_batch'>
  /** 'YYYY-MM-DD': when the money left, or, for payouts that were paid before, when it came back. */
  bookedOn: string
  /** Whole yen that the bank took for the transfers. */
  fee: number
  rows: readonly { payoutId: Id<'payout'>; result: 'done' | 'failed'; reason?: FreeText }[]
}

export interface ImportSummary {
  paid: number
  refused: number
  returned: number
}

/**
 * Takes over what became of a file's payouts. The first time it tells of every payout of the batch: what is done is booked with one line
 * of the bank, what failed is on the list again. Later a payout that was done may have failed after all: its money came back. Reading the
 * same results again changes nothing.
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
    const told = new Map(results.rows.map((row) => [row.payoutId, row]))
    const isWhole = payouts.every(({ id }) => told.has(id)) && told.size === payouts.length
    const isKnown = [...told.keys()].every((id) => payouts.some((payout) => payout.id === id))
    if (!isKnown || (batch.status === 'sending' && !isWhole)) {
      return refusal('BAD_USER_INPUT', '結果の件数か番号が、この支払いと一致しません。')
    }
    const failed = payouts.filter(({ id }) => told.get(id)?.result === 'failed')
    const reasonOf = ({ id }: BatchPayout): string => told.get(id)?.reason ?? ''
    const summary =
      batch.status === 'sending'
        ? await bookFirstResults(transaction, services, {
            batch,
            payouts,
            failed,
            bookedOn,
            fee: results.fee,
            reasonOf,
          })
        : await bookReturns(transaction, services, {
            failed: failed.filter(({ status }) => status === 'paid'),
            bookedOn,
            reasonOf,
          })
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'payout_batch.results_imported',
      objectType: 'payout_batch',
      objectId: batch.id,
      detail: { ...summary },
    })
    return success(summary)
  })
}

interface FirstResults {
  batch: Batch
  payouts: BatchPayout[]
  failed: BatchPayout[]
  bookedOn: JapanDate
  fee: number
  reasonOf: (payout: BatchPayout) => string
}

async function bookFirstResults(
  transaction: Transaction,
  services: Services,
  told: FirstResults,
): Promise<ImportSummary> {
  const { batch, payouts, failed, bookedOn, fee, reasonOf } = told
  const done = payouts.filter((payout) => !failed.includes(payout))
  const at = instantOf({ transactionDate: bookedOn }, batch.sending_at)
  const total = done.reduce((sum, { amount }) => sum + amount, 0) + fee
  if (total > 0) {
    await bookBankLine(transaction, services, {
      realAccountId: services.config.BANK_ACCOUNT_ID,
      itemKey: `payout-file:${batch.id}`,
      amount: -total,
      transactedOn: bookedOn,
      transactedAt: at,
      remarks: '総合振込（ファイル）',
      kind: 'payout_settled',
      against: [...done.flatMap(linesOfPaid), { account: { kind: 'fee' }, debit: fee }],
    })
  }
  for (const payout of done) await markPaid(transaction, services, payout, at)
  for (const payout of failed)
    await markRefused(transaction, services, payout, { problem: 'told_by_operator', detail: reasonOf(payout) })
  await settleBatch(transaction, services, batch.id)
  return { paid: done.length, refused: failed.length, returned: 0 }
}

async function bookReturns(
  transaction: Transaction,
  services: Services,
  { failed, bookedOn, reasonOf }: Pick<FirstResults, 'failed' | 'bookedOn' | 'reasonOf'>,
): Promise<ImportSummary> {
  for (const payout of failed) {
    await bookBankLine(transaction, services, {
      realAccountId: services.config.BANK_ACCOUNT_ID,
      itemKey: `payout-file-return:${payout.id}`,
      amount: payout.amount,
      transactedOn: bookedOn,
      transactedAt: instantOf({ transactionDate: bookedOn }, payout.paidAt),
      remarks: '振込資金返却（ファイル）',
      kind: 'payout_returned',
      against: [{ account: payout.debt, credit: payout.amount }],
    })
    await markReturned(transaction, services, payout, { problem: 'told_by_operator', detail: reasonOf(payout) })
  }
  return { paid: 0, refused: 0, returned: failed.length }
}
