import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { enqueue } from '../../core/enqueue.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { enqueueMails } from '../../communication/outbox/enqueue-mail.ts'
import type { Services } from '../../core/services.ts'
import { isAddressed, selectRecipients } from './audience.ts'
import { campaignQueue } from './begin-due-campaigns.ts'
import { campaignHeaders, campaignMail } from './campaign-mail.ts'
import { toAudience } from './campaign.ts'

/** So many are owed at a time; the next ones only after these went out. */
const stepSize = 200

/**
 * Owes the next recipients of a campaign their mail, and puts itself behind these mails in the queue: the memory stays small, a crash
 * loses nothing, and a campaign that is called off stops within a step. Whoever has turned mails off meanwhile is passed over.
 */
export async function sendCampaign(services: Services, campaignId: number): Promise<void> {
  const now = services.clock.now()
  await inTransaction(services.database, async (transaction) => {
    const campaign = await transaction
      .selectFrom('mail_campaign')
      .selectAll()
      .where('id', '=', campaignId)
      .where('status', '=', 'sending')
      .forUpdate()
      .executeTakeFirst()
    if (!campaign) return
    const text = { title: campaign.title, body: campaign.body, audience: toAudience(campaign) }
    const waiting = await nextWaiting(transaction, campaignId)
    const wanting = await selectRecipients(
      transaction,
      text.audience,
      sql`where member.id = any(${waiting}::bigint[]) and ${isAddressed(text.audience)} order by member.id`,
    )
    const mails = wanting.map((recipient) => ({
      key: `campaign:${campaignId}:${recipient.memberId}`,
      memberId: recipient.memberId,
      to: recipient.email,
      template: 'campaign',
      content: campaignMail(services, text, recipient),
      headers: campaignHeaders(services, text.audience, recipient),
    }))
    await enqueueMails(transaction, services, mails, now, { queue: campaignQueue })
    await noteOwed(transaction, campaignId, { waiting, owed: wanting.map(({ memberId }) => memberId), now })
    if (waiting.length === stepSize)
      await enqueue(transaction, 'send-campaign', { id: campaignId }, { queue: campaignQueue })
    else await finish(transaction, campaignId, now)
  })
}

async function nextWaiting(transaction: Transaction, campaignId: number): Promise<number[]> {
  const rows = await transaction
    .selectFrom('mail_campaign_recipient')
    .select('member_id')
    .where('campaign_id', '=', campaignId)
    .where('owed_at', 'is', null)
    .where('passed_over_at', 'is', null)
    .orderBy('member_id')
    .limit(stepSize)
    .execute()
  return rows.map((row) => row.member_id)
}

async function noteOwed(
  transaction: Transaction,
  campaignId: number,
  { waiting, owed, now }: { waiting: number[]; owed: number[]; now: Date },
): Promise<void> {
  await sql`
    update mail_campaign_recipient set
      owed_at = case when member_id = any(${owed}::bigint[]) then ${now}::timestamptz end,
      passed_over_at = case when not member_id = any(${owed}::bigint[]) then ${now}::timestamptz end
    where campaign_id = ${campaignId} and member_id = any(${waiting}::bigint[])`.execute(transaction)
}

async function finish(transaction: Transaction, campaignId: number, now: Date): Promise<void> {
  await transaction
    .updateTable('mail_campaign')
    .set({ status: 'sent', sent_at: now })
    .where('id', '=', campaignId)
    .where('status', '=', 'sending')
    .execute()
  await recordAudit(transaction, {
    at: now,
    actor: 'schedule',
    action: 'campaign.sent',
    objectType: 'campaign',
    objectId: campaignId,
  })
}
