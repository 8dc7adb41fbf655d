import type { Credentials } from '../settings.ts'

/** An account of the operating company at the bank. */
export interface RealAccount {
  id: string
  branchCode: string
  branchName: string
  branchNameKana: string
  number: string
  holderName: string
  holderNameKana: string
  /** partnerName in listings: 10 characters at most. */
  serviceName: string
  /** Whole yen on the day the account was opened here. */
  openingBalance: number
}

export const ownBankCode = '0310'

/** The collecting account, which every virtual account belongs to. The account id is branch (3), kind (2) and number (7) in every published example. */
export function openRealAccount({ bankAccountId: id }: Credentials): RealAccount {
  return {
    id,
    branchCode: id.slice(0, 3),
    branchName: '法人第二営業部',
    branchNameKana: 'ﾎｳｼﾞﾝﾀﾞｲﾆ',
    number: id.slice(5),
    holderName: '糸ファンディング株式会社',
    holderNameKana: 'ｲﾄﾌｱﾝﾃﾞｲﾝｸﾞ(ｶ',
    serviceName: '糸funding',
    openingBalance: 50_000_000,
  }
}
