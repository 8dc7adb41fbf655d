import { sql } from 'kysely'
import { campaignLifecycle } from '../../../domain/lifecycles/campaign.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { enqueue } from '../../core/enqueue.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Services } from '../../core/services.ts'
import { moveOne } from '../../core/move.ts'
import { isAddressed } from './audience.ts'
import { toAudience } from './campaign.ts'
import type { Id } from '../../../domain/id.ts'

/** Mails to many go out one after the other, so that nobody who waits for a mail of his own waits for them. */
export const campaignQueue = 'campaign'

/** Begins every scheduled mail whose time has come by `now`; of several workers one does it. */
export async function beginDueCampaigns(services: Services, now: Date): Promise<void> {
  const due = await services.database
    .selectFrom('mail_campaign')
    .select('id')
    .where('status', '=', 'scheduled')
    .where('send_at', '<=', now)
    .orderBy('send_at')
    .orderBy('id')
    .execute()
  for (const { id } of due) await inTransaction(services.database, (transaction) => begin(transaction, id, now))
}

/** When the next scheduled mail is due; null where none is. */
export async function nextCampaignAt({ database }: Services, after: Date): Promise<Date | null> {
  const next = await database
    .selectFrom('mail_campaign')
    .select('send_at')
    .where('status', '=', 'scheduled')
    .where('send_at', '>', after)
    .orderBy('send_at')
    .limit(1)
    .executeTakeFirst()
  return next?.send_at ?? null
}

/** Fixes who gets it: whoever joins later, or turned mails off before, is not among them. */
async function begin(transaction: Transaction, id: Id<'mail_campaign'>, now: Date): Promise<void> {
  const campaign = await transaction
    .selectFrom('mail_campaign')
    .select(['audience', 'fund_id'])
    .where('id', '=', id)
    .where('status', '=', 'scheduled')
    .where('send_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!campaign) return
  const { numAffectedRows: recipients = 0n } = await sql`
    insert into mail_campaign_recipient (campaign_id, member_id)
    select ${id}::bigint, member.id from member where ${isAddressed(toAudience(campaign))}`.execute(transaction)
  await moveOne(transaction, campaignLifecycle, { id }, { event: 'begun', set: { begun_at: now } })
  await recordAudit(transaction, {
    at: now,
    actor: 'schedule',
    action: 'campaign.begun',
    objectType: 'campaign',
    objectId: id,
    detail: { recipients: Number(recipients) },
  })
  await enqueue(transaction, 'send-campaign', { id }, { queue: campaignQueue })
}
