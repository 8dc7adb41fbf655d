import type { JobHandlers } from '../../core/services.ts'
import { followPayouts } from './follow-payouts.ts'
import { remindMissingBankAccounts } from './remind-missing-bank-accounts.ts'
import { sendPayoutBatch } from './send-payout-batch.ts'

export const payoutJobs = {
  'send-payout-batch': (services, { id }) => sendPayoutBatch(services, id),
  'follow-payouts': followPayouts,
  'remind-missing-bank-accounts': remindMissingBankAccounts,
} satisfies Partial<JobHandlers>
