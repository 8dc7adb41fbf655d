import { column, composed, instant, text, yen } from './column.ts'
import { anyText, aDay, anAmount, anId } from './filter.ts'
import { table } from './table.ts'

/** Journal entries. */
export const entryTable = table({
  name: 'entries',
  fileName: '仕訳',
  row: 'LedgerEntry',
  columns: {
    id: column({ head: '番号', kind: text, sort: 'id' }),
    at: column({ head: '日時', kind: instant, only: 'page', sort: 'time' }),
    text: column({ head: '内容', kind: text }),
    effective_at: column({ head: '生じた日時', kind: instant, only: 'file' }),
    recorded_at: column({ head: '記録した日時', kind: instant, only: 'file' }),
    debited: column({ head: '借方', kind: text, only: 'file' }),
    credited: column({ head: '貸方', kind: text, only: 'file' }),
    amount: column({ head: '金額（円）', kind: yen, only: 'file' }),
    debit: column({ head: '借方', kind: composed, only: 'page', isInDetails: true }),
    credit: column({ head: '貸方', kind: composed, only: 'page', isInDetails: true }),
    total: column({ head: '金額（円）', kind: composed, only: 'page', align: 'right' }),
    reverses: column({ head: '取り消す仕訳', kind: text, only: 'file' }),
  },
  filters: {
    account: anyText(undefined, 'LedgerAccountKind'),
    book: anyText('As adminLedgerBooks names it.'),
    from: aDay(),
    until: aDay('Included.'),
    amount: anAmount('Of one of its lines, either side.'),
    id: anId<'journal_entry'>(),
  },
})
