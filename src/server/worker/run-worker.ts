import type { RanTask } from '../../adapters/clock/desk-clock.ts'
import { forgetExpired } from '../../features/people/account/forget-expired.ts'
import { writeDeferredDocuments } from '../../features/investing/application/write-deferred-documents.ts'
import { toRfc3339 } from '../../domain/calendar.ts'
import { fillAccountPool } from '../../features/treasury/bank/fill-account-pool.ts'
import { keepSubscription } from '../../features/treasury/bank/keep-subscription.ts'
import { tidyAccounts } from '../../features/treasury/bank/tidy-accounts.ts'
import { watchBank } from '../../features/treasury/bank/watch-bank.ts'
import { watchAccount } from '../../features/treasury/watch-account.ts'
import { checkBook } from '../../features/treasury/bookkeeping/check-book.ts'
import { beginDueCampaigns, nextCampaignAt } from '../../features/back-office/campaign/begin-due-campaigns.ts'
import { measureService } from '../../features/back-office/service-status/measure-service.ts'
import { readDeposits } from '../../features/investing/deposit/read-deposits.ts'
import { recordOfferings } from '../../features/funds/fund/record-offerings.ts'
import { failDueFunds } from '../../features/investing/fund-closing/fail-fund.ts'
import { warnFailingFunds } from '../../features/funds/fund/warn-failing-funds.ts'
import { notifyOfFunds } from '../../features/funds/fund-notice/notify-of-funds.ts'
import { closeDueLotteries } from '../../features/investing/lottery/close-lottery.ts'
import { reconcileIdentities } from '../../features/people/identity/reconcile-identities.ts'
import { followPayouts } from '../../features/treasury/payout/follow-payouts.ts'
import type { Services } from '../../features/core/services.ts'
import { refreshWaitlists } from '../../features/investing/waitlist/refresh-waitlists.ts'
import { startJobs } from '../../platform/jobs/runner.ts'
import { underRequest } from '../../platform/request-id.ts'
import type pg from 'pg'
import { dailyTasks } from '../schedule.ts'
import { drainJobs } from './drain.ts'
import { jobHandlers } from './jobs.ts'
import { createScheduleRunner, repeatUnfinished } from './run-schedule.ts'

const scheduleEveryMilliseconds = 1_000
const drainAtMostMilliseconds = 20_000

/** Work that does not wait for a time of day: each is a periodic task that finds nothing to do most times. */
const periodicTasks: readonly { name: string; everySeconds: number; run(services: Services): Promise<unknown> }[] = [
  { name: 'read-deposits', everySeconds: 180, run: readDeposits },
  { name: 'follow-payouts', everySeconds: 60, run: followPayouts },
  { name: 'close-lotteries', everySeconds: 30, run: (services) => closeDueLotteries(services, services.clock.now()) },
  // At the end of an offering, to within seconds.
  { name: 'judge-funds', everySeconds: 5, run: (services) => failDueFunds(services, services.clock.now()) },
  { name: 'warn-failing-funds', everySeconds: 60, run: (services) => warnFailingFunds(services, services.clock.now()) },
  { name: 'tend-waitlists', everySeconds: 20, run: refreshWaitlists },
  { name: 'begin-campaigns', everySeconds: 15, run: (services) => beginDueCampaigns(services, services.clock.now()) },
  { name: 'record-offerings', everySeconds: 5, run: (services) => recordOfferings(services, services.clock.now()) },
  { name: 'tell-of-funds', everySeconds: 30, run: (services) => notifyOfFunds(services, services.clock.now()) },
  { name: 'reconcile-identities', everySeconds: 300, run: reconcileIdentities },
  { name: 'fill-account-pool', everySeconds: 300, run: fillAccountPool },
  { name: 'tidy-accounts', everySeconds: 600, run: tidyAccounts },
  { name: 'keep-subscription', everySeconds: 3_600, run: keepSubscription },
  { name: 'watch-bank', everySeconds: 60, run: watchBank },
  { name: 'read-statement', everySeconds: 300, run: watchAccount },
  { name: 'check-book', everySeconds: 300, run: checkBook },
  { name: 'measure-service', everySeconds: 60, run: measureService },
  { name: 'forget-expired', everySeconds: 3_600, run: forgetExpired },
]

const earlier = (one: Date, other: Date | null): Date => (other !== null && other < one ? other : one)

export interface Worker {
  /** Stands at this business time: runs what has fallen due and lets the jobs of it finish. */
  moveTo(now: Date): Promise<{ ran: RanTask[]; next: string | null }>
  stop(): Promise<void>
}

/** Runs the job queue, the schedule and the periodic tasks until stopped. Any number of workers share the work. */
export async function runWorker(services: Services, pool: pg.Pool): Promise<Worker> {
  const schedule = createScheduleRunner(services, dailyTasks)
  await repeatUnfinished(services)
  const runner = await startJobs(pool, jobHandlers(services, schedule.repeat), services.log)
  const guarded = (name: string, run: () => Promise<unknown>) => () => {
    underRequest(`sweep:${name}:${toRfc3339(services.clock.now())}`, run).catch((err: unknown) =>
      services.log.warn({ err, task: name }, 'a periodic task failed and will be repeated'),
    )
  }
  /** What falls due at a stop of the demo's clock is run, and told, by the move to it. */
  let isMoving = false
  const runDue = guarded('schedule', () => schedule.runDue(services.clock.now()))
  const tick = () => {
    if (!isMoving) runDue()
  }
  const timers = [
    setInterval(tick, scheduleEveryMilliseconds),
    ...periodicTasks.map((task) =>
      setInterval(
        guarded(task.name, () => task.run(services)),
        task.everySeconds * 1000,
      ),
    ),
  ]
  for (const task of periodicTasks) guarded(task.name, () => task.run(services))()

  async function moveTo(now: Date): ReturnType<Worker['moveTo']> {
    // Of the time before: who applied has the mail of it before anything that comes later.
    await writeDeferredDocuments(services)
    const ran = await schedule.runDue(now)
    await underRequest(`sweep:${toRfc3339(now)}`, async () => {
      await recordOfferings(services, now)
      await closeDueLotteries(services, now)
      await refreshWaitlists(services)
      await beginDueCampaigns(services, now)
      await notifyOfFunds(services, now)
    })
    if (!(await drainJobs(services.database, drainAtMostMilliseconds)))
      services.log.warn(
        { milliseconds: drainAtMostMilliseconds },
        'the clock answers before all jobs of the way are done',
      )
    return {
      ran: ran.map(({ task, at }) => ({ task, at: toRfc3339(at) })),
      next: toRfc3339(earlier(schedule.next(now), await nextCampaignAt(services, now))),
    }
  }

  return {
    async moveTo(now) {
      isMoving = true
      try {
        return await moveTo(now)
      } finally {
        isMoving = false
      }
    },
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await runner.stop()
    },
  }
}
