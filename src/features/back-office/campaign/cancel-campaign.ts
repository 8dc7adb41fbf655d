import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import type { CampaignStatus } from './campaign.ts'
import { lockAnyCampaign } from './save-campaign.ts'
import type { Id } from '../../../domain/id.ts'

/** What each state becomes when it is called off: a scheduled mail is a draft again; of one under way the rest stays unsent. */
const after: Readonly<Record<CampaignStatus, CampaignStatus | null>> = {
  draft: 'canceled',
  scheduled: 'draft',
  sending: 'canceled',
  sent: null,
  canceled: null,
}

/** Calls a campaign off. Nobody who has not been owed the mail yet gets it. @returns the version that now stands. */
export async function cancelCampaign(
  services: Services,
  viewer: Viewer,
  seen: { id: Id<'mail_campaign'> | null; version: number | undefined },
): Promise<Outcome<{ id: Id<'mail_campaign'>; version: number }>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const locked = await lockAnyCampaign(transaction, seen)
    if (!locked.ok) return locked
    const { id, status } = locked.value
    const next = after[status]
    if (next === null)
      return refusal(
        'CONFLICT',
        status === 'sent' ? 'このメールは、すでに送信されています。' : 'このメールは、すでに取り消されています。',
      )
    const canceled = await transaction
      .updateTable('mail_campaign')
      .set((expression) => ({
        status: next,
        ...(status === 'scheduled' && { send_at: null }),
        updated_at: now,
        updated_by: viewer.memberId,
        version: expression('version', '+', 1),
      }))
      .where('id', '=', id)
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'campaign.canceled',
      objectType: 'campaign',
      objectId: id,
      detail: { from: status, to: next },
    })
    return success(canceled)
  })
}
