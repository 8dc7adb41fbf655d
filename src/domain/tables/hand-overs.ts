import { column, composed, instant, text, yen } from './column.ts'
import { columnList } from './table.ts'

/** Files of journals that went to an accounting program. */
export const handOverList = columnList({
  made_at: column({ head: '作成', kind: instant }),
  book: column({ head: '帳簿', kind: text }),
  program: column({ head: '会計ソフト', kind: composed }),
  days: column({ head: '期間', kind: composed }),
  entries: column({ head: '仕訳', kind: composed }),
  total: column({ head: '借方の合計', kind: yen }),
  made_by: column({ head: '作成者', kind: text }),
  act: column({ head: 'ファイル', kind: composed }),
  back: column({ head: '引き渡し', kind: composed, isProse: true }),
})
