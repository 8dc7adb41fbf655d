import { sql } from 'kysely'
import type { Queryable } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../platform/outcome.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Viewer } from '../graphql/context.ts'
import { refuseUnlessOperator } from '../operator/require-operator.ts'
import type { Services } from '../services.ts'

/** A job that has failed so often does not get well by itself. */
const hopelessAttempts = 5
export const hasFailed = sql`last_error is not null and (attempts >= ${hopelessAttempts} or attempts >= max_attempts)`

export interface FailedJob {
  id: number
  task: string
  attempts: number
  max_attempts: number
  error: string
  created_at: Date
  /** Null where it is not tried again by itself. */
  next_at: Date | null
}

/** The oldest first, at most 200. */
export async function listFailedJobs(database: Queryable): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id, task_identifier as task, attempts::int, max_attempts::int, split_part(last_error, E'\n', 1) as error, created_at,
      case when attempts < max_attempts then run_at end as next_at
    from graphile_worker.jobs where ${hasFailed} order by created_at, id limit 200`.execute(database)
  return rows
}

/** Runs it now, whatever pause it was given; every job is safe to repeat. */
export async function retryJob(services: Services, viewer: Viewer, jobId: number): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  return inTransaction(services.database, async (transaction) => {
    const { rows } = await sql<{ task: string }>`
      select task_identifier as task from graphile_worker.jobs where id = ${jobId} and ${hasFailed}`.execute(transaction)
    const [job] = rows
    if (!job) return refusal('NOT_FOUND', 'ジョブが見つかりません。すでに終わった可能性があります。')
    // The queue runs by the machine's time: a moment in the past is now.
    await sql`select graphile_worker.reschedule_jobs(array[${jobId}]::bigint[], run_at => ${services.machineClock.now()}, attempts => 0)`.execute(transaction)
    await recordAudit(transaction, {
      at: services.clock.now(),
      actor: `operator:${viewer.memberId}`,
      action: 'job.retried',
      objectType: 'job',
      objectId: jobId,
      detail: { task: job.task },
    })
    return success(null)
  })
}
