import type { FeatureJobs } from '../services.ts'
import { forgetExpired } from './forget-expired.ts'

export const accountJobs: FeatureJobs = { 'forget-expired': forgetExpired }
