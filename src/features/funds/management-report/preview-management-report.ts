import { MissingGlyphError } from '../../../adapters/pdf/pdf-renderer.ts'
import { renderDocument } from '../../../adapters/pdf/printed-document.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { hashToken, randomToken } from '../../../platform/secret.ts'
import { useUpTicket, type DeliveredDocument } from '../../documents/document/deliver-by-ticket.ts'
import { refuseMissingGlyph } from '../../documents/document/issue-ticket.ts'
import { storeTicket } from '../../documents/document/store-ticket.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { operatorOfToday } from '../../core/operator/disclosed-operator.ts'
import type { Services } from '../../core/services.ts'
import { findReport, loadReportFacts, type Recipient } from './load-report-facts.ts'
import { reportDocument } from './report-document.ts'
import { NO_ROW, type Id } from '../../../domain/id.ts'

const title = '財産管理報告書（下書き）'
const notFound = refusal('NOT_FOUND', '財産管理報告書が見つかりません。')

/** A one-time value for GET /report-preview/{value}: the report as its first recipient would get it, before it is published. */
export async function previewManagementReport(
  services: Services,
  viewer: Viewer,
  reportId: Id<'management_report'> | null,
): Promise<Outcome<string>> {
  const report = reportId === null ? null : await findReport(services.database, reportId)
  if (!report) return notFound
  try {
    await printDraft(services, report.id)
  } catch (error) {
    if (error instanceof MissingGlyphError) return refuseMissingGlyph(title, error)
    throw error
  }
  const value = randomToken()
  await inTransaction(services.database, (transaction) =>
    storeTicket(transaction, services, {
      value,
      viewer,
      document: { kind: 'report_draft', id: report.id },
      purpose: 'inspection',
    }),
  )
  return success(value)
}

/** Gives out the preview behind a one-time value. It is neither signed nor kept: nothing is delivered by it. */
export async function openReportPreview(
  services: Services,
  { value, viewer }: { value: string; viewer: Viewer | null },
): Promise<Outcome<DeliveredDocument>> {
  if (viewer?.role !== 'admin') return notFound
  const ticket = await services.database
    .selectFrom('document_ticket')
    .select('management_report_id')
    .where('value_hash', '=', hashToken(value))
    .where('member_id', '=', viewer.memberId)
    .where('session_hash', '=', viewer.sessionHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', services.machineClock.now())
    .executeTakeFirst()
  if (!ticket?.management_report_id) return notFound
  const bytes = await printDraft(services, ticket.management_report_id)
  const isFirstUse = await inTransaction(services.database, (transaction) => useUpTicket(transaction, services, value))
  return isFirstUse ? success({ bytes, fileName: `${title}.pdf` }) : notFound
}

async function printDraft(services: Services, reportId: Id<'management_report'>): Promise<Uint8Array> {
  const report = await findReport(services.database, reportId)
  if (!report) throw new Error(`report ${reportId} is gone`)
  const facts = await loadReportFacts(services.database, report)
  const paper = reportDocument(
    report,
    facts,
    facts.recipients[0] ?? nobodyYet,
    await operatorOfToday(services.database, services),
    services.clock.now(),
  )
  return renderDocument({ ...paper, title }, services.pdf)
}

const nobodyYet: Recipient = {
  investmentId: NO_ROW,
  memberId: NO_ROW,
  email: '',
  member: { name: '（出資者の氏名）', zipCode: '000-0000', address: '（出資者の住所）' },
  takesPaper: false,
  ownPayouts: [],
  ownCapital: 0,
}
