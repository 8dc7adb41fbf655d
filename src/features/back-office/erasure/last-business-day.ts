import { sql } from 'kysely'
import { japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

/** The last day on which anything was done between a member who has left and the company; null while he has not left. */
export async function lastBusinessDay(database: Queryable, memberId: Id<'member'>): Promise<JapanDate | null> {
  const { rows } = await sql<{ left_at: Date | null; last_at: Date | null }>`
    select member.left_at, greatest(
      member.left_at,
      (select max(greatest(status_at, redeemed_at)) from investment where member_id = member.id),
      (select max(deposit.booked_at) from deposit join investment on investment.id = deposit.investment_id where investment.member_id = member.id),
      (select max(greatest(owed_since, paid_at)) from refund where member_id = member.id),
      (select max(share.paid_at) from distribution_share share join investment on investment.id = share.investment_id where investment.member_id = member.id),
      (select max(at) from document_delivery where member_id = member.id),
      (select max(greatest(received_at, answered_at)) from enquiry where member_id = member.id)
    ) as last_at
    from member where id = ${memberId}`.execute(database)
  const [row] = rows
  return row?.left_at && row.last_at ? japanDateOf(row.last_at) : null
}
