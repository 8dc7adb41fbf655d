import { virtualAccountLifecycle } from '../lifecycles/virtual-account.ts'
import { column, composed, instant, text, word } from './column.ts'
import { anyText } from './filter.ts'
import { table } from './table.ts'

/** What the bank says of a virtual account. */
export const VIRTUAL_ACCOUNT_STATUS = virtualAccountLifecycle.states
export type VirtualAccountStatus = keyof typeof VIRTUAL_ACCOUNT_STATUS

/** The pool of virtual deposit accounts. */
export const accountTable = table({
  name: 'accounts',
  fileName: '振込入金口座',
  row: 'AdminTransferAccount',
  columns: {
    account_number: column({ head: '口座番号', kind: text, sort: 'issued' }),
    branch_name: column({ head: '支店', kind: text, only: 'file' }),
    branch_cd: column({ head: '支店コード', kind: text, only: 'file' }),
    va_id: column({ head: '口座ID', kind: text }),
    status: column({ head: '状態', kind: word(VIRTUAL_ACCOUNT_STATUS) }),
    project_name: column({ head: 'ファンド', kind: text, only: 'file' }),
    application_number: column({ head: '申込番号', kind: text, only: 'file' }),
    rests_until: column({ head: '再利用できる日時', kind: instant, only: 'file' }),
    project: column({ head: 'ファンド', kind: composed, only: 'page', isProse: true }),
    application: column({ head: '申込', kind: composed, only: 'page' }),
    rests: column({ head: '再利用できる日', kind: composed, only: 'page' }),
  },
  filters: {
    status: anyText('free, assigned, usable, stopped or deleted.'),
    search: anyText("Anywhere in the account's number or the bank's id of it."),
  },
})
