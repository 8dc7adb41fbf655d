import { startOfDay, type JapanDate } from '../../domain/calendar.ts'
import { post } from '../../ledger/post.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { recordFundEvent } from '../fund/record-fund-event.ts'
import type { Services } from '../services.ts'

/**
 * The fund's operation begins: every participant's capital is handed to the operator and stands from now on as money at work
 * in the fund. Recorded once; a repeat changes nothing.
 */
export async function startOperation(
  services: Services,
  { fundId, startOn, actor = 'schedule' }: { fundId: number; startOn: JapanDate; actor?: string },
): Promise<void> {
  const now = services.clock.now()
  await inTransaction(services.database, async (transaction) => {
    await transaction.selectFrom('fund').select('id').where('id', '=', fundId).forUpdate().executeTakeFirstOrThrow()
    const participants = await transaction
      .selectFrom('investment')
      .select(['id', 'amount'])
      .where('fund_id', '=', fundId)
      .where('status', '=', 'participating')
      .orderBy('id')
      .execute()
    const total = participants.reduce((sum, { amount }) => sum + amount, 0)
    if (total > 0) {
      await post(transaction, {
        kind: 'operation_started',
        key: `operation-started:${fundId}`,
        effectiveAt: startOfDay(startOn),
        recordedAt: now,
        lines: [
          ...participants.map(({ id, amount }) => ({ account: { kind: 'capital', investmentId: id } as const, debit: amount })),
          { account: { kind: 'float' }, credit: total },
          { account: { kind: 'fund_asset', fundId }, debit: total },
          ...participants.map(({ id, amount }) => ({ account: { kind: 'deployed', investmentId: id } as const, credit: amount })),
        ],
      })
    }
    await transaction
      .insertInto('fund_result')
      .values({ fund_id: fundId, operation_start_on: startOn })
      .onConflict((conflict) => conflict.column('fund_id').doUpdateSet({ operation_start_on: startOn }))
      .execute()
    await recordFundEvent(transaction, { fundId, event: 'operation_started', actor, reason: `capital handed over on ${startOn}`, at: now })
  })
}
