import { sql } from 'kysely'
import { japanDate } from '../../../domain/calendar.ts'
import type { EarningAndLoss } from '../../../domain/earned.ts'
import type { Id } from '../../../domain/id.ts'
import { yen } from '../../../domain/money.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

export type DistributionEarning = EarningAndLoss & {
  readonly distributionId: Id<'fixed_distribution'>
  readonly term: number | null
}

/**
 * What a fund's distributions brought its investors, oldest first, each with the days of its term or of the whole operation; `earnedBp` makes
 * a yield of it. One whose days are not recorded is left out.
 */
export async function loadEarnings(database: Queryable, fundId: Id<'fund'>): Promise<DistributionEarning[]> {
  const { rows } = await sql<{
    distribution_id: Id<'fixed_distribution'>
    term_number: number | null
    start_on: string
    end_on: string
    dividend: number
    invested: number
    loss: number
  }>`
    select distribution_id, term_number, start_on, end_on, dividend, invested, loss from distribution_earning
    where fund_id = ${fundId} and start_on is not null and end_on is not null order by distribution_id`.execute(
    database,
  )
  return rows.map((row) => ({
    distributionId: row.distribution_id,
    term: row.term_number,
    dividend: yen(row.dividend),
    invested: yen(row.invested),
    loss: yen(row.loss),
    startOn: japanDate(row.start_on),
    endOn: japanDate(row.end_on),
  }))
}
