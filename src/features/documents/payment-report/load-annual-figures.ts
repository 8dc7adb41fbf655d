import { sql, type RawBuilder } from 'kysely'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

/** A member's year as the annual report tells it to the member, whole yen. */
export interface AnnualFigures {
  member_id: Id<'member'>
  member_number: string
  name: string
  dividend: number
  tax: number
  pay_amount: number
  loss: number
  /** Of these what was unpaid, and thus not withheld, at the end of the year (now, in the running one). */
  unpaid_dividend: number
  uncollected_tax: number
}

/** All members to whom anything was fixed in a calendar year of Japan. */
export async function loadAnnualFigures(database: Queryable, year: number): Promise<AnnualFigures[]> {
  const { rows } = await annualFigures(year).execute(database)
  return rows
}

/** The same for whoever reads it in steps, ordered by member. */
export const annualFigures = (year: number): RawBuilder<AnnualFigures> => sql<AnnualFigures>`
    select member.id as member_id, member.member_number, member.family_name || ' ' || member.given_name as name,
      figures.dividend, figures.tax, figures.pay_amount, figures.loss, figures.unpaid_dividend, figures.uncollected_tax
    from tax_year_sum figures
    join member on member.id = figures.member_id
    where figures.year = ${year}
    order by member.id`
