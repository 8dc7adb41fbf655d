import type { AccountKind } from '../../../ledger/chart.ts'

export const ACCOUNT_TEXTS: Readonly<Record<AccountKind, string>> = {
  bank: '銀行口座',
  fund_asset: 'ファンドの資産',
  return_due: '振込不能による返却待ち',
  deposit: '預り金（入金途中）',
  capital: '出資金（運用開始前）',
  deployed: '出資金（運用中）',
  payable: '未払いの分配・償還',
  refundable: '未払いの返金',
  in_flight: '送金手続き中',
  suspense: '仮受金（入金者不明）',
  tax: '預り源泉税',
  float: '運営者の資金',
}

/** What people call an account of the books. */
export const accountText = (kind: AccountKind): string => ACCOUNT_TEXTS[kind]

/** In the order in which a balance sheet lists them: what we have, then what we owe. */
export const accountKinds = Object.keys(ACCOUNT_TEXTS) as AccountKind[]
