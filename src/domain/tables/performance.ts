import { column, composed, day, instant, text, yen } from './column.ts'
import { columnList } from './table.ts'

/** What is to be entered, approved or paid next, of all funds. */
export const termDueList = columnList({
  project_name: column({ head: 'ファンド', kind: text }),
  duty: column({ head: '対応内容', kind: composed }),
  due_at: column({ head: '期限', kind: day }),
})

/** Losses of which investors were not told why. */
export const lossToExplainList = columnList({
  project_name: column({ head: 'ファンド', kind: text }),
  amount: column({ head: '投資家の元本の損失（円）', kind: yen }),
  missing: column({ head: '足りないもの', kind: composed }),
  due_on: column({ head: '送信の期限', kind: day }),
})

/** A fund's dividends that are fixed. */
export const fixedDividendList = columnList({
  term: column({ head: '期', kind: text }),
  total_dividend: column({ head: '総額（円）', kind: yen }),
  rate: column({ head: '分配率（実績）', kind: composed, align: 'right' }),
  payday: column({ head: '支払日', kind: day }),
  paid: column({ head: '支払い（人）', kind: composed, align: 'right' }),
})

/** The terms of a fund that renews itself. */
export const termList = columnList({
  term: column({ head: '期', kind: text }),
  period: column({ head: '期間', kind: composed }),
  amount: column({ head: '出資（円）', kind: yen }),
  leaving_amount: column({ head: '解約（円）', kind: yen }),
  dividend_due_at: column({ head: '分配の期限', kind: day }),
})

/** The operator's own money in a fund, in the order in which it bears a loss. */
export const ownPartList = columnList({
  name: column({ head: '区分', kind: text }),
  contributed: column({ head: '払い込み済み（円）', kind: yen }),
  missing: column({ head: '不足（円）', kind: composed, align: 'right' }),
})

/** How it came about. */
export const ownMoneyList = columnList({
  at: column({ head: '日時', kind: instant }),
  text: column({ head: '内容', kind: composed }),
  amount: column({ head: '金額（円）', kind: yen }),
})
