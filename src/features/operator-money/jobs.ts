import type { FeatureJobs } from '../services.ts'
import { readAccount } from './read-account.ts'

export const operatorMoneyJobs: FeatureJobs = { 'read-account': readAccount }
