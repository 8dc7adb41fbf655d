import { column, composed, count, day, instant, text, yen } from './column.ts'
import { columnList } from './table.ts'

/** What the last run of every money check found. */
export const moneyCheckList = columnList({
  id: column({ head: '検査', kind: text }),
  statement: column({ head: '成り立つこと', kind: text, isProse: true }),
  result: column({ head: '結果', kind: composed, isProse: true }),
  checked_at: column({ head: '最後の検査', kind: instant }),
  broken_since: column({ head: '合わなくなった日時', kind: instant }),
})

/** What we have, or what we owe. */
export const balanceList = columnList({
  account: column({ head: '勘定', kind: text }),
  balance: column({ head: '残高（円）', kind: yen }),
  owners: column({ head: '内訳の数', kind: count }),
})

/** Lines that the bank's own list does not confirm. */
export const statementDifferenceList = columnList({
  transacted_on: column({ head: '日付', kind: day }),
  account: column({ head: '口座', kind: text }),
  amount: column({ head: '金額（円）', kind: yen }),
  remarks: column({ head: '銀行の摘要', kind: text, isProse: true }),
  kind: column({ head: '照合の結果', kind: composed, isProse: true }),
  listed: column({ head: '銀行の明細の内容', kind: composed, isProse: true }),
  found_at: column({ head: '確認した日時', kind: instant }),
})

/** What each book has, of a fund, of the operator, or of nobody known. */
export const bookList = columnList({
  name: column({ head: '帳簿', kind: text }),
  cash: column({ head: '現金（円）', kind: yen }),
  tied: column({ head: '使えない分（円）', kind: yen }),
  free: column({ head: '使える分（円）', kind: yen }),
  short: column({ head: '不足額（円）', kind: yen }),
})

/** The accounts of one book. */
export const bookAccountList = columnList({
  account: column({ head: '勘定', kind: text }),
  debit: column({ head: '借方（円）', kind: composed, align: 'right' }),
  credit: column({ head: '貸方（円）', kind: composed, align: 'right' }),
})

/** The steps of a yen, from the bank's line to the payment. */
export const trailStepList = columnList({
  at: column({ head: '日時', kind: instant }),
  text: column({ head: '内容', kind: text }),
  amount: column({ head: '金額（円）', kind: yen }),
  entry: column({ head: '仕訳', kind: composed, align: 'right' }),
  bank_line: column({ head: '銀行の明細', kind: composed, align: 'right' }),
  payout: column({ head: '支払い', kind: composed, align: 'right' }),
  actor: column({ head: '行った人', kind: composed }),
})

/** What a month was for each fund. */
export const fundMonthList = columnList({
  name: column({ head: 'ファンド', kind: composed, isProse: true }),
  by_rule: column({ head: '規則で登録（件）', kind: count }),
  by_hand: column({ head: '運営者が登録（件）', kind: count }),
  income: column({ head: '収入（円）', kind: yen }),
  cost: column({ head: '費用（円）', kind: yen }),
  cash: column({ head: '月末の現金（円）', kind: yen }),
  invested: column({ head: '出資金：帳簿（円）', kind: yen }),
  registered: column({ head: '出資金：名簿（円）', kind: yen }),
  closed: column({ head: '状態', kind: composed }),
})

/** A fund's payments that two people decide on before they leave. */
export const outgoingPlanList = columnList({
  pay_on: column({ head: '支払日', kind: composed }),
  name: column({ head: 'ファンド', kind: composed, isProse: true }),
  payee: column({ head: '支払先', kind: composed, isProse: true }),
  text: column({ head: '支払いの内容', kind: composed, isProse: true }),
  amount: column({ head: '金額（円）', kind: yen }),
  state: column({ head: '状態', kind: composed }),
  act: column({ head: '操作', kind: composed }),
})

/** Costs that arose and are not paid. */
export const costAccrualList = columnList({
  arose_on: column({ head: '生じた日', kind: day }),
  name: column({ head: 'ファンド', kind: composed, isProse: true }),
  text: column({ head: '費用', kind: composed, isProse: true }),
  amount: column({ head: '計上額（円）', kind: yen }),
  left_over: column({ head: '未払い（円）', kind: yen }),
  act: column({ head: '操作', kind: composed }),
})

/** Costs paid ahead of the days that they belong to. */
export const prepaidCostList = columnList({
  paid_on: column({ head: '支払日', kind: day }),
  name: column({ head: 'ファンド', kind: composed, isProse: true }),
  text: column({ head: '費用', kind: composed, isProse: true }),
  days: column({ head: '対象期間', kind: composed }),
  amount: column({ head: '支払額（円）', kind: yen }),
  left_over: column({ head: '残り（円）', kind: yen }),
  act: column({ head: '操作', kind: composed }),
})

/** Notices of property tax. */
export const propertyTaxList = columnList({
  year: column({ head: '年度', kind: composed }),
  name: column({ head: 'ファンド', kind: composed, isProse: true }),
  about: column({ head: '納税通知', kind: text, isProse: true }),
  amount: column({ head: '年税額（円）', kind: yen }),
  accrued: column({ head: '計上済み（円）', kind: yen }),
  next: column({ head: '次の納付', kind: composed, isProse: true }),
  act: column({ head: '操作', kind: composed }),
})

/** What the operator has paid for funds. */
export const operatorAdvanceList = columnList({
  name: column({ head: 'ファンド', kind: composed, isProse: true }),
  owed: column({ head: '立て替え（円）', kind: yen }),
  payable: column({ head: '精算できる額（円）', kind: yen }),
  act: column({ head: '操作', kind: composed }),
})

/** What is missing in a month. */
export const openQuestionList = columnList({
  name: column({ head: 'ファンド', kind: composed, isProse: true }),
  text: column({ head: '確認事項', kind: text, isProse: true }),
  answer: column({ head: '回答', kind: composed, isProse: true }),
  act: column({ head: '操作', kind: composed }),
})

/** Rents that are behind, by lease: months in a row are one row. */
export const rentArrearList = columnList({
  name: column({ head: 'ファンド', kind: composed, isProse: true }),
  unit: column({ head: '部屋', kind: text, isProse: true }),
  tenant: column({ head: '借主', kind: text, isProse: true }),
  month: column({ head: '対象月', kind: composed }),
  due: column({ head: '月額賃料（円）', kind: yen }),
  missingInAll: column({ head: '不足額（円）', kind: yen }),
  due_on: column({ head: '最初の支払期限', kind: day }),
  days: column({ head: '滞納日数', kind: composed, align: 'right' }),
})

/** Rents that came and stand for no lease. */
export const rentOfNoLeaseList = columnList({
  transacted_on: column({ head: '日付', kind: day }),
  name: column({ head: 'ファンド', kind: composed, isProse: true }),
  remarks: column({ head: '銀行の摘要', kind: text, isProse: true }),
  about: column({ head: '部屋・対象月', kind: text, isProse: true }),
  amount: column({ head: '金額（円）', kind: yen }),
  line: column({ head: '明細', kind: composed }),
})

/** Rules by which lines of the account explain themselves. */
export const lineRuleList = columnList({
  remitter: column({ head: '摘要', kind: text, isProse: true }),
  amount: column({ head: '金額（円）', kind: composed, align: 'right' }),
  classified_as: column({ head: '登録する内容', kind: composed, isProse: true }),
  used: column({ head: '登録した件数', kind: count }),
  last_used_on: column({ head: '最後の明細', kind: day }),
  kept_by: column({ head: '登録した人', kind: text }),
  end: column({ head: '操作', kind: composed }),
})
