import { column, instant, named, text, yen } from './column.ts'
import { columnList } from './table.ts'

// What a member takes along: files without a page.

/** Money that came from the member or went to the member. */
export const movementList = columnList({
  at: column({ head: '日時', kind: instant }),
  kind: column({ head: '種類', kind: text }),
  applicationNumber: column({ head: '申込番号', kind: text }),
  fundName: column({ head: 'ファンド', kind: text }),
  amount: column({ head: '入出金額（円）', kind: yen }),
  dividend: column({ head: '分配金（税引前・円）', kind: yen }),
  tax: column({ head: '源泉徴収税額（円）', kind: yen }),
  principal: column({ head: '元本（円）', kind: yen }),
  note: column({ head: '備考', kind: text }),
})

/** The distributions of a year, for a tax return; the last row is their sum. */
export const taxLineList = columnList({
  fixedOn: column({ head: '確定日', kind: text }),
  paidOn: column({ head: '支払日', kind: named((day: string | null) => day ?? '') }),
  applicationNumber: column({ head: '申込番号', kind: text }),
  fundName: column({ head: 'ファンド', kind: text }),
  dividend: column({ head: '分配金（税引前・円）', kind: yen }),
  tax: column({ head: '源泉徴収税額（円）', kind: yen }),
  unpaidDividend: column({ head: 'うち未払の分配金（円）', kind: yen }),
  uncollectedTax: column({ head: 'うち未徴収の税額（円）', kind: yen }),
  principal: column({ head: '償還された元本（円）', kind: yen }),
  loss: column({ head: '元本の損失（円）', kind: yen }),
  payAmount: column({ head: '支払額（円）', kind: yen }),
  restored: column({ head: '支払額のうち元本の回復（円）', kind: yen }),
})
