import type { Queryable } from '../../platform/database/connect.ts'

export type CampaignStatus = 'draft' | 'scheduled' | 'sending' | 'sent' | 'canceled'

/** nobody: not decided yet. everyone: all members who want mails. fund: who applied to or takes part in the fund. */
export type Audience = { kind: 'nobody' } | { kind: 'everyone' } | { kind: 'fund'; fundId: number }

/** A mail from the operator to many. */
export interface Campaign {
  id: number
  title: string
  body: string
  audience: Audience
  sendAt: Date | null
  /** Where its tests go. */
  testAddress: string | null
  status: CampaignStatus
  /** Counts the changes: who has seen an older one changes nothing. */
  version: number
  updatedAt: Date
  updatedBy: string
  begunAt: Date | null
  sentAt: Date | null
}

const columns = [
  'campaign.id', 'campaign.title', 'campaign.body', 'campaign.audience', 'campaign.fund_id', 'campaign.send_at', 'campaign.test_address', 'campaign.status',
  'campaign.version', 'campaign.updated_at', 'campaign.begun_at', 'campaign.sent_at', 'member.family_name', 'member.given_name',
] as const

const select = (database: Queryable) =>
  database.selectFrom('mail_campaign as campaign').innerJoin('member', 'member.id', 'campaign.updated_by').select(columns)

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

export function toAudience({ audience, fund_id: fundId }: { audience: string; fund_id: number | null }): Audience {
  if (audience === 'fund' && fundId !== null) return { kind: 'fund', fundId }
  return { kind: audience === 'everyone' ? 'everyone' : 'nobody' }
}

const toCampaign = (row: Row): Campaign => ({
  id: row.id,
  title: row.title,
  body: row.body,
  audience: toAudience(row),
  sendAt: row.send_at,
  testAddress: row.test_address,
  status: row.status as CampaignStatus,
  version: row.version,
  updatedAt: row.updated_at,
  updatedBy: `${row.family_name} ${row.given_name}`,
  begunAt: row.begun_at,
  sentAt: row.sent_at,
})

const most = 500

/** Every campaign, the newest first; of very many the latest. */
export async function listCampaigns(database: Queryable): Promise<Campaign[]> {
  return (await select(database).orderBy('campaign.id', 'desc').limit(most).execute()).map(toCampaign)
}

export async function findCampaign(database: Queryable, id: number | null): Promise<Campaign | null> {
  const row = id === null ? undefined : await select(database).where('campaign.id', '=', id).executeTakeFirst()
  return row ? toCampaign(row) : null
}
