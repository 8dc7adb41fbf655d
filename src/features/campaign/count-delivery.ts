import { sql } from 'kysely'
import type { Queryable } from '../../platform/database/connect.ts'

/** How far the sending has come, in people. */
export interface CampaignDelivery {
  recipients: number
  /** Handed to the mail server. */
  delivered: number
  /** Refused for good. */
  undeliverable: number
  /** Turned mails off before it was their turn. */
  passedOver: number
}

export async function countDelivery(database: Queryable, campaignId: number): Promise<CampaignDelivery> {
  const { rows } = await sql<CampaignDelivery>`
    select count(*) as recipients, count(mail.sent_at) as delivered, count(mail.undeliverable_at) as undeliverable,
      count(recipient.passed_over_at) as "passedOver"
    from mail_campaign_recipient recipient
    left join mail_outbox mail on recipient.owed_at is not null and mail.key = 'campaign:' || recipient.campaign_id || ':' || recipient.member_id
    where recipient.campaign_id = ${campaignId}`.execute(database)
  return rows[0] ?? { recipients: 0, delivered: 0, undeliverable: 0, passedOver: 0 }
}
