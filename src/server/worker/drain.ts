import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'

const pauseMilliseconds = 15

/**
 * Waits until no job is ready or running and no contract documents of a burst are owed, at most as long as given, and says whether it came to that; jobs that wait for a
 * repeat are not waited for. The demo's clock uses it, so that a moved clock answers only when the mails and documents of the way are done too.
 */
export async function drainJobs(database: Database, limitMilliseconds: number): Promise<boolean> {
  const until = performance.now() + limitMilliseconds
  while (performance.now() < until) {
    const { rows } = await sql<{ busy: boolean }>`
      select exists (
        select from graphile_worker.jobs
        where attempts < max_attempts and (locked_at is not null or run_at <= now())
      ) or exists (select from papers_owed) as busy`.execute(database)
    if (!rows[0]?.busy) return true
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))
  }
  return false
}
