import { column, composed, text } from './column.ts'
import { columnList } from './table.ts'

/** What the pack for the authority holds. */
export const registerList = columnList({
  file: column({ head: 'ファイル', kind: text }),
  reason: column({ head: '根拠・内容', kind: text, isProse: true }),
  columns: column({ head: '列', kind: composed, isProse: true }),
})

/** Where every item of the law stands. */
export const statuteList = columnList({
  paper: column({ head: '書面・帳簿', kind: text }),
  article: column({ head: '条項', kind: composed }),
  title: column({ head: '事項', kind: text, isProse: true }),
  place: column({ head: '記載・保存の場所', kind: text, isProse: true }),
  besides: column({ head: '会社が別に行うこと', kind: text, isProse: true }),
  reading: column({ head: '条文の確認', kind: text, isProse: true }),
})
