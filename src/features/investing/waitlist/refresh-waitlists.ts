import { inTransaction } from '../../../platform/database/transaction.ts'
import { lockFund } from '../../funds/fund/lock-fund.ts'
import type { Services } from '../../core/services.ts'
import { refreshWaitlist } from './refresh-waitlist.ts'

/** The periodic task over all funds where somebody waits: safe to run at any time and twice. One that fails does not hold up the others. */
export async function refreshWaitlists(services: Services): Promise<void> {
  const rows = await services.database
    .selectFrom('waitlist_entry')
    .select('fund_id')
    .distinct()
    .where('status', 'in', ['waiting', 'invited'])
    .orderBy('fund_id')
    .execute()
  const failures: unknown[] = []
  for (const { fund_id: fundId } of rows)
    await refreshOne(services, fundId).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} waitlists could not be tended`)
}

async function refreshOne(services: Services, fundId: number): Promise<void> {
  await inTransaction(services.database, async (transaction) => {
    const fund = await lockFund(transaction, fundId)
    if (fund) await refreshWaitlist(transaction, services, fund, services.clock.now())
  })
}
