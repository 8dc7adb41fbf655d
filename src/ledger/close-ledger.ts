import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../platform/database/connect.ts'

const usualPatience = { tries: 20, milliseconds: 50 }

/**
 * Adds what was posted since the last closing to the closed balances, so that the balance of every account stays quick to ask for. Nothing
 * waits for it and nothing is locked: it goes up to the last posting that is there, once everything has ended that was under way then and
 * might still have put a posting below it. What is posted meanwhile belongs to the next closing.
 * @returns false where something stayed under way for too long: balances remain right, and the next closing takes all.
 */
export async function closeLedger(database: Database, at: Date, patience = usualPatience): Promise<boolean> {
  // A number of its own is above that of everybody who writes already. What a snapshot calls its end may lie below some of them.
  const { rows } = await sql<{ through: number; horizon: string }>`
    select coalesce(max(id), 0) as through, pg_current_xact_id()::text as horizon from posting`.execute(database)
  const [mark] = rows
  if (!mark || !(await hasEnded(database, mark.horizon, patience))) return false
  await sql`select close_ledger(${mark.through}, ${at})`.execute(database)
  return true
}

/** Whether every transaction that had begun to write when the horizon was read has ended. */
async function hasEnded(database: Database, horizon: string, patience: typeof usualPatience): Promise<boolean> {
  for (let turn = 0; turn < patience.tries; turn += 1) {
    const { rows } = await sql<{
      ended: boolean
    }>`select pg_snapshot_xmin(pg_current_snapshot()) >= ${horizon}::xid8 as ended`.execute(database)
    if (rows[0]?.ended) return true
    await sleep(patience.milliseconds)
  }
  return false
}
