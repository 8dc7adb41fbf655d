import type { Services } from '../services.ts'
import { cancelOverdue } from './cancel-overdue.ts'
import { readDeposits } from './read-deposits.ts'

/**
 * 00:00 Japan time: first every deposit that the bank has booked up to midnight is read and matched, and only then is what is
 * overdue cancelled. When the bank cannot be read, nothing is cancelled and the run is repeated. Safe to run twice or late.
 */
export async function runMidnight(services: Services, { dueAt }: { dueAt: Date }): Promise<void> {
  await readDeposits(services)
  await cancelOverdue(services, dueAt)
}
