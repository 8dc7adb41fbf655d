import { column, composed, text } from './column.ts'
import { columnList } from './table.ts'

/** What the pack for the authority holds. */
export const registerList = columnList({
  file: column({ head: 'ファイル', kind: text }),
  reason: column({ head: '根拠・内容', kind: text, isProse: true }),
  columns: column({ head: '列', kind: composed, isProse: true }),
})
