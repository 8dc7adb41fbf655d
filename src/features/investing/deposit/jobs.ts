import type { JobHandlers } from '../../core/services.ts'
import { readDeposits } from './read-deposits.ts'

export const depositJobs = {
  'read-deposits': async (services) => void (await readDeposits(services)),
} satisfies Partial<JobHandlers>
