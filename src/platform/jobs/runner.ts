import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, run, runMigrations, type JobHelpers, type Worker, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Log } from '../log.ts'
import { underRequest } from '../request-id.ts'
import { announcePools, type Presence, type PresenceTimes } from './presence.ts'

/** What a job does with its payload. It may run again after a crash: everything in it is safe to repeat. */
export type JobHandler = (payload: Record<string, unknown>) => Promise<void>

type TaskList = Record<string, (payload: unknown, helpers: JobHelpers) => Promise<void>>

/** Creates or updates the queue's own tables; part of every migration. */
export async function migrateQueue(connectionString: string): Promise<void> {
  await runMigrations({ connectionString, logger: quiet() })
}

export interface JobRunner {
  /** Ends after what is running has ended. */
  stop(): Promise<void>
}

const concurrency = 4
const pollEveryMilliseconds = 1_000
/** After a job of a named queue its worker asks again after these pauses, before it waits for the next poll: a busy database takes a while to note what is done. */
const pausesAtANamedQueue = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000]
const pauseBeforeNextPool = 1_000
/** So what a killed worker had begun goes on four seconds after it, at the latest: members wait for it. */
const defaultTimes: PresenceTimes = { graceMilliseconds: 2_000, cleanUpEveryMilliseconds: 2_000 }

/** What tells that a pool has lost the database, whether or not it will ever say that it has ended. */
const signsOfTrouble = ['pool:listen:error', 'worker:getJob:error', 'pool:fatalError', 'pool:gracefulShutdown'] as const
/** A pool whose last jobs are done notes that within this time, or cannot. */
const lastNotesMilliseconds = 1_000

/**
 * Works off the queue until stopped. Any number of processes may do so at once. A pool that lost its database no longer knows
 * which jobs stand locked under its name (an answer may have been lost on either way), so it retires, the next one takes another
 * name, and the old name's jobs become free.
 */
export async function startJobs(
  pool: pg.Pool,
  handlers: Record<string, JobHandler>,
  log: Log,
  times = defaultTimes,
  pollInterval = pollEveryMilliseconds,
): Promise<JobRunner> {
  const presence = await announcePools(pool, times)
  const taskList = loggedTasks(handlers, log)
  const stopping = new AbortController()
  const retiring = new Set<Promise<void>>()

  async function keepRunning(first: JobPool): Promise<void> {
    let current: JobPool | null = first
    while (current) {
      await Promise.race([current.inTrouble, aborted(stopping.signal)])
      // The old one retires when the database is back, or its workers would stumble once more on their way out.
      const next = stopping.signal.aborted ? null : await startNext()
      const retired = current.retire().finally(() => retiring.delete(retired))
      retiring.add(retired)
      current = next
    }
  }

  async function startNext(): Promise<JobPool | null> {
    log.warn('the job queue lost its database and begins anew')
    while (!stopping.signal.aborted) {
      await sleep(pauseBeforeNextPool, undefined, { signal: stopping.signal }).catch(() => undefined)
      const next = await startPool(pool, taskList, presence, pollInterval).catch(() => null)
      if (next) return next
    }
    return null
  }

  const running = keepRunning(await startPool(pool, taskList, presence, pollInterval))
  return {
    async stop() {
      stopping.abort()
      await running
      await Promise.all(retiring)
      await presence.end()
    },
  }
}

interface JobPool {
  /** Resolves when it has lost the database, or has ended by itself. */
  inTrouble: Promise<void>
  /** Takes no new jobs, waits for those under way, and gives its name back. */
  retire(): Promise<void>
}

/** @throws when the database does not answer. */
async function startPool(
  pool: pg.Pool,
  taskList: TaskList,
  presence: Presence,
  pollInterval: number,
): Promise<JobPool> {
  // Asked beforehand: the queue itself would wait longer with each attempt.
  await pool.query('select 1')
  const events = new EventEmitter() as WorkerEvents
  let poolId: string | undefined
  events.on('pool:create', ({ workerPool }) => {
    poolId = workerPool.id
    presence.add(workerPool.id).catch(() => undefined)
  })
  askAgainAfterNamedQueues(events)
  const inTrouble = new Promise<void>((resolve) => {
    for (const sign of signsOfTrouble) events.once(sign, () => resolve())
  })
  const watched = watchTasks(taskList)
  const runner = await run({
    pgPool: pool,
    taskList: watched.taskList,
    events,
    noHandleSignals: true,
    logger: quiet(),
    // Without these two an answer that is lost when a job is marked as done would end the process.
    preset: {
      worker: { concurrentJobs: concurrency, pollInterval, completeJobBatchDelay: 0, failJobBatchDelay: 0 },
    },
  })
  const ended = runner.promise.catch(() => undefined)
  return {
    inTrouble,
    async retire() {
      // It rejects where it has stopped by itself.
      const stopped = Promise.all([runner.stop().catch(() => undefined), ended])
      // After two jobs that could not be noted as done the queue never comes to its end.
      await Promise.race([stopped, watched.allDone().then(() => sleep(lastNotesMilliseconds))])
      if (poolId !== undefined) await presence.remove(poolId).catch(() => undefined)
    },
  }
}

/**
 * In a named queue one job follows the other. The worker that has done one asks for the next before the queue is free again, finds none, and nobody
 * wakes it up when it is: a campaign's mails would go out at the pace of the polls.
 */
function askAgainAfterNamedQueues(events: WorkerEvents): void {
  const asked = new Map<Worker, number>()
  const timers = new Map<Worker, NodeJS.Timeout>()
  events.on('job:complete', ({ worker, job }) => {
    if (job.job_queue_id !== null) asked.set(worker, 0)
  })
  events.on('worker:getJob:empty', ({ worker }) => {
    const pause = pausesAtANamedQueue[asked.get(worker) ?? pausesAtANamedQueue.length]
    if (pause === undefined) return
    asked.set(worker, (asked.get(worker) ?? 0) + 1)
    clearTimeout(timers.get(worker))
    timers.set(
      worker,
      setTimeout(() => worker.nudge(), pause),
    )
  })
  events.on('worker:release', ({ worker }) => {
    asked.delete(worker)
    clearTimeout(timers.get(worker))
    timers.delete(worker)
  })
}

/** Knows which tasks are under way, whatever the queue believes. */
function watchTasks(taskList: TaskList): { taskList: TaskList; allDone(): Promise<void> } {
  const underWay = new Set<Promise<void>>()
  const watch =
    (task: TaskList[string]): TaskList[string] =>
    (payload, helpers) => {
      const work = task(payload, helpers)
      underWay.add(work)
      return work.finally(() => underWay.delete(work))
    }
  return {
    taskList: Object.fromEntries(Object.entries(taskList).map(([name, task]) => [name, watch(task)])),
    async allDone() {
      while (underWay.size > 0) await Promise.allSettled(underWay)
    },
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) =>
    signal.aborted ? resolve() : signal.addEventListener('abort', () => resolve(), { once: true }),
  )

function loggedTasks(handlers: Record<string, JobHandler>, log: Log): TaskList {
  return Object.fromEntries(
    Object.entries(handlers).map(([task, handler]) => [
      task,
      async (payload: unknown, { job }: JobHelpers) => {
        try {
          await underRequest(`job:${job.id}`, () => handler(payload as Record<string, unknown>))
        } catch (err) {
          log.warn({ task, err }, 'job failed and will be repeated')
          throw err
        }
      },
    ]),
  )
}

/** graphile-worker logs every job; ours log what they did themselves. */
function quiet(): Logger {
  return new Logger(() => () => undefined)
}
