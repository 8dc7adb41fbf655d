import { japanDate, startOfDay } from '../../../domain/calendar.ts'
import { post } from '../../../ledger/post.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { notifyOperators } from '../../communication/outbox/notify-operators.ts'
import type { Services } from '../../core/services.ts'
import { loadBatchPayouts, type BatchPayout } from './batch-content.ts'
import { bookBankLine, type BankMovement } from './book-bank-line.ts'
import { markFailed, markPaid, markRefused, markReturned, settleBatch, type Trouble } from './end-payout.ts'
import { accountOfBatch, lockBatch, type Batch } from './lock-batch.ts'
import type { OutgoingMatch, ShownLine, Verdict } from './order-at-bank.ts'
import { linesOfPaid } from './payout-lines.ts'
import type { Id } from '../../../domain/id.ts'

/** Nothing of the order left the account: every payout is on the list again. Once; a repeat finds nothing to do. */
export async function refuseAll(services: Services, batchId: Id<'payout_batch'>, trouble: Trouble): Promise<void> {
  const refused = await inTransaction(services.database, async (transaction) => {
    const batch = await lockBatch(transaction, batchId)
    const payouts = await inFlight(transaction, batchId)
    if (!batch || payouts.length === 0) return []
    for (const payout of payouts) await markRefused(transaction, services, payout, trouble)
    await settleBatch(transaction, services, batchId)
    return payouts
  })
  await alertOperators(services, batchId, refused)
}

/**
 * The order left the account with one line: it is booked with everything that is in it. What was left out of it is on the list again;
 * what is in it and failed waits for its money, and nobody else waits for that. Once; a repeat finds nothing in flight.
 */
export async function bookOutgoing(
  services: Services,
  batchId: Id<'payout_batch'>,
  match: OutgoingMatch,
  { troubled, notSent }: Pick<Extract<Verdict, { kind: 'left' }>, 'troubled' | 'notSent'>,
): Promise<void> {
  const { behind, failed } = await inTransaction(services.database, async (transaction) => {
    const batch = await lockBatch(transaction, batchId)
    const payouts = await inFlight(transaction, batchId)
    const leaving = new Set(match.left.map(({ id }) => id))
    const left = payouts.filter(({ id }) => leaving.has(id))
    if (!batch || left.length === 0 || left.length !== leaving.size) return { behind: [], failed: [] }
    const at = instantOf(match.entry, batch.sending_at)
    const isFailed = ({ id }: BatchPayout): boolean => troubled.has(id)
    await bookBankLine(transaction, services, {
      realAccountId: accountOfBatch(batch, services.config),
      itemKey: match.entry.itemKey,
      amount: -match.entry.amount,
      transactedOn: japanDate(match.entry.transactionDate),
      transactedAt: at,
      remarks: match.entry.remarks,
      kind: 'payout_settled',
      against: [
        ...left.flatMap((payout) =>
          isFailed(payout) ? [{ account: returnDueOf(payout), debit: payout.amount }] : linesOfPaid(payout),
        ),
        { account: { kind: 'fee' }, debit: match.fee },
      ],
    })
    for (const payout of left.filter((each) => !isFailed(each))) await markPaid(transaction, services, payout, at)
    for (const payout of left.filter(isFailed)) await markFailed(transaction, services, payout)
    const notLeft = payouts.filter(({ id }) => !leaving.has(id))
    for (const payout of notLeft) await markRefused(transaction, services, payout, notSent(payout.id))
    await settleBatch(transaction, services, batchId)
    return { behind: notLeft, failed: left.filter(isFailed) }
  })
  await alertOperators(services, batchId, behind)
  await reportFailed(services, batchId, failed)
}

/** The bank reached a payee after all: he is paid, and nothing is to come back. Once; a repeat finds it paid. */
export async function bookArrival(
  services: Services,
  batchId: Id<'payout_batch'>,
  payoutId: Id<'payout'>,
): Promise<void> {
  await inTransaction(services.database, async (transaction) => {
    const batch = await lockBatch(transaction, batchId)
    const payout = (await loadBatchPayouts(transaction, batchId)).find(({ id }) => id === payoutId)
    if (!batch || !payout || !isAwaitingReturn(payout)) return
    const now = services.clock.now()
    await post(transaction, {
      kind: 'payout_arrived',
      key: `payout-arrived:${payoutId}`,
      effectiveAt: now,
      recordedAt: now,
      lines: [...linesOfPaid(payout), { account: returnDueOf(payout), credit: payout.amount }],
    })
    await markPaid(transaction, services, payout, now)
    await settleBatch(transaction, services, batchId)
  })
}

