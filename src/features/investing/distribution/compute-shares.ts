import { sql } from 'kysely'
import type { JapanDate } from '../../../domain/calendar.ts'
import { distribute, memberPayout, type MemberPayout } from '../../../domain/investing/distribution.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { addYen, subtractYen, yen, zeroYen, type Yen } from '../../../domain/money.ts'
import type { OwnMoney } from '../../../domain/investing/own-money.ts'
import { allocateLoss } from '../../../domain/investing/waterfall.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { loadComposition } from '../../funds/fund/fund-composition.ts'
import type { PeriodResult } from './close-period.ts'

export interface FixedDistribution {
  fundId: Id<'fund'>
  /** Before tax, whole yen; what flooring leaves stays with the operator. */
  totalDividend: number
  /** Whether the principal goes back with it: the fund has ended. */
  redeems: boolean
  /** The day of payment decides about the rate of withholding. */
  payday: JapanDate
  /** Of the whole fund, whole yen, with `redeems` alone: the operator's money bears it first, then investors in proportion. */
  loss?: number
  /** The number of its calculation period. Of a fund that renews itself: the ended term whose participants share it; those who leave get their principal back with it. */
  period: number
  /** What the books of the period give, where it is closed with it. */
  fromBooks?: { result: PeriodResult; endOn: JapanDate }
  /** At the planned rate, whole yen, without the investors' quarter of a sale; `words`: why less is distributed, else empty. */
  plan?: { planned: Yen; words: FreeText }
  /** Told with a sale at a profit; `totalDividend` already holds the investors' quarter of it. */
  saleProfit?: number
}

export interface Share extends MemberPayout {
  investmentId: Id<'investment'>
  memberId: Id<'member'>
  memberName: string
  amount: Yen
  loss: Yen
}

export interface Shares {
  shares: Share[]
  /** What the operator's parts bear of a loss, before all of them. */
  cushionLoss: OwnMoney
  /** What all of them have in the fund. */
  invested: Yen
}

/** Everybody's part in a distribution as it would be fixed now. @throws RangeError for a loss larger than the fund as it is really composed. */
export async function computeShares(database: Queryable, input: FixedDistribution): Promise<Shares> {
  const composition = await loadComposition(database, input.fundId)
  const participants = await loadParticipants(database, input)
  const holdings = participants.map((one) => ({ investId: String(one.id), amount: yen(one.amount) }))
  const { dividends } = distribute(yen(input.totalDividend), holdings)
  const { losses, cushionLoss } = allocateLoss(yen(input.loss ?? 0), { ...composition, reserve: zeroYen }, holdings)
  const shares = participants.map((one) => {
    const amount = yen(one.amount)
    const loss = losses.get(String(one.id)) ?? zeroYen
    const principal = input.redeems || one.leaves === true ? subtractYen(amount, loss) : zeroYen
    const payout = memberPayout(dividends.get(String(one.id)) ?? zeroYen, principal, input.payday)
    return { investmentId: one.id, memberId: one.member_id, memberName: one.member_name, amount, loss, ...payout }
  })
  return { shares, cushionLoss, invested: addYen(...shares.map(({ amount }) => amount)) }
}

interface Participant {
  id: Id<'investment'>
  amount: number
  member_id: Id<'member'>
  member_name: string
  leaves: boolean | null
}

/** Whose money works in the fund, or worked in the term, and has not been given back by an earlier distribution. */
async function loadParticipants(database: Queryable, { fundId, period }: FixedDistribution): Promise<Participant[]> {
  const { rows } = await sql<Participant>`
    select investment.id, investment.amount, investment.member_id, part.leaves,
      member.family_name || ' ' || member.given_name as member_name
    from investment
    join member on member.id = investment.member_id
    join fund on fund.id = investment.fund_id
    left join term_participation part on part.investment_id = investment.id and part.term_number = ${period}
    where investment.fund_id = ${fundId} and investment.status = 'participating'
      and (part.investment_id is not null or not fund.auto_renewal)
      and not exists (
        select from distribution_share earlier where earlier.investment_id = investment.id and earlier.principal + earlier.loss > 0)
    order by investment.id`.execute(database)
  return rows
}
