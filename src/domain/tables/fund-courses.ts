import { column, composed, text, yen } from './column.ts'
import { columnList } from './table.ts'

/** Funds against their plan. */
export const fundCourseList = columnList({
  name: column({ head: 'ファンド', kind: composed }),
  state: column({ head: '状況', kind: composed }),
  point: column({ head: '予定', kind: composed }),
  planned_on: column({ head: '予定日', kind: composed }),
  duty: column({ head: '対応', kind: composed, isProse: true }),
  notices: column({ head: '参加者へのお知らせ', kind: composed }),
  principal: column({ head: '運用中の元本', kind: yen }),
  act: column({ head: '操作', kind: composed }),
})

/** What is to be done until an extended fund ends. */
export const extensionStepList = columnList({
  text: column({ head: '行うこと', kind: composed, isProse: true }),
  due_on: column({ head: '期日', kind: composed }),
  state: column({ head: '状況', kind: composed }),
  done_on: column({ head: '完了日', kind: composed }),
  act: column({ head: '操作', kind: composed }),
})

/** Whose principal is at work, with the answer to an extension. */
export const extensionAnswerList = columnList({
  member_number: column({ head: '会員番号', kind: text }),
  amount: column({ head: '出資額', kind: yen }),
  answer: column({ head: '回答', kind: composed }),
  answered_on: column({ head: '回答日', kind: composed }),
  act: column({ head: '操作', kind: composed }),
})
