import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { tableWindow, type TableInput, type TablePage } from '../../core/graphql/table-page.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'

/** A job that has failed so often does not get well by itself. */
const hopelessAttempts = 5
/** Not while it runs once more: what it said the last time still stands there then, and nobody knows yet how it ends. */
export const hasFailed = sql`last_error is not null and locked_at is null and (attempts >= ${hopelessAttempts} or attempts >= max_attempts)`

export interface FailedJob {
  id: Id<'job'>
  task: string
  attempts: number
  max_attempts: number
  error: string
  payload: Record<string, unknown>
  created_at: Date
  /** Null where it is not tried again by itself. */
  next_at: Date | null
}

/** The oldest first unless the latest are asked for. */
export async function listFailedJobs(database: Queryable, input: TableInput): Promise<TablePage<FailedJob>> {
  const window = tableWindow(
    { ...input, sort: 'since', descending: input.sort === 'since' && input.descending === true },
    { since: sql`created_at` },
    sql`id`,
  )
  const page = sql<FailedJob>`
    select id, task_identifier as task, attempts::int, max_attempts::int, split_part(last_error, E'\n', 1) as error, created_at,
      case when attempts < max_attempts then run_at end as next_at,
      (select own.payload from graphile_worker._private_jobs own where own.id = jobs.id) as payload
    from graphile_worker.jobs where ${hasFailed} ${window}`.execute(database)
  const count = sql<{ total: number }>`select count(*) as total from graphile_worker.jobs where ${hasFailed}`.execute(
    database,
  )
  const [{ rows }, { rows: counted }] = await Promise.all([page, count])
  return { rows, total: counted[0]?.total ?? 0 }
}

/** Runs it now, whatever pause it was given; every job is safe to repeat. */
export async function retryJob(services: Services, viewer: Viewer, jobId: Id<'job'>): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  return inTransaction(services.database, async (transaction) => {
    const { rows } = await sql<{ task: string }>`
      select task_identifier as task from graphile_worker.jobs where id = ${jobId} and ${hasFailed}`.execute(
      transaction,
    )
    const [job] = rows
    if (!job) return refusal('NOT_FOUND', 'ジョブが見つかりません。すでに終わったか、実行中の可能性があります。')
    // The queue runs by the machine's time: a moment in the past is now.
    await sql`select graphile_worker.reschedule_jobs(array[${jobId}]::bigint[], run_at => ${services.machineClock.now()}, attempts => 0)`.execute(
      transaction,
    )
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
