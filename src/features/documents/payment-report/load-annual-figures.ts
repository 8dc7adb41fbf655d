import { sql, type RawBuilder } from 'kysely'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

/** A member's year as the annual report tells it to the member, whole yen. */
export interface AnnualFigures {
  memberId: Id<'member'>
  memberNumber: string
  name: string
  dividend: number
  tax: number
  payAmount: number
  loss: number
  /** Of these what was unpaid, and thus not withheld, at the end of the year (now, in the running one). */
  unpaidDividend: number
  uncollectedTax: number
}

/** All members to whom anything was fixed in a calendar year of Japan. */
export async function loadAnnualFigures(database: Queryable, year: number): Promise<AnnualFigures[]> {
  const { rows } = await annualFigures(year).execute(database)
  return rows
}

/** The same for whoever reads it in steps, ordered by member. */
export const annualFigures = (year: number): RawBuilder<AnnualFigures> => sql<AnnualFigures>`
    select member.id as "memberId", member.member_number as "memberNumber", member.family_name || ' ' || member.given_name as name,
      figures.dividend, figures.tax, figures.pay_amount as "payAmount", figures.loss, figures.unpaid_dividend as "unpaidDividend", figures.uncollected_tax as "uncollectedTax"
    from tax_year_sum figures
    join member on member.id = figures.member_id
    where figures.year = ${year}
    order by member.id`
