import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** What stands between the operator and his parts. */
export interface ReturnStand {
  /** Whether the principal of all has been fixed to go back. */
  isRedeemed: boolean
  /** Principal at work, or fixed and not paid. */
  owed: number
  property: number
  /** Then nothing of the property becomes his but by a deal. */
  buysByDeal: boolean
}

export async function loadReturnStand(database: Queryable, fundId: Id<'fund'>): Promise<ReturnStand> {
  const { rows } = await sql<ReturnStand>`
    select
      exists (select from distribution where fund_id = ${fundId} and redeems) as "isRedeemed",
      (select coalesce(-sum(amount), 0) from account_balance where book = 'fund:' || ${fundId}::bigint and account_kind = 'deployed')::bigint
        + (select coalesce(sum(share.principal), 0) from distribution_share share
          join distribution on distribution.id = share.distribution_id
          where distribution.fund_id = ${fundId} and share.paid_at is null)::bigint as owed,
      (select coalesce(sum(amount), 0) from account_balance where book = 'fund:' || ${fundId}::bigint and account_kind = 'property')::bigint as property,
      buys_by_deal(${fundId}) as "buysByDeal"`.execute(database)
  return rows[0] ?? { isRedeemed: false, owed: 0, property: 0, buysByDeal: false }
}
