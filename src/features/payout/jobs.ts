import type { FeatureJobs } from '../services.ts'
import { followPayouts } from './follow-payouts.ts'
import { remindMissingBankAccounts } from './remind-missing-bank-accounts.ts'
import { sendPayoutBatch } from './send-payout-batch.ts'

export const payoutJobs: FeatureJobs = {
  'send-payout-batch': (services, payload) => sendPayoutBatch(services, Number(payload['id'])),
  'follow-payouts': followPayouts,
  'remind-missing-bank-accounts': remindMissingBankAccounts,
}
