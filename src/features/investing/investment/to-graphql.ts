import { COMPANY_BANK } from '../../../domain/treasury/company-bank.ts'
import type { MyInvestment } from './my-investments.ts'

/** The account to pay into: told to nobody, by any field, before the contract document is confirmed. */
export function toTransferAccount({
  account,
  contract_confirmed_at: confirmedAt,
  deposit_deadline_at: transferLimitAt,
}: MyInvestment) {
  if (account === null || confirmedAt === null || transferLimitAt === null) return null
  return {
    ...account,
    bank_code: COMPANY_BANK.code,
    bank_name: COMPANY_BANK.name,
    transfer_limit_at: transferLimitAt,
  }
}

export type ApiTransferAccount = NonNullable<ReturnType<typeof toTransferAccount>>
