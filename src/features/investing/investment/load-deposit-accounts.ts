import type { Queryable } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

/** The account that a member pays into for one investment, and what has arrived there. */
export interface DepositAccount {
  id: Id<'virtual_account_assignment'>
  va_id: string
  branch_code: string
  branch_name: string
  account_number: string
  account_name: string
  transfers: Transfer[]
}

export interface Transfer {
  id: Id<'deposit'>
  /** The bank's own time. */
  transacted_at: Date
  /** Whole yen. */
  amount: number
}

/** By investment. Ask only for investments whose contract document is confirmed: before that the account is told to nobody. */
export async function loadDepositAccounts(
  database: Queryable,
  investmentIds: readonly Id<'investment'>[],
): Promise<Map<Id<'investment'>, DepositAccount>> {
  if (investmentIds.length === 0) return new Map()
  const accounts = await database
    .selectFrom('virtual_account_assignment as assignment')
    .innerJoin('virtual_account as account', 'account.id', 'assignment.virtual_account_id')
    .select([
      'assignment.investment_id',
      'assignment.id',
      'account.va_id',
      'account.branch_code',
      'account.branch_name',
      'account.account_number',
      'account.account_name',
    ])
    .where('assignment.investment_id', 'in', [...investmentIds])
    .execute()
  const transfers = await database
    .selectFrom('deposit')
    .innerJoin('bank_line', 'bank_line.id', 'deposit.bank_line_id')
    .select(['deposit.investment_id', 'deposit.id', 'bank_line.transacted_at', 'bank_line.amount'])
    .where('deposit.investment_id', 'in', [...investmentIds])
    .orderBy('bank_line.transacted_at')
    .orderBy('deposit.id')
    .execute()
  return new Map(
    accounts.map((account) => [
      account.investment_id,
      {
        ...account,
        transfers: transfers.filter((transfer) => transfer.investment_id === account.investment_id),
      },
    ]),
  )
}
