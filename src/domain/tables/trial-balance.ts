import { column, day, text, yen } from './column.ts'
import { anyText } from './filter.ts'
import { columnList, table } from './table.ts'

const filters = { book: anyText(), from: anyText(), until: anyText() }

/** A book's accounts over some days. */
export const trialBalanceTable = table({
  name: 'trial-balance',
  fileName: '試算表',
  columns: {
    text: column({ head: '科目', kind: text }),
    section: column({ head: '区分', kind: text }),
    opening: column({ head: '前日の残高（円）', kind: yen }),
    debit: column({ head: '借方（円）', kind: yen }),
    credit: column({ head: '貸方（円）', kind: yen }),
    closing: column({ head: '残高（円）', kind: yen }),
  },
  filters,
})

/** Statement of income and balance sheet of some days, line by line. */
export const bookStatementsTable = table({
  name: 'book-statements',
  fileName: '損益計算書・貸借対照表',
  columns: {
    statement: column({ head: '計算書', kind: text }),
    section: column({ head: '区分', kind: text }),
    text: column({ head: '科目', kind: text }),
    closing: column({ head: '金額（円）', kind: yen }),
  },
  filters,
})

/** A line of either on a page. */
export const statementLineList = columnList({
  text: column({ head: '科目', kind: text }),
  section: column({ head: '区分', kind: text }),
  closing: column({ head: '金額（円）', kind: yen }),
})

/** Of each account every entry that moved it, with what stood against it. */
export const generalLedgerTable = table({
  name: 'general-ledger',
  fileName: '総勘定元帳',
  columns: {
    book_name: column({ head: '帳簿', kind: text, only: 'file' }),
    account: column({ head: '科目', kind: text, only: 'file' }),
    on: column({ head: '日付', kind: day }),
    entry: column({ head: '仕訳の番号', kind: text }),
    counter: column({ head: '相手科目', kind: text }),
    remark: column({ head: '摘要', kind: text }),
    tax: column({ head: '消費税の区分', kind: text }),
    debit: column({ head: '借方（円）', kind: yen }),
    credit: column({ head: '貸方（円）', kind: yen }),
    balance: column({ head: '残高（円）', kind: yen }),
  },
  filters,
})
