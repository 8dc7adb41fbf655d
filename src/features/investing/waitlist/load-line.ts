import type { Id } from '../../../domain/id.ts'
import type { WaitlistStatus } from '../../../domain/investing/waitlist.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** A place in a fund's line, in its order. */
export interface LineEntry {
  id: Id<'waitlist_entry'>
  memberId: Id<'member'>
  /** Whole yen. */
  amount: number
  status: WaitlistStatus
  invitedUntil: Date | null
  /** The lottery application with which a substitute waits; null on a waitlist. */
  applicationId: Id<'investment'> | null
}

/** Those who wait or are invited, in the order in which they came; every invited one among the first of them, as the order wants it. */
export async function loadLine(database: Queryable, fundId: Id<'fund'>, most: number): Promise<LineEntry[]> {
  const rows = await database
    .selectFrom('waitlist_entry')
    .select(['id', 'member_id', 'amount', 'status', 'invited_until', 'application_id'])
    .where('fund_id', '=', fundId)
    .where('status', 'in', ['waiting', 'invited'])
    .orderBy((expression) => expression('status', '=', 'waiting'))
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    memberId: row.member_id,
    amount: row.amount,
    status: row.status,
    invitedUntil: row.invited_until,
    applicationId: row.application_id,
  }))
}
