import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

/** How far the sending has come, in people. */
export interface CampaignDelivery {
  recipients: number
  /** Handed to the mail server. */
  delivered: number
  /** Refused for good. */
  undeliverable: number
  /** Turned mails off before it was their turn. */
  passed_over: number
}

export async function countDelivery(database: Queryable, campaignId: Id<'mail_campaign'>): Promise<CampaignDelivery> {
  const { rows } = await sql<CampaignDelivery>`
    select recipients, passed_over, delivered, undeliverable
    from (
      select count(*) as recipients, count(passed_over_at) as passed_over from mail_campaign_recipient where campaign_id = ${campaignId}
    ) recipient cross join (
      select count(sent_at) as delivered, count(undeliverable_at) as undeliverable
      from mail_outbox where template = 'campaign' and split_part(key, ':', 2) = ${String(campaignId)}
    ) mail`.execute(database)
  return rows[0] ?? { recipients: 0, delivered: 0, undeliverable: 0, passed_over: 0 }
}
