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
  await sql`select mark_ledger()`.execute(database)
  for (let turn = 0; turn < patience.tries; turn += 1) {
    const { rows } = await sql<{ closed: boolean }>`select close_marked_ledger(${at}) as closed`.execute(database)
    if (rows[0]?.closed) return true
    await sleep(patience.milliseconds)
  }
  return false
}
