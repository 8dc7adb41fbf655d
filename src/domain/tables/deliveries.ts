import { column, composed, count, instant, text } from './column.ts'
import { anyText, anId, oneOf, needed } from './filter.ts'
import { codesOf, table } from './table.ts'

/** What was delivered to persons, kind by kind; pre_contract: what stood before an applicant. */
export const REGISTER_KIND = {
  contract: '契約成立時書面',
  pre_contract: '申込前に示した書面',
  management_report: '財産管理報告書',
  annual_report: '年間取引報告書',
} as const
export const registerKinds = codesOf(REGISTER_KIND)

/** Document by document: who got it, when it was opened first and last. */
export const deliveryTable = table({
  name: 'deliveries',
  fileName: '書面の交付と閲覧',
  row: 'DeliveredDocument',
  columns: {
    number: column({ head: '書面', kind: text }),
    version: column({ head: '版', kind: text, only: 'file' }),
    application_shown: column({ head: '申込', kind: composed, only: 'page' }),
    member_shown: column({ head: '会員', kind: composed, only: 'page' }),
    project_name: column({ head: 'ファンド', kind: text, only: 'file' }),
    application: column({ head: '申込番号', kind: text, only: 'file' }),
    member_number: column({ head: '会員番号', kind: text, only: 'file' }),
    member_name: column({ head: '氏名', kind: text, only: 'file' }),
    issued_at: column({
      head: '作成',
      fileHead: '作成の日時',
      kind: instant,
      sort: 'issued',
      isInDetails: true,
    }),
    printed_at: column({ head: 'PDFの日時', kind: instant, only: 'file' }),
    delivered_at: column({ head: '交付', fileHead: '交付の日時', kind: instant }),
    openings: column({ head: '閲覧（回）', kind: count }),
    last_opened_at: column({ head: '最後の閲覧', kind: instant, isInDetails: true }),
    sha256: column({ head: 'SHA-256', kind: text, only: 'file' }),
  },
  filters: {
    kind: needed(oneOf(registerKinds, 'DeliveredKind')),
    project_id: anId<'fund'>(),
    state: anyText('unread, read or unprinted.'),
    search: anyText("A member's name or number, an application's number or a document's."),
  },
})
