import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** A fund at work, with what it is about. */
export interface EventFund {
  id: Id<'fund'>
  name: string
  total: number
  parts: { id: Id<'property_part'>; name: string }[]
}

/** Funds of which events can be recorded: those whose operation has begun, while somebody's principal is not paid back. */
export async function listEventFunds(database: Queryable): Promise<EventFund[]> {
  const { rows } = await sql<EventFund>`
    select fund.id, fund.name, fund.fund_total as total, coalesce((
      select json_agg(json_build_object('id', part.id, 'name', concat_ws(' ', property.address, nullif(property.building_name, ''), part.name)) order by part.id)
      from fund_property link join property_part part on part.id = link.part_id join property on property.id = part.property_id
      where link.fund_id = fund.id), '[]') as parts
    from fund join fund_result result on result.fund_id = fund.id
    where result.operation_booked_at is not null
      and exists (select from investment where fund_id = fund.id and status = 'participating' and redeemed_at is null)
    order by fund.id desc`.execute(database)
  return rows
}
