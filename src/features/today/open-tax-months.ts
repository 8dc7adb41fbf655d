import { sql } from 'kysely'
import { addMonths, type JapanDate } from '../../domain/calendar.ts'
import type { Queryable } from '../../platform/database/connect.ts'

export interface TaxMonth {
  /** 'YYYY-MM', Japan. */
  month: string
  /** Dividends from which it was withheld. */
  count: number
  /** Whole yen. */
  tax: number
}

/** Looked for so far back: the tax of an older month was paid in, or the book would have been broken long ago. */
const monthsBack = 24

/** Months whose withheld tax still lies in the account of such tax, newest first. */
export async function loadOpenTaxMonths(database: Queryable, today: JapanDate): Promise<TaxMonth[]> {
  const { rows: months } = await sql<TaxMonth>`
    select to_char(withheld_on, 'YYYY-MM') as month, count(*) as count, sum(withholding)::bigint as tax
    from distribution_share where withheld_on >= ${addMonths(today, -monthsBack)}::date and withholding > 0 group by 1 order by 1 desc`.execute(database)
  const { rows: balance } = await sql<{ yen: number }>`
    select coalesce(-sum(amount), 0)::bigint as yen from posting where account_kind = 'tax' and account_ref = ''`.execute(database)
  return unpaidMonths(months, balance[0]?.yen ?? 0)
}

/** Of months, the newest first, those whose tax is in a balance of so many yen: what was paid in settled the oldest. */
export function unpaidMonths<Month extends { tax: number }>(months: readonly Month[], balance: number): Month[] {
  const open: Month[] = []
  let rest = balance
  for (const month of months) {
    if (rest <= 0) break
    open.push(month)
    rest -= month.tax
  }
  return open
}
