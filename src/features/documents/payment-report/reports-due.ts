import { sql, type RawBuilder } from 'kysely'
import { REPORT_FREE_UP_TO } from '../../../domain/form-320.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/**
 * Members on whom a report is due for a year (`member_id`), their dividend and the paper that told it last: as it was told where the year is closed, else as the
 * books have it now.
 */
export const reportsDue = (year: number): RawBuilder<unknown> => sql`
  select coalesce(told.member_id, figures.member_id) as member_id, coalesce(told.dividend, figures.dividend) as dividend,
    told.payee_name, told.payee_address, told.payments
  from (select member_id, dividend from tax_year_sum where year = ${year}) figures
  full join (select * from tax_year_told where year = ${year} and paper = 'payment_report') told on told.member_id = figures.member_id
  where coalesce(told.dividend, figures.dividend) > ${REPORT_FREE_UP_TO}`

export async function countReportsDue(database: Queryable, year: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${reportsDue(year)}) due`.execute(
    database,
  )
  return rows[0]?.count ?? 0
}
