import type { FeatureJobs } from '../services.ts'
import { readDeposits } from './read-deposits.ts'

export const depositJobs: FeatureJobs = {
  'read-deposits': async (services) => void (await readDeposits(services)),
}
