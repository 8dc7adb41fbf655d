import { column, composed, instant, text } from './column.ts'
import { columnList } from './table.ts'

/** What tax advisers may look at. */
export const adviserList = columnList({
  who: column({ head: '税理士', kind: composed }),
  books: column({ head: '帳簿', kind: composed }),
  days: column({ head: '帳簿の期間', kind: composed }),
  ends: column({ head: '閲覧の期限', kind: composed }),
  state: column({ head: '状態', kind: composed }),
  act: column({ head: '操作', kind: composed }),
})

/** What they looked at. */
export const adviserLookList = columnList({
  at: column({ head: '日時', kind: instant }),
  name: column({ head: '税理士', kind: text }),
  sight: column({ head: '見た内容', kind: text }),
  book: column({ head: '帳簿', kind: text }),
  days: column({ head: '期間', kind: composed }),
})
