import { sql } from 'kysely'
import { toRfc3339 } from '../../domain/calendar.ts'
import type { Services } from '../../features/services.ts'
import { enqueue } from '../../platform/jobs/queue.ts'
import { underRequest } from '../../platform/request-id.ts'
import type { DailyTask } from '../schedule.ts'
import { dueTimes, nextDue, type DueTask } from './due-times.ts'

export interface RanTask {
  task: string
  at: Date
}

export interface ScheduleRunner {
  /** Runs, in order of their due times, all tasks that have fallen due by `now` and have not run yet. */
  runDue(now: Date): Promise<RanTask[]>
  /** When the next task falls due after `now`. */
  next(now: Date): Date
  /** Repeats a task that failed; the job queue calls it. */
  repeat(task: string, dueAt: Date): Promise<void>
}

/**
 * Each due time of each task is claimed by inserting its row, so of several workers one runs it. A task that fails goes to the
 * job queue and is repeated from there; the ones after it do not wait, since every deadline holds by query.
 */
export function createScheduleRunner(services: Services, tasks: readonly DailyTask[]): ScheduleRunner {
  const byName = new Map(tasks.map((task) => [task.name, task]))
  let running: Promise<unknown> = Promise.resolve()
  /** Up to when each task has run, as far as this process knows: what another worker has run since is found claimed. */
  let since: Map<string, Date> | undefined
  /** Run to its end, which is not noted yet. */
  let ended: DueTask | undefined
  /** Claimed and failed, and the database was not even there to note it. */
  let unnoted: DueTask[] = []

  /** Claims the next task and notes that the one before it has ended, in one statement. @returns whether the claim is ours. */
  async function turnTo(next: DueTask): Promise<boolean> {
    const { rows } = await sql`
      with noted as (
        update scheduled_run set finished_at = ${services.clock.now()} where task = ${ended?.task.name ?? null} and due_at = ${ended?.dueAt ?? null}
      )
      insert into scheduled_run (task, due_at) values (${next.task.name}, ${next.dueAt}) on conflict do nothing returning task`.execute(services.database)
    ended = undefined
    return rows.length > 0
  }

  async function perform(task: DailyTask, dueAt: Date): Promise<void> {
    await underRequest(`schedule:${task.name}:${toRfc3339(dueAt)}`, () => task.run(services, dueAt))
  }

  async function noteEnd(task: DailyTask, dueAt: Date): Promise<void> {
    await services.database
      .updateTable('scheduled_run')
      .set({ finished_at: services.clock.now() })
      .where('task', '=', task.name)
      .where('due_at', '=', dueAt)
      .execute()
  }

  async function noteForRepeat(due: DueTask): Promise<void> {
    await enqueueRepeat(services, due.task.name, due.dueAt)
    unnoted = unnoted.filter((one) => one !== due)
  }

  async function runAll(now: Date): Promise<RanTask[]> {
    for (const due of unnoted) await noteForRepeat(due)
    since ??= await lastRuns(services, tasks, now)
    const ran: RanTask[] = []
    for (const due of dueTimes(tasks, since, now)) {
      const isOurs = await turnTo(due)
      since.set(due.task.name, due.dueAt)
      if (!isOurs) continue
      try {
        await perform(due.task, due.dueAt)
        ended = due
      } catch (err) {
        services.log.error({ err, task: due.task.name }, 'scheduled task failed and will be repeated')
        unnoted.push(due)
        await noteForRepeat(due)
      }
      ran.push({ task: due.task.name, at: due.dueAt })
    }
    if (ended) await noteEnd(ended.task, ended.dueAt)
    ended = undefined
    return ran
  }

  return {
    runDue(now) {
      const result = running.then(() => runAll(now))
      running = result.catch(() => undefined)
      return result
    },
    next: (now) => nextDue(tasks, now),
    async repeat(name, dueAt) {
      const task = byName.get(name)
      if (!task) return
      await perform(task, dueAt)
      await noteEnd(task, dueAt)
    },
  }
}

/** Up to when each task has run. A task never seen before starts now: there is nothing to catch up. */
async function lastRuns(services: Services, tasks: readonly DailyTask[], now: Date): Promise<Map<string, Date>> {
  const rows = await services.database
    .selectFrom('scheduled_run')
    .select((expression) => ['task', expression.fn.max('due_at').as('due_at')])
    .groupBy('task')
    .execute()
  const since = new Map(rows.map((row) => [row.task, row.due_at as Date]))
  for (const task of tasks) {
    if (since.has(task.name)) continue
    since.set(task.name, now)
    await services.database
      .insertInto('scheduled_run')
      .values({ task: task.name, due_at: now, finished_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  return since
}

/** Tasks that a killed worker had claimed and not finished: they run again. */
export async function repeatUnfinished(services: Services): Promise<void> {
  const rows = await services.database.selectFrom('scheduled_run').select(['task', 'due_at']).where('finished_at', 'is', null).execute()
  for (const row of rows) await enqueueRepeat(services, row.task, row.due_at)
}

const enqueueRepeat = (services: Services, task: string, dueAt: Date): Promise<void> =>
  enqueue(
    services.database,
    'repeat-scheduled-task',
    { task, dueAt: dueAt.toISOString() },
    { key: `repeat:${task}:${dueAt.toISOString()}` },
  )
