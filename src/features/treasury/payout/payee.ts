import { transferNumber } from '../../../domain/treasury/account-number.ts'
import type { Id } from '../../../domain/id.ts'
import { YUCHO_BANK_CODE } from '../../../domain/treasury/yucho.ts'
import { transferName } from '../../../domain/treasury/zengin-file.ts'

/** An account as transfers need it. */
export interface PayableAccount {
  bankCode: string
  branchCode: string
  accountType: 'ordinary' | 'current'
  /** Seven digits. */
  accountNumber: string
  /** Half-width kana, in the letters of banks. */
  name: string
}

/** Whom a payout goes to: an account that the member registered, or, of a refund, the payer's that two people named. */
export interface Payee extends PayableAccount {
  bankAccountId: Id<'bank_account'> | null
  refundPayeeId: Id<'refund_payee'> | null
}

export interface RegisteredAccount {
  id: Id<'bank_account'>
  bankCode: string
  branchCode: string
  /** Digits, as they are registered. */
  accountNumber: string
  /** Kana of any width. */
  holderKana: string
}

/**
 * Null where no transfer can be written: a name with letters that banks do not know, or a number that the member has to be asked about. Members register
 * ordinary accounts; at Japan Post Bank a branch that ends with 9 has current ones.
 */
export function payeeOf(account: RegisteredAccount): Payee | null {
  const payable = accountToPay(account)
  return payable === null ? null : { bankAccountId: account.id, refundPayeeId: null, ...payable }
}

/** The same of an account that nobody registered. */
export function accountToPay(account: Omit<RegisteredAccount, 'id'>): PayableAccount | null {
  const name = transferName(account.holderKana)
  const accountNumber = transferNumber(account.bankCode, account.accountNumber)
  if (name === null || accountNumber === null) return null
  const isCurrent = account.bankCode === YUCHO_BANK_CODE && account.branchCode.endsWith('9')
  return {
    bankCode: account.bankCode,
    branchCode: account.branchCode,
    accountType: isCurrent ? 'current' : 'ordinary',
    accountNumber,
    name,
  }
}
