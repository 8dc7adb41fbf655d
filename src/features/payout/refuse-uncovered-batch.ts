import type { Queryable, Transaction } from '../../platform/database/connect.ts'
import type { OutgoingAct } from '../../domain/segregation.ts'
import type { Refusal } from '../../platform/outcome.ts'
import { coverAct, refuseUncovered, type ActCoverage } from '../segregation/refuse-uncovered.ts'
import type { Services } from '../services.ts'

interface BatchFacts {
  id: number
  /** Once it is approved, its payments are on their way in the books. */
  isApproved: boolean
}

/** CONFLICT where the operator's own money does not cover the batch: refunds only need what others are owed to stay, distributions all that is owed. */
export async function refuseUncoveredBatch(transaction: Transaction, services: Services, batch: BatchFacts): Promise<Refusal | null> {
  return refuseUncovered(transaction, services, await actOf(transaction, batch))
}

/** The same for a screen. */
export async function coverBatch(services: Services, batch: BatchFacts): Promise<ActCoverage> {
  return coverAct(services.database, services, await actOf(services.database, batch))
}

async function actOf(database: Queryable, { id, isApproved }: BatchFacts): Promise<OutgoingAct> {
  const { count, shares } = await database
    .selectFrom('payout')
    .select((expression) => [expression.fn.countAll<number>().as('count'), expression.fn.count<number>('distribution_share_id').as('shares')])
    .where('batch_id', '=', id)
    .executeTakeFirstOrThrow()
  const transfers = isApproved ? 0 : count
  return shares > 0 ? { kind: 'distribution', amount: 0, transfers } : { kind: 'refund', transfers }
}
