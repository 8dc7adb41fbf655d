import { FEE_PAYEES } from '../treasury/fee-withholding.ts'
import { column, composed, count, day, instant, text, word, yen } from './column.ts'
import { anyText, ifSo } from './filter.ts'
import { columnList, table } from './table.ts'

/** The tax withheld from dividends, by the month in which they were paid. */
export const taxMonthList = columnList({
  month: column({ head: '支払った月', kind: text }),
  count: column({ head: '件数', kind: count, isInDetails: true }),
  dividend: column({ head: '分配金（円）', kind: yen, isInDetails: true }),
  tax: column({ head: '源泉徴収（円）', kind: yen }),
  paid: column({ head: '納付済み（円）', kind: yen }),
  open: column({ head: '未納（円）', kind: yen }),
  due_on: column({ head: '納付期限', kind: day }),
  paid_on: column({ head: '納付日', kind: day, isInDetails: true }),
  state: column({ head: '状態', kind: composed }),
})

/** Members whose papers of a closed year were issued. */
export const closedYearList = columnList({
  member: column({ head: '会員', kind: composed }),
  differences: column({ head: '書類と今の内容の違い', kind: composed, isProse: true }),
  papers: column({ head: '発行した書類', kind: composed }),
  dividend: column({ head: '分配金（円）', kind: yen }),
  tax: column({ head: '源泉徴収（円）', kind: yen }),
})

/** Of members whose papers of a closed year were issued. */
export const closedYearFilters = {
  is_different: ifSo("Only whose papers say otherwise than the books or the member's file."),
  search: anyText("A member's number or part of a name."),
}

/** Members whose statutory report needs an individual number, and whether that is kept outside. */
export const individualNumberList = columnList({
  member: column({ head: '会員', kind: composed }),
  dividend: column({ head: '分配金（円）', kind: yen }),
  received_on: column({ head: '受け取った日', kind: day }),
  reference: column({ head: '保管先の整理番号', kind: text }),
  recorded_by: column({ head: '記録した運営者', kind: text }),
})

/** Of members whose statutory report needs a number. */
export const individualNumberFilters = {
  is_missing: ifSo('Only those whose number nobody has recorded as received.'),
  search: anyText("A member's number or part of a name."),
}

/** What two people corrected in the papers of a closed year. */
export const taxCorrectionList = columnList({
  corrected_at: column({ head: '訂正した日時', kind: instant }),
  reason: column({ head: '理由', kind: text, isProse: true }),
  people: column({ head: '会員', kind: count }),
  decision: column({ head: '提案・承認', kind: composed }),
  reports: column({ head: '支払調書の訂正分', kind: composed }),
})

/** All members' figures of a year, as their annual reports tell them: a file without a page. */
export const annualFiguresList = columnList({
  member_number: column({ head: '会員番号', kind: text }),
  name: column({ head: '氏名', kind: text }),
  dividend: column({ head: '分配金（税引前）', kind: yen }),
  tax: column({ head: '源泉徴収税額', kind: yen }),
  pay_amount: column({ head: '支払額', kind: yen }),
  loss: column({ head: '損失', kind: yen }),
  unpaid_dividend: column({ head: 'うち未払の分配金', kind: yen }),
  uncollected_tax: column({ head: 'うち未徴収の税額', kind: yen }),
})

/** Tax withheld of fees, by month and fund. */
export const feeTaxMonthList = columnList({
  month: column({ head: '支払った月', kind: composed }),
  project_name: column({ head: 'ファンド', kind: text, isProse: true }),
  fees: column({ head: '件数', kind: count }),
  base: column({ head: '対象の報酬（円）', kind: yen }),
  withheld: column({ head: '源泉徴収（円）', kind: yen }),
  open: column({ head: '未納（円）', kind: yen }),
  due_on: column({ head: '納付期限', kind: day }),
  paid_on: column({ head: '納付日', kind: day }),
  state: column({ head: '状態', kind: composed }),
})

/** What each payee was paid in a year. */
export const feePayeeTable = table({
  name: 'fee-payees',
  fileName: '報酬の支払先',
  row: 'FeePayeeYear',
  columns: {
    year: column({ head: '年', kind: text }),
    remarks: column({ head: '支払先（銀行の摘要）', kind: text, isProse: true }),
    payee: column({ head: '区分', kind: word(FEE_PAYEES), isProse: true }),
    payments: column({ head: '件数', kind: count }),
    base: column({ head: '対象の報酬（円）', kind: yen }),
    withheld: column({ head: '源泉徴収（円）', kind: yen }),
  },
  filters: {},
})
