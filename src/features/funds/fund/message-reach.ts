import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/connect.ts'
import { loadFund } from './load-funds.ts'
import type { Id } from '../../../domain/id.ts'

/** Whom a message about a fund reaches, in members; visitors of a public fund read it beside them. */
export interface MessageReach {
  /** Of a draft only operators read messages. */
  is_published: boolean
  /** Who applied and has not been turned down, or takes part. */
  investors: number
  /** Everybody who can log in: they see the fund's page, and the banner where one is written. */
  members: number
}

/** Null where there is no such fund. */
export async function countMessageReach(database: Queryable, fundId: Id<'fund'>): Promise<MessageReach | null> {
  const fund = await loadFund(database, fundId)
  if (!fund) return null
  const { rows } = await sql<{ investors: number; members: number }>`
    select (select count(distinct member_id) from investment where fund_id = ${fundId} and status in ('lottery_pending', 'awaiting_deposit', 'participating')) as investors,
      (select count(*) from member where role = 'member' and status in ('active', 'held')) as members`.execute(database)
  return { is_published: fund.isPublished, investors: rows[0]?.investors ?? 0, members: rows[0]?.members ?? 0 }
}
