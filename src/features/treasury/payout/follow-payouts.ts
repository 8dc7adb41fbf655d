import type { payoutBatchLifecycle } from '../../../domain/lifecycles/payout-batch.ts'
import type { StateOf } from '../../../domain/lifecycles/lifecycle.ts'
import { BankUnavailable, isBankFailure } from '../../../adapters/bank/bank-failure.ts'
import { addMilliseconds } from '../../../platform/time.ts'
import type { JobHandlers, Services } from '../../core/services.ts'
import { loadBatchPayouts, type BatchPayout } from './batch-content.ts'
import {
  bookArrival,
  bookOutgoing,
  bookReturn,
  isAwaitingReturn,
  mayComeBack,
  refuseAll,
} from './book-payout-result.ts'
import {
  askAboutOrder,
  judgeReport,
  matchOutgoing,
  matchReturn,
  type ShownLine,
  type Verdict,
} from './order-at-bank.ts'
import { judgeAnnouncement } from './announced-results.ts'
import { accountOfBatch, leavesFrom } from './lock-batch.ts'
import { listNewLines } from './new-lines.ts'
import { sendPayoutBatch } from './send-payout-batch.ts'
import type { Id } from '../../../domain/id.ts'
import { remindUnclaimed } from './remind-unclaimed.ts'

/** A payee's bank may send money back within some business days: so long a finished order is looked at again. */
const returnsPossibleFor = 14 * 24 * 60 * 60 * 1000

/**
 * One round over everything that is under way at the bank: sends what was approved or left half sent, asks about what was sent, books
 * what left and what came back. Safe to run at any time, twice or in two processes; finds nothing to do most times. One batch in trouble
 * keeps no other waiting; while the bank does not answer, only what is under way is asked about, not what is long paid.
 */
export async function followPayouts(services: Services): Promise<void> {
  const underWay = await batchesUnderWay(services)
  if (underWay.length === 0 || !(await services.bank.isLinked())) return
  let isSilent = false
  for (const { id, status, method } of underWay) {
    if (isSilent && status === 'settled') return
    try {
      if (method === 'file') await followFile(services, id)
      else if (status === 'approved' || status === 'sending') await sendPayoutBatch(services, id)
      else await followBatch(services, id)
    } catch (error) {
      isSilent ||= error instanceof BankUnavailable
      if (!isBankFailure(error)) services.log.error({ err: error, batchId: id }, 'a payout batch could not be followed')
    }
  }
}

async function batchesUnderWay(
  services: Services,
): Promise<{ id: Id<'payout_batch'>; status: StateOf<typeof payoutBatchLifecycle>; method: 'file' | 'transfer' }[]> {
  const since = addMilliseconds(services.clock.now(), -returnsPossibleFor)
  return services.database
    .selectFrom('payout_batch')
    .select(['id', 'status', 'method'])
    .where((expression) =>
      expression.or([
        expression('method', '=', 'transfer'),
        // Of a file, what was announced and the statement has not shown.
        expression('id', 'in', expression.selectFrom('payout_unconfirmed').select('batch_id')),
        expression(
          'id',
          'in',
          expression
            .selectFrom('payout')
            .innerJoin('payout_announcement', 'payout_announcement.batch_id', 'payout.batch_id')
            .select('payout.batch_id')
            .where('payout.status', '=', 'in_flight'),
        ),
      ]),
    )
    .where((expression) =>
      expression.or([
        expression('status', 'in', ['approved', 'sending', 'sent']),
        expression.and([
          expression('status', '=', 'settled'),
          expression('settled_at', '>', since),
          expression(
            'id',
            'in',
            expression.selectFrom('payout').select('batch_id').where('payout.status', '=', 'paid'),
          ),
        ]),
      ]),
    )
    .orderBy((expression) => expression('status', '=', 'settled'))
    .orderBy('id')
    .execute()
}

/**
 * Asks the bank about one order and books what is new.
 * @throws the failure of the bank.
 */
