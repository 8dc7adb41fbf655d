import { column, composed, day, instant, text, yen } from './column.ts'
import { anyText } from './filter.ts'
import { table } from './table.ts'

/** A book's journal of some days: each entry with the other end, and what was corrected of it. */
export const journalTable = table({
  name: 'journals',
  fileName: '仕訳帳',
  columns: {
    id: column({ head: '番号', kind: text }),
    day: column({ head: '取引年月日', kind: day }),
    text: column({ head: '内容', kind: text }),
    debit: column({ head: '借方', kind: composed, only: 'page' }),
    credit: column({ head: '貸方', kind: composed, only: 'page' }),
    debited: column({ head: '借方', kind: text, only: 'file' }),
    credited: column({ head: '貸方', kind: text, only: 'file' }),
    amount: column({ head: '金額（円）', kind: yen }),
    counterparty: column({ head: '取引先', kind: text }),
    correction: column({ head: '訂正・取り消し', kind: composed, only: 'page' }),
    recorded_at: column({ head: '記録した日時', kind: instant, only: 'file' }),
    reverses: column({ head: '取り消す仕訳', kind: text, only: 'file' }),
    reversed_by: column({ head: '取り消した仕訳', kind: text, only: 'file' }),
    replaced_by: column({ head: '訂正後の仕訳', kind: text, only: 'file' }),
    corrected_at: column({ head: '訂正した日時', kind: instant, only: 'file' }),
    corrected_by: column({ head: '訂正した運営者', kind: text, only: 'file' }),
    reason: column({ head: '訂正の理由', kind: text, only: 'file' }),
  },
  filters: {
    book: anyText(),
    from: anyText(),
    until: anyText(),
    amount_from: anyText(),
    amount_until: anyText(),
    counterparty: anyText(),
    account: anyText(),
    corrected: anyText(),
  },
})
