import type { Id } from '../../../domain/id.ts'

/** Documents that belong to one person: data frozen in a row, printed once, handed out by one-time values. */
export type PersonalKind = 'contract' | 'management_report' | 'annual_report'

/** Where each kind stands. Every table has document_number, data, file_sha256, rendered_at and delivered_at. */
export const personalTables = {
  contract: 'contract_document',
  management_report: 'management_report_copy',
  annual_report: 'annual_report',
} as const satisfies Record<PersonalKind, string>

/** A row of its kind's table. */
export type PersonalDocument = {
  [Kind in PersonalKind]: { kind: Kind; id: Id<(typeof personalTables)[Kind]> }
}[PersonalKind]

/** The column that names the document in document_ticket and document_delivery. */
export const personalColumns = {
  contract: 'contract_document_id',
  management_report: 'management_report_copy_id',
  annual_report: 'annual_report_id',
} as const satisfies Record<PersonalKind, string>
