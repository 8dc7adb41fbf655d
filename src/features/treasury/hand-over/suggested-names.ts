import type { AccountKind } from '../../../ledger/chart.ts'

/** Twelve full-width characters at most, which every program takes. */
interface SuggestedName {
  name: string
  /** Nothing to do with consumption tax; of an income or a cost the office says which class it is. */
  isOutside: boolean
}

const outside = (name: string): SuggestedName => ({ name, isOutside: true })
const toBeSaid = (name: string): SuggestedName => ({ name, isOutside: false })

/** What an office might call the accounts of the ledger: a first proposal, which operators put right once. */
export const SUGGESTED_NAMES: Readonly<Record<AccountKind, SuggestedName>> = {
  bank: outside('普通預金'),
  in_transit: outside('預金振替'),
  return_due: outside('未収入金'),
  property: outside('販売用不動産'),
  advance_paid: outside('前渡金'),
  prepaid_cost: outside('前払費用'),
  fund_interest: outside('匿名組合出資金'),
  advanced: outside('立替金'),
  earmarked: outside('支払予定'),
  unexplained: outside('仮払金'),
  deposit: outside('預り金（入金途中）'),
  capital: outside('出資預り金（開始前）'),
  deployed: outside('匿名組合出資預り金'),
  subordinated: outside('劣後出資'),
  fill_in: outside('補填出資'),
  taken_over: outside('引受出資'),
  payable: outside('未払分配金'),
  withholding_unpaid: outside('未徴収源泉税'),
  refundable: outside('未払返金'),
  in_flight: outside('送金手続中'),
  withholding_in_flight: outside('送金手続中源泉税'),
  suspense: outside('仮受金'),
  tax: outside('預り金（源泉税）'),
  fee_tax: outside('預り金（報酬源泉税）'),
  set_aside: outside('支払予定取置'),
  tenant_deposit: outside('預り敷金'),
  sale_deposit: outside('前受金（手付）'),
  loan: outside('借入金'),
  advance_rent: outside('前受賃料'),
  accrued_cost: outside('未払費用'),
  owed_to_operator: outside('営業者立替金'),
  operator_share: outside('未払営業者損益'),
  rent_income: toBeSaid('賃貸料収入'),
  other_income: toBeSaid('雑収入'),
  sale_proceeds: toBeSaid('不動産売上高'),
  cost: toBeSaid('費用'),
  sale_cost: outside('不動産売上原価'),
  undistributed: outside('未処分損益'),
  declared_income: toBeSaid('収入（明細なし）'),
  own_equity: outside('元入金'),
  retained_earnings: outside('繰越利益剰余金'),
  fund_result: outside('匿名組合損益'),
  fee: toBeSaid('支払手数料'),
  surcharge: outside('租税公課'),
  fund_asset: outside('ファンド資産'),
  float: outside('運営者資金'),
}
