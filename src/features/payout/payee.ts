import { YUCHO_BANK_CODE } from '../../domain/yucho.ts'
import { transferName } from '../../domain/zengin-file.ts'

/** An account as transfers need it. */
export interface Payee {
  bankAccountId: number
  bankCode: string
  branchCode: string
  accountType: 'ordinary' | 'current'
  /** Seven digits. */
  accountNumber: string
  /** Half-width kana, in the letters of banks. */
  name: string
}

export interface RegisteredAccount {
  id: number
  bankCode: string
  branchCode: string
  /** One to eight digits, as the member typed them. */
  accountNumber: string
  /** Kana of any width. */
  holderKana: string
}

/**
 * Null where no transfer can be written: a name with letters that banks do not know, or a number that is none. Members register
 * ordinary accounts; at Japan Post Bank a branch that ends with 9 has current ones, and the eight digits of a passbook
 * lose their last, which is always 1 (the bank's published rule).
 */
export function payeeOf(account: RegisteredAccount): Payee | null {
  const name = transferName(account.holderKana)
  const accountNumber = transferNumber(account)
  if (name === null || accountNumber === null) return null
  const isCurrent = account.bankCode === YUCHO_BANK_CODE && account.branchCode.endsWith('9')
  return {
    bankAccountId: account.id,
    bankCode: account.bankCode,
    branchCode: account.branchCode,
    accountType: isCurrent ? 'current' : 'ordinary',
    accountNumber,
    name,
  }
}

function transferNumber({ bankCode, accountNumber }: RegisteredAccount): string | null {
  if (accountNumber.length <= 7) return accountNumber.padStart(7, '0')
  return bankCode === YUCHO_BANK_CODE && accountNumber.endsWith('1') ? accountNumber.slice(0, 7) : null
}
