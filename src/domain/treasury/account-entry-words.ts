/** What a line of the company's account was, as an operator says it. */
export const ACCOUNT_ENTRY_KINDS = {
  float_in: '運営者の資金の入金',
  float_out: '運営者の資金の出金',
  fee: '手数料',
  tax: '源泉所得税の納付',
  payout_returned: '振込先からの返却',
  fund: 'ファンドの収入・支払い',
  suspense: '仮受金（入金者不明）',
  suspense_returned: '入金者不明の入金の返却',
} as const

export type AccountEntryKind = keyof typeof ACCOUNT_ENTRY_KINDS
