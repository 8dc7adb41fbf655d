import type { FiltersOf } from '../../../domain/tables/table.ts'
import { sql, type RawBuilder } from 'kysely'
import type { mailTable } from '../../../domain/tables/mails.ts'
import type { SortOf } from '../../../domain/tables/table.ts'
import { campaignViews, type CampaignView } from '../../../domain/tables/mails.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { fullName } from '../../../platform/database/full-name.ts'
import { allOf, anywhere, tableWindow, type TableInput, type TablePage } from '../../core/graphql/table-page.ts'
import type { Id } from '../../../domain/id.ts'

/** nobody: not decided yet. everyone: all members who want mails. fund: who applied to or takes part in the fund. */
export type Audience = { kind: 'nobody' } | { kind: 'everyone' } | { kind: 'fund'; fundId: Id<'fund'> }

const select = (database: Queryable) =>
  database
    .selectFrom('mail_campaign as campaign')
    .innerJoin('member', 'member.id', 'campaign.updated_by')
    .select([
      'campaign.id',
      'campaign.title',
      'campaign.body',
      'campaign.audience',
      'campaign.fund_id',
      'campaign.send_at',
      // Where its tests go.
      'campaign.test_address',
      'campaign.status as state',
      // Counts the changes: who has seen an older one changes nothing.
      'campaign.version',
      'campaign.updated_at',
      'campaign.begun_at',
      'campaign.sent_at',
      fullName('member').as('updated_by'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

export function toAudience({ audience, fund_id: fundId }: { audience: string; fund_id: Id<'fund'> | null }): Audience {
  if (audience === 'fund' && fundId !== null) return { kind: 'fund', fundId }
  return { kind: audience === 'everyone' ? 'everyone' : 'nobody' }
}

const toCampaign = (row: Row) => ({ ...row, audience: toAudience(row) })

/** A mail from the operator to many. */
export type Campaign = ReturnType<typeof toCampaign>

const most = 500

/** Every campaign, the newest first; of very many the latest. */
export async function listCampaigns(database: Queryable): Promise<Campaign[]> {
  return (await select(database).orderBy('campaign.id', 'desc').limit(most).execute()).map(toCampaign)
}

const viewConditions: Readonly<Record<CampaignView, RawBuilder<unknown>>> = {
  open: sql`campaign.status in ('draft', 'scheduled', 'sending')`,
  sent: sql`campaign.status = 'sent'`,
  canceled: sql`campaign.status = 'canceled'`,
}

export interface CampaignPage extends TablePage<Campaign> {
  /** Whatever is filtered. */
  views: Record<CampaignView, number>
}

const orders = { written: sql`campaign.id`, changed: sql`campaign.updated_at` } satisfies Record<
  SortOf<typeof mailTable>,
  RawBuilder<unknown>
>

/** One page of the campaigns, the newest first unless something else is asked for. */
export async function pageCampaigns(
  database: Queryable,
  { view, search }: FiltersOf<typeof mailTable>,
  input: TableInput,
): Promise<CampaignPage> {
  const text = search?.normalize('NFKC').trim() ?? ''
  const where = allOf([
    ...(view ? [viewConditions[view]] : []),
    ...(text === '' ? [] : [sql`normalize(campaign.title || ' ' || campaign.body, nfkc) like ${anywhere(text)}`]),
  ])
  const [rows, { rows: counted }] = await Promise.all([
    select(database)
      .where(sql<boolean>`${where}`)
      .modifyEnd(tableWindow(input, orders, sql`campaign.id`))
      .execute(),
    sql<Record<CampaignView | 'total', number>>`
      select count(*) filter (where ${where}) as total,
        ${sql.join(campaignViews.map((name) => sql`count(*) filter (where ${viewConditions[name]}) as ${sql.ref(name)}`))} from mail_campaign campaign`.execute(
      database,
    ),
  ])
  const { total = 0, open = 0, sent = 0, canceled = 0 } = counted[0] ?? {}
  return { rows: rows.map(toCampaign), total, views: { open, sent, canceled } }
}

export async function findCampaign(database: Queryable, id: Id<'mail_campaign'> | null): Promise<Campaign | null> {
  const row = id === null ? undefined : await select(database).where('campaign.id', '=', id).executeTakeFirst()
  return row ? toCampaign(row) : null
}
