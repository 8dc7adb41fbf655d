import { ACCOUNT_ENTRY_KINDS } from '../treasury/account-entry-words.ts'
import { STATEMENT_DIFFERENCES } from '../treasury/statement-difference-words.ts'
import { column, composed, day, flag, instant, text, word, yen } from './column.ts'
import { anyText, aDay, anId, ifSo, oneOf, oneOfWords, apart } from './filter.ts'
import { table } from './table.ts'

export const entryDirections = ['in', 'out'] as const

/** Lines of the company's account that operators explain. */
export const accountEntryTable = table({
  name: 'account-entries',
  fileName: '口座の入出金',
  row: 'AccountEntry',
  columns: {
    id: column({ head: '番号', kind: text }),
    transacted_on: column({ head: '日付', kind: day, sort: 'day' }),
    account: column({ head: '口座', kind: text }),
    received: column({ head: '入金（円）', kind: yen, only: 'file' }),
    paid: column({ head: '出金（円）', kind: yen, only: 'file' }),
    in: column({ head: '入金（円）', kind: composed, only: 'page', align: 'right', sort: 'amount' }),
    out: column({ head: '出金（円）', kind: composed, only: 'page', align: 'right' }),
    remarks: column({ head: '銀行の摘要', kind: text, isProse: true }),
    read_at: column({ head: '読み取った日時', kind: instant, only: 'file' }),
    kind: column({ head: '内容', kind: word(ACCOUNT_ENTRY_KINDS, '未登録'), only: 'file' }),
    content: column({ head: '内容', kind: composed, only: 'page' }),
    difference: column({ head: '銀行の明細との照合', kind: word(STATEMENT_DIFFERENCES), only: 'file' }),
    reason: column({ head: '理由', kind: text, only: 'file' }),
    explained_by: column({ head: '登録した人', kind: text, only: 'file' }),
    explained_at: column({ head: '登録日時', kind: instant, only: 'file' }),
    is_correction: column({ head: '訂正', kind: flag('訂正済み'), only: 'file' }),
  },
  filters: {
    is_explained: ifSo('Those that have an explanation; without it those that wait for one.'),
    id: apart(anId<'bank_statement_line'>('One line, explained or not.')),
    direction: oneOf(entryDirections, 'AccountEntryDirection'),
    kind: oneOfWords(ACCOUNT_ENTRY_KINDS, 'AccountEntryKind', 'Of those that have an explanation.'),
    from: aDay(),
    until: aDay(),
    search: anyText("Anywhere in the bank's remarks or in the reason."),
  },
})
