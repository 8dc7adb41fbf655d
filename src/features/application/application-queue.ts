import type { Services } from '../services.ts'
import type { ApplicationOutcome, ApplicationRequest } from './application.ts'
import { applyBatch } from './apply-batch.ts'
import { isDatabaseUnreachable, unavailable } from './unavailable.ts'

/** More in one transaction makes each of them wait longer without making all of them faster. */
const largestBatch = 512
/** Beyond this the answer would come too late to be of use: better told at once. */
const longestQueue = 10_000

interface Waiting {
  request: ApplicationRequest
  resolve(outcome: ApplicationOutcome): void
  reject(error: unknown): void
}

/** What waits, by fund: funds do not wait for each other. */
const queues = new WeakMap<Services, Map<number, Waiting[]>>()

/**
 * Puts an application into its fund's queue. While one batch is in the database, the next collects; nobody waits for a timer,
 * so a lone application is a batch of one at once. Several processes may do the same: the fund's row lock orders their batches.
 */
export function queueApplication(services: Services, fundId: number, request: ApplicationRequest): Promise<ApplicationOutcome> {
  const ofServices = queues.get(services) ?? new Map<number, Waiting[]>()
  queues.set(services, ofServices)
  const waiting = ofServices.get(fundId)
  if (waiting && waiting.length >= longestQueue) return Promise.resolve(unavailable('ただいまお申し込みが集中しています。'))
  return new Promise((resolve, reject) => {
    if (waiting) {
      waiting.push({ request, resolve, reject })
      return
    }
    const fresh = [{ request, resolve, reject }]
    ofServices.set(fundId, fresh)
    setImmediate(() => void workOff(services, fundId, fresh, () => ofServices.delete(fundId)))
  })
}

/** `end` takes the queue away in the same breath in which it is found empty: a later moment would lose whoever came between. */
async function workOff(services: Services, fundId: number, waiting: Waiting[], end: () => void): Promise<void> {
  while (waiting.length > 0) await settle(services, fundId, waiting.splice(0, largestBatch))
  end()
}

/** One that fails must not fail the others: then each goes alone. Those that were written before meet their own key. */
async function settle(services: Services, fundId: number, batch: readonly Waiting[]): Promise<void> {
  try {
    const outcomes = await applyBatch(services, fundId, batch.map((one) => one.request))
    batch.forEach((one, index) => one.resolve(outcomes[index] as ApplicationOutcome))
  } catch (error) {
    // Without the database it would fare no better alone, and take longer.
    if (batch.length === 1 || isDatabaseUnreachable(error)) {
      for (const one of batch) one.reject(error)
      return
    }
    services.log.warn({ err: error, fundId, applications: batch.length }, 'a batch of applications failed and is tried one by one')
    for (const one of batch) await settle(services, fundId, [one])
  }
}
