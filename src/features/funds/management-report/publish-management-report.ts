import { sql } from 'kysely'
import { managementReportLifecycle } from '../../../domain/lifecycles/management-report.ts'
import { japanDateOf } from '../../../domain/calendar.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { enqueueEach } from '../../core/enqueue.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { lockFund } from '../fund/lock-fund.ts'
import { managementReportMail } from '../../communication/outbox/mails/document-mails.ts'
import { enqueueMails } from '../../communication/outbox/enqueue-mail.ts'
import { operatorOfToday } from '../../core/operator/disclosed-operator.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { moveOne } from '../../core/move.ts'
import { declarationProblem } from './declaration-problem.ts'
import { findReport, loadReportFacts, type Report, type ReportFacts } from './load-report-facts.ts'
import { documentNumberOf, figuresOf, reportDocument } from './report-document.ts'
import type { Id } from '../../../domain/id.ts'

const notFound = refusal('NOT_FOUND', '財産管理報告書が見つかりません。')

/**
 * Delivers a report to everyone who took part in the fund in its period: what each one's copy says is frozen, opened in the
 * member's page and told by mail, all in one transaction. It cannot be taken back; a mistake is mended by a correction. CONFLICT where the
 * draft is not the one (`revision`) that the operator looked at.
 */
export async function publishManagementReport(
  services: Services,
  input: { reportId: Id<'management_report'> | null; revision: number; operatorId: Id<'member'> },
): Promise<Outcome<{ reportId: Id<'management_report'>; copies: number }>> {
  return inTransaction(services.database, async (transaction) => {
    const now = services.clock.now()
    const report = await lockReport(transaction, input.reportId)
    if (!report) return notFound
    if (report.isPublished) return refusal('CONFLICT', 'この報告書はすでに交付しています。')
    if (report.revision !== input.revision)
      return refusal(
        'CONFLICT',
        'この下書きを、ほかの運営者が先に変更しました。最新の内容を確かめてから交付してください。',
      )
    if (report.periodEndOn >= japanDateOf(now))
      return refusal('CONFLICT', '対象の期間がまだ終わっていないため、交付できません。')
    const facts = await loadReportFacts(transaction, report)
    if (facts.recipients.length === 0)
      return refusal('CONFLICT', '対象の期間に出資している会員がいないため、交付できません。')
    const problem = declarationProblem(report.facts, facts.statement)
    if (problem !== null) return refusal('CONFLICT', `下書きの後で帳簿が変わりました。${problem}`)
    const { income, costs } = figuresOf(report, facts)
    const printed = JSON.stringify({ ...report.facts, income, costs })
    const published = { facts: printed, published_at: now, published_by: input.operatorId }
    await moveOne(transaction, managementReportLifecycle, { id: report.id }, { event: 'published', set: published })
    await insertCopies(transaction, services, report, facts, now)
    await enqueueMails(transaction, services, mailsOf(services, report, facts), now)
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${input.operatorId}`,
      action: 'management_report.published',
      objectType: 'management_report',
      objectId: report.id,
      detail: { fund_id: report.fundId, version: report.version, copies: facts.recipients.length },
    })
    return success({ reportId: report.id, copies: facts.recipients.length })
  })
}

/** The fund first, as everywhere; of two who publish at once the second finds it done. */
async function lockReport(transaction: Transaction, reportId: Id<'management_report'> | null): Promise<Report | null> {
  const seen = reportId === null ? null : await findReport(transaction, reportId)
  if (!seen || !(await lockFund(transaction, seen.fundId))) return null
  return findReport(transaction, seen.id)
}

async function insertCopies(
  transaction: Transaction,
  services: Services,
  report: Report,
  facts: ReportFacts,
  now: Date,
): Promise<void> {
  const { recipients } = facts
  const operator = await operatorOfToday(transaction, services)
  const papers = recipients.map((recipient) => reportDocument(report, facts, recipient, operator, now))
  const { rows } = await sql<{ id: Id<'management_report_copy'> }>`
    insert into management_report_copy (report_id, investment_id, document_number, data, delivered_at)
    select ${report.id}, investment_id, document_number, data::jsonb, ${now}
    from unnest(
      ${recipients.map((one) => one.investmentId)}::bigint[],
      ${recipients.map((one) => documentNumberOf(report, one))}::text[],
      ${papers.map((paper) => JSON.stringify(paper))}::text[]
    ) with ordinality as copy (investment_id, document_number, data, place)
    order by place
    returning id`.execute(transaction)
  await enqueueEach(
    transaction,
    'print-management-report',
    rows.map(({ id }) => ({ id })),
    { canWait: true },
  )
}

function mailsOf(services: Services, report: Report, facts: ReportFacts) {
  return facts.recipients.map((recipient) => ({
    key: `management-report:${report.id}:${recipient.investmentId}`,
    memberId: recipient.memberId,
    to: recipient.email,
    template: 'management-report',
    content: managementReportMail(
      {
        memberName: recipient.member.name,
        fundName: facts.fund.name,
        periodStartOn: report.periodStartOn,
        periodEndOn: report.periodEndOn,
        correctionReason: report.version > 1 ? report.reason : null,
        isByPost: recipient.takesPaper,
      },
      mailSenderOf(services.config),
    ),
  }))
}
