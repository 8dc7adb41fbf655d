import { sql, type RawBuilder } from 'kysely'
import { japanDate, startOfDay } from '../../domain/calendar.ts'
import type { Queryable } from '../../platform/database/connect.ts'

/** A member's year as the annual report tells it to the member, whole yen. */
export interface AnnualFigures {
  memberId: number
  memberNumber: string
  name: string
  dividend: number
  tax: number
  payAmount: number
  loss: number
}

/** All members who were paid anything in a calendar year of Japan, by the time of payment. */
export async function loadAnnualFigures(database: Queryable, year: number): Promise<AnnualFigures[]> {
  const { rows } = await annualFigures(year).execute(database)
  return rows
}

/** The same for whoever reads it in steps, ordered by member. */
export const annualFigures = (year: number): RawBuilder<AnnualFigures> => sql<AnnualFigures>`
    select member.id as "memberId", member.member_number as "memberNumber", member.family_name || ' ' || member.given_name as name,
      sum(share.gross)::bigint as dividend, sum(share.withholding)::bigint as tax,
      sum(share.net + share.principal)::bigint as "payAmount", sum(share.loss)::bigint as loss
    from distribution_share share
    join member on member.id = share.member_id
    where share.paid_at >= ${startOfDay(japanDate(`${year}-01-01`))} and share.paid_at < ${startOfDay(japanDate(`${year + 1}-01-01`))}
    group by member.id
    order by member.id`
