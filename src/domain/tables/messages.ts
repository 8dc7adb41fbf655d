import { column, composed, flag, instant, text, word } from './column.ts'
import { anyText, anId, oneOfWords, apart } from './filter.ts'
import { table } from './table.ts'

/** shown: on its fund's page now. coming: not before its time. deleted: taken back. */
export const FUND_MESSAGE_STATE = { shown: '表示中', coming: '表示前', deleted: '削除済み' } as const
export type FundMessageState = keyof typeof FUND_MESSAGE_STATE

/** Messages on the funds' pages. */
export const messageTable = table({
  name: 'messages',
  fileName: 'お知らせ',
  row: 'AdminProjectMessage',
  columns: {
    id: column({ head: '番号', kind: text, only: 'file' }),
    project_name: column({ head: 'ファンド', kind: text, only: 'file' }),
    title: column({ head: '件名', kind: text, isProse: true }),
    fund: column({ head: 'ファンド', kind: composed, only: 'page' }),
    content: column({ head: '本文', kind: text, only: 'file' }),
    state: column({ head: '状態', kind: word(FUND_MESSAGE_STATE), only: 'file' }),
    state_shown: column({ head: '状態', kind: composed, only: 'page' }),
    admin_only: column({ head: '公開の範囲', kind: flag('管理者のみ'), only: 'file' }),
    show_at: column({ head: '表示の開始', kind: instant, sort: 'shown' }),
    extra_message: column({ head: 'バナー', kind: text }),
  },
  filters: {
    id: apart(anId<'fund_message'>('This message alone, whatever else is asked for.')),
    view: oneOfWords(FUND_MESSAGE_STATE, 'FundMessageView', 'Everything that is not deleted, without it.'),
    project_id: anId<'fund'>(),
    search: anyText('Anywhere in the title or the text.'),
  },
})
