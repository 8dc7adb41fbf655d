import { sql } from 'kysely'
import type { JobName, JobPayload } from '../../domain/core/jobs.ts'
import type { Queryable } from '../../platform/database/connect.ts'

/** Over several days, with growing pauses. */
export const maxAttempts = 25

export interface EnqueueOptions {
  /** One waiting job per key: a second one replaces the first, so a burst of hints costs one run. */
  key?: string
  /** Jobs of one queue run one after the other. */
  queue?: string
  maxAttempts?: number
  /** Not before so many seconds from now, by the queue's own clock; where one of the same key waits already, it keeps its time. */
  inSeconds?: number
}

/**
 * Puts a job into the queue in the caller's transaction: it exists exactly when the business change exists.
 * Retries come with growing pauses; a handler must therefore be safe to repeat.
 */
export async function enqueue<Name extends JobName>(
  database: Queryable,
  task: Name,
  payload: JobPayload<Name>,
  options: EnqueueOptions = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${task}, payload => ${JSON.stringify(payload)}::json, queue_name => ${options.queue ?? null},
    max_attempts => ${options.maxAttempts ?? maxAttempts}, job_key => ${options.key ?? null},
    run_at => now() + make_interval(secs => ${options.inSeconds ?? null}), job_key_mode => ${options.inSeconds === undefined ? 'replace' : 'preserve_run_at'})`.execute(
    database,
  )
}

/** The queue gives out lower numbers first; everything has 0 where nothing else is said. */
const afterAllElse = 10

/**
 * Enqueues one job for each payload, in one statement. With `canWait` they get a lower priority than every other job: it is for work done ahead of
 * time, of which there may be much and for which nobody waits.
 */
export async function enqueueEach<Name extends JobName>(
  database: Queryable,
  task: Name,
  payloads: readonly JobPayload<Name>[],
  { queue, canWait = false }: Pick<EnqueueOptions, 'queue'> & { canWait?: boolean } = {},
): Promise<void> {
  if (payloads.length === 0) return
  await sql`select graphile_worker.add_jobs(array_agg(
      row(${task}, payload::json, ${queue ?? null}::text, null, ${maxAttempts}, null, ${canWait ? afterAllElse : null}::integer, null)::graphile_worker.job_spec))
    from unnest(${payloads.map((payload) => JSON.stringify(payload))}::text[]) as payload`.execute(database)
}
