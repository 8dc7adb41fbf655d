import { waitlistEntryLifecycle } from '../../../domain/lifecycles/waitlist-entry.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { lockFund } from '../../funds/fund/lock-fund.ts'
import type { Services } from '../../core/services.ts'
import { withdrawSubstitutes } from '../lottery-log/follow-line.ts'
import { move } from '../../core/move.ts'
import { refreshWaitlistOf } from './refresh-waitlist.ts'
import type { Id } from '../../../domain/id.ts'

/** A member leaves a fund's line, invited or not; what was held passes on at once, and with a substitute's place ends the application. Leaving again is true again and changes nothing. */
export async function leaveWaitlist(
  services: Services,
  { memberId, fundId }: { memberId: Id<'member'>; fundId: Id<'fund'> | null },
): Promise<Outcome<true>> {
  if (fundId === null) return noSuchFund
  return inTransaction(services.database, async (transaction) => {
    const now = services.clock.now()
    const fund = await lockFund(transaction, fundId)
    if (!fund?.isPublished) return noSuchFund
    const place = { fund_id: fundId, member_id: memberId }
    const left = await move(transaction, waitlistEntryLifecycle, place, { event: 'left', set: { status_at: now } })
    if (left.length === 0) return success(true)
    await withdrawSubstitutes(transaction, { fundId, entryIds: left, actor: `member:${memberId}`, now })
    await refreshWaitlistOf(transaction, services, fundId, now)
    return success(true)
  })
}

const noSuchFund = refusal('NOT_FOUND', 'ファンドが見つかりません。')
