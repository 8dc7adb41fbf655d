import { column, composed, text } from './column.ts'
import { columnList } from './table.ts'

/** Events of funds at work. */
export const operationEventList = columnList({
  title: column({ head: '出来事', kind: composed }),
  fund_name: column({ head: 'ファンド', kind: text }),
  state: column({ head: '状態', kind: composed }),
  due_on: column({ head: 'お知らせの期限', kind: composed }),
  duty: column({ head: '対応', kind: composed, isProse: true }),
  act: column({ head: '操作', kind: composed }),
})
