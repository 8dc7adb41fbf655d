import type { FeatureJobs } from '../services.ts'
import { renderContract } from './render-contract.ts'

export const contractJobs: FeatureJobs = {
  'render-contract': (services, payload) => renderContract(services, Number(payload['id'])),
}
