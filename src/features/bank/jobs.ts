import type { FeatureJobs } from '../services.ts'
import { fillAccountPool } from './fill-account-pool.ts'

export const bankJobs: FeatureJobs = {
  'fill-account-pool': (services) => fillAccountPool(services),
  'subscribe-bank-notices': (services) => services.bank.subscribe(),
}
