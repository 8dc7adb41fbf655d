import { accountJobs } from '../../features/people/account/jobs.ts'
import { applicationJobs } from '../../features/investing/application/jobs.ts'
import { bankJobs } from '../../features/treasury/bank/jobs.ts'
import { campaignJobs } from '../../features/back-office/campaign/jobs.ts'
import { contractJobs } from '../../features/documents/contract/jobs.ts'
import { depositJobs } from '../../features/investing/deposit/read-deposits.ts'
import { accountReadingJobs } from '../../features/investing/deposit/read-account.ts'
import { rehearsalJobs } from '../../features/investing/rehearsal/jobs.ts'
import { identityJobs } from '../../features/people/identity/jobs.ts'
import { lotteryJobs } from '../../features/investing/lottery/jobs.ts'
import { managementReportJobs } from '../../features/funds/management-report/jobs.ts'
import { notificationJobs } from '../../features/communication/outbox/send-mail.ts'
import { fundEditingJobs } from '../../features/funds/fund-editing/jobs.ts'
import { payoutJobs } from '../../features/treasury/payout/follow-payouts.ts'
import { pushJobs } from '../../features/communication/push/send-push.ts'
import { jobs, readJobPayload, type JobName } from '../../domain/core/jobs.ts'
import type { JobHandlers, Services } from '../../features/core/services.ts'

/** Gathered from the features; a job without a handler does not compile. */
const ofFeatures: Omit<JobHandlers, 'repeat-scheduled-task'> = {
  ...accountJobs,
  ...accountReadingJobs,
  ...applicationJobs,
  ...bankJobs,
  ...campaignJobs,
  ...contractJobs,
  ...depositJobs,
  ...rehearsalJobs,
  ...fundEditingJobs,
  ...identityJobs,
  ...lotteryJobs,
  ...managementReportJobs,
  ...notificationJobs,
  ...payoutJobs,
  ...pushJobs,
}

/**
 * What runs each job of the product, with the payload that its definition asks for.
 * @param repeat runs a task of the schedule once more.
 */
export function jobHandlers(
  services: Services,
  repeat: (task: string, dueAt: Date) => Promise<void>,
): Record<JobName, (payload: unknown) => Promise<void>> {
  const handlers: JobHandlers = {
    ...ofFeatures,
    'repeat-scheduled-task': (_services, { task, dueAt }) => repeat(task, new Date(dueAt)),
  }
  const handle = async <Name extends JobName>(name: Name, payload: unknown): Promise<void> =>
    handlers[name](services, readJobPayload(name, payload))
  const names = Object.keys(jobs) as JobName[]
  return Object.fromEntries(names.map((name) => [name, (payload: unknown) => handle(name, payload)])) as Record<
    JobName,
    (payload: unknown) => Promise<void>
  >
}
