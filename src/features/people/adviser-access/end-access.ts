import { japanDateOf } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'

/** Under its lock, whether an access stands: not ended, and its last day has not gone by. */
export async function lockStanding(
  transaction: Transaction,
  { clock }: Pick<Services, 'clock'>,
  accessId: Id<'adviser_access'>,
): Promise<boolean> {
  const found = await transaction
    .selectFrom('adviser_access')
    .select('id')
    .where('id', '=', accessId)
    .where('ended_at', 'is', null)
    .where('ends_on', '>=', japanDateOf(clock.now()))
    .forUpdate()
    .executeTakeFirst()
  return found !== undefined
}

/** Ends an access at once, by one operator: to take away takes no second word. The adviser is logged out with it. */
export async function endAdviserAccess(
  services: Services,
  viewer: Viewer,
  accessId: Id<'adviser_access'>,
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    if (!(await lockStanding(transaction, services, accessId)))
      return refusal('CONFLICT', 'この閲覧は、すでに終わっています。')
    await transaction
      .updateTable('adviser_access')
      .set({ ended_at: now, ended_by: viewer.memberId })
      .where('id', '=', accessId)
      .execute()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'adviser_access.rights_ended',
      objectType: 'adviser_access',
      objectId: accessId,
    })
    return success(null)
  })
}
