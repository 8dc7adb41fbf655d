import { sql } from 'kysely'
import { japanDate, startOfDay } from '../../domain/calendar.ts'
import type { Queryable } from '../../platform/database/connect.ts'
import { REPORT_FREE_UP_TO } from './load-payment-report.ts'

/** A year's statutory reports in sums, whole yen. */
export interface ReportTotals {
  /** Members to whom profit was distributed. */
  people: number
  /** Of them those whose report is due. */
  required: number
  dividend: number
  tax: number
}

/** What `loadPaymentReport` lists member by member, added up by the database. */
export async function loadReportTotals(database: Queryable, year: number): Promise<ReportTotals> {
  const { rows } = await sql<ReportTotals>`
    select count(*) as people, count(*) filter (where dividend > ${REPORT_FREE_UP_TO}) as required,
      coalesce(sum(dividend), 0)::bigint as dividend, coalesce(sum(tax), 0)::bigint as tax
    from (
      select share.member_id, sum(share.gross) as dividend, sum(share.withholding) as tax
      from distribution
      join distribution_share share on share.distribution_id = distribution.id and share.gross > 0
      where distribution.fixed_at >= ${startOfDay(japanDate(`${year}-01-01`))} and distribution.fixed_at < ${startOfDay(japanDate(`${year + 1}-01-01`))}
      group by 1
    ) member`.execute(database)
  return rows[0] ?? { people: 0, required: 0, dividend: 0, tax: 0 }
}
