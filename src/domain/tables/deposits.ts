import { DEPOSIT_JUDGEMENT } from '../back-office/state-words.ts'
import { column, composed, instant, text, word, yen } from './column.ts'
import { anyText, aDay, anId, oneOf, oneOfWords } from './filter.ts'
import { table } from './table.ts'

/** unresolved: nobody knows whose it is. refund_waiting: some of it still has to go back. */
export const depositViews = ['unresolved', 'refund_waiting', 'name_differs', 'short'] as const
export type DepositView = (typeof depositViews)[number]

/** What came in at the bank, as it was judged. */
export const depositTable = table({
  name: 'deposits',
  fileName: '入金',
  row: 'Deposit',
  columns: {
    id: column({ head: '番号', kind: text, only: 'file' }),
    at: column({ head: '入金日時', kind: instant, sort: 'time' }),
    judgement: column({ head: '判定', kind: word(DEPOSIT_JUDGEMENT) }),
    amount: column({ head: '入金額（円）', kind: yen, sort: 'amount' }),
    difference: column({ head: '過不足（円）', kind: yen }),
    remitter_name: column({ head: '振込依頼人', kind: text }),
    application_number: column({ head: '申込番号', kind: text, only: 'file' }),
    project_name: column({ head: 'ファンド', kind: text, only: 'file' }),
    member_name: column({ head: '会員', kind: text, only: 'file' }),
    claim: column({ head: '申込・会員', kind: composed, only: 'page' }),
  },
  filters: {
    view: oneOf(depositViews, 'DepositView'),
    judgement: oneOfWords(DEPOSIT_JUDGEMENT, 'DepositJudgement'),
    project_id: anId<'fund'>(),
    from: aDay(),
    until: aDay('Included.'),
    search: anyText('A remitter, a member or an application’s number.'),
  },
})
