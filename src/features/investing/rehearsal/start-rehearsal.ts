import { rehearsalPlanProblems, type RehearsalPlan } from '../../../domain/investing/rehearsal.ts'
import { fundDraftProblems } from '../../../domain/funds/fund-draft.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { enqueue } from '../../core/enqueue.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { draftOfRow } from '../../funds/fund/fund-content.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { refuseNearOpening } from './refuse-near-opening.ts'
import type { Id } from '../../../domain/id.ts'

/**
 * Has a fund's opening rehearsed by the worker. Refused with BAD_USER_INPUT for the plan, NOT_FOUND without the fund, CONFLICT where it is
 * no complete first-come fund, another rehearsal is under way, or a real opening is near.
 */
export async function startRehearsal(
  services: Services,
  viewer: Viewer,
  { fundId, plan }: { fundId: Id<'fund'> | null; plan: RehearsalPlan },
): Promise<Outcome<{ rehearsalId: Id<'drill'> }>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const problems = rehearsalPlanProblems(plan)
  if (Object.keys(problems).length > 0) return badInput(problems)
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const fund =
      fundId === null
        ? undefined
        : await transaction.selectFrom('fund').selectAll().where('id', '=', fundId).executeTakeFirst()
    if (!fund) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
    const draft = draftOfRow(fund)
    if (draft.offeringMethod !== 'first_come')
      return refusal('CONFLICT', 'リハーサルは、先着方式のファンドで行えます。')
    if (Object.keys(fundDraftProblems(draft)).length > 0)
      return refusal('CONFLICT', 'ファンドの内容に未入力の項目があります。')
    const near = await refuseNearOpening(transaction, now)
    if (near) return near
    const started = await transaction
      .insertInto('drill')
      .values({
        fund_id: fund.id,
        fund_name: fund.name,
        people: plan.people,
        spread_seconds: plan.spreadSeconds,
        amount: plan.amount,
        asked_by: viewer.memberId,
        asked_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!started) return refusal('CONFLICT', 'ほかのリハーサルが終わるまでお待ちください。')
    await enqueue(transaction, 'play-drill', { id: started.id })
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'drill.begun',
      objectType: 'fund',
      objectId: fund.id,
      detail: { drill_id: started.id, people: plan.people, spread_seconds: plan.spreadSeconds, amount: plan.amount },
    })
    return success({ rehearsalId: started.id })
  })
}
