import { column, composed, instant, text, yen } from './column.ts'
import { columnList } from './table.ts'

/** Closed financial years of the company. */
export const companyYearList = columnList({
  year: column({ head: '年度', kind: composed }),
  days: column({ head: '期間', kind: composed }),
  income: column({ head: '収益', kind: yen }),
  costs: column({ head: '費用', kind: yen }),
  profit: column({ head: '繰越利益へ振り替えた損益', kind: yen }),
  closed_at: column({ head: '締めた日時', kind: instant }),
  people: column({ head: '提案・承認', kind: composed }),
})

/** What each fund owes the company at a day's end. */
export const fundDebtList = columnList({
  name: column({ head: 'ファンド', kind: text }),
  advanced: column({ head: '立替金', kind: yen }),
  operator_share: column({ head: '未払営業者帰属損益', kind: yen }),
  fund_interest: column({ head: '自己出資', kind: yen }),
  agree: column({ head: '会社とファンドの帳簿', kind: composed }),
})
