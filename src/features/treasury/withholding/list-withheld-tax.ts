import { sql } from 'kysely'
import { businessDayFrom } from '../../../domain/business-day.ts'
import { addMonths, japanDate, japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** What was withheld from dividends paid in one calendar month, and what of it has gone to the tax office. */
export interface WithheldMonth {
  /** 'YYYY-MM', Japan. */
  month: string
  /** Payees, each dividend counted. */
  count: number
  /** Whole yen, before tax. */
  gross: number
  /** Whole yen, to be paid to the tax office. */
  tax: number
  paid: number
  /** What is still to be paid. */
  open: number
  dueOn: JapanDate
  /** 'YYYY-MM-DD' on which the first of it was withheld. */
  since: string
  /** The due day has passed, and something is still to be paid. */
  isOverdue: boolean
  /** 'YYYY-MM-DD' of the last payment. */
  paidOn: string | null
}

/**
 * The tax withheld by month of payment, newest first. A dividend belongs to the month in which it was first paid, even where the bank
 * sent the money back later. Returned principal is no profit and does not count.
 */
export async function listWithheldTax(database: Queryable, now: Date, month?: string): Promise<WithheldMonth[]> {
  const { rows } = await sql<Omit<WithheldMonth, 'open' | 'dueOn' | 'isOverdue'>>`
    select withheld.month, count, gross, tax, since, coalesce(paid.amount, 0) as paid, paid.last as "paidOn"
    from (
      -- Day by day first: there are few of them, and each is turned into text once.
      select to_char(withheld_on, 'YYYY-MM') as month, sum(count)::bigint as count, sum(gross) as gross, sum(tax) as tax, min(withheld_on)::text as since
      from (
        select withheld_on, count(*) as count, sum(gross) as gross, sum(withholding) as tax
        from distribution_share
        where withheld_on is not null and gross > 0
        group by 1
      ) day
      group by 1
    ) withheld
    left join (
      select month, sum(amount) as amount, max(paid_on) as last from tax_payment group by month
    ) paid on paid.month = withheld.month
    where ${month === undefined ? sql`true` : sql`withheld.month = ${month}`}
    order by 1 desc`.execute(database)
  const today = japanDateOf(now)
  return rows.map((row) => {
    const open = row.tax - row.paid
    const dueOn = taxDueOn(japanDate(`${row.month}-01`))
    return { ...row, open, dueOn, isOverdue: open > 0 && today > dueOn }
  })
}

/**
 * The 10th of the month after the one that `day` lies in (income tax act, articles 210 and 211), on a holiday or weekend the next business
 * day (act on general rules for national taxes, article 10, paragraph 2).
 */
export function taxDueOn(day: JapanDate): JapanDate {
  return businessDayFrom(japanDate(`${addMonths(japanDate(`${day.slice(0, 7)}-01`), 1).slice(0, 7)}-10`))
}
