import { sql } from 'kysely'
import { addMonths, japanDate, type JapanDate } from '../../domain/calendar.ts'
import type { Services } from '../services.ts'

/** What was withheld from dividends paid in one calendar month. */
export interface WithheldMonth {
  /** 'YYYY-MM', Japan. */
  month: string
  /** Payees, each dividend counted. */
  count: number
  /** Whole yen, before tax. */
  gross: number
  /** Whole yen, to be paid to the tax office. */
  tax: number
  /** The 10th of the following month (income tax act, articles 210 and 211); where that is a holiday, the tax office takes it on the next working day. */
  dueOn: JapanDate
}

/**
 * The tax withheld by month of payment, newest first. A dividend belongs to the month in which it was first paid, even where the bank
 * sent the money back later. Returned principal is no profit and does not count.
 */
export async function listWithheldTax(services: Services): Promise<WithheldMonth[]> {
  const { rows } = await sql<{ month: string; count: number; gross: number; tax: number }>`
    select to_char(withheld_on, 'YYYY-MM') as month, count(*) as count, sum(gross) as gross, sum(withholding) as tax
    from distribution_share
    where withheld_on is not null and gross > 0
    group by 1
    order by 1 desc`.execute(services.database)
  return rows.map((row) => ({ ...row, dueOn: taxDueOn(japanDate(`${row.month}-01`)) }))
}

/** The 10th of the month after the one that `day` lies in. */
export function taxDueOn(day: JapanDate): JapanDate {
  return japanDate(`${addMonths(japanDate(`${day.slice(0, 7)}-01`), 1).slice(0, 7)}-10`)
}
