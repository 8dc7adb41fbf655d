import { sql } from 'kysely'
import { yen } from '../../domain/money.ts'
import type { Queryable, Transaction } from '../../platform/database/connect.ts'
import type { TaxYearFigures } from './tax-year.ts'

export type TaxYearPaper = 'annual_report' | 'payment_report'

/** A closed year as a paper told it. */
export interface Closing extends TaxYearFigures {
  /** 0 is the first issue, 1, 2 ... are corrections. */
  number: number
  /** Why it was corrected; '' for the first issue. */
  reason: string
  closedAt: Date
}

/**
 * Closes a year that is over for a member: the first issue of a paper keeps its figures. One that is closed already stays as it is. The caller holds the
 * member's lock and records the act.
 */
export async function closeTaxYear(
  transaction: Transaction,
  { memberId, year, paper, actor, now }: { memberId: number; year: number; paper: TaxYearPaper; actor: string; now: Date },
): Promise<void> {
  await sql`
    insert into tax_year_closing (member_id, year, paper, number, dividend, tax, loss, pay_amount, unpaid_dividend, uncollected_tax, actor, closed_at)
    select ${memberId}, ${year}, ${paper}, 0, coalesce(sum(dividend), 0), coalesce(sum(tax), 0), coalesce(sum(loss), 0), coalesce(sum(pay_amount), 0),
      coalesce(sum(unpaid_dividend), 0), coalesce(sum(uncollected_tax), 0), ${actor}, ${now}
    from tax_year_sum
    where member_id = ${memberId} and year = ${year}
    having not exists (select from tax_year_closing where member_id = ${memberId} and year = ${year} and paper = ${paper})
    on conflict do nothing`.execute(transaction)
}

/** The same for everybody whose dividends of the year are above a sum: the first export of the payment reports. @returns how many were closed now. */
export async function closeTaxYearAbove(
  transaction: Transaction,
  { year, above, paper, actor, now }: { year: number; above: number; paper: TaxYearPaper; actor: string; now: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into tax_year_closing (member_id, year, paper, number, dividend, tax, loss, pay_amount, unpaid_dividend, uncollected_tax, actor, closed_at)
    select member_id, year, ${paper}, 0, dividend, tax, loss, pay_amount, unpaid_dividend, uncollected_tax, ${actor}, ${now}
    from tax_year_sum figures
    where year = ${year} and dividend > ${above}
      and not exists (select from tax_year_closing closing where closing.member_id = figures.member_id and closing.year = figures.year and closing.paper = ${paper})
    order by member_id
    on conflict do nothing`.execute(transaction)
  return Number(numAffectedRows ?? 0)
}

/** How a paper told a member's year, first issue first; empty where it was never issued after the year's end. */
export async function loadClosings(database: Queryable, memberId: number, year: number, paper: TaxYearPaper): Promise<Closing[]> {
  const rows = await database
    .selectFrom('tax_year_closing')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('year', '=', year)
    .where('paper', '=', paper)
    .orderBy('number')
    .execute()
  return rows.map((row) => ({
    number: row.number,
    reason: row.reason,
    closedAt: row.closed_at,
    dividend: yen(row.dividend),
    tax: yen(row.tax),
    loss: yen(row.loss),
    payAmount: yen(row.pay_amount),
    unpaidDividend: yen(row.unpaid_dividend),
    uncollectedTax: yen(row.uncollected_tax),
  }))
}

/** To the yen. */
export function isSameFigures(one: TaxYearFigures, other: TaxYearFigures): boolean {
  return (['dividend', 'tax', 'loss', 'payAmount', 'unpaidDividend', 'uncollectedTax'] as const).every((column) => one[column] === other[column])
}
