import { INCIDENT_KINDS } from '../back-office/incident.ts'
import { column, composed, count, instant, text, word } from './column.ts'
import { columnList } from './table.ts'

/** The register of incidents. */
export const incidentList = columnList({
  title: column({ head: 'インシデント', kind: composed }),
  kind: column({ head: '種類', kind: word(INCIDENT_KINDS) }),
  noticed_at: column({ head: '発覚', kind: instant }),
  found: column({ head: '対象の会員（人）', kind: count }),
  duties: column({ head: '法令の期限', kind: composed }),
  state: column({ head: '状態', kind: composed }),
})

/** Who was affected, as the records say. */
export const affectedList = columnList({
  member_number: column({ head: '会員', kind: composed }),
  acts: column({ head: '記録された操作', kind: composed, isProse: true }),
  count: column({ head: '回数', kind: count }),
  first_at: column({ head: '最初', kind: instant }),
  last_at: column({ head: '最後', kind: instant }),
})

/** Tables that left the house. */
export const takenOutList = columnList({
  at: column({ head: '出力', kind: instant }),
  actor: column({ head: '操作者', kind: text }),
  table: column({ head: '一覧', kind: text }),
  filters: column({ head: '絞り込み', kind: text }),
  people: column({ head: '当時の会員（人）', kind: count }),
})

/** Whom an incident touches. */
export const incidentPersonList = columnList({
  member_number: column({ head: '会員', kind: composed }),
  basis: column({ head: '根拠', kind: text, isProse: true }),
  state: column({ head: '通知', kind: composed }),
  act: column({ head: '操作', kind: composed }),
})
