import type { JobHandlers } from '../../core/services.ts'
import { forgetExpired } from './forget-expired.ts'

export const accountJobs = { 'forget-expired': forgetExpired } satisfies Partial<JobHandlers>
