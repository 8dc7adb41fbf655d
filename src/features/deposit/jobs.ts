import type { FeatureJobs } from '../services.ts'
import { readDeposits } from './read-deposits.ts'

export const depositJobs: FeatureJobs = {
  'read-deposits': (services) => readDeposits(services),
}
