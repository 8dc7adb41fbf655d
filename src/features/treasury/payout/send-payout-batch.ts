import { BankNotLinked, BankRefused, BankUnavailable } from '../../../adapters/bank/bank-failure.ts'
import type { TransferRequest } from '../../../adapters/bank/transfer.ts'
import { payoutBatchLifecycle } from '../../../domain/lifecycles/payout-batch.ts'
import { transferDayFor } from '../../../domain/business-day.ts'
import { japanDate, japanDateOf } from '../../../domain/calendar.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { enqueue } from '../../core/enqueue.ts'
import type { Refusal } from '../../../platform/outcome.ts'
import { arePaymentsStopped } from '../bookkeeping/payment-stop.ts'
import { notifyOperators } from '../../communication/outbox/notify-operators.ts'
import type { Services } from '../../core/services.ts'
import { move, moveOne } from '../../core/move.ts'
import { loadBatchPayouts } from './batch-content.ts'
import { takeBackHeldBatch } from './held-payees.ts'
import { accountOfBatch, lockBatch } from './lock-batch.ts'
import { oneSenderAtATime } from './one-sender-at-a-time.ts'
import { refuseUncoveredBatch } from './refuse-uncovered-batch.ts'
import { refuseOrder } from './refuse-order.ts'
import { findLostOrder, orderAtBank, transferRequest } from './order-at-bank.ts'
import type { Id } from '../../../domain/id.ts'

/** The bank remembers a key for 24 hours; a little earlier we stop trusting it. */
const keyIsSafeFor = 23.5 * 60 * 60 * 1000

/** The intent that stands in the database before the bank is called. */
interface Intent {
  batchId: Id<'payout_batch'>
  key: string
  /** The account that pays. */
  from: string
  orderedOn: string
  since: Date
  /** It was written by an earlier run, which may or may not have reached the bank. */
  isResumed: boolean
}

/**
 * Sends an approved batch to the bank, at most once however often it runs and wherever it dies:
 * the intent with its key is committed before the call, the bank's answer after it. A run that finds an intent of an earlier
 * one asks the bank's list first; not found there, it repeats with the same key while the bank remembers that; later a person
 * decides. A new key is never made for an order that may exist, and no intent is written that the operator's own money does not cover.
 * @throws BankUnavailable, BankUnknown or BankNotLinked: the job is to be repeated.
 */
export async function sendPayoutBatch(services: Services, batchId: Id<'payout_batch'>): Promise<void> {
  await oneSenderAtATime(services.database, batchId, async () => {
    if ((await isWaiting(services, batchId)) && (await arePaymentsStopped(services))) return
    if (await takeBackHeldBatch(services, batchId, 'schedule')) return
    const intent = await writeIntent(services, batchId)
    if (!intent) return
    if ('ok' in intent) return reportUncovered(services, batchId, intent)
    const request = transferRequest(await loadBatchPayouts(services.database, batchId), {
      from: intent.from,
      designatedDate: intent.orderedOn,
    })
    const found = intent.isResumed ? await findEarlierOrder(services, intent, request) : null
    if (found !== null) return acceptOrder(services, batchId, found)
    const age = services.clock.now().getTime() - intent.since.getTime()
    if (intent.isResumed && age > keyIsSafeFor) return escalateToOperator(services, batchId)
    await order(services, intent, request)
  })
}

/** An order that may be at the bank already is followed up whatever the book looks like; a new one is not begun. */
async function isWaiting(services: Services, batchId: Id<'payout_batch'>): Promise<boolean> {
  const batch = await services.database
    .selectFrom('payout_batch')
    .select('status')
    .where('id', '=', batchId)
    .executeTakeFirst()
  return batch?.status === 'approved'
}

async function order(services: Services, intent: Intent, request: TransferRequest): Promise<void> {
  try {
    const receipt = await orderAtBank(services.bank, request, intent.key)
    await acceptOrder(services, intent.batchId, receipt.applicationNumber)
  } catch (error) {
    if (error instanceof BankRefused) {
      // A first order that is refused does not exist. Of a repeated one nobody can say what the refusal means.
      if (intent.isResumed) return escalateToOperator(services, intent.batchId)
      return refuseOrder(services, intent.batchId, error)
    }
    if (!intent.isResumed && (error instanceof BankUnavailable || error instanceof BankNotLinked))
      await takeIntentBack(services, intent)
    throw error
  }
}

