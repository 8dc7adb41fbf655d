import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

export interface PartyOursLater {
  id: Id<'party'>
  name: string
  /** When he was recorded as one of ours. */
  since: Date
}

/**
 * Strangers of standing deals and leases who were recorded as officers, holders or companies of ours later, the longest known first. What is published tells
 * of them as ours by itself; the records still name the stranger.
 */
export async function listPartiesOursLater(database: Queryable): Promise<PartyOursLater[]> {
  const { rows } = await sql<PartyOursLater>`select id, name, since from party_ours_later order by since, id`.execute(
    database,
  )
  return rows
}
