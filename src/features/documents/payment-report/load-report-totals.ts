import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/connect.ts'
import { REPORT_FREE_UP_TO } from '../../../domain/documents/form-320.ts'

/** A year's statutory reports in sums, whole yen. */
export interface ReportTotals {
  /** Members to whom profit was distributed. */
  people: number
  /** Of them those whose report is due. */
  required: number
  dividend: number
  tax: number
  /** Of these what was unpaid, and thus not withheld, at the end of the year (now, in the running one). */
  unpaid_dividend: number
  uncollected_tax: number
}

/** What `loadPaymentReport` lists member by member, added up by the database. */
export async function loadReportTotals(database: Queryable, year: number): Promise<ReportTotals> {
  const { rows } = await sql<ReportTotals>`
    select count(*) as people, count(*) filter (where dividend > ${REPORT_FREE_UP_TO}) as required,
      coalesce(sum(dividend), 0)::bigint as dividend, coalesce(sum(tax), 0)::bigint as tax,
      coalesce(sum(unpaid_dividend), 0)::bigint as unpaid_dividend, coalesce(sum(uncollected_tax), 0)::bigint as uncollected_tax
    from tax_year_sum
    where year = ${year} and dividend > 0`.execute(database)
  return rows[0] ?? { people: 0, required: 0, dividend: 0, tax: 0, unpaid_dividend: 0, uncollected_tax: 0 }
}
