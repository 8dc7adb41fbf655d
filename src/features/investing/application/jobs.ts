import type { JobHandlers } from '../../core/services.ts'
import { writeDeferredDocumentsAfterBurst } from './write-deferred-documents.ts'

export const applicationJobs = {
  'write-papers': (services, { fundId }) => writeDeferredDocumentsAfterBurst(services, fundId),
} satisfies Partial<JobHandlers>
