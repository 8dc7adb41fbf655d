import { EventEmitter } from 'node:events'
import { Logger, run, runMigrations, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Log } from '../log.ts'
import { announceWorkers } from './presence.ts'

/** What a job does with its payload. It may run again after a crash: everything in it is safe to repeat. */
export type JobHandler = (payload: Record<string, unknown>) => Promise<void>

/** Creates or updates the queue's own tables; part of every migration. */
export async function migrateQueue(connectionString: string): Promise<void> {
  await runMigrations({ connectionString, logger: quiet() })
}

export interface JobRunner {
  /** Ends after what is running has ended. */
  stop(): Promise<void>
}

/** Works off the queue until stopped. Any number of processes may do so at once. */
export async function startJobs(pool: pg.Pool, handlers: Record<string, JobHandler>, log: Log, concurrency = 4): Promise<JobRunner> {
  const presence = await announceWorkers(pool)
  const events = new EventEmitter() as WorkerEvents
  events.on('worker:create', ({ worker }) => void presence.add(worker.workerId))
  const taskList = Object.fromEntries(
    Object.entries(handlers).map(([task, handler]) => [
      task,
      async (payload: unknown) => {
        try {
          await handler(payload as Record<string, unknown>)
        } catch (err) {
          log.warn({ task, err }, 'job failed and will be repeated')
          throw err
        }
      },
    ]),
  )
  const runner = await run({ pgPool: pool, taskList, concurrency, events, noHandleSignals: true, pollInterval: 1000, logger: quiet() })
  return {
    async stop() {
      await runner.stop()
      await presence.end()
    },
  }
}

/** graphile-worker logs every job; ours log what they did themselves. */
function quiet(): Logger {
  return new Logger(() => () => undefined)
}
