import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/connect.ts'
import { fundColumns, fundTotals, toFundRecord, type FundRecord, type FundRow } from './fund-record.ts'
import type { Id } from '../../../domain/id.ts'

/** Every published fund with its totals, newest first: one query. */
export async function loadPublishedFunds(database: Queryable): Promise<FundRecord[]> {
  return select(database, sql`f.status = 'published'`)
}

/** Funds by id, published or not; unknown ids are simply missing. */
export async function loadFunds(database: Queryable, fundIds: readonly Id<'fund'>[]): Promise<FundRecord[]> {
  if (fundIds.length === 0) return []
  return select(database, sql`f.id = any(${[...fundIds]}::bigint[])`)
}

export async function loadFund(database: Queryable, fundId: Id<'fund'>): Promise<FundRecord | null> {
  const [fund] = await loadFunds(database, [fundId])
  return fund ?? null
}

/** Published funds by id, and where an instant is given all whose offering has not ended by then. */
export async function loadFundsForLive(
  database: Queryable,
  fundIds: readonly Id<'fund'>[],
  notEndedAt: Date | null,
): Promise<FundRecord[]> {
  return select(
    database,
    sql`f.status = 'published' and (f.id = any(${[...fundIds]}::bigint[]) or f.offering_end_at >= ${notEndedAt}::timestamptz)`,
  )
}

async function select(database: Queryable, condition: ReturnType<typeof sql>): Promise<FundRecord[]> {
  const { rows } = await sql<FundRow>`
    select ${fundColumns} from fund f
    left join fund_result r on r.fund_id = f.id
    left join lottery l on l.fund_id = f.id
    cross join lateral (${fundTotals}) t
    where ${condition} order by f.id desc`.execute(database)
  return rows.map(toFundRecord)
}
