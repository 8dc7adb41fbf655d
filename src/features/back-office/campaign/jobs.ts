import type { JobHandlers } from '../../core/services.ts'
import { sendCampaign } from './send-campaign.ts'

export const campaignJobs = {
  'send-campaign': (services, { id }) => sendCampaign(services, id),
} satisfies Partial<JobHandlers>
