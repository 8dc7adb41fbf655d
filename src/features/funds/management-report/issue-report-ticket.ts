import type { Queryable } from '../../../platform/database/connect.ts'
import { refusal, type Outcome } from '../../../platform/outcome.ts'
import { isOwn, notOwner } from '../../documents/document/is-own.ts'
import { issueTicket } from '../../documents/document/issue-ticket.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

const title = '財産管理報告書'
const notFound = refusal('NOT_FOUND', `${title}が見つかりません。`)

/**
 * A one-time value that opens the member's own copy of the latest report on an investment. FORBIDDEN for somebody else's and
 * for none, NOT_FOUND before there is a report.
 */
export async function issueReportTicket(
  services: Services,
  viewer: Viewer,
  investmentId: Id<'investment'> | null,
): Promise<Outcome<string>> {
  const copy =
    investmentId === null ? undefined : (await latestReportCopies(services.database, [investmentId])).get(investmentId)
  if (!(await isOwn(services.database, viewer.memberId, investmentId))) return notOwner
  if (!copy) return notFound
  return issueTicket(services, viewer, {
    document: { kind: 'management_report', id: copy.id, deliveredAt: copy.deliveredAt },
    title,
    purpose: 'delivery',
  })
}

export interface ReportCopy {
  id: Id<'management_report_copy'>
  memberId: Id<'member'>
  deliveredAt: Date
}

/** By investment, the copy of the latest period, and of that period the latest version. */
export async function latestReportCopies(
  database: Queryable,
  investmentIds: readonly Id<'investment'>[],
): Promise<Map<Id<'investment'>, ReportCopy>> {
  if (investmentIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('management_report_copy as copy')
    .innerJoin('management_report as report', 'report.id', 'copy.report_id')
    .innerJoin('investment', 'investment.id', 'copy.investment_id')
    .select(['copy.id', 'copy.investment_id', 'copy.delivered_at', 'investment.member_id'])
    .where('copy.investment_id', 'in', [...investmentIds])
    .orderBy('report.period_end_on')
    .orderBy('report.version')
    .execute()
  return new Map(
    rows.map((row) => [row.investment_id, { id: row.id, memberId: row.member_id, deliveredAt: row.delivered_at }]),
  )
}
