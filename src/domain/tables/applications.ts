import { APPLICATION_VIEWS, CANCEL_REASON } from '../back-office/state-words.ts'
import { column, composed, day, flag, instant, text, word, yen } from './column.ts'
import { anyText, anId, ifSo, oneOfWords } from './filter.ts'
import { table } from './table.ts'

/** Who has applied where, and how far it has come. */
export const applicationTable = table({
  name: 'applications',
  fileName: '申込',
  row: 'AdminApplication',
  columns: {
    number: column({ head: '申込番号', kind: text }),
    project_name: column({ head: 'ファンド', kind: text }),
    member: column({ head: '会員', kind: composed, only: 'page' }),
    member_number: column({ head: '会員番号', kind: text, only: 'file' }),
    member_name: column({ head: '氏名', kind: text, only: 'file' }),
    amount: column({ head: '申込額（円）', kind: yen, sort: 'amount' }),
    paid: column({ head: '入金（円）', fileHead: '入金額（円）', kind: yen }),
    view: column({ head: '状態', kind: word(APPLICATION_VIEWS) }),
    cancel_reason: column({ head: '取消の理由', kind: word(CANCEL_REASON), only: 'file' }),
    early: column({ head: '優先受付', kind: flag('優先受付'), only: 'file' }),
    applied_at: column({ head: '申込日時', kind: instant, sort: 'time', isInDetails: true }),
    status_at: column({ head: '状態の日時', kind: instant, only: 'file' }),
    documents: column({ head: '書面の受領・確認', kind: composed, only: 'page', isInDetails: true }),
    deadline_at: column({ head: '入金期限', kind: instant, isInDetails: true }),
    cooling_off_until: column({
      head: 'クーリング・オフの最終日',
      kind: day,
      only: 'file',
    }),
    contract_delivered_at: column({
      head: '契約成立時書面の受領',
      kind: instant,
      only: 'file',
    }),
    contract_confirmed_at: column({
      head: '契約成立時書面の確認',
      kind: instant,
      only: 'file',
    }),
  },
  filters: {
    view: oneOfWords(APPLICATION_VIEWS, 'ApplicationViewName'),
    project_id: anId<'fund'>(),
    from: anyText('YYYY-MM-DD of the application, included.'),
    until: anyText(),
    early: ifSo('Came in before the start, with the code.'),
    due: anyText('YYYY-MM-DD: whose deadline that day is, and who has not paid yet.'),
    search: anyText("An application's number, a member's number or a name."),
  },
})
