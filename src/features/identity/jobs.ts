import type { JobHandlers } from '../services.ts'
import { reconcileIdentities } from './reconcile-identities.ts'

export const identityJobs = { 'reconcile-identity': reconcileIdentities } satisfies Partial<JobHandlers>
