import { sql } from 'kysely'
import { addDays, addMonths, daysBetween, japanDateOf, startOfDay, type JapanDate } from '../../../domain/calendar.ts'
import { lastDayOf } from '../../../domain/people/identity-method.ts'
import type { IdentityMethod } from '../../../domain/people/people-words.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { Services } from '../../core/services.ts'

/** Of one month: by which methods members were identified, and how many renewed a method that ends. */
export interface IdentityMonth {
  month: string
  ending: number
  lasting: number
  renewed: number
}

export type IdentityCampaign = Awaited<ReturnType<typeof readIdentityCampaign>>

export const endOfImages = lastDayOf('image')

/** The mail to a member, once: its key says to whom. */
const renewalMailKey = sql`'identity-renewal:' || member.id`

/** Verified members with an account whose last identification was by photographs. */
const identifiedByImage = sql`
  member.status = 'active' and member.identity_approved_at is not null
  and member.id in (select member_id from identity_check where status = 'approved' and method = 'image') and (
    select method from identity_check last where last.member_id = member.id and last.status = 'approved' and last.method <> 'auth'
    order by last.id desc limit 1) = 'image'`

export const hasMoney = sql`exists (select from investment where investment.member_id = member.id and investment.status = 'participating')`

const notInvited = sql`not exists (select from mail_outbox where mail_outbox.key = ${renewalMailKey})`

export const toInvite = sql`${identifiedByImage} and ${notInvited}`

const monthsShown = 6

export async function readIdentityCampaign({
  database,
  clock,
  config,
  identityApp,
}: Pick<Services, 'database' | 'clock' | 'config' | 'identityApp'>) {
  const today = japanDateOf(clock.now())
  const endsOn = endOfImages ?? today
  const [members, counts, months] = await Promise.all([
    byMethod(database),
    countLeft(database),
    byMonth(database, today),
  ])
  return {
    ends_on: endsOn,
    days_left: Math.max(0, daysBetween(today, addDays(endsOn, 1))),
    wished: config.EKYC_METHOD,
    successor: config.EKYC_NEXT_METHOD,
    is_app_offered: identityApp !== null,
    members,
    ...counts,
    months,
  }
}

async function byMethod(database: Queryable) {
  const { rows } = await sql<{ method: IdentityMethod; members: number }>`
    select method, count(*) as members from (
      select distinct on (identity.member_id) identity.member_id, identity.method
      from identity_check identity join member on member.id = identity.member_id
      where identity.status = 'approved' and identity.method <> 'auth' and member.identity_approved_at is not null
      order by identity.member_id, identity.id desc
    ) last group by method order by method`.execute(database)
  return rows
}

async function countLeft(database: Queryable) {
  const { rows } = await sql<{ open: number; to_invite: number; to_invite_investors: number; invited: number }>`
    select (select count(*) from identity_check where method = 'image' and status in ('created', 'capturing', 'submitted')) as open,
      (select count(*) from member where ${toInvite}) as to_invite,
      (select count(*) from member where ${toInvite} and ${hasMoney}) as to_invite_investors,
      (select count(*) from member where exists (select from mail_outbox where mail_outbox.key = ${renewalMailKey})) as invited`.execute(
    database,
  )
  const [row] = rows
  if (row === undefined) throw new Error('counting answered no row')
  return row
}

async function byMonth(database: Queryable, today: JapanDate): Promise<IdentityMonth[]> {
  const from = addMonths(`${today.slice(0, 8)}01` as JapanDate, 1 - monthsShown)
  const { rows } = await sql<IdentityMonth>`
    select to_char(japan_date(status_at), 'YYYY-MM') as month,
      count(*) filter (where method = 'image') as ending,
      count(*) filter (where method not in ('image', 'auth')) as lasting,
      count(*) filter (where purpose = 'renewal') as renewed
    from identity_check where status = 'approved' and status_at >= ${startOfDay(from)} group by 1 order by 1`.execute(
    database,
  )
  return rows
}
