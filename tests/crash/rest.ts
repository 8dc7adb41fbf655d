import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { World } from '../support/world.ts'

/** After the last kill: time for what waits for a repeat. The queue's pauses grow to minutes. */
export const patienceMs = 240_000
const reportsEachMs = 30_000

/** Whether it became so before it was over. What cannot be asked, the database being away, is not so yet. */
export async function waitFor(isSo: () => Promise<boolean>, isOver: () => boolean): Promise<boolean> {
  while (!isOver()) {
    if (await isSo().catch(() => false)) return true
    await sleep(250)
  }
  return false
}

/**
 * Waits until nothing is left. The patience begins anew whenever there is less left than ever before: after hours of load there is much to print.
 * @returns whether it came to that.
 */
export async function waitUntilNone(what: string, left: () => Promise<number>): Promise<boolean> {
  const began = performance.now()
  let [fewest, giveUpAt, notifyAt] = [Number.POSITIVE_INFINITY, began + patienceMs, began + reportsEachMs]
  return waitFor(
    async () => {
      const now = await left()
      if (performance.now() > notifyAt) {
        console.log(`${what}: ${now} left after ${((performance.now() - began) / 1000).toFixed(0)} s`)
        notifyAt += reportsEachMs
      }
      if (now < fewest) [fewest, giveUpAt] = [now, performance.now() + patienceMs]
      return now === 0
    },
    () => performance.now() > giveUpAt,
  )
}

export interface OpenWork {
  deposits: number
  batches: number
  payouts: number
  mails: number
  jobs: number
}

/** Deposits booked; batches not sent, payouts not ended, mails not sent, jobs that wait or run (one that a newer of its key replaced does neither). */
export async function openWork({ database }: World): Promise<OpenWork> {
  const { rows } = await sql<OpenWork>`select
    (select count(*)::int from deposit) as deposits,
    (select count(*)::int from payout_batch where status in ('draft', 'approved', 'sending', 'unclear')) as batches,
    (select count(*)::int from payout where status in ('planned', 'in_flight')) as payouts,
    (select count(*)::int from mail_outbox where sent_at is null) as mails,
    (select count(*)::int from graphile_worker.jobs where attempts < max_attempts) as jobs`.execute(database)
  return rows[0] as OpenWork
}

export async function brokenRules(world: World): Promise<string[]> {
  return world.expectSound().then(
    () => [],
    (error: unknown) => [`an invariant is broken: ${String(error)}`],
  )
}

/** What a failure needs for its explanation. */
export async function describeTrouble({ database, product }: World): Promise<string> {
  const { rows } = await sql`
    select task_identifier, attempts, locked_by, locked_at, run_at, last_error, now() from graphile_worker.jobs order by id limit 20`.execute(
    database,
  )
  const warnings = (name: 'server' | 'worker') =>
    product
      .output(name)
      .filter((line) => !/"level":[1-3]0/.test(line))
      .slice(-15)
  return JSON.stringify({ jobs: rows, server: warnings('server'), worker: warnings('worker') }, null, 1)
}
