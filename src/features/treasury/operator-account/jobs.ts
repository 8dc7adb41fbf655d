import type { JobHandlers } from '../../core/services.ts'
import { readAccount } from './read-account.ts'

export const operatorMoneyJobs = { 'read-account': readAccount } satisfies Partial<JobHandlers>
