import type { FreeText } from '../../../domain/free-text.ts'
import type { RecordedFundEvent } from '../../../domain/lifecycles/fund.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

export interface FundEvent {
  fundId: Id<'fund'>
  event: RecordedFundEvent | 'operation_corrected' | 'distribution_reversed' | 'wound_up'
  /** 'operator:3', 'schedule' */
  actor: string
  /** In the field's words: 'total not reached'. */
  reason: FreeText
  at: Date
}

/** Who brought a fund into the next part of its life, when and why; once for each part; corrections as often as there are any. @returns whether it is news. */
export async function recordFundEvent(transaction: Transaction, { fundId, ...event }: FundEvent): Promise<boolean> {
  const written = await transaction
    .insertInto('fund_event')
    .values({ fund_id: fundId, ...event })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}
