import type { Id } from '../../../domain/id.ts'
import type { ManagementReportFacts } from '../../../domain/validation/management-report-schema.ts'
import type { Services } from '../../core/services.ts'

/** All versions of a fund's reports, the latest period first. */
export async function listManagementReports(services: Services, fundId: Id<'fund'> | null) {
  if (fundId === null) return []
  const rows = await services.database
    .selectFrom('management_report as report')
    .leftJoin('management_report_copy as copy', 'copy.report_id', 'report.id')
    .leftJoin('document_delivery as delivery', 'delivery.management_report_copy_id', 'copy.id')
    .select((expression) => [
      'report.id',
      'report.period_start_on',
      'report.period_end_on',
      'report.version',
      'report.reason',
      'report.revision',
      'report.fund_id',
      'report.facts',
      'report.published_at',
      // How many investors got it, and how many of them have opened it.
      expression.fn.count<number>('copy.id').distinct().as('copies'),
      expression.fn.count<number>('delivery.management_report_copy_id').distinct().as('opened'),
    ])
    .where('report.fund_id', '=', fundId)
    .groupBy('report.id')
    .orderBy('report.period_end_on', 'desc')
    .orderBy('report.version', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, facts: row.facts as unknown as ManagementReportFacts }))
}

/** A report as the back office lists it; `revision` counts the changes of a draft. */
export type ListedReport = Awaited<ReturnType<typeof listManagementReports>>[number]
