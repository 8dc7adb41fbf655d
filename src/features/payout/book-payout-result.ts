import type { AccountEntry } from '../../adapters/bank/bank.ts'
import { japanDate, startOfDay } from '../../domain/calendar.ts'
import type { Transaction } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { notifyOperators } from '../notification/notify-operators.ts'
import type { Services } from '../services.ts'
import { loadBatchPayouts, type BatchPayout } from './batch-content.ts'
import { bookBankLine } from './book-bank-line.ts'
import { markPaid, markRefused, markReturned, settleBatch, type Trouble } from './end-payout.ts'
import { lockBatch } from './lock-batch.ts'
import type { OutgoingMatch } from './match-bank-line.ts'

/** Nothing of the order left the account: every payout is on the list again. Once; a repeat finds nothing to do. */
export async function refuseAll(services: Services, batchId: number, trouble: Trouble): Promise<void> {
  const refused = await inTransaction(services.database, async (transaction) => {
    const batch = await lockBatch(transaction, batchId)
    const payouts = await inFlight(transaction, batchId)
    if (!batch || payouts.length === 0) return []
    for (const payout of payouts) await markRefused(transaction, services, payout, trouble)
    await settleBatch(transaction, services, batchId)
    return payouts
  })
  await tellOperators(services, batchId, refused)
}

/**
 * The order left the account with one line: it is booked with everything that is in it, and what was left out of it is on the
 * list again. Once; a repeat finds nothing in flight.
 */
export async function bookOutgoing(
  services: Services,
  batchId: number,
  match: OutgoingMatch,
  { troubled, trouble }: { troubled: ReadonlySet<number>; trouble: Trouble },
): Promise<void> {
  const refused = await inTransaction(services.database, async (transaction) => {
    const batch = await lockBatch(transaction, batchId)
    const payouts = await inFlight(transaction, batchId)
    if (!batch || payouts.length === 0) return []
    const leaving = new Set(match.left.map(({ id }) => id))
    const left = payouts.filter(({ id }) => leaving.has(id))
    if (left.length !== leaving.size) return []
    const at = instantOf(match.entry, batch.sending_at)
    await bookBankLine(transaction, services, {
      itemKey: match.entry.itemKey,
      amount: -match.entry.amount,
      transactedOn: japanDate(match.entry.transactionDate),
      transactedAt: at,
      remarks: match.entry.remarks,
      kind: 'payout_settled',
      against: [
        ...left.map(({ id, amount }) => ({ account: { kind: 'in_flight', payoutId: id } as const, debit: amount })),
        { account: { kind: 'float' }, debit: match.fee },
      ],
    })
    for (const payout of left) await markPaid(transaction, services, payout, { paidAt: at, isMailed: !troubled.has(payout.id) })
    const behind = payouts.filter(({ id }) => !leaving.has(id))
    for (const payout of behind) await markRefused(transaction, services, payout, { problem: 'failed', detail: trouble.detail })
    await settleBatch(transaction, services, batchId)
    return behind
  })
  await tellOperators(services, batchId, refused)
}

/** A payee's bank sent the money back. Once; a repeat finds the payout returned. */
export async function bookReturn(
  services: Services,
  batchId: number,
  { payoutId, entry, trouble }: { payoutId: number; entry: AccountEntry; trouble: Trouble },
): Promise<void> {
  const returned = await inTransaction(services.database, async (transaction) => {
    await lockBatch(transaction, batchId)
    const payout = (await loadBatchPayouts(transaction, batchId)).find(({ id, status }) => id === payoutId && status === 'paid')
    if (!payout) return []
    await bookBankLine(transaction, services, {
      itemKey: entry.itemKey,
      amount: entry.amount,
      transactedOn: japanDate(entry.transactionDate),
      transactedAt: instantOf(entry, payout.paidAt),
      remarks: entry.remarks,
      kind: 'payout_returned',
      against: [{ account: payout.debt, credit: payout.amount }],
    })
    await markReturned(transaction, services, payout, trouble)
    await recordAudit(transaction, {
      at: services.clock.now(),
      actor: 'bank',
      action: 'payout.returned',
      objectType: 'payout',
      objectId: payoutId,
      detail: { amount: payout.amount },
    })
    return [payout]
  })
  await tellOperators(services, batchId, returned)
}

async function inFlight(transaction: Transaction, batchId: number): Promise<BatchPayout[]> {
  return (await loadBatchPayouts(transaction, batchId)).filter(({ status }) => status === 'in_flight')
}

/** The bank's list tells the day alone; on the day of what caused it, a line cannot be earlier than that. */
export function instantOf(entry: { transactionDate: string }, cause: Date | null): Date {
  const start = startOfDay(japanDate(entry.transactionDate))
  return cause && cause > start ? cause : start
}

async function tellOperators(services: Services, batchId: number, payouts: readonly BatchPayout[]): Promise<void> {
  if (payouts.length === 0) return
  await notifyOperators(services, {
    key: `payouts-not-paid:${payouts.map(({ id }) => id).join(',')}`,
    title: `支払い（番号${batchId}）のうち${payouts.length}件を振り込めませんでした`,
    body: '支払い待ちの一覧に戻りました。一覧で銀行の理由を確認してください。会員には、受取口座の確認をメールでお願いしています。',
  })
}
