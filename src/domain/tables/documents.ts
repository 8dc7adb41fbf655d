import { column, composed, count, day, instant, named, text } from './column.ts'
import { columnList } from './table.ts'

/** The forms of all documents. */
export const templateList = columnList({
  name: column({ head: '様式', kind: text }),
  version: column({ head: '版', kind: text }),
  law: column({ head: '根拠', kind: text }),
  issued: column({ head: '作成（件）', kind: count }),
  first_at: column({ head: '最初の作成', kind: instant }),
  last_at: column({ head: '最後の作成', kind: instant }),
})

/** Every version of a fund's own papers. */
export const paperVersionList = columnList({
  name: column({ head: '書面', kind: text }),
  is_pre_contract: column({
    head: '種類',
    kind: named((isPreContract: boolean) => (isPreContract ? '申込前に確認する書面' : 'その他の資料')),
  }),
  version: column({ head: '版', kind: count }),
  added_at: column({ head: '追加', kind: instant }),
  replaced_at: column({ head: '差し替え', kind: instant }),
  reason: column({ head: '理由', kind: text, isProse: true }),
  applications: column({ head: 'この版での申込（件）', kind: count }),
  sha256: column({ head: 'SHA-256', kind: text }),
})

/** Which reports the law asks for next. */
export const reportDueList = columnList({
  project_name: column({ head: 'ファンド', kind: text }),
  period: column({ head: '対象の期間', kind: composed }),
  state: column({ head: '状態', kind: composed }),
  due_on: column({ head: '期限', kind: day }),
})

/** A fund's reports on the management of its property. */
export const managementReportList = columnList({
  period: column({ head: '対象の期間', kind: composed }),
  version: column({ head: '版', kind: text }),
  state: column({ head: '状態', kind: composed }),
  published_at: column({ head: '交付', kind: instant }),
  recipients: column({ head: '交付（人）', kind: count }),
  opened: column({ head: '閲覧（人）', kind: count }),
  reason: column({ head: '訂正の理由', kind: text, isProse: true }),
})
