import type { Id } from '../../../domain/id.ts'
import { addYen, yen, type Yen } from '../../../domain/money.ts'
import type { CoolingOffFacts } from '../../../domain/investing/cooling-off.ts'
import type { CancelReason } from '../../../domain/lifecycles/investment.ts'
import { owed } from '../../../ledger/balance.ts'
import type { Queryable, Transaction } from '../../../platform/database/connect.ts'
import { lockedInvestments } from '../../core/locks.ts'
import { lockMembers } from '../investment/lock-members.ts'
import { lockFund } from '../../funds/fund/lock-fund.ts'

/** The contract that somebody wants to rescind, with its money. */
export interface Contract extends CoolingOffFacts {
  investmentId: Id<'investment'>
  fundId: Id<'fund'>
  memberId: Id<'member'>
  cancelReason: CancelReason | null
  appliedAt: Date
  amount: Yen
  /** Whole yen of part payments. */
  deposited: Yen
  /** Whole yen of paid capital that the operator has not put to work. */
  capital: Yen
  /** Whole yen at work in the fund. */
  deployed: Yen
}

/** Locks fund, member and investment in this order, so that no deposit, start of operation or deadline crosses. Null where there is none. */
export async function lockContract(transaction: Transaction, investmentId: Id<'investment'>): Promise<Contract | null> {
  const found = await transaction
    .selectFrom('investment')
    .select(['fund_id', 'member_id'])
    .where('id', '=', investmentId)
    .executeTakeFirst()
  if (!found) return null
  await lockFund(transaction, found.fund_id)
  await lockMembers(transaction, [found.member_id])
  await lockedInvestments(transaction, [investmentId]).select('id').executeTakeFirstOrThrow()
  return loadContract(transaction, investmentId)
}

async function loadContract(database: Queryable, investmentId: Id<'investment'>): Promise<Contract> {
  const row = await database
    .selectFrom('investment')
    .leftJoin('contract_document as document', 'document.investment_id', 'investment.id')
    .select((expression) => [
      'investment.fund_id',
      'investment.member_id',
      'investment.amount',
      'investment.status',
      'investment.cancel_reason',
      'investment.applied_at',
      'document.delivered_at',
      expression
        .exists(
          expression
            .selectFrom('distribution_share as share')
            .select('share.id')
            .whereRef('share.investment_id', '=', 'investment.id'),
        )
        .as('is_distributed'),
    ])
    .where('investment.id', '=', investmentId)
    .executeTakeFirstOrThrow()
  const fundId = row.fund_id
  return {
    investmentId,
    fundId,
    memberId: row.member_id,
    status: row.status,
    cancelReason: row.cancel_reason,
    appliedAt: row.applied_at,
    amount: yen(row.amount),
    deliveredAt: row.delivered_at,
    isDistributed: Boolean(row.is_distributed),
    deposited: yen(await owed(database, { kind: 'deposit', fundId, investmentId })),
    capital: yen(await owed(database, { kind: 'capital', fundId, investmentId })),
    deployed: yen(await owed(database, { kind: 'deployed', fundId, investmentId })),
  }
}

/** All that goes back to the member. */
export function refundOf(contract: Contract): Yen {
  return addYen(contract.deposited, contract.capital, contract.deployed)
}
