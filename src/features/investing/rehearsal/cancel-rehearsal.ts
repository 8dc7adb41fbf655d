import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

/** Asks a rehearsal to end; whoever plays it does within a second. CONFLICT where it has ended already. */
export async function cancelRehearsal(
  services: Services,
  viewer: Viewer,
  rehearsalId: Id<'drill'> | null,
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const rehearsal =
      rehearsalId === null
        ? undefined
        : await transaction
            .selectFrom('drill')
            .select(['id', 'fund_id', 'ended_at'])
            .where('id', '=', rehearsalId)
            .forUpdate()
            .executeTakeFirst()
    if (!rehearsal) return refusal('NOT_FOUND', 'リハーサルが見つかりません。')
    if (rehearsal.ended_at !== null) return refusal('CONFLICT', 'このリハーサルは、すでに終わっています。')
    await transaction
      .updateTable('drill')
      .set({ cancel_asked: true })
      .where('id', '=', rehearsal.id)
      .where('ended_at', 'is', null)
      .execute()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'drill.canceled',
      objectType: 'fund',
      objectId: rehearsal.fund_id,
      detail: { drill_id: rehearsal.id },
    })
    return success(null)
  })
}
