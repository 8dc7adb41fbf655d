import type { Id } from '../../../domain/id.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { loadLineRules } from './load-line-rules.ts'

/** From now on people classify such lines again; one operator's word is enough, since nothing is booked by it. CONFLICT where the rule holds no more. */
export async function endLineRule(services: Services, viewer: Viewer, id: Id<'line_rule'>): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    await transaction.selectFrom('line_rule').select('id').where('id', '=', id).forUpdate().execute()
    const [rule] = await loadLineRules(transaction, id)
    if (!rule)
      return refusal('CONFLICT', 'この規則は、すでに変更または終了されています。一覧を読み込み直してください。')
    await transaction
      .insertInto('line_rule')
      .values({
        replaces: id,
        is_ended: true,
        remitter: rule.remitter,
        amount_from: rule.amountFrom,
        amount_until: rule.amountUntil,
        made_from: rule.madeFrom,
        reason: '終了',
        kept_by: viewer.memberId,
        kept_at: now,
        proposal_id: rule.proposalId,
      })
      .execute()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'line_rule.ended',
      objectType: 'explanation',
      objectId: rule.madeFrom,
    })
    return success(null)
  })
}
