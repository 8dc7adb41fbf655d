import { sql } from 'kysely'
import { japanDate, type JapanDate } from '../../../domain/calendar.ts'
import { NO_ROW, type Id } from '../../../domain/id.ts'
import { addYen, yen, type Yen } from '../../../domain/money.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/**
 * A member's figures of a calendar year (Japan), whole yen: of what was fixed in it, paid or not. The one source of the annual report, the statutory payment
 * report and whatever counts them.
 */
export interface TaxYearFigures {
  /** Before tax. */
  dividend: Yen
  /** Withheld at the source, or to be withheld with what is unpaid. */
  tax: Yen
  /** Dividend less tax, and the principal that goes back with it. */
  payAmount: Yen
  /** What investors bore of a sale below the price, after the operator's part. */
  loss: Yen
  /** Of the dividend: what had not been paid at the end of the year (now, in the running one). */
  unpaidDividend: Yen
  /** Of the tax: what had not been withheld by then, as nothing was paid. */
  uncollectedTax: Yen
}

/** One share of a distribution that was fixed in the year. */
export interface TaxYearLine extends TaxYearFigures {
  investmentId: Id<'investment'>
  fundName: string
  /** The day of the second operator's consent: its year is the share's. */
  fixedOn: JapanDate
  /** The day of the first payment, in whichever year; null before. */
  paidOn: JapanDate | null
  principal: Yen
  /** Of the principal: what later income gave back of a loss that was counted in the year of its own distribution. */
  restored: Yen
}

/** Everything that was fixed for a member in a year, oldest first. */
export async function loadTaxYearLines(
  database: Queryable,
  memberId: Id<'member'>,
  year: number,
): Promise<TaxYearLine[]> {
  const rows = await database
    .selectFrom('tax_year_line as line')
    .innerJoin('fund', 'fund.id', 'line.fund_id')
    .select([
      'line.investment_id',
      'fund.name',
      'line.fixed_on',
      'line.paid_on',
      'line.dividend',
      'line.tax',
      'line.principal',
      'line.restored',
      'line.loss',
      'line.pay_amount',
    ])
    .select(['line.unpaid_dividend', 'line.uncollected_tax'])
    .where('line.member_id', '=', memberId)
    .where('line.year', '=', year)
    .orderBy('line.fixed_on')
    .orderBy('line.share_id')
    .execute()
  return rows.map((row) => ({
    investmentId: row.investment_id ?? NO_ROW,
    fundName: row.name,
    fixedOn: japanDate(row.fixed_on ?? ''),
    paidOn: row.paid_on === null ? null : japanDate(row.paid_on),
    dividend: yen(row.dividend ?? 0),
    tax: yen(row.tax ?? 0),
    principal: yen(row.principal ?? 0),
    restored: yen(row.restored ?? 0),
    loss: yen(row.loss ?? 0),
    payAmount: yen(row.pay_amount ?? 0),
    unpaidDividend: yen(row.unpaid_dividend ?? 0),
    uncollectedTax: yen(row.uncollected_tax ?? 0),
  }))
}

export function sumFigures(lines: readonly TaxYearFigures[]): TaxYearFigures {
  const sum = (column: keyof TaxYearFigures) => addYen(...lines.map((line) => line[column]))
  return {
    dividend: sum('dividend'),
    tax: sum('tax'),
    payAmount: sum('payAmount'),
    loss: sum('loss'),
    unpaidDividend: sum('unpaidDividend'),
    uncollectedTax: sum('uncollectedTax'),
  }
}

/** What was transferred to a member in a calendar year, after tax and with principal, of whatever year's distributions; by the day of the first payment. */
export async function loadPaidInYear(database: Queryable, memberId: Id<'member'>, year: number): Promise<Yen> {
  const { rows } = await sql<{ paid: number }>`
    select coalesce(sum(pay_amount), 0)::bigint as paid from tax_year_line
    where member_id = ${memberId} and paid_on between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date`.execute(
    database,
  )
  return yen(rows[0]?.paid ?? 0)
}
