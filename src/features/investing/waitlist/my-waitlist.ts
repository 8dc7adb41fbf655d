import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { WaitlistStatus } from '../../../domain/investing/waitlist.ts'
import { showFundsById, type ShownFund } from '../../funds/fund/show-funds.ts'
import type { Services } from '../../core/services.ts'

export interface MyWaitlistEntry {
  id: Id<'waitlist_entry'>
  fund: ShownFund
  /** Whole yen. */
  amount: number
  status: Extract<WaitlistStatus, 'waiting' | 'invited'>
  /** The place in the line, from 1; null for one who is invited. */
  rank: number | null
  joinedAt: Date
  invitedUntil: Date | null
  /** The lottery application with which a substitute waits. */
  applicationId: Id<'investment'> | null
}

/** Where the member waits or is invited, the earliest first. An invitation that ran out is none, whether or not it has been passed on. */
export async function myWaitlist(services: Services, memberId: Id<'member'>): Promise<MyWaitlistEntry[]> {
  const now = services.clock.now()
  const { rows } = await sql<EntryRow>`
    select w.id, w.fund_id, w.amount, w.status, w.joined_at, w.invited_until, w.application_id,
      (select count(*) from waitlist_entry before where before.fund_id = w.fund_id and before.status = 'waiting' and before.id <= w.id) as rank
    from waitlist_entry w
    where w.member_id = ${memberId} and w.status in ('waiting', 'invited') and (w.invited_until is null or w.invited_until >= ${now})
    order by w.id`.execute(services.database)
  const funds = await showFundsById(
    services,
    rows.map((row) => row.fund_id),
  )
  return rows.flatMap((row) => {
    const fund = funds.get(row.fund_id)
    return fund ? [toEntry(row, fund)] : []
  })
}

interface EntryRow {
  id: Id<'waitlist_entry'>
  fund_id: Id<'fund'>
  amount: number
  status: 'waiting' | 'invited'
  joined_at: Date
  invited_until: Date | null
  application_id: Id<'investment'> | null
  rank: number
}

const toEntry = (row: EntryRow, fund: ShownFund): MyWaitlistEntry => ({
  id: row.id,
  fund,
  amount: row.amount,
  status: row.status,
  rank: row.status === 'waiting' ? row.rank : null,
  joinedAt: row.joined_at,
  invitedUntil: row.invited_until,
  applicationId: row.application_id,
})
