import { Logger, runTaskListOnce, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import type { Services } from '../../../src/features/core/services.ts'
import { dailyTasks } from '../../../src/server/schedule.ts'
import { jobHandlers } from '../../../src/server/worker/jobs.ts'
import { createScheduleRunner, type ScheduleRunner } from '../../../src/server/worker/run-schedule.ts'
import { runReadyJobs } from './take-jobs.ts'

/** Hears of every piece of work that the product's worker has done, and whether it succeeded. */
export type WorkListener = (work: { name: string; dueAt: number | null; error: unknown }) => Promise<void>

export interface Worker {
  schedule: ScheduleRunner
  /** Runs every job that is ready, one after the other, until none is. */
  drain(): Promise<void>
  /** The time comes in which failed jobs are repeated. */
  repeatFailed(): Promise<void>
  /** What the listener found wrong: the queue takes it for a failed job. */
  takeObjections(): unknown[]
  /** Runs a periodic task of the worker as its timer would; an outage of the outside is no error. */
  runPeriodicTask(name: string, run: (services: Services) => Promise<unknown>): Promise<void>
}

/**
 * The worker's own jobs and schedule, told step by step instead of by timers. Graphile Worker's own programme asks three questions for
 * each job: with `byTheBook` it is that programme that runs them.
 */
export function createWorker(
  services: Services,
  client: pg.PoolClient,
  heard: WorkListener,
  { byTheBook }: { byTheBook: boolean },
): Worker {
  let objections: unknown[] = []
  const listened = async (name: string, dueAt: Date | null, run: () => Promise<unknown>): Promise<void> => {
    let error: unknown
    try {
      await run()
    } catch (thrown) {
      error = thrown
    }
    await heard({ name, dueAt: dueAt?.getTime() ?? null, error }).catch((objection: unknown) =>
      objections.push(objection),
    )
    if (error !== undefined) throw error
  }
  const tasks = dailyTasks.map((task) => ({
    ...task,
    run: (own: Services, dueAt: Date) => listened(task.name, dueAt, () => task.run(own, dueAt)),
  }))
  const schedule = createScheduleRunner(services, tasks)
  const handlers: TaskList = Object.fromEntries(
    // A task of the schedule is heard by itself.
    Object.entries(jobHandlers(services, schedule.repeat)).map(([name, job]) => [
      name,
      name === 'repeat-scheduled-task' ? job : (payload: unknown) => listened(name, null, () => job(payload)),
    ]),
  )
  const options = { noHandleSignals: true, logger: new Logger(() => () => undefined) }
  return {
    schedule,
    async drain() {
      await (byTheBook ? runTaskListOnce(options, handlers, client).promise : runReadyJobs(client, handlers))
    },
    async repeatFailed() {
      await client.query(
        'select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs where run_at > now()',
      )
    },
    takeObjections() {
      const taken = objections
      objections = []
      return taken
    },
    runPeriodicTask: (name, run) => listened(name, null, () => run(services)).catch(() => undefined),
  }
}
