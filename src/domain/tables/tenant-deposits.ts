import { DEPOSIT_MOVEMENTS } from '../funds/tenant-deposit.ts'
import { column, composed, day, text, word, yen } from './column.ts'
import { columnList, table } from './table.ts'

/** Tenants' deposits by lease: what is held, and what became of the rest. */
export const leaseDepositTable = table({
  name: 'tenant-deposits',
  fileName: '敷金・保証金',
  row: 'LeaseDeposit',
  columns: {
    project_name: column({ head: 'ファンド', kind: text, isProse: true }),
    unit: column({ head: '部屋', kind: text, isProse: true }),
    tenant: column({ head: '借主', kind: text, isProse: true }),
    agreed: column({ head: '契約の額（円）', kind: yen }),
    held: column({ head: '預かり（円）', kind: yen }),
    since: column({ head: '預かった日', kind: day }),
    received: column({ head: '受け取り（円）', kind: yen }),
    taken_over: column({ head: '取得で引き継ぎ（円）', kind: yen }),
    kept: column({ head: '差し引き（円）', kind: yen }),
    given_back: column({ head: '返還（円）', kind: yen }),
    handed_over: column({ head: '売却で引き渡し（円）', kind: yen }),
    last_let_day: column({ head: '契約の終了日', kind: day }),
    payees: column({ head: '返還先（銀行の摘要）', kind: text, isProse: true }),
  },
  filters: {},
})

/** What moved them. */
export const depositStepList = columnList({
  moved_on: column({ head: '日付', kind: day }),
  name: column({ head: 'ファンド・部屋', kind: composed, isProse: true }),
  what: column({ head: '内容', kind: word(DEPOSIT_MOVEMENTS) }),
  amount: column({ head: '金額（円）', kind: yen }),
  ground: column({ head: '相手・理由', kind: composed, isProse: true }),
  act: column({ head: '操作', kind: composed }),
})
