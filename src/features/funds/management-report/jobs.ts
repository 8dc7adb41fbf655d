import { printAhead } from '../../documents/document/print-ahead.ts'
import type { JobHandlers } from '../../core/services.ts'

export const managementReportJobs = {
  'print-management-report': (services, { id }) => printAhead(services, { kind: 'management_report', id }),
} satisfies Partial<JobHandlers>
