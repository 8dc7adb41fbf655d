import { PAYOUT_HOLDS } from '../treasury/payout-words.ts'
import { column, composed, count, instant, text, word, yen } from './column.ts'
import { anyText, anId, oneOf } from './filter.ts'
import { table } from './table.ts'

export const payableStates = ['ready', 'held', 'stopped', 'returned', 'unclaimed'] as const
export type PayableState = (typeof payableStates)[number]

/** What is owed and not yet in a payment. */
export const payableTable = table({
  name: 'payables',
  fileName: '支払い待ち',
  row: 'Payable',
  columns: {
    kind: column({ head: '種類', kind: text, only: 'file' }),
    id: column({ head: '番号', kind: text, only: 'file' }),
    member_id: column({ head: '会員（ID）', kind: text, only: 'file' }),
    member_name: column({ head: '会員', kind: text }),
    content: column({ head: '内容', kind: composed, only: 'page', isProse: true }),
    project_name: column({ head: 'ファンド', kind: text, isProse: true }),
    amount: column({ head: '金額（円）', kind: yen, sort: 'amount' }),
    // Beside the sum: of a row that cannot be chosen it says why, on any width.
    hold: column({ head: '状態', kind: word(PAYOUT_HOLDS, '支払えます'), isProse: true }),
    payee: column({ head: '受取口座', kind: composed, only: 'page' }),
    pay_on: column({ head: '支払日', kind: composed, only: 'page', sort: 'pay_on' }),
    owed_since: column({ head: '発生', kind: instant, sort: 'since' }),
    age_days: column({ head: '経過（日）', kind: count, sort: 'age' }),
    held_until: column({ head: '支払える日時', kind: instant, only: 'file' }),
  },
  filters: {
    kind: oneOf(['distribution', 'refund'], 'PayoutObligationKind'),
    project_id: anId<'fund'>(),
    state: oneOf(payableStates, 'PayableState'),
    search: anyText("Anywhere in the member's name."),
  },
})