/** A payee's bank sent the money back. Once; a repeat finds the payout neither paid nor awaited. */
export async function bookReturn(
  services: Services,
  batchId: Id<'payout_batch'>,
  { payoutId, entry, trouble }: { payoutId: Id<'payout'>; entry: ShownLine; trouble: Trouble },
): Promise<void> {
  const returned = await inTransaction(services.database, async (transaction) => {
    const batch = await lockBatch(transaction, batchId)
    const payout = (await loadBatchPayouts(transaction, batchId)).find(({ id }) => id === payoutId)
    if (!batch || !payout || !mayComeBack(payout)) return []
    await bookReturnLine(
      transaction,
      services,
      { batch, payout },
      {
        line: {
          itemKey: entry.itemKey,
          amount: entry.amount,
          transactedOn: japanDate(entry.transactionDate),
          remarks: entry.remarks,
        },
        trouble,
      },
    )
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
  await alertOperators(services, batchId, returned)
}

/** What the bank has still to give back of it. */
const returnDueOf = ({ id, fundId }: BatchPayout) => ({ kind: 'return_due', fundId, payoutId: id }) as const

/** Whether money of it may come back: it was paid, or it left and failed. */
export const mayComeBack = (payout: BatchPayout): boolean => payout.status === 'paid' || isAwaitingReturn(payout)

/** It left the account and failed, and its money is not back. */
export const isAwaitingReturn = ({ status, failedAt }: BatchPayout): boolean =>
  status === 'in_flight' && failedAt !== null

/** The line with which a payout's money came back: it is owed again. @returns the line's id. */
export async function bookReturnLine(
  transaction: Transaction,
  services: Services,
  { batch, payout }: { batch: Batch; payout: BatchPayout },
  {
    line,
    trouble,
  }: {
    line: Pick<BankMovement, 'itemKey' | 'amount' | 'transactedOn' | 'remarks'> &
      Partial<Pick<BankMovement, 'realAccountId'>>
    trouble: Trouble
  },
): Promise<Id<'bank_line'>> {
  const isAwaited = isAwaitingReturn(payout)
  const lineId = await bookBankLine(transaction, services, {
    // It comes back to the account that paid, but where an operator has found it on another.
    realAccountId: accountOfBatch(batch, services.config),
    ...line,
    transactedAt: instantOf({ transactionDate: line.transactedOn }, payout.paidAt ?? batch.sending_at),
    kind: 'payout_returned',
    against: [{ account: isAwaited ? returnDueOf(payout) : payout.debt, credit: payout.amount }],
  })
  if (isAwaited) {
    await markRefused(transaction, services, payout, trouble)
    await settleBatch(transaction, services, batch.id)
  } else await markReturned(transaction, services, payout, trouble)
  return lineId
}

async function inFlight(transaction: Transaction, batchId: Id<'payout_batch'>): Promise<BatchPayout[]> {
  return (await loadBatchPayouts(transaction, batchId)).filter(
    (payout) => payout.status === 'in_flight' && !isAwaitingReturn(payout),
  )
}

/** The bank's list tells the day alone; on the day of what caused it, a line cannot be earlier than that. */
function instantOf(entry: { transactionDate: string }, cause: Date | null): Date {
  const start = startOfDay(japanDate(entry.transactionDate))
  return cause && cause > start ? cause : start
}

async function alertOperators(
  services: Services,
  batchId: Id<'payout_batch'>,
  payouts: readonly BatchPayout[],
): Promise<void> {
  if (payouts.length === 0) return
  await notifyOperators(services, {
    key: `payouts-not-paid:${payouts.map(({ id }) => id).join(',')}`,
    title: `支払い（番号${batchId}）のうち${payouts.length}件を振り込めませんでした`,
    body: '支払い待ちの一覧に戻りました。一覧で銀行の理由を確認してください。会員には、受取口座の確認をメールでお願いしています。',
  })
}

async function reportFailed(
  services: Services,
  batchId: Id<'payout_batch'>,
  payouts: readonly BatchPayout[],
): Promise<void> {
  if (payouts.length === 0) return
  await notifyOperators(services, {
    key: `payouts-failed:${payouts.map(({ id }) => id).join(',')}`,
    title: `支払い（番号${batchId}）のうち${payouts.length}件が振込不能になりました`,
    body: 'ほかの支払いには影響しません。振込不能の分は、銀行から資金が返却されると、支払い待ちの一覧に戻ります。返却の予定は、銀行に確認してください。',
  })
}
