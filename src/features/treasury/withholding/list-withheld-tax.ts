import { sql } from 'kysely'
import { businessDayFrom } from '../../../domain/business-day.ts'
import { addMonths, japanDate, japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
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
  due_on: JapanDate
  /** 'YYYY-MM-DD' on which the first of it was withheld. */
  since: string
  /** The due day has passed, and something is still to be paid. */
  is_overdue: boolean
  /** 'YYYY-MM-DD' of the last payment. */
  paid_on: string | null
}

/**
 * The tax withheld by month of payment, newest first. A dividend belongs to the month in which it was first paid, even where the bank
 * sent the money back later. Returned principal is no profit and does not count.
 */
export async function listWithheldTax(database: Queryable, now: Date, month?: string): Promise<WithheldMonth[]> {
  const { rows } = await sql<Omit<WithheldMonth, 'open' | 'due_on' | 'is_overdue'>>`
    select withheld.month, count, gross, tax, since, coalesce(paid.amount, 0) as paid, paid.last as paid_on
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
    const due = taxDueOn(japanDate(`${row.month}-01`))
    return { ...row, open, due_on: due, is_overdue: open > 0 && today > due }
  })
}

/** What is still to be paid of a month, by fund. What was paid of it before the books were opened is taken from the funds in their order. */
export async function listOpenTaxByFund(
  database: Queryable,
  month: string,
): Promise<{ fundId: Id<'fund'>; open: number }[]> {
  const { rows } = await sql<{ fundId: Id<'fund'>; open: number }>`
    with of_fund as (
      select distribution.fund_id, sum(share.withholding)::bigint as withheld
      from distribution_share share join distribution on distribution.id = share.distribution_id
      where to_char(share.withheld_on, 'YYYY-MM') = ${month}
      group by 1
    ), running as (
      select fund_id, withheld, sum(withheld) over (order by fund_id) as sum from of_fund
    ), paid as (
      select posting.book, sum(posting.amount)::bigint as amount
      from tax_payment payment
      join posting on posting.entry_id = payment.journal_entry_id and posting.account_kind = 'tax'
      where payment.month = ${month}
      group by 1
    ), still as (
      select fund_id, least(withheld, greatest(0, running.sum - coalesce(before.amount, 0))) - coalesce(paid.amount, 0) as open
      from running
      left join paid before on before.book = 'legacy'
      left join paid on paid.book = 'fund:' || fund_id
    )
    select fund_id as "fundId", open::bigint as open from still where open > 0 order by fund_id`.execute(database)
  return rows
}

/**
 * The 10th of the month after the one that `day` lies in (income tax act, articles 210 and 211), on a holiday or weekend the next business
 * day (act on general rules for national taxes, article 10, paragraph 2).
 */
export function taxDueOn(day: JapanDate): JapanDate {
  return businessDayFrom(japanDate(`${addMonths(japanDate(`${day.slice(0, 7)}-01`), 1).slice(0, 7)}-10`))
}
