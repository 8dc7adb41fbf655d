import type { Id } from '../../../domain/id.ts'
import { waitlistEntryLifecycle } from '../../../domain/lifecycles/waitlist-entry.ts'
import { yen, type Yen } from '../../../domain/money.ts'
import { isInvitationGood } from '../../../domain/investing/waitlist.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { FundRecord } from '../../funds/fund/fund-record.ts'
import { move } from '../../core/move.ts'

/** What is held in a locked fund for each of these members now. Asks the database only where something is held at all. */
export async function loadOwnHolds(
  transaction: Transaction,
  fund: FundRecord,
  memberIds: readonly Id<'member'>[],
  now: Date,
): Promise<Map<Id<'member'>, Yen>> {
  if (fund.totals.held === 0 || memberIds.length === 0) return new Map()
  const rows = await transaction
    .selectFrom('waitlist_entry')
    .select(['member_id', 'amount', 'invited_until'])
    .where('fund_id', '=', fund.id)
    .where('member_id', 'in', [...new Set(memberIds)])
    .where('status', '=', 'invited')
    .execute()
  return new Map(
    rows
      .filter((row) => row.invited_until !== null && isInvitationGood(row.invited_until, now))
      .map((row) => [row.member_id, yen(row.amount)]),
  )
}

/** Whoever applies waits no more. Asks nothing of the database where nobody waits. */
export async function endWaiting(
  transaction: Transaction,
  fund: FundRecord,
  applications: readonly { memberId: Id<'member'>; investmentId: Id<'investment'> }[],
  now: Date,
): Promise<void> {
  if (fund.totals.held === 0 && fund.waiting === 0) return
  for (const { memberId, investmentId } of applications) {
    const place = { fund_id: fund.id, member_id: memberId }
    const set = { status_at: now, investment_id: investmentId }
    await move(transaction, waitlistEntryLifecycle, place, { event: 'applied', set })
  }
}
