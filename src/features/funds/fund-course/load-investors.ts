import { sql } from 'kysely'
import type { JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import type { Transaction } from '../../../platform/database/connect.ts'

export interface Investor {
  id: Id<'investment'>
  memberId: Id<'member'>
  email: string
  name: string
  amount: number
  /** Null where nothing is fixed. */
  unpaid: number | null
}

/**
 * Whose principal is at work, or who waits for a payment of the fund.
 * @param since with whoever had principal at work on this day or after it, too: of a report, its first one.
 */
export async function loadInvestors(
  transaction: Transaction,
  fundId: Id<'fund'>,
  since: JapanDate | null = null,
): Promise<Investor[]> {
  const { rows } = await sql<Investor>`
    select investment.id, member.id as "memberId", member.email, member.family_name || ' ' || member.given_name as name, investment.amount, owed.unpaid
    from investment
    join member on member.id = investment.member_id
    cross join lateral (
      select sum(share.net + share.principal)::bigint as unpaid
      from distribution_share share join distribution on distribution.id = share.distribution_id
      where share.investment_id = investment.id and share.paid_at is null) owed
    where investment.fund_id = ${fundId} and investment.status = 'participating'
      and (investment.redeemed_at is null or owed.unpaid > 0 or japan_date(investment.redeemed_at) >= ${since}::date)
    order by investment.id`.execute(transaction)
  return rows
}
