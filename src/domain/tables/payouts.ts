import { PAYOUT_SHOWN } from '../treasury/payout-words.ts'
import { column, composed, instant, text, word, yen } from './column.ts'
import { anyText } from './filter.ts'
import { table } from './table.ts'

/** Everybody in one payment. */
export const payoutTable = table({
  name: 'payouts',
  fileName: '会員ごとの支払い',
  row: 'Payout',
  columns: {
    id: column({ head: '番号', kind: text }),
    member_id: column({ head: '会員（ID）', kind: text, only: 'file' }),
    member_name: column({ head: '会員', kind: text }),
    kind: column({ head: '内容', kind: word({ distribution: '分配・償還', refund: '返金' }) }),
    amount: column({ head: '振込額（円）', kind: yen }),
    account: column({ head: '受取口座', kind: text, only: 'file' }),
    account_name: column({ head: '口座名義', kind: text, only: 'file' }),
    payee: column({ head: '受取口座', kind: composed, only: 'page' }),
    status: column({ head: '状態', kind: word(PAYOUT_SHOWN), only: 'page', isProse: true }),
    shown: column({ head: '状態', kind: word(PAYOUT_SHOWN), only: 'file' }),
    paid_at: column({ head: '支払い日時', kind: instant, only: 'file' }),
    problem_detail: column({ head: '銀行からの理由', kind: text, only: 'file' }),
  },
  filters: { batch: anyText() },
})
