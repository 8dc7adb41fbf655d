import type { JobHandlers } from '../../core/services.ts'
import { reconcileIdentities } from './reconcile-identities.ts'

export const identityJobs = { 'reconcile-identity': reconcileIdentities } satisfies Partial<JobHandlers>
