import type { JobHandlers } from '../../core/services.ts'
import { fillAccountPool } from './fill-account-pool.ts'

export const bankJobs = {
  'fill-account-pool': (services) => fillAccountPool(services),
  'subscribe-bank-notices': (services) => services.bank.subscribe(),
} satisfies Partial<JobHandlers>
