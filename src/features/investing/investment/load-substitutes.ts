import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** Where an application stands that was not drawn and waits for room. */
export interface SubstituteFacts {
  application_id: Id<'investment'>
  /** From 1; null where a place is kept now. */
  rank: number | null
  /** The last instant at which the place is kept; null where none is. */
  offered_until: Date | null
}

/** By application. An offer that ran out is none, whether or not the place has been passed on. */
export async function loadSubstitutes(
  database: Queryable,
  investmentIds: readonly Id<'investment'>[],
  now: Date,
): Promise<Map<Id<'investment'>, SubstituteFacts>> {
  if (investmentIds.length === 0) return new Map()
  const { rows } = await sql<SubstituteFacts>`
    select w.application_id, w.invited_until as offered_until,
      case when w.status = 'waiting' then (select count(*) from waitlist_entry before where before.fund_id = w.fund_id and before.status = 'waiting' and before.id <= w.id) end as rank
    from waitlist_entry w
    where w.application_id = any(${[...investmentIds]}::bigint[]) and w.status in ('waiting', 'invited')
      and (w.invited_until is null or w.invited_until >= ${now})`.execute(database)
  return new Map(rows.map((row) => [row.application_id, row]))
}
