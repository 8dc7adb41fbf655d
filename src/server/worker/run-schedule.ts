import { sql } from 'kysely'
import { toRfc3339 } from '../../domain/calendar.ts'
import type { Services } from '../../features/core/services.ts'
import { enqueue } from '../../features/core/enqueue.ts'
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
 * Each due time of each task is claimed by inserting its row, so of several workers one runs it; those of the same minute are claimed
 * together, and run in their order by one worker. A task that fails goes to the
 * job queue and is repeated from there; the ones after it do not wait, since every deadline holds by query.
 */
export function createScheduleRunner(services: Services, tasks: readonly DailyTask[]): ScheduleRunner {
  const byName = new Map(tasks.map((task) => [task.name, task]))
  let running: Promise<unknown> = Promise.resolve()
  /** Up to when each task has run, as far as this process knows: what another worker has run since is found claimed. */
  let since: Map<string, Date> | undefined
  /** Claimed by this worker and not run yet. */
  let claimed: DueTask[] = []
  /** Run to their end, which is not noted yet. */
  let ended: DueTask[] = []
  /** Claimed and failed, and the database was not even there to note it. */
  let unnoted: DueTask[] = []

  /** Claims the tasks of one minute and notes that those before them have ended, in one statement. */
  async function turnTo(next: readonly DueTask[]): Promise<void> {
    const { rows } = await sql<{ task: string }>`
      with noted as (${noteEnds(ended)})
      insert into scheduled_run (task, due_at) ${rowsOf(next)} on conflict do nothing returning task`.execute(
      services.database,
    )
    ended = []
    const ours = new Set(rows.map(({ task }) => task))
    claimed = next.filter(({ task }) => ours.has(task.name))
  }

  const noteEnds = (done: readonly DueTask[]) =>
    sql`update scheduled_run set finished_at = ${services.clock.now()} where (task, due_at) in (${rowsOf(done)})`

  async function perform(task: DailyTask, dueAt: Date): Promise<void> {
    await underRequest(`schedule:${task.name}:${toRfc3339(dueAt)}`, () => task.run(services, dueAt))
  }

  async function noteForRepeat(due: DueTask): Promise<void> {
    await enqueueRepeat(services, due.task.name, due.dueAt)
    unnoted = unnoted.filter((one) => one !== due)
  }

  async function runClaimed(ran: RanTask[]): Promise<void> {
    for (let due = claimed.shift(); due; due = claimed.shift()) {
      try {
        await perform(due.task, due.dueAt)
        ended.push(due)
      } catch (err) {
        services.log.error({ err, task: due.task.name }, 'scheduled task failed and will be repeated')
        unnoted.push(due)
        await noteForRepeat(due)
      }
      ran.push({ task: due.task.name, at: due.dueAt })
    }
  }

  async function runAll(now: Date): Promise<RanTask[]> {
    for (const due of unnoted) await noteForRepeat(due)
    since ??= await lastRuns(services, tasks, now)
    const ran: RanTask[] = []
    await runClaimed(ran)
    for (const together of byMinute(dueTimes(tasks, since, now))) {
      await turnTo(together)
      for (const { task, dueAt } of together) since.set(task.name, dueAt)
      await runClaimed(ran)
    }
    if (ended.length > 0) await noteEnds(ended).execute(services.database)
    ended = []
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
      await noteEnds([{ task, dueAt }]).execute(services.database)
    },
  }
}

/** As (task, due_at). */
const rowsOf = (due: readonly DueTask[]) =>
  sql`select * from unnest(${due.map(({ task }) => task.name)}::text[], ${due.map(({ dueAt }) => dueAt)}::timestamptz[])`

/** Together what is due at the same time, in its order. */
function byMinute(due: readonly DueTask[]): DueTask[][] {
  const groups: DueTask[][] = []
  for (const one of due) {
    const last = groups.at(-1)
    if (last?.[0]?.dueAt.getTime() === one.dueAt.getTime()) last.push(one)
    else groups.push([one])
  }
  return groups
}

/** Up to when each task has run. A task never seen before starts now: there is nothing to catch up. */
async function lastRuns(services: Services, tasks: readonly DailyTask[], now: Date): Promise<Map<string, Date>> {
  const rows = await services.database
    .selectFrom('scheduled_run')
    .select((expression) => ['task', expression.fn.max('due_at').as('due_at')])
    .groupBy('task')
    .execute()
  const since = new Map(rows.map((row) => [row.task, row.due_at]))
  const unseen = tasks.filter(({ name }) => !since.has(name)).map((task) => ({ task, dueAt: now }))
  if (unseen.length === 0) return since
  for (const { task } of unseen) since.set(task.name, now)
  await sql`
    insert into scheduled_run (task, due_at, finished_at) select first.*, ${now}::timestamptz from (${rowsOf(unseen)}) first on conflict do nothing`.execute(
    services.database,
  )
  return since
}

/** Tasks that a killed worker had claimed and not finished: they run again. */
export async function repeatUnfinished(services: Services): Promise<void> {
  const rows = await services.database
    .selectFrom('scheduled_run')
    .select(['task', 'due_at'])
    .where('finished_at', 'is', null)
    .execute()
  for (const row of rows) await enqueueRepeat(services, row.task, row.due_at)
}

const enqueueRepeat = (services: Services, task: string, dueAt: Date): Promise<void> =>
  enqueue(
    services.database,
    'repeat-scheduled-task',
    { task, dueAt: dueAt.toISOString() },
    { key: `repeat:${task}:${dueAt.toISOString()}` },
  )
