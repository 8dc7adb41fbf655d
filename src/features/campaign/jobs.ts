import type { FeatureJobs } from '../services.ts'
import { sendCampaign } from './send-campaign.ts'

export const campaignJobs: FeatureJobs = { 'send-campaign': (services, payload) => sendCampaign(services, Number(payload['id'])) }
