import type { FeatureJobs } from '../services.ts'
import { reconcileIdentities } from './reconcile-identities.ts'

export const identityJobs: FeatureJobs = { 'reconcile-identity': reconcileIdentities }
