import { sql } from 'kysely'
import { yen, zeroYen, type Yen } from '../../domain/money.ts'
import type { Queryable } from '../../platform/database/connect.ts'

/** What members have in live applications and investments whose principal is not redeemed, over all funds, whole yen. Members with nothing are missing. */
export async function loadInvestingAmounts(database: Queryable, memberIds: readonly number[]): Promise<Map<number, Yen>> {
  const { rows } = await sql<{ member_id: number; amount: number }>`
    select member_id, sum(amount) as amount from investment
    where member_id = any(${[...memberIds]}::bigint[])
      and status in ('lottery_pending', 'awaiting_deposit', 'participating') and redeemed_at is null
    group by member_id`.execute(database)
  return new Map(rows.map((row) => [row.member_id, yen(row.amount)]))
}

/** The same for one member; zero for a visitor. */
export async function investingAmount(database: Queryable, memberId: number | null): Promise<Yen> {
  if (memberId === null) return zeroYen
  return (await loadInvestingAmounts(database, [memberId])).get(memberId) ?? zeroYen
}
