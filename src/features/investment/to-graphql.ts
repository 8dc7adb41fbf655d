import type { DepositAccount } from './load-deposit-accounts.ts'
import type { MyInvestment } from './my-investments.ts'

/** All virtual accounts are at the operator's one bank. */
const bankName = 'GMOあおぞらネット銀行'

export interface ApiTransferAccount extends DepositAccount {
  bankName: string
  depositDeadlineAt: Date
}

/** The account to pay into: told to nobody, by any field, before the contract document is confirmed. */
export function toTransferAccount(investment: MyInvestment): ApiTransferAccount | null {
  const { account, contractConfirmedAt, depositDeadlineAt } = investment
  if (account === null || contractConfirmedAt === null || depositDeadlineAt === null) return null
  return { ...account, bankName, depositDeadlineAt }
}
