import { printAhead } from '../document/print-ahead.ts'
import type { FeatureJobs } from '../services.ts'

export const managementReportJobs: FeatureJobs = {
  'print-management-report': (services, payload) => printAhead(services, { kind: 'management_report', id: Number(payload['id']) }),
}
