import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { WaitlistStatus } from '../../../domain/investing/waitlist.ts'
import { showFundsById } from '../../funds/fund/show-funds.ts'
import type { Services } from '../../core/services.ts'

/** Where the member waits or is invited, the earliest first. An invitation that ran out is none, whether or not it has been passed on. */
export async function myWaitlist(services: Services, memberId: Id<'member'>) {
  const now = services.clock.now()
  const { rows } = await sql<EntryRow>`
    select w.id, w.fund_id, w.amount, w.status, w.joined_at, w.invited_until, w.application_id,
      case when w.status = 'waiting' then (select count(*) from waitlist_entry before where before.fund_id = w.fund_id and before.status = 'waiting' and before.id <= w.id) end as rank
    from waitlist_entry w
    where w.member_id = ${memberId} and w.status in ('waiting', 'invited') and (w.invited_until is null or w.invited_until >= ${now})
    order by w.id`.execute(services.database)
  const funds = await showFundsById(
    services,
    rows.map((row) => row.fund_id),
  )
  return rows.flatMap((row) => {
    const fund = funds.get(row.fund_id)
    return fund ? [{ ...row, fund }] : []
  })
}

export type MyWaitlistEntry = Awaited<ReturnType<typeof myWaitlist>>[number]

interface EntryRow {
  id: Id<'waitlist_entry'>
  fund_id: Id<'fund'>
  amount: number
  status: Extract<WaitlistStatus, 'waiting' | 'invited'>
  joined_at: Date
  invited_until: Date | null
  /** The lottery application with which a substitute waits. */
  application_id: Id<'investment'> | null
  /** The place in the line, from 1; null for one who is invited. */
  rank: number | null
}
