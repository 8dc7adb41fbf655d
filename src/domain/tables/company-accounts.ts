import { column, composed, day, text, yen } from './column.ts'
import { columnList } from './table.ts'

/** The accounts of the company at the bank. */
export const companyAccountList = columnList({
  written: column({ head: '口座', kind: composed }),
  purpose_text: column({ head: '用途', kind: composed }),
  balance: column({ head: '銀行の残高（円）', kind: yen }),
  books: column({ head: '帳簿での内訳（円）', kind: composed }),
  state: column({ head: '状態', kind: composed }),
  act: column({ head: '操作', kind: composed }),
})

/** Money on its way from one of them to another. */
export const ownTransferList = columnList({
  book_name: column({ head: '帳簿', kind: text }),
  accounts: column({ head: '口座', kind: composed }),
  amount: column({ head: '振替額（円）', kind: yen }),
  due_on: column({ head: '期限', kind: day }),
  state: column({ head: '状態', kind: composed }),
  act: column({ head: '操作', kind: composed }),
})
