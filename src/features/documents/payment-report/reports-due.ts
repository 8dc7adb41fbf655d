import { sql } from 'kysely'
import { REPORT_FREE_UP_TO } from '../../../domain/documents/form-320.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** On how many members a report is due for a year: on whoever has more than REPORT_FREE_UP_TO of it. */
export async function countReportsDue(database: Queryable, year: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from payment_report_figures(${year}::integer) due where due.dividend > ${REPORT_FREE_UP_TO}`.execute(
    database,
  )
  return rows[0]?.count ?? 0
}
