import { column, count, instant, text, yen } from './column.ts'
import { table } from './table.ts'

/** What came and went on a day, what waits, and what the law asks: a file without a page. */
export const dayTable = table({
  name: 'day',
  fileName: '日報',
  columns: {
    part: column({ head: '区分', kind: text, only: 'file' }),
    item: column({ head: '項目', kind: text, only: 'file' }),
    count: column({ head: '件数', kind: count, only: 'file' }),
    yen: column({ head: '金額（円）', kind: yen, only: 'file' }),
    oldestAt: column({ head: '最も古いもの', kind: instant, only: 'file' }),
    dueAt: column({ head: '期限', kind: instant, only: 'file' }),
    note: column({ head: '備考', kind: text, only: 'file' }),
  },
  filters: {},
})
