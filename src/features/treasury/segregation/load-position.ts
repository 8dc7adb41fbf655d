import { sql } from 'kysely'
import { businessDayUntil } from '../../../domain/business-day.ts'
import { japanDate, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import type { SegregationPosition } from '../../../domain/treasury/segregation.ts'
import type { AccountKind } from '../../../ledger/chart.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** Where the operator's money stands by the books of this moment. */
export async function loadPosition(database: Queryable): Promise<SegregationPosition> {
  const { rows } = await sql<SegregationPosition>`
    select available, owed_distributions as "owedDistributions", transfers from segregation_position()`.execute(
    database,
  )
  return rows[0] ?? { available: 0, owedDistributions: 0, transfers: 0 }
}

/** Whether what the account held at its first reading is booked: before, nobody can say what of the bank's balance is the operator's. */
export async function isOpened(database: Queryable, realAccountId: string): Promise<boolean> {
  const row = await database
    .selectFrom('bank_opening')
    .select('real_account_id')
    .where('real_account_id', '=', realAccountId)
    .executeTakeFirst()
  return row !== undefined
}

/** What the cover of shares takes of the operator's own money, by fund, whole yen. */
export interface Cover {
  fundId: Id<'fund'>
  /** Dividends, with their tax, as far as they were published as declared income and nobody has paid them in. */
  income: number
  /** Principal of a fund that has ended: the operator takes the property back. */
  property: number
  /** Principal of those who leave a fund that goes on: the operator takes over their part. */
  takenOver: number
  /** Of such a part that was not paid for yet, what a loss of the fund has taken of it meanwhile. */
  lost: number
}

/** What closed periods have earned, or operators said was earned, given out or not. What the running period earns is its own distribution's. */
const earned: readonly AccountKind[] = ['undistributed', 'declared_income']

/** All that it is, whole yen. */
export const coverTotal = ({ income, property, takenOver, lost }: Cover): number => income + property + takenOver + lost

/**
 * What of these shares their funds' books do not have the cash for. A share that was on its way before is covered: money that came back from a payee, or
 * that the bank did not take, is in the book already. Before the books were opened it came back to the operator, and is covered anew.
 */
export async function loadCovers(
  database: Queryable,
  shareIds: readonly Id<'fixed_distribution_share'>[],
): Promise<Cover[]> {
  if (shareIds.length === 0) return []
  const { rows } = await sql<Cover>`
    with of_distribution as (
      select distribution.id, distribution.fund_id,
        sum(share.net + case when share.withheld_on is null then share.withholding else 0 end) as dividend,
        coalesce(sum(share.principal - share.restored) filter (where distribution.redeems), 0) as property,
        coalesce(sum(share.principal - share.restored) filter (where not distribution.redeems), 0) as taken_over
      from distribution_share share
      join distribution on distribution.id = share.distribution_id
      where share.id = any(${shareIds}) and not exists (
        select from payout join posting on posting.account_kind = 'in_flight' and posting.account_ref = payout.id::text
          and posting.book = 'fund:' || distribution.fund_id
        where payout.distribution_share_id = share.id)
      group by distribution.id, distribution.fund_id
    ), due as (
      select of_distribution.fund_id, 'fund:' || of_distribution.fund_id as book,
        sum(least(of_distribution.dividend, coalesce(source.yen, 0))) as income, sum(property) as property, sum(taken_over) as taken_over
      from of_distribution
      left join distribution_source source on source.distribution_id = of_distribution.id and source.kind = 'declared'
      group by of_distribution.fund_id
    ), missing as (
      select balance.book, least(
        -- A loss that is carried was no dividend: nobody pays it in with one.
        greatest(0, coalesce(sum(balance.amount) filter (where account_kind = any(${earned})), 0) - loss_carried(due.fund_id)),
        greatest(0, declared_of_fund(due.fund_id) - declared_paid_in(due.fund_id))) as income,
        greatest(0, coalesce(sum(balance.amount) filter (where account_kind in ('property', 'loan', 'deployed', 'subordinated', 'fill_in', 'taken_over')), 0)) as principal
      from due
      join account_balance balance on balance.book = due.book
      group by balance.book, due.fund_id
    )
    select due.fund_id as "fundId", least(due.income, missing.income)::bigint as income,
      least(due.property, missing.principal)::bigint as property,
      least(due.taken_over, greatest(0, missing.principal - due.property))::bigint as "takenOver", loss_unborne(due.fund_id) as lost
    from due
    join missing on missing.book = due.book
    order by due.fund_id`.execute(database)
  return rows
}

/** What paying these shares of distributions takes of the operator's own money, whole yen: dividend and principal, with the tax where it is not withheld yet. */
export async function loadDues(
  database: Queryable,
  shareIds: readonly Id<'fixed_distribution_share'>[],
): Promise<number> {
  const covers = await loadCovers(database, shareIds)
  return covers.reduce((sum, cover) => sum + coverTotal(cover), 0)
}

/** The first of their paydays, or the business day before where banks rest on it; null where none is set. */
export async function loadFirstPayday(
  database: Queryable,
  shareIds: readonly Id<'fixed_distribution_share'>[],
): Promise<JapanDate | null> {
  if (shareIds.length === 0) return null
  const { payday } = await database
    .selectFrom('fixed_distribution_share as share')
    .innerJoin('fixed_distribution as distribution', 'distribution.id', 'share.distribution_id')
    .select((of) => of.fn.min('distribution.payday').as('payday'))
    .where('share.id', 'in', shareIds)
    .executeTakeFirstOrThrow()
  return payday === null ? null : businessDayUntil(japanDate(payday))
}
