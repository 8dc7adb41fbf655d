import type { waitlistEntryLifecycle } from '../../../domain/lifecycles/waitlist-entry.ts'
import type { StateOf } from '../../../domain/lifecycles/lifecycle.ts'
import type { InvestmentStatus } from '../../../domain/lifecycles/investment.ts'
import { sql } from 'kysely'
import type { FundTotals } from '../../../domain/funds/fund.ts'
import type { Id } from '../../../domain/id.ts'
import { yen, zeroYen, type Yen } from '../../../domain/money.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** Of an application, or of a place on the waitlist whose turn it is. */
type HoldingStatus = InvestmentStatus | StateOf<typeof waitlistEntryLifecycle>

/** Investors' money in a fund by the state of their investments; under the fund's lock it is what decisions rest on. */
export async function fundTotals(database: Queryable, fundId: Id<'fund'>): Promise<FundTotals> {
  const { rows } = await sql<{ status: HoldingStatus; total: number }>`
    select status, sum(amount) as total from investment
    where fund_id = ${fundId} and status in ('lottery_pending', 'awaiting_deposit', 'participating')
      -- Who still waits after the draw is a substitute.
      and not (status = 'lottery_pending' and exists (select from lottery where lottery.fund_id = ${fundId} and drawn_at is not null))
    group by status
    union all
    select status, sum(amount) from waitlist_entry where fund_id = ${fundId} and status = 'invited' group by status`.execute(
    database,
  )
  const of = (status: HoldingStatus): Yen => yen(rows.find((row) => row.status === status)?.total ?? 0)
  return {
    lotteryPending: of('lottery_pending'),
    awaitingDeposit: of('awaiting_deposit'),
    participating: of('participating'),
    held: of('invited'),
  }
}

/** What counts against the cap of 1,000,000 yen, by member: live investments whose principal is not redeemed. Members with none are missing. */
async function investingAmounts(
  database: Queryable,
  memberIds: readonly Id<'member'>[],
): Promise<Map<Id<'member'>, Yen>> {
  const { rows } = await sql<{ member_id: Id<'member'>; total: number }>`
    select member_id, sum(amount) as total from investment
    where member_id = any(${[...memberIds]}::bigint[])
      and status in ('lottery_pending', 'awaiting_deposit', 'participating') and redeemed_at is null
    group by member_id`.execute(database)
  return new Map(rows.map((row) => [row.member_id, yen(row.total)]))
}

/** The same for one member. */
export async function investingAmount(database: Queryable, memberId: Id<'member'>): Promise<Yen> {
  return (await investingAmounts(database, [memberId])).get(memberId) ?? zeroYen
}
