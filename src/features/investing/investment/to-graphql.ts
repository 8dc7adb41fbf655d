import { COMPANY_BANK } from '../../../domain/treasury/company-bank.ts'
import type { DepositAccount } from './load-deposit-accounts.ts'
import type { MyInvestment } from './my-investments.ts'

export interface ApiTransferAccount extends DepositAccount {
  bankCode: string
  bankName: string
  depositDeadlineAt: Date
}

/** The account to pay into: told to nobody, by any field, before the contract document is confirmed. */
export function toTransferAccount(investment: MyInvestment): ApiTransferAccount | null {
  const { account, contractConfirmedAt, depositDeadlineAt } = investment
  if (account === null || contractConfirmedAt === null || depositDeadlineAt === null) return null
  return { ...account, bankCode: COMPANY_BANK.code, bankName: COMPANY_BANK.name, depositDeadlineAt }
}
