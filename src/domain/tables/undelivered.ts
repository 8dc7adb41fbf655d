import { maskEmail } from '../core/mask.ts'
import { column, composed, instant, named, text } from './column.ts'
import { anyText, ifSo } from './filter.ts'
import { table } from './table.ts'

/** Mails that the mail server refused for good. */
export const undeliveredTable = table({
  name: 'undelivered',
  fileName: '不達メール',
  row: 'UndeliveredMail',
  columns: {
    id: column({ head: '番号', kind: text, only: 'file' }),
    subject: column({ head: '件名', kind: text, isProse: true }),
    to: column({ head: '宛先', kind: named(maskEmail) }),
    member_number: column({ head: '会員番号', kind: text, only: 'file' }),
    undeliverable_at: column({ head: '不達', fileHead: '不達の日時', kind: instant, sort: 'since' }),
    error: column({ head: 'メールサーバーの応答', kind: text, isProse: true }),
    attended_at: column({ head: '対応の日時', kind: instant, only: 'file' }),
    attended_by: column({ head: '対応した人', kind: text, only: 'file' }),
    acts: column({ head: '対応', kind: composed, only: 'page' }),
  },
  filters: {
    search: anyText("Anywhere in the subject or the address, or the member's number."),
    attended: ifSo('Those that somebody has looked after instead of those that wait for it.'),
  },
})
