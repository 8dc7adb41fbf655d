import { campaignLifecycle, type CampaignStatus } from '../../../domain/lifecycles/campaign.ts'
import type { EventOf } from '../../../domain/lifecycles/lifecycle.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { moveOne } from '../../core/move.ts'
import { lockAnyCampaign } from './save-campaign.ts'
import type { Id } from '../../../domain/id.ts'

/** What calling it off means in each state: a scheduled mail is a draft again; of one under way the rest stays unsent. */
const eventIn: Readonly<Record<CampaignStatus, EventOf<typeof campaignLifecycle> | null>> = {
  draft: 'canceled',
  scheduled: 'unscheduled',
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
    const event = eventIn[status]
    if (event === null)
      return refusal(
        'CONFLICT',
        status === 'sent' ? 'このメールは、すでに送信されています。' : 'このメールは、すでに取り消されています。',
      )
    const set = {
      ...(event === 'unscheduled' && { send_at: null }),
      updated_at: now,
      updated_by: viewer.memberId,
      version: locked.value.version + 1,
    }
    await moveOne(transaction, campaignLifecycle, { id }, { event, set })
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'campaign.canceled',
      objectType: 'campaign',
      objectId: id,
      detail: { from: status, to: campaignLifecycle.events[event].to },
    })
    return success({ id, version: set.version })
  })
}
