import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { lockFund } from '../../funds/fund/lock-fund.ts'
import type { Services } from '../../core/services.ts'
import { refreshWaitlistOf } from './refresh-waitlist.ts'

/** A member leaves a fund's line, invited or not; what was held passes on at once. Leaving again is true again and changes nothing. */
export async function leaveWaitlist(
  services: Services,
  { memberId, fundId }: { memberId: number; fundId: number | null },
): Promise<Outcome<true>> {
  if (fundId === null) return noSuchFund
  return inTransaction(services.database, async (transaction) => {
    const now = services.clock.now()
    const fund = await lockFund(transaction, fundId)
    if (!fund?.isPublished) return noSuchFund
    const left = await transaction
      .updateTable('waitlist_entry')
      .set({ status: 'left', status_at: now })
      .where('fund_id', '=', fundId)
      .where('member_id', '=', memberId)
      .where('status', 'in', ['waiting', 'invited'])
      .returning('id')
      .execute()
    if (left.length > 0) await refreshWaitlistOf(transaction, services, fundId, now)
    return success(true)
  })
}

const noSuchFund = refusal('NOT_FOUND', 'ファンドが見つかりません。')
