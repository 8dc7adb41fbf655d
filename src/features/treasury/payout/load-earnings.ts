import { sql } from 'kysely'
import { japanDate } from '../../../domain/calendar.ts'
import type { EarningAndLoss } from '../../../domain/funds/earned.ts'
import type { Id } from '../../../domain/id.ts'
import { yen } from '../../../domain/money.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

export type DistributionEarning = EarningAndLoss & {
  readonly distributionId: Id<'fixed_distribution'>
}

/**
 * What a fund's distributions brought its investors, oldest first, each with the days of its term or of the whole operation; `earnedBp` makes
 * a yield of it. One whose days are not recorded is left out.
 */
export const loadEarnings = async (database: Queryable, fundId: Id<'fund'>): Promise<DistributionEarning[]> =>
  (await loadEarningsOf(database, [fundId])).get(fundId) ?? []

/** The same of many funds at once; one that has distributed nothing is not among them. */
export async function loadEarningsOf(
  database: Queryable,
  fundIds: readonly Id<'fund'>[],
): Promise<ReadonlyMap<Id<'fund'>, DistributionEarning[]>> {
  const earnings = new Map<Id<'fund'>, DistributionEarning[]>()
  if (fundIds.length === 0) return earnings
  const { rows } = await sql<{
    fund_id: Id<'fund'>
    distribution_id: Id<'fixed_distribution'>
    start_on: string
    end_on: string
    dividend: number
    invested: number
    loss: number
  }>`
    select fund_id, distribution_id, start_on, end_on, dividend, invested, loss from distribution_earning
    where fund_id = any(${[...fundIds]}::bigint[]) and start_on is not null and end_on is not null order by distribution_id`.execute(
    database,
  )
  for (const row of rows) {
    const ofFund = earnings.get(row.fund_id) ?? []
    earnings.set(row.fund_id, ofFund)
    ofFund.push({
      distributionId: row.distribution_id,
      dividend: yen(row.dividend),
      invested: yen(row.invested),
      loss: yen(row.loss),
      startOn: japanDate(row.start_on),
      endOn: japanDate(row.end_on),
    })
  }
  return earnings
}
