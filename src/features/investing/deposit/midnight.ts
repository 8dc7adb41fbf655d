import { BankNotLinked } from '../../../adapters/bank/bank-failure.ts'
import type { Services } from '../../core/services.ts'
import { cancelOverdue } from './cancel-overdue.ts'
import { nightlyLookBackDays, readDeposits } from './read-deposits.ts'

/**
 * 00:00 Japan time: first every deposit that the bank has booked up to midnight is read and matched, and only then is what is
 * overdue cancelled. When the bank cannot be read, nothing is cancelled and the run is repeated. Safe to run twice or late.
 */
export async function runMidnight(services: Services, { dueAt }: { dueAt: Date }): Promise<void> {
  const reading = await readDeposits(services, nightlyLookBackDays)
  if (reading === 'no bank linked' && (await someoneMayHavePaid(services))) {
    throw new BankNotLinked('deposits cannot be read before an operator links the bank again: nothing is cancelled')
  }
  await cancelOverdue(services, dueAt)
}

async function someoneMayHavePaid(services: Services): Promise<boolean> {
  const assignment = await services.database
    .selectFrom('virtual_account_assignment')
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return assignment !== undefined
}
