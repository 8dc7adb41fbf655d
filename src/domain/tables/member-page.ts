import { column, composed, instant, text, word, yen } from './column.ts'
import { columnList } from './table.ts'

// What the page of one member lists.

export const memberInvestmentList = columnList({
  number: column({ head: '申込番号', kind: text }),
  fund_name: column({ head: 'ファンド', kind: text }),
  state: column({ head: '状態', kind: composed }),
  amount: column({ head: '金額（円）', kind: yen }),
  applied_at: column({ head: '申込', kind: instant }),
  trail: column({ head: 'お金の流れ', kind: composed }),
})

const MONEY_KIND = { deposit: '入金', payout: '支払い', refund: '返金待ち' } as const

/** Every yen that came from the member or went to the member. */
export const memberMoneyList = columnList({
  at: column({ head: '日時', kind: instant }),
  kind: column({ head: '種類', kind: word(MONEY_KIND) }),
  fund_name: column({ head: 'ファンド', kind: text }),
  result: column({ head: '結果', kind: composed }),
  amount: column({ head: '金額（円）', kind: yen }),
})

export const memberMailList = columnList({
  subject: column({ head: '件名', kind: text, isProse: true }),
  result: column({ head: '結果', kind: composed }),
  at: column({ head: '日時', kind: composed }),
})
