import { sql } from 'kysely'
import { yen, type Yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'

/** What a member already has, as far as a further application asks. */
export interface Standing {
  /** Live applications and investments not yet redeemed, over all funds. */
  investing: Yen
  hasLiveApplicationInFund: boolean
}

/**
 * By member; who has nothing live is missing. The members are locked: it stays so while the batch is decided. Asked member by member: a
 * plan for all of them may read every live application, which a burst makes more with each batch.
 */
export async function loadStandings(
  transaction: Transaction,
  fundId: number,
  memberIds: readonly number[],
): Promise<Map<number, Standing>> {
  const { rows } = await sql<{ member_id: number; investing: number; is_in_fund: boolean }>`
    select asked.member_id, own.investing, own.is_in_fund
    from unnest(${[...new Set(memberIds)]}::bigint[]) as asked (member_id)
    cross join lateral (
      select coalesce(sum(amount) filter (where redeemed_at is null), 0) as investing, bool_or(fund_id = ${fundId}) as is_in_fund
      from investment
      where member_id = asked.member_id and status in ('lottery_pending', 'awaiting_deposit', 'participating')
    ) as own
    where own.is_in_fund is not null`.execute(transaction)
  return new Map(
    rows.map((row) => [row.member_id, { investing: yen(row.investing), hasLiveApplicationInFund: row.is_in_fund }]),
  )
}
