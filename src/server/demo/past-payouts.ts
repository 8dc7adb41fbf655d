import type { DemoFund } from '../../features/funds/fund/demo/demo-fund.ts'
import { approvePayoutBatch } from '../../features/treasury/payout/approve-payout-batch.ts'
import { followPayouts } from '../../features/treasury/payout/follow-payouts.ts'
import { listPayable } from '../../features/treasury/payout/list-payable.ts'
import type { Obligation } from '../../features/treasury/payout/obligation.ts'
import { preparePayoutBatch } from '../../features/treasury/payout/prepare-payout-batch.ts'
import { readAccount } from '../../features/investing/deposit/read-account.ts'
import { addMilliseconds } from '../../platform/time.ts'
import { operatorOf } from './operator-of.ts'
import { must, type DemoEnvironment } from './demo-environment.ts'

const minute = 60_000

/**
 * Pays what the fund owes its members, as on any day: one operator prepares the batch, the other approves it ten minutes later, the bank works on it
 * for a minute, and what its statement shows is booked.
 * @throws where something of it is still owed afterwards.
 */
export async function payOut(demo: DemoEnvironment, fund: DemoFund, kind: Obligation['kind']): Promise<void> {
  const { services, operatorIds } = demo
  const [first, second] = operatorIds
  const obligations = await owedBy(demo, fund, kind)
  const { batchId, contentHash } = must(
    await preparePayoutBatch(services, operatorOf(services, first), { obligations, method: 'transfer' }),
  )
  await demo.moveTo(addMilliseconds(services.clock.now(), 10 * minute))
  must(await approvePayoutBatch(services, operatorOf(services, second), { batchId, contentHash }))
  await followPayouts(services)
  await demo.moveTo(addMilliseconds(services.clock.now(), minute))
  await followPayouts(services)
  await readAccount(services)
  const { status } = await services.database
    .selectFrom('payout_batch')
    .select('status')
    .where('id', '=', batchId)
    .executeTakeFirstOrThrow()
  const left = await owedBy(demo, fund, kind)
  if (status !== 'settled' || left.length > 0)
    throw new Error(`batch ${batchId} is ${status}, ${left.length} are still owed`)
}

async function owedBy({ services }: DemoEnvironment, fund: DemoFund, kind: Obligation['kind']): Promise<Obligation[]> {
  const payables = await listPayable(services)
  return payables
    .filter(({ fund_id: fundId, obligation }) => fundId === fund.id && obligation.kind === kind)
    .map(({ obligation }) => obligation)
}
