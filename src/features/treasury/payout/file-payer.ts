import { COMPANY_BANK } from '../../../domain/treasury/company-bank.ts'
import type { Config } from '../../../platform/config.ts'
import type { FilePayer } from '../../../domain/treasury/zengin-file.ts'

export const noFilePayer = '総合振込ファイルの委託者コードと依頼人名が設定されていません。'

/** The company as the payer of a transfer file; its bank's account ids are branch (3), kind (2) and number (7) in every published example. null while the settings do not say who that is. */
export function filePayer(config: Config): FilePayer | null {
  const { TRANSFER_FILE_CLIENT_CODE: clientCode, TRANSFER_FILE_PAYER_NAME: name } = config
  const account = /^(\d{3})\d{2}(\d{7})$/.exec(config.TRANSFER_FILE_ACCOUNT_ID ?? config.BANK_ACCOUNT_ID)
  if (!clientCode || !name || !account) return null
  const [, branchCode = '', accountNumber = ''] = account
  return {
    clientCode,
    name,
    bankCode: config.TRANSFER_FILE_BANK_CODE ?? COMPANY_BANK.code,
    branchCode,
    accountType: 'ordinary',
    accountNumber,
  }
}
