import { column, count, day, text, yen } from './column.ts'
import { anyText } from './filter.ts'
import { table } from './table.ts'

const filters = { book: anyText(), from: anyText(), until: anyText() }

/** What was sold and bought over some days, by book, class and rate. */
export const consumptionTaxTable = table({
  name: 'consumption-tax',
  fileName: '消費税の集計',
  columns: {
    book_name: column({ head: '帳簿', kind: text }),
    side: column({ head: '収入・支出', kind: text }),
    class_text: column({ head: '区分', kind: text }),
    rate_text: column({ head: '税率', kind: text }),
    count: column({ head: '件数', kind: count }),
    usual: column({ head: 'うち通常の区分', kind: count }),
    gross: column({ head: '税込の金額（円）', kind: yen }),
    base: column({ head: '税抜の金額（円）', kind: yen }),
    tax: column({ head: '消費税（円）', kind: yen }),
    share_text: column({ head: '控除できる割合', kind: text }),
    deductible: column({ head: '控除できる消費税（円）', kind: yen }),
  },
  filters,
})

/** The same, sum by sum: each with the entry that it is of. */
export const consumptionTaxLinesTable = table({
  name: 'consumption-tax-lines',
  fileName: '消費税の明細',
  columns: {
    book_name: column({ head: '帳簿', kind: text }),
    on: column({ head: '日付', kind: day }),
    entry: column({ head: '仕訳の番号', kind: text }),
    account: column({ head: '科目', kind: text }),
    class_text: column({ head: '区分', kind: text }),
    basis: column({ head: '区分の決め方', kind: text }),
    rate_text: column({ head: '税率', kind: text }),
    gross: column({ head: '税込の金額（円）', kind: yen }),
    tax: column({ head: '消費税（円）', kind: yen }),
    share_text: column({ head: '控除できる割合', kind: text }),
    deductible: column({ head: '控除できる消費税（円）', kind: yen }),
    invoice_number: column({ head: '登録番号', kind: text }),
    remarks: column({ head: '銀行の摘要', kind: text }),
    about: column({ head: '部屋・対象月', kind: text }),
  },
  filters,
})
