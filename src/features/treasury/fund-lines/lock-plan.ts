import type { Id } from '../../../domain/id.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { findPlan, type OutgoingPlanView } from './list-plans.ts'

/** Under its lock, so that no line fulfils it meanwhile. */
export async function lockWaiting(
  transaction: Transaction,
  planId: Id<'outgoing_plan'>,
): Promise<Outcome<OutgoingPlanView>> {
  await transaction.selectFrom('outgoing_plan').select('id').where('id', '=', planId).forUpdate().execute()
  const plan = await findPlan(transaction, planId)
  if (!plan) return refusal('NOT_FOUND', '該当する支払予定がありません。')
  return plan.state === 'waiting'
    ? success(plan)
    : refusal('CONFLICT', 'この支払予定は、すでに支払われたか、取り下げられています。')
}
