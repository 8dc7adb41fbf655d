import type { Transaction } from '../../../platform/database/connect.ts'
import { lockedFund } from '../../core/locks.ts'
import type { FundRecord } from './fund-record.ts'
import { loadFund } from './load-funds.ts'
import type { Id } from '../../../domain/id.ts'

/**
 * Locks the fund's row, the first lock of every transaction that gives or takes room in a fund, and reads it afterwards:
 * a statement that waits for a lock still sees the totals of the time before it waited, so the reading is one of its own.
 * @returns null where there is no such fund.
 */
export async function lockFund(transaction: Transaction, fundId: Id<'fund'>): Promise<FundRecord | null> {
  const locked = await lockedFund(transaction, fundId).select('id').executeTakeFirst()
  return locked ? loadFund(transaction, fundId) : null
}
