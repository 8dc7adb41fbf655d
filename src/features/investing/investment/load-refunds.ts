import type { RefundReason } from '../../../domain/lifecycles/refund.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

/** Money of an investment that goes back to its member. */
export interface InvestmentRefund {
  id: Id<'refund'>
  /** Whole yen. */
  amount: number
  reason: RefundReason
  owed_since: Date
  /** Null until the transfer has left. */
  paid_at: Date | null
}

/** By investment, oldest first; without what was taken back for an investment that came to life again. */
export async function loadRefunds(
  database: Queryable,
  investmentIds: readonly Id<'investment'>[],
): Promise<Map<Id<'investment'>, InvestmentRefund[]>> {
  if (investmentIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('refund')
    .select(['id', 'investment_id', 'amount', 'reason', 'owed_since', 'paid_at'])
    .where('investment_id', 'in', [...investmentIds])
    .where('status', '<>', 'withdrawn')
    .orderBy('id')
    .execute()
  const refunds = new Map<Id<'investment'>, InvestmentRefund[]>()
  for (const row of rows) refunds.set(row.investment_id, [...(refunds.get(row.investment_id) ?? []), row])
  return refunds
}
