import { sql } from 'kysely'
import type { Id } from '../../domain/id.ts'
import type { Transaction } from '../../platform/database/connect.ts'

// The rows that many transactions lock, and the one order in which each of them does: the fund, then members by their ids, then investments by
// theirs. Two that keep to it wait for each other and never in a circle. A statement that waited still sees what was there before it began
// to wait: whatever has to be of the time behind the lock is read by a statement of its own.

/** First, by every transaction that gives or takes room in a fund. */
export const lockedFund = (transaction: Transaction, fundId: Id<'fund'>) =>
  transaction.selectFrom('fund').where('id', '=', fundId).forNoKeyUpdate()

/** Second: whoever adds up these members' money waits here. */
export const lockedMembers = (transaction: Transaction, memberIds: readonly Id<'member'>[]) =>
  transaction
    .selectFrom('member')
    .where(sql<boolean>`id = any(${[...new Set(memberIds)]}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()

/** Third: nothing is booked on them meanwhile. */
export const lockedInvestments = (transaction: Transaction, investmentIds: readonly Id<'investment'>[]) =>
  transaction
    .selectFrom('investment')
    .where(sql<boolean>`id = any(${[...new Set(investmentIds)]}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
