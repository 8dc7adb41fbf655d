import { identityProviderWords, identityPurposeWords } from '../people/identity-method.ts'
import { identityMethodWords, identityStatusWords } from '../people/people-words.ts'
import { column, composed, flag, instant, text, word } from './column.ts'
import { anyText } from './filter.ts'
import { table } from './table.ts'

/** Identity checks: what the service is reviewing, and why it refused. */
export const identityTable = table({
  name: 'identity',
  fileName: '本人確認',
  row: 'IdentityCheckSummary',
  columns: {
    member: column({ head: '会員', kind: composed, only: 'page' }),
    member_number: column({ head: '会員番号', kind: text, only: 'file' }),
    name: column({ head: '氏名', kind: text, only: 'file' }),
    status: column({ head: '状態', kind: word(identityStatusWords) }),
    method: column({ head: '方法', kind: word(identityMethodWords) }),
    provider: column({ head: '確認先', kind: word(identityProviderWords) }),
    purpose: column({ head: '目的', kind: word(identityPurposeWords), only: 'file' }),
    reasons: column({ head: '理由', kind: text, isProse: true }),
    started_at: column({ head: '開始', kind: instant, sort: 'started' }),
    status_at: column({ head: '最後の動き', kind: instant, sort: 'changed' }),
    is_verified: column({ head: '会員の本人確認', kind: flag('確認済み'), only: 'file' }),
    waiting: column({ head: '待ち', kind: composed, only: 'page', align: 'right' }),
    review_due: column({ head: '審査の目安', kind: composed, only: 'page' }),
    reference: column({ head: 'サービスの受付番号', kind: composed, only: 'page' }),
    ask_service: column({ head: '照会', kind: composed, only: 'page' }),
    ask_again: column({ head: '案内', kind: composed, only: 'page' }),
  },
  filters: {
    view: anyText('submitted (waits for the service), failed (and nothing since) or approved.'),
    method: anyText(),
    search: anyText('Of the member: a number, a name in either writing, an address.'),
  },
})
