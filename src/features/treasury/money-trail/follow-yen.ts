import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/connect.ts'
import { findOrigin } from './find-investments.ts'
import { loadEntrySteps, loadSteps } from './load-steps.ts'
import type { Trail, TrailChain, TrailStart, TrailStep, TrailTotals } from './trail.ts'
import type { Id } from '../../../domain/id.ts'

/**
 * Follows a yen both ways, from any record of it: the line of the bank with which it came, what it became, and the line with which it left.
 * A line that paid many, or a fund's distribution, leads to the chain of each investment. Null where there is no such record.
 */
export async function followYen(database: Queryable, start: TrailStart): Promise<Trail | null> {
  const origin = await findOrigin(database, start)
  if (!origin) return null
  const { investmentIds } = origin
  const steps = await loadSteps(database, investmentIds)
  const chains = await loadChains(database, investmentIds, steps)
  const beside = investmentIds.length > 0 ? [] : await loadEntrySteps(database, origin.entryIds)
  return { start, chains, beside }
}

type Sums = Omit<TrailTotals, 'paid_out' | 'difference'>

async function loadChains(
  database: Queryable,
  investmentIds: readonly Id<'investment'>[],
  steps: ReadonlyMap<Id<'investment'>, TrailStep[]>,
): Promise<TrailChain[]> {
  const { rows } = await sql<Omit<TrailChain, 'steps' | 'totals'> & Sums>`
    select investment.id as investment_id, fund.id as fund_id, fund.name as project_name, investment.member_id, investment.amount, investment.status,
      member.family_name || ' ' || member.given_name as member_name,
      (select coalesce(sum(line.amount), 0) from deposit join bank_line line on line.id = deposit.bank_line_id
        where deposit.investment_id = investment.id)::bigint
      + (select coalesce(sum(amount), 0) from refund where investment_id = investment.id and reason = 'owner_found' and status <> 'withdrawn')::bigint as received,
      share.dividend, share.tax, share.loss,
      (refunds.amount + share.due - share.paid_before - transfers.settled - transfers.in_flight)::bigint as owed,
      transfers.in_flight,
      (select coalesce(-sum(amount), 0) from posting
        where account_ref = investment.id::text and account_kind in ('deposit', 'capital', 'deployed'))::bigint as held
    from investment
    join fund on fund.id = investment.fund_id
    join member on member.id = investment.member_id
    cross join lateral (
      select coalesce(sum(gross), 0)::bigint as dividend, coalesce(sum(withholding), 0)::bigint as tax, coalesce(sum(loss - restored), 0)::bigint as loss,
        coalesce(sum(net + principal), 0)::bigint as due,
        -- Of a time before payouts were kept: paid, and booked as such, without one.
        coalesce(sum(net + principal) filter (where paid_at is not null
          and not exists (select from payout where payout.distribution_share_id = distribution_share.id)), 0)::bigint as paid_before
      from distribution_share where investment_id = investment.id
    ) share
    cross join lateral (
      select coalesce(sum(amount), 0)::bigint as amount from refund where investment_id = investment.id and status <> 'withdrawn'
    ) refunds
    cross join lateral (
      select coalesce(sum(payout.amount) filter (where payout.status = 'paid'), 0)::bigint as settled,
        coalesce(sum(payout.amount) filter (where payout.status = 'in_flight'), 0)::bigint as in_flight
      from payout
      where payout.refund_id in (select id from refund where investment_id = investment.id)
        or payout.distribution_share_id in (select id from distribution_share where investment_id = investment.id)
    ) transfers
    where investment.id = any(${investmentIds})
    order by investment.id`.execute(database)
  return rows.map(({ received, dividend, tax, loss, owed, in_flight, held, ...investment }) => {
    const own = steps.get(investment.investment_id) ?? []
    const totals = balanceOf({ received, dividend, tax, loss, owed, in_flight, held }, own)
    return { ...investment, steps: own, totals }
  })
}

/** What was paid out is taken from the entries with the bank, not from the payouts' own word: the two must agree for the difference to be 0. */
function balanceOf(sums: Sums, steps: readonly TrailStep[]): TrailTotals {
  const moved = (kind: TrailStep['kind']): number =>
    steps.filter((step) => step.kind === kind).reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  const paidOut =
    moved('payout_settled') +
    moved('payout_arrived') +
    moved('payout') +
    moved('return_mistaken') -
    moved('payout_returned')
  const { received, dividend, tax, loss, in_flight, owed, held } = sums
  return {
    ...sums,
    paid_out: paidOut,
    difference: received + dividend - tax - loss - paidOut - in_flight - owed - held,
  }
}
