import type { JobHandlers } from '../services.ts'
import { readAccount } from './read-account.ts'

export const operatorMoneyJobs = { 'read-account': readAccount } satisfies Partial<JobHandlers>
