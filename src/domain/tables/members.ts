import { maskEmail, maskTelephone } from '../core/mask.ts'
import { memberStatusWords, screeningWords } from '../people/people-words.ts'
import { column, composed, instant, named, text, word, yen } from './column.ts'
import { anyText } from './filter.ts'
import { table } from './table.ts'

/** Who is a member. */
export const memberTable = table({
  name: 'members',
  fileName: '会員',
  row: 'MemberSummary',
  columns: {
    number: column({ head: '会員番号', kind: text, sort: 'number' }),
    name: column({ head: '氏名', kind: text, sort: 'kana' }),
    kana: column({ head: 'カナ', kind: text, only: 'file' }),
    email: column({ head: 'メールアドレス', kind: named(maskEmail) }),
    tel: column({ head: '電話番号', kind: named(maskTelephone) }),
    status: column({ head: '状態', kind: word(memberStatusWords) }),
    identity: column({ head: '本人確認', kind: composed, only: 'page' }),
    identity_approved_at: column({ head: '本人確認日時', kind: instant, only: 'file' }),
    identity_submitted_at: column({ head: '審査の開始', kind: instant, only: 'file' }),
    screening: column({ head: '反社チェック', kind: word(screeningWords, '未実施') }),
    invested: column({ head: '出資中（円）', kind: yen }),
    registered_at: column({ head: '登録日時', kind: instant, sort: 'registered' }),
  },
  filters: {
    search: anyText('A name or its kana, a member number, a mail address or a telephone number, or a part of it.'),
    status: anyText(),
    identity: anyText('approved, submitted or none.'),
    screening: anyText('clear, unclear, hit, none or due.'),
    findings: anyText('open: something suspicious waits for a decision.'),
    law: anyText(
      "official: waits for the approval of an office abroad; none: the law's own questions were not answered.",
    ),
    risk: anyText('low, medium or high.'),
  },
})
