import { sql } from 'kysely'
import { japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

export interface AdviserAccess {
  id: Id<'adviser_access'>
  name: string
  office: string
  email: string
  /** As operators call them; none: every book. */
  books: string[]
  from: JapanDate
  until: JapanDate
  ends_on: JapanDate
  granted_at: Date
  has_password: boolean
  ended_at: Date | null
  ended_by: string | null
  is_open: boolean
  /** How often the adviser looked at something. */
  looks: number
}

/** Every access, the latest first. */
export async function listAdviserAccesses(database: Queryable, now: Date): Promise<AdviserAccess[]> {
  const { rows } = await sql<AdviserAccess>`
    select access.id, access.name, access.office, access.email, access.from_on::text as "from", access.until_on::text as "until",
      access.ends_on::text as ends_on, access.granted_at, access.ended_at,
      array(select coalesce(fund.name, '運営者') from unnest(access.books) with ordinality as wanted (book, place)
        left join fund on 'fund:' || fund.id = wanted.book order by wanted.place) as books,
      exists (select from adviser_password kept where kept.access_id = access.id) as has_password,
      (select family_name || ' ' || given_name from member where member.id = access.ended_by) as ended_by,
      access.ended_at is null and access.ends_on >= ${japanDateOf(now)} as is_open,
      (select count(*) from audit_log log where log.actor = 'adviser:' || access.id and log.object_type = 'book') as looks
    from adviser_access access order by access.id desc`.execute(database)
  return rows
}

export interface AdviserLook {
  id: Id<'audit_log'>
  at: Date
  name: string
  /** What was looked at, which book and which days. */
  sight: string
  book: string
  from: JapanDate
  until: JapanDate
}

/** What advisers looked at last, by the audit log. */
export async function listAdviserLooks(database: Queryable, most: number): Promise<AdviserLook[]> {
  const { rows } = await sql<AdviserLook>`
    select log.id, log.at, access.name, log.detail ->> 'sight' as sight,
      case log.object_id when 'operator' then '運営者' when 'all' then 'すべて'
        else coalesce((select fund.name from fund where 'fund:' || fund.id = log.object_id), log.object_id) end as book,
      log.detail ->> 'first_day' as "from", log.detail ->> 'last_day' as "until"
    from audit_log log join adviser_access access on log.actor = 'adviser:' || access.id
    where log.object_type = 'book' and log.actor like 'adviser:%'
    order by log.id desc limit ${most}`.execute(database)
  return rows
}
