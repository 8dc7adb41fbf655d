import type { Queryable, Transaction } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'
import type { OutgoingAct } from '../../../domain/segregation.ts'
import type { Refusal } from '../../../platform/outcome.ts'
import { loadDues } from '../segregation/load-position.ts'
import { coverAct, refuseUncovered, type ActCoverage } from '../segregation/refuse-uncovered.ts'
import type { Services } from '../../core/services.ts'

interface BatchFacts {
  id: Id<'payout_batch'>
  /** Once it is approved, its payments are on their way in the books. */
  isApproved: boolean
}

/** CONFLICT where the operator's own money does not cover the batch, with how much must be paid in first. */
export async function refuseUncoveredBatch(
  transaction: Transaction,
  services: Services,
  batch: BatchFacts,
): Promise<Refusal | null> {
  return refuseUncovered(transaction, services, await actOf(transaction, batch))
}

/** The same for a screen. */
export async function coverBatch(services: Services, batch: BatchFacts): Promise<ActCoverage> {
  return coverAct(services.database, services, await actOf(services.database, batch))
}

async function actOf(database: Queryable, { id, isApproved }: BatchFacts): Promise<OutgoingAct> {
  const payouts = await database
    .selectFrom('payout')
    .select('distribution_share_id as shareId')
    .where('batch_id', '=', id)
    .execute()
  const shares = payouts.flatMap(({ shareId }) => shareId ?? [])
  const transfers = isApproved ? 0 : payouts.length
  if (shares.length === 0) return { kind: 'refund', transfers }
  return { kind: 'distribution', fixed: isApproved ? 0 : await loadDues(database, shares), planned: 0, transfers }
}
