import { accountJobs } from '../../features/account/jobs.ts'
import { applicationJobs } from '../../features/application/jobs.ts'
import { bankJobs } from '../../features/bank/jobs.ts'
import { campaignJobs } from '../../features/campaign/jobs.ts'
import { contractJobs } from '../../features/contract/jobs.ts'
import { depositJobs } from '../../features/deposit/jobs.ts'
import { drillJobs } from '../../features/drill/jobs.ts'
import { identityJobs } from '../../features/identity/jobs.ts'
import { lotteryJobs } from '../../features/lottery/jobs.ts'
import { managementReportJobs } from '../../features/management-report/jobs.ts'
import { notificationJobs } from '../../features/notification/send-mail.ts'
import { operatorMoneyJobs } from '../../features/operator-money/jobs.ts'
import { payoutJobs } from '../../features/payout/jobs.ts'
import { pushJobs } from '../../features/push/send-push.ts'
import type { FeatureJobs } from '../../features/services.ts'

/** Every job of the product, gathered from the features. */
export const jobs: FeatureJobs = {
  ...accountJobs,
  ...applicationJobs,
  ...bankJobs,
  ...campaignJobs,
  ...contractJobs,
  ...depositJobs,
  ...drillJobs,
  ...identityJobs,
  ...lotteryJobs,
  ...managementReportJobs,
  ...notificationJobs,
  ...operatorMoneyJobs,
  ...payoutJobs,
  ...pushJobs,
}
