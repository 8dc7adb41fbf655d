import type { JapanDate } from '../../../domain/calendar.ts'
import type { Queryable, Transaction } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'
import type { OutgoingAct } from '../../../domain/treasury/segregation.ts'
import type { Refusal } from '../../../platform/outcome.ts'
import { loadDues, loadFirstPayday } from '../segregation/load-position.ts'
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
  const { act, due } = await actOf(transaction, batch)
  return refuseUncovered(transaction, services, act, due)
}

/** The same for a screen. */
export async function coverBatch(services: Services, batch: BatchFacts): Promise<ActCoverage> {
  const { act, due } = await actOf(services.database, batch)
  return coverAct(services.database, services, act, due)
}

async function actOf(
  database: Queryable,
  { id, isApproved }: BatchFacts,
): Promise<{ act: OutgoingAct; due: JapanDate | null }> {
  const payouts = await database
    .selectFrom('payout')
    .select('distribution_share_id as shareId')
    .where('batch_id', '=', id)
    .execute()
  const shares = payouts.flatMap(({ shareId }) => shareId ?? [])
  const transfers = isApproved ? 0 : payouts.length
  if (shares.length === 0) return { act: { kind: 'refund', transfers }, due: null }
  const fixed = isApproved ? 0 : await loadDues(database, shares)
  return {
    act: { kind: 'distribution', fixed, planned: 0, transfers },
    due: await loadFirstPayday(database, shares),
  }
}
