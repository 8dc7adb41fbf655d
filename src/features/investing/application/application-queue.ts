import { batchQueue, type BatchQueue, type Waiting } from '../../../platform/batch-queue.ts'
import type { Services } from '../../core/services.ts'
import type { ApplicationOutcome, ApplicationRequest } from './application.ts'
import { applyBatch } from './apply-batch.ts'
import { isDatabaseUnreachable, unavailable } from './unavailable.ts'
import type { Id } from '../../../domain/id.ts'

/** More in one transaction makes each of them wait longer without making all of them faster. */
const largestBatch = 512
/** Beyond this the answer would come too late to be of use: better refused at once. */
const longestQueue = 10_000

type Queue = BatchQueue<ApplicationRequest, ApplicationOutcome>
type Batch = readonly Waiting<ApplicationRequest, ApplicationOutcome>[]

/** By fund: funds do not wait for each other. */
const queues = new WeakMap<Services, Map<Id<'fund'>, Queue>>()

/**
 * Puts an application into its fund's queue. While one batch is in the database, the next collects. Several processes may do the
 * same: the fund's row lock orders their batches, and each batch keeps the order in which its applications came in.
 */
export function queueApplication(
  services: Services,
  fundId: Id<'fund'>,
  request: ApplicationRequest,
): Promise<ApplicationOutcome> {
  const queue = queueOf(services, fundId)
  if (queue.waiting() >= longestQueue) return Promise.resolve(unavailable('ただいまお申し込みが集中しています。'))
  return queue.ask(request)
}

function queueOf(services: Services, fundId: Id<'fund'>): Queue {
  const ofServices = queues.get(services) ?? new Map<Id<'fund'>, Queue>()
  queues.set(services, ofServices)
  const known = ofServices.get(fundId)
  if (known) return known
  const queue: Queue = batchQueue(async (batch: Batch) => {
    await settle(services, fundId, batch)
    // Whoever asks for a fund that does not exist must not leave a queue behind.
    if (queue.waiting() === 0) ofServices.delete(fundId)
  }, largestBatch)
  ofServices.set(fundId, queue)
  return queue
}

/**
 * Writes a batch in one transaction. If that fails, its two halves are written separately, down to single applications, so that an application that
 * fails does not fail the others. What an attempt has committed before it failed is found again by its idempotency key, not written twice.
 */
async function settle(services: Services, fundId: Id<'fund'>, batch: Batch): Promise<void> {
  try {
    const outcomes = await applyBatch(
      services,
      fundId,
      batch.map(({ question }) => question),
    )
    batch.forEach((one, index) => one.resolve(outcomes[index] as ApplicationOutcome))
  } catch (error) {
    // Without the database it would fare no better in parts, and take longer.
    if (batch.length === 1 || isDatabaseUnreachable(error)) {
      for (const one of batch) one.reject(error)
      return
    }
    services.log.warn(
      { err: error, fundId, applications: batch.length },
      'a batch of applications failed and is tried in halves',
    )
    const middle = Math.ceil(batch.length / 2)
    await settle(services, fundId, batch.slice(0, middle))
    await settle(services, fundId, batch.slice(middle))
  }
}
