import { sql } from 'kysely'
import type { JapanDate } from '../../domain/calendar.ts'
import { allocateLoss, distribute, memberPayout, type MemberPayout } from '../../domain/distribution.ts'
import { addYen, subtractYen, yen, zeroYen, type Yen } from '../../domain/money.ts'
import type { Queryable } from '../../platform/database/connect.ts'

export interface FixedDistribution {
  fundId: number
  /** Before tax, whole yen; what flooring leaves stays with the operator. */
  totalDividend: number
  /** Whether the principal goes back with it: the fund has ended. */
  redeems: boolean
  /** The day of payment decides about the rate of withholding. */
  payday: JapanDate
  /** Of the whole fund, whole yen, with `redeems` alone: the operator's subordinated part bears it first, then investors in proportion. */
  loss?: number
  /** Of an auto-renewing fund: the ended term whose participants share it; those who leave get their principal back with it. */
  term?: number
  /** Told with a sale at a profit; `totalDividend` already holds the investors' quarter of it. */
  saleProfit?: number
}

export interface Share extends MemberPayout {
  investmentId: number
  memberId: number
  memberName: string
  amount: Yen
  loss: Yen
}

export interface Shares {
  shares: Share[]
  /** What all of them have in the fund. */
  invested: Yen
  /** Investors' planned part, less what the operator has taken over from those who left earlier. */
  senior: Yen
  /** The operator's own part with what was taken over: it bears a loss first. */
  subordinated: Yen
}

/** Everybody's part in a distribution as it would be fixed now. @throws RangeError for a loss larger than the fund. */
export async function computeShares(database: Queryable, input: FixedDistribution): Promise<Shares> {
  const { senior, subordinated } = await loadParts(database, input)
  const participants = await loadParticipants(database, input)
  const holdings = participants.map((one) => ({ investId: String(one.id), amount: yen(one.amount) }))
  const { dividends } = distribute(yen(input.totalDividend), holdings)
  const { losses } = allocateLoss(yen(input.loss ?? 0), subordinated, holdings)
  const shares = participants.map((one) => {
    const amount = yen(one.amount)
    const loss = losses.get(String(one.id)) ?? zeroYen
    const principal = input.redeems || one.leaves === true ? subtractYen(amount, loss) : zeroYen
    const payout = memberPayout(dividends.get(String(one.id)) ?? zeroYen, principal, input.payday)
    return { investmentId: one.id, memberId: one.member_id, memberName: one.member_name, amount, loss, ...payout }
  })
  return { shares, invested: addYen(...shares.map(({ amount }) => amount)), senior, subordinated }
}

/** Who leaves an auto-renewing fund is paid out by the operator, who takes over the part and stands with it behind the others. */
async function loadParts(database: Queryable, { fundId, term = 0 }: FixedDistribution): Promise<{ senior: Yen; subordinated: Yen }> {
  const { rows } = await sql<{ fund_total: number; subordinated_amount: number; taken_over: number }>`
    select fund_total, subordinated_amount, (
      select coalesce(sum(share.principal), 0) from distribution_share share join distribution on distribution.id = share.distribution_id
      where distribution.fund_id = fund.id and distribution.term_number < ${term}) as taken_over
    from fund where id = ${fundId}`.execute(database)
  const [fund] = rows
  if (!fund) throw new Error(`no fund ${fundId}`)
  const subordinated = addYen(yen(fund.subordinated_amount), yen(fund.taken_over))
  return { senior: subtractYen(yen(fund.fund_total), subordinated), subordinated }
}

interface Participant {
  id: number
  amount: number
  member_id: number
  member_name: string
  leaves: boolean | null
}

/** Whose money works in the fund, or worked in the term, and has not been given back by an earlier distribution. */
async function loadParticipants(database: Queryable, { fundId, term }: FixedDistribution): Promise<Participant[]> {
  const { rows } = await sql<Participant>`
    select investment.id, investment.amount, investment.member_id, part.leaves,
      member.family_name || ' ' || member.given_name as member_name
    from investment
    join member on member.id = investment.member_id
    left join term_participation part on part.investment_id = investment.id and part.term_number = ${term ?? null}::integer
    where investment.fund_id = ${fundId} and investment.status = 'participating'
      and (${term ?? null}::integer is null or part.investment_id is not null)
      and not exists (
        select from distribution_share earlier where earlier.investment_id = investment.id and earlier.principal + earlier.loss > 0)
    order by investment.id`.execute(database)
  return rows
}
