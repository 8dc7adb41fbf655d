import { checkMoney } from '../../../ledger/check-money.ts'
import { DELAY_CHECKS } from '../../../ledger/read-checks.ts'
import type { Services } from '../../core/services.ts'
import { openPaymentStop } from './payment-stop.ts'

/**
 * The checks that stop payments, as they stand now, or those of a stop that nobody has lifted. Beside the caller's transaction: in its midst an approval itself is
 * half written.
 */
export async function brokenChecks({ database }: Pick<Services, 'database'>): Promise<string[]> {
  const stop = await openPaymentStop(database)
  if (stop !== null) return stop.checks
  const checks = await checkMoney(database)
  return checks.filter(({ id, rows }) => rows.length > 0 && !DELAY_CHECKS.includes(id)).map(({ id }) => id)
}
