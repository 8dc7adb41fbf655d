import { column, composed, day, text } from './column.ts'
import { columnList } from './table.ts'

/** To whom work is outsourced. */
export const vendorList = columnList({
  name: column({ head: '委託先', kind: text }),
  work: column({ head: '業務', kind: text, isProse: true }),
  data: column({ head: '扱う個人データ', kind: composed, isProse: true }),
  contracted_on: column({ head: '契約日', kind: day }),
  checked_on: column({ head: '前回の点検', kind: composed }),
  next_check_on: column({ head: '次回の点検', kind: composed }),
  act: column({ head: '操作', kind: composed }),
})

/** What is published of the service. */
export const statusNoticeList = columnList({
  title: column({ head: '件名', kind: text }),
  kind: column({ head: '種類', kind: composed }),
  components: column({ head: '対象', kind: composed, isProse: true }),
  starts_at: column({ head: '開始', kind: composed }),
  progress: column({ head: '状況', kind: composed }),
})
