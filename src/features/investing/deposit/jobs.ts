import type { JobHandlers } from '../../core/services.ts'
import { readAccount } from './read-account.ts'
import { readDeposits } from './read-deposits.ts'

export const depositJobs = {
  'read-account': readAccount,
  'read-deposits': async (services) => void (await readDeposits(services)),
} satisfies Partial<JobHandlers>
