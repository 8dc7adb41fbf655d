import type { TaskList } from 'graphile-worker'
import type pg from 'pg'

interface TakenJob {
  id: string
  identifier: string
  payload: unknown
}

/** By their order among themselves, as the queue gives them out. */
const take = `with ready as (
    select id from graphile_worker._private_jobs where is_available and run_at <= now() for update
  ), taken as (
    update graphile_worker._private_jobs job set attempts = job.attempts + 1, locked_by = 'model', locked_at = now() from ready where job.id = ready.id returning job.*
  )
  select taken.id, task.identifier, taken.payload
  from taken join graphile_worker._private_tasks task on task.id = taken.task_id
  order by taken.priority, taken.run_at, taken.id`
const finish = 'delete from graphile_worker._private_jobs where id = any($1::bigint[])'
/** Past the end of any history: a failed job is repeated when the history says so, and not when the machine was slow. */
const fail = `update graphile_worker._private_jobs
  set last_error = $2, run_at = now() + interval '1 day', locked_by = null, locked_at = null
  where id = $1`

/**
 * Runs every job that is ready, one after the other, until none is, as Graphile Worker does, but takes and finishes in one question what is
 * ready together: one asks more often than anything else of a step whether there is something to do.
 */
export async function runReadyJobs(client: pg.PoolClient, handlers: TaskList): Promise<void> {
  let jobs = await takeReady(client)
  while (jobs.length > 0) {
    const done: string[] = []
    for (const job of jobs) {
      const failure = await run(job, handlers)
      if (failure === null) done.push(job.id)
      else await client.query({ name: 'model-fail', text: fail, values: [job.id, failure] })
    }
    // The second goes out with the first.
    const [, next] = await Promise.all([
      client.query({ name: 'model-finish', text: finish, values: [done] }),
      takeReady(client),
    ])
    jobs = next
  }
}

const takeReady = (client: pg.PoolClient): Promise<TakenJob[]> =>
  client.query<TakenJob>({ name: 'model-take', text: take }).then(({ rows }) => rows)

async function run({ identifier, payload }: TakenJob, handlers: TaskList): Promise<string | null> {
  try {
    const handler = handlers[identifier] as ((payload: unknown) => unknown) | undefined
    if (!handler) throw new Error(`nobody handles "${identifier}"`)
    await handler(payload)
    return null
  } catch (error) {
    return (error as Error).message
  }
}
