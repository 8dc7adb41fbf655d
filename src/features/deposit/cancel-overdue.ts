import { yen } from '../../domain/money.ts'
import { owed } from '../../ledger/balance.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { moveInvestments } from '../investment/transition.ts'
import { oweRefund } from '../refund/owe-refund.ts'
import type { Services } from '../services.ts'
import { oweOverdueMail } from './deposit-mail.ts'

/**
 * Cancels what was not fully paid by its deadline; what was paid in part goes on the refund list, and the fund's room is free
 * again. Each investment on its own, under the fund's lock, so that a deposit being booked and a cancellation never cross.
 * @param cutoff deadlines before this instant are over.
 */
export async function cancelOverdue(services: Services, cutoff: Date): Promise<void> {
  const due = await services.database
    .selectFrom('investment')
    .select(['id', 'fund_id'])
    .where('status', '=', 'awaiting_deposit')
    .where('deposit_deadline_at', '<', cutoff)
    .orderBy('id')
    .execute()
  for (const { id, fund_id } of due) await cancelOne(services, id, fund_id)
}

async function cancelOne(services: Services, investmentId: number, fundId: number): Promise<void> {
  await inTransaction(services.database, async (transaction) => {
    const now = services.clock.now()
    await transaction.selectFrom('fund').select('id').where('id', '=', fundId).forNoKeyUpdate().executeTakeFirstOrThrow()
    const [moved] = await moveInvestments(transaction, [investmentId], {
      from: 'awaiting_deposit',
      to: 'canceled',
      cancelReason: 'deadline',
      at: now,
      actor: 'schedule',
      reason: 'deadline_passed',
    })
    if (moved === undefined) return
    const investment = await transaction
      .selectFrom('investment')
      .select('member_id')
      .where('id', '=', investmentId)
      .executeTakeFirstOrThrow()
    const received = yen(await owed(transaction, { kind: 'deposit', investmentId }))
    if (received > 0) {
      await oweRefund(transaction, {
        memberId: investment.member_id,
        investmentId,
        amount: received,
        reason: 'overdue',
        from: 'deposit',
        // An investment may be cancelled, brought back and never cancelled again by its deadline.
        key: `overdue:${investmentId}`,
        now,
      })
    }
    await oweOverdueMail(transaction, services, { investmentId, received, now })
  })
}
