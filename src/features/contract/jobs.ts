import { enqueueEach } from '../../platform/jobs/queue.ts'
import type { FeatureJobs } from '../services.ts'
import { renderContract } from './render-contract.ts'

export const contractJobs: FeatureJobs = {
  'render-contract': (services, payload) => renderContract(services, Number(payload['id'])),
  // One line in the queue for all contracts of a transaction; each is then repeated by itself where it fails.
  'render-contracts': (services, payload) => enqueueEach(services.database, 'render-contract', idsOf(payload)),
}

const idsOf = (payload: Record<string, unknown>): { id: number }[] => (payload['ids'] as number[]).map((id) => ({ id }))
