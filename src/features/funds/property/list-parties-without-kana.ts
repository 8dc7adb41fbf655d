import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

export interface PartyWithoutKana {
  id: Id<'party'>
  name: string
  recordedAt: Date
}

/** Whom no remitter is compared with, the oldest first: written down before kana were asked of every party. One company is added to once, by its name. */
export async function listPartiesWithoutKana(database: Queryable): Promise<PartyWithoutKana[]> {
  const { rows } = await sql<PartyWithoutKana>`
    select id, name, recorded_at as "recordedAt" from party where name is not null and name_kana is null order by recorded_at, id`.execute(
    database,
  )
  return rows
}
