import { column, count, instant, text, yen } from './column.ts'
import { columnList } from './table.ts'

/** Everything that waits for a second person. */
export const waitingApprovalList = columnList({
  title: column({ head: '内容', kind: text, isProse: true }),
  due_at: column({ head: '期限', kind: instant }),
  people: column({ head: '対象', kind: count, isInDetails: true }),
  yen: column({ head: '金額（円）', kind: yen, isInDetails: true }),
  prepared_by: column({ head: '準備した人', kind: text, isInDetails: true }),
  since: column({ head: '準備した日時', kind: instant, isInDetails: true }),
})
