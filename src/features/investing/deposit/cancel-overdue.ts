import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import { yen, type Yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { lockedFund } from '../../core/locks.ts'
import { writeDeferredDocumentsOf } from '../application/write-deferred-documents.ts'
import { moveInvestments } from '../../core/move.ts'
import { recordCloseWhenReached } from '../../funds/fund/close-when-reached.ts'
import { oweRefund } from '../../treasury/refund/owe-refund.ts'
import type { Services } from '../../core/services.ts'
import { enqueueOverdueMails } from './deposit-mail.ts'

/** So many of a fund at once: few enough that nobody waits long for the fund, many enough that thousands are done within a minute. */
const mostAtOnce = 200

/**
 * Cancels what was not fully paid by its deadline; what was paid in part goes on the refund list, and the fund's room is free
 * again. Under the fund's lock, so that a deposit being booked and a cancellation never cross.
 * @param cutoff deadlines before this instant are over.
 */
export async function cancelOverdue(services: Services, cutoff: Date): Promise<void> {
  const due = await services.database
    .selectFrom('investment')
    .select(['id', 'fund_id'])
    .where('status', '=', 'awaiting_deposit')
    .where('deposit_deadline_at', '<', cutoff)
    .orderBy('fund_id')
    .orderBy('id')
    .execute()
  for (const fundId of new Set(due.map(({ fund_id }) => fund_id))) {
    const ids = due.filter(({ fund_id }) => fund_id === fundId).map(({ id }) => id)
    for (let from = 0; from < ids.length; from += mostAtOnce)
      await cancelSome(services, fundId, ids.slice(from, from + mostAtOnce))
  }
}

async function cancelSome(
  services: Services,
  fundId: Id<'fund'>,
  investmentIds: readonly Id<'investment'>[],
): Promise<void> {
  await inTransaction(services.database, async (transaction) => {
    const now = services.clock.now()
    await lockedFund(transaction, fundId).select('id').executeTakeFirstOrThrow()
    await writeDeferredDocumentsOf(transaction, services, investmentIds)
    const moved = await moveInvestments(transaction, investmentIds, {
      event: 'deadline_passed',
      at: now,
      actor: 'schedule',
    })
    if (moved.length > 0) await recordCloseWhenReached(transaction, fundId, now)
    const received = await receivedInPart(transaction, moved)
    for (const { investmentId, memberId, amount } of received) {
      // An investment may be cancelled, brought back and never cancelled again by its deadline.
      await oweRefund(transaction, {
        memberId,
        fundId,
        investmentId,
        amount,
        reason: 'overdue',
        from: 'deposit',
        key: `overdue:${investmentId}`,
        now,
      })
    }
    await enqueueOverdueMails(transaction, services, {
      investmentIds: moved,
      received: new Map(received.map(({ investmentId, amount }) => [investmentId, amount])),
      now,
    })
  })
}

interface PartPayment {
  investmentId: Id<'investment'>
  memberId: Id<'member'>
  amount: Yen
}

async function receivedInPart(
  transaction: Transaction,
  investmentIds: readonly Id<'investment'>[],
): Promise<PartPayment[]> {
  const { rows } = await sql<{ id: Id<'investment'>; member_id: Id<'member'>; received: number }>`
    select investment.id, investment.member_id, -sum(posting.amount) as received
    from investment
    join posting on posting.account_kind = 'deposit' and posting.account_ref = investment.id::text
    where investment.id = any(${[...investmentIds]}::bigint[])
    group by investment.id
    having sum(posting.amount) < 0
    order by investment.id`.execute(transaction)
  return rows.map((row) => ({ investmentId: row.id, memberId: row.member_id, amount: yen(row.received) }))
}
