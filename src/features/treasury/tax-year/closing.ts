import type { FreeText } from '../../../domain/free-text.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import { yen } from '../../../domain/money.ts'
import type { Queryable, Transaction } from '../../../platform/database/connect.ts'
import type { TaxYearFigures } from './tax-year.ts'

export type TaxYearPaper = 'annual_report' | 'payment_report'

/** A closed year as a document told it. */
export interface Closing extends TaxYearFigures {
  /** 0 is the first issue, 1, 2 ... are corrections. */
  number: number
  /** Why it was corrected; '' for the first issue. */
  reason: FreeText
  closedAt: Date
  /** On whom it was issued; null where it was issued before that was kept. */
  payee: { name: string; zipCode: string; address: string } | null
}

/**
 * What a paper says, in the order of `paperColumns`, of `statement` (a row of tax_year_statement, or none) and `member`. The one place from which a paper's
 * content is kept, for the first issue as for corrections.
 */
export const paperContent: RawBuilder<unknown> = sql`coalesce(statement.dividend, 0), coalesce(statement.tax, 0), coalesce(statement.loss, 0),
  coalesce(statement.pay_amount, 0), coalesce(statement.unpaid_dividend, 0), coalesce(statement.uncollected_tax, 0),
  coalesce(statement.contribution, 0), coalesce(statement.basis, ''), coalesce(statement.fixed_days, ''),
  member.family_name || ' ' || member.given_name, member.zipcode, member.address, payments_of_tax_year(statement.member_id, statement.year)`
export const paperColumns: RawBuilder<unknown> = sql`dividend, tax, loss, pay_amount, unpaid_dividend, uncollected_tax, contribution, basis, fixed_days, payee_name, payee_zipcode, payee_address, payments`

/**
 * Closes a year that is over for a member: the first issue of a document keeps what it says. One that is closed already stays as it is. The caller holds the
 * member's lock and records the act.
 */
export async function closeTaxYear(
  transaction: Transaction,
  {
    memberId,
    year,
    paper,
    actor,
    now,
  }: { memberId: Id<'member'>; year: number; paper: TaxYearPaper; actor: string; now: Date },
): Promise<void> {
  await sql`
    insert into tax_year_closing (member_id, year, paper, number, actor, closed_at, ${paperColumns})
    select member.id, ${year}, ${paper}, 0, ${actor}, ${now}, ${paperContent}
    from member
    left join tax_year_statement statement on statement.member_id = ${memberId} and statement.year = ${year}
    where member.id = ${memberId}
      and not exists (select from tax_year_closing where member_id = ${memberId} and year = ${year} and paper = ${paper})
    on conflict do nothing`.execute(transaction)
}

/** The same for everybody whose dividends of the year are above a sum: the first export of the payment reports. @returns how many were closed now. */
export async function closeTaxYearAbove(
  transaction: Transaction,
  { year, above, paper, actor, now }: { year: number; above: number; paper: TaxYearPaper; actor: string; now: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into tax_year_closing (member_id, year, paper, number, actor, closed_at, ${paperColumns})
    select member.id, ${year}, ${paper}, 0, ${actor}, ${now}, ${paperContent}
    from tax_year_statement statement
    join member on member.id = statement.member_id
    where statement.year = ${year} and statement.dividend > ${above}
      and not exists (select from tax_year_closing closing where closing.member_id = statement.member_id and closing.year = ${year} and closing.paper = ${paper})
    order by member.id
    on conflict do nothing`.execute(transaction)
  return Number(numAffectedRows ?? 0)
}

/** How a document told a member's year, first issue first; empty where it was never issued after the year's end. */
export async function loadClosings(
  database: Queryable,
  memberId: Id<'member'>,
  year: number,
  paper: TaxYearPaper,
): Promise<Closing[]> {
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
    payee:
      row.payee_name === null
        ? null
        : { name: row.payee_name, zipCode: row.payee_zipcode ?? '', address: row.payee_address ?? '' },
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
  return (['dividend', 'tax', 'loss', 'payAmount', 'unpaidDividend', 'uncollectedTax'] as const).every(
    (column) => one[column] === other[column],
  )
}
