import { sql } from 'kysely'
import { daysBetween, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { letterDays, nextReminderOn, type UnclaimedCause } from '../../../domain/treasury/unclaimed.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { obligationOf, type ObligationColumns } from './obligation.ts'

type Row = ObligationColumns & {
  member_id: Id<'member'>
  /** Whole yen, after tax. */
  amount: number
  project_name: string
  cause: UnclaimedCause
  since: JapanDate
  /** The last mail about it; null where there was none. */
  told_on: JapanDate | null
  /** When the letter about it was posted; null where none was. */
  letter_on: JapanDate | null
}

/** Something owed that only waits for its member: for an account, or for another one than the bank sent it back from. */
export type Unclaimed = Awaited<ReturnType<typeof loadUnclaimed>>[number]

/** All of it, or a member's, the oldest first. */
export async function loadUnclaimed(database: Queryable, today: JapanDate, memberId: Id<'member'> | null = null) {
  const { rows } = await sql<Row>`
    select waiting.refund_id, waiting.distribution_share_id, waiting.member_id, waiting.amount, waiting.cause, waiting.since::text,
      fund.name as project_name, told.on_day::text as told_on, told.letter_day::text as letter_on
    from unclaimed_money waiting
    left join refund on refund.id = waiting.refund_id
    left join distribution_share share on share.id = waiting.distribution_share_id
    join investment on investment.id = coalesce(refund.investment_id, share.investment_id)
    join fund on fund.id = investment.fund_id
    cross join lateral (
      select max(told_on) filter (where way = 'mail') as on_day, max(told_on) filter (where way = 'letter') as letter_day
      from unclaimed_reminder reminder
      where reminder.told_on >= waiting.since
        and (reminder.refund_id = waiting.refund_id or reminder.distribution_share_id = waiting.distribution_share_id)) told
    where waiting.member_id = coalesce(${memberId}::bigint, waiting.member_id)
    order by waiting.since, waiting.member_id, waiting.refund_id, waiting.distribution_share_id`.execute(database)
  return rows.map((row) => ({
    ...row,
    obligation: obligationOf(row),
    days: daysBetween(row.since, today),
    next_told_on: nextReminderOn(row.since, today),
    /** It has waited so long that a letter is owed, and none was posted. */
    needs_letter: letterDays(row.since).from <= today && row.letter_on === null,
  }))
}
