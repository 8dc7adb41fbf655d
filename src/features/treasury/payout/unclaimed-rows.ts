import { japanDateOf } from '../../../domain/calendar.ts'
import { reminderReached } from '../../../domain/treasury/unclaimed.ts'
import type { Unclaimed } from './load-unclaimed.ts'
import { columnsOf } from './obligation.ts'

/** That a mail about it was due and is sent, as a row of unclaimed_reminder. */
export const mailRow = (
  {
    obligation,
    member_id,
    amount,
    since,
    days,
  }: Pick<Unclaimed, 'obligation' | 'member_id' | 'amount' | 'since' | 'days'>,
  now: Date,
) => ({
  ...columnsOf(obligation),
  member_id,
  since,
  way: 'mail' as const,
  days: reminderReached(days),
  amount,
  told_on: japanDateOf(now),
  recorded_at: now,
})
