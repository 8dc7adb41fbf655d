import type { JobHandlers } from '../../core/services.ts'
import { settlePapersAfterRush } from './settle-papers.ts'

export const applicationJobs = {
  'write-papers': (services, { fundId }) => settlePapersAfterRush(services, fundId),
} satisfies Partial<JobHandlers>