async function followBatch(services: Services, batchId: Id<'payout_batch'>): Promise<void> {
  const batch = await services.database
    .selectFrom('payout_batch')
    .selectAll()
    .where('id', '=', batchId)
    .executeTakeFirstOrThrow()
  const since = leavesFrom(batch)
  if (!batch.application_number || since === null) return
  const from = accountOfBatch(batch, services.config)
  const report = await askAboutOrder(services.bank, {
    from,
    applicationNumber: batch.application_number,
    count: batch.payee_count,
  })
  if (!report) return services.log.error({ batchId }, 'the bank does not know an order that it accepted')
  const payouts = await loadBatchPayouts(services.database, batchId)
  const verdict = judgeReport(report, payouts)
  if (verdict.kind === 'under_way') return undefined
  if (verdict.kind === 'never_left') return refuseAll(services, batchId, verdict.trouble)
  await bookLines(services, { batchId, account: from, since, payouts, verdict })
}

/**
 * Books what the statement shows of a file's announced results.
 * @throws the failure of the bank.
 */
async function followFile(services: Services, batchId: Id<'payout_batch'>): Promise<void> {
  const batch = await services.database
    .selectFrom('payout_batch')
    .selectAll()
    .where('id', '=', batchId)
    .executeTakeFirstOrThrow()
  const payouts = await loadBatchPayouts(services.database, batchId)
  const verdict = await judgeAnnouncement(services.database, batchId)
  const since = leavesFrom(batch)
  if (verdict === null || since === null) return
  const account = accountOfBatch(batch, services.config)
  await bookLines(services, { batchId, account, since, payouts, verdict })
}

/**
 * First the line with which the order left, then a line for each payout that came back. A line that is not there yet comes with a later
 * round, and so does the word that the bank reached a payee after all.
 */
async function bookLines(
  services: Services,
  {
    batchId,
    account,
    since,
    payouts,
    verdict,
  }: {
    batchId: Id<'payout_batch'>
    account: string
    since: string
    payouts: readonly BatchPayout[]
    verdict: Extract<Verdict, { kind: 'left' }>
  },
): Promise<void> {
  const isTroubled = ({ id }: { id: Id<'payout'> }): boolean => verdict.troubled.has(id)
  for (const { id } of payouts.filter((payout) => isAwaitingReturn(payout) && !isTroubled(payout)))
    await bookArrival(services, batchId, id)
  const waiting = payouts.filter((payout) => payout.status === 'in_flight' && !isAwaitingReturn(payout))
  // All of it has long arrived: most rounds, for as long as something may still come back.
  if (waiting.length === 0 && !payouts.some((payout) => mayComeBack(payout) && isTroubled(payout))) return
  let entries = await listNewLines(services, account, since)
  const take = (entry: ShownLine): void => {
    entries = entries.filter(({ itemKey }) => itemKey !== entry.itemKey)
  }
  if (waiting.length > 0) {
    const firm = waiting.filter((payout) => !isTroubled(payout))
    const match = matchOutgoing(entries, { firm, troubled: waiting.filter(isTroubled), feeFor: verdict.feeFor })
    if (!match) return
    await bookOutgoing(services, batchId, match, verdict)
    take(match.entry)
  }
  const after = await loadBatchPayouts(services.database, batchId)
  for (const payout of after.filter((each) => mayComeBack(each) && isTroubled(each))) {
    const entry = matchReturn(entries, payout)
    if (!entry) continue
    await bookReturn(services, batchId, {
      payoutId: payout.id,
      entry,
      trouble: verdict.sentBack(payout.id),
    })
    take(entry)
  }
}

export const payoutJobs = {
  'send-payout-batch': (services, { id }) => sendPayoutBatch(services, id),
  'follow-payouts': followPayouts,
  'remind-missing-bank-accounts': remindUnclaimed,
} satisfies Partial<JobHandlers>
