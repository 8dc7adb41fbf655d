import { column, text } from './column.ts'
import { columnList } from './table.ts'

/** Events of a fund at work as a report tells them. */
export const reportEventList = columnList({
  kind: column({ head: '種類', kind: text }),
  days: column({ head: '期間', kind: text }),
  cost: column({ head: '費用', kind: text, align: 'right' }),
  title: column({ head: '件名', kind: text, isProse: true }),
  text: column({ head: '内容', kind: text, isProse: true }),
})
