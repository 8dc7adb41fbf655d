import type { FeatureJobs } from '../services.ts'
import { settlePapersAfterRush } from './settle-papers.ts'

export const applicationJobs: FeatureJobs = {
  'write-papers': (services, { fundId }) => settlePapersAfterRush(services, Number(fundId)),
}