/** Null where there is nothing to send; a refusal, and no intent, where the operator's own money does not cover what was approved. */
async function writeIntent(services: Services, batchId: Id<'payout_batch'>): Promise<Intent | Refusal | null> {
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const batch = await lockBatch(transaction, batchId)
    if (!batch || batch.method !== 'transfer') return null
    if (batch.status === 'sending' && batch.idempotency_key && batch.ordered_on && batch.sending_at) {
      return {
        batchId,
        key: batch.idempotency_key,
        from: accountOfBatch(batch, services.config),
        orderedOn: batch.ordered_on,
        since: batch.sending_at,
        isResumed: true,
      }
    }
    if (batch.status !== 'approved') return null
    const uncovered = await refuseUncoveredBatch(transaction, services, { id: batchId, isApproved: true })
    if (uncovered) return uncovered
    const today = japanDateOf(now)
    const intent = {
      batchId,
      key: newKey(services),
      from: accountOfBatch(batch, services.config),
      orderedOn: transferDayFor(japanDate(batch.pay_on), today),
      since: now,
      isResumed: false,
    }
    const set = { idempotency_key: intent.key, ordered_on: intent.orderedOn, sending_at: now }
    await moveOne(transaction, payoutBatchLifecycle, { id: batchId }, { event: 'sending_began', set })
    return intent
  })
}

/** The bank was not reached at all: the batch stands as before, and the next run makes a fresh order. */
async function takeIntentBack(services: Services, { batchId, key }: Intent): Promise<void> {
  const intent = { id: batchId, idempotency_key: key }
  const set = { idempotency_key: null, ordered_on: null, sending_at: null }
  await move(services.database, payoutBatchLifecycle, intent, { event: 'intent_withdrawn', set })
}

async function findEarlierOrder(
  services: Services,
  { since }: Intent,
  request: TransferRequest,
): Promise<string | null> {
  return findLostOrder(services.bank, request, {
    from: japanDateOf(since),
    to: japanDateOf(services.clock.now()),
    taken: await numbersOfOrders(services),
  })
}

/** The bank's numbers of the orders that are known to be a payment's. */
export async function numbersOfOrders(services: Pick<Services, 'database'>): Promise<ReadonlySet<string>> {
  const known = await services.database
    .selectFrom('payout_batch')
    .select('application_number')
    .where('application_number', 'is not', null)
    .execute()
  return new Set(known.map((row) => row.application_number ?? ''))
}

/** The bank has it: accepted, not yet paid. */
async function acceptOrder(services: Services, batchId: Id<'payout_batch'>, applicationNumber: string): Promise<void> {
  await inTransaction(services.database, async (transaction) => {
    const batch = await lockBatch(transaction, batchId)
    if (batch?.status !== 'sending') return
    const set = { application_number: applicationNumber, sent_at: services.clock.now() }
    await moveOne(transaction, payoutBatchLifecycle, { id: batchId }, { event: 'accepted', set })
    await enqueue(transaction, 'follow-payouts', {}, { key: 'follow-payouts' })
  })
}

async function escalateToOperator(services: Services, batchId: Id<'payout_batch'>): Promise<void> {
  await move(services.database, payoutBatchLifecycle, { id: batchId }, { event: 'answer_lost' })
  await notifyOperators(services, {
    key: `payout-unclear:${batchId}`,
    title: `支払い（番号${batchId}）の送信結果が分かりません`,
    body: '銀行からの回答が届かず、銀行の振込一覧にも見つかりませんでした。銀行のサイトで振込の有無を確認し、結果を登録してください。確認するまで、この支払いは送り直しません。',
  })
}

/** Approved while it was covered, and no longer: it waits, is tried again every minute, and is told once a day. */
async function reportUncovered(services: Services, batchId: Id<'payout_batch'>, { message }: Refusal): Promise<void> {
  await notifyOperators(services, {
    key: `payout-uncovered:${batchId}:${japanDateOf(services.clock.now())}`,
    title: `承認済みの支払い（番号${batchId}）を、資金の不足のため送信していません`,
    body: `${message}\n\n入金を確認して登録すると、自動で送信します。`,
  })
}

/** A UUID of version 4, as the bank asks for. */
function newKey(services: Services): string {
  const bytes = services.randomBytes(16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
