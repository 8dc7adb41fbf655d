/** What an account of the company beside the collecting one is for. */
export const ACCOUNT_PURPOSES = {
  fund: 'ファンド専用',
  operator: '運営者の資金',
  tax: '源泉所得税の納付',
} as const

export type AccountPurpose = keyof typeof ACCOUNT_PURPOSES

/** As people write it: branch and number. */
export const writtenAccount = ({ branchCode, accountNumber }: { branchCode: string; accountNumber: string }): string =>
  `${branchCode}-${accountNumber}`

/** The bank's account ids are branch (3), kind (2) and number (7) in every published example; one that is not stands as it is. */
export function writtenId(accountId: string): string {
  const [, branchCode, accountNumber] = /^(\d{3})\d{2}(\d{7})$/.exec(accountId) ?? []
  return branchCode === undefined || accountNumber === undefined
    ? accountId
    : writtenAccount({ branchCode, accountNumber })
}
