import { readDeposits } from './read-deposits.ts'
import type { JobHandlers, Services } from '../../core/services.ts'
import { applyLineRules } from '../../treasury/fund-lines/apply-line-rules.ts'
import { watchAccount } from '../../treasury/watch-account.ts'

/**
 * Reads the statement and then the deposits, so that what nothing explains can be reported at once. Safe to run at any time and twice.
 * @throws the failure of the bank.
 */
export async function readAccount(services: Services): Promise<void> {
  await watchAccount(services)
  await readDeposits(services)
  // What came in is known to be no deposit only now.
  await applyLineRules(services)
}

export const accountReadingJobs = { 'read-account': readAccount } satisfies Partial<JobHandlers>
