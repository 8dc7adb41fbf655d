import { REPORT_FREE_UP_TO } from '../../../domain/documents/form-320.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

interface ReportedYear {
  name: string
  address: string
  /** Distributions of profit that were fixed in the year, before tax, whole yen. */
  dividend: number
  tax: number
  /** 内書: of the dividend what was unpaid at the end of the year, of the tax what was thus not withheld yet (now, in the running year). */
  unpaid_dividend: number
  uncollected_tax: number
  /** What the member had paid into the contracts concerned, whole yen. */
  contribution: number
  /** How each sum came about: fund, contribution and share of profit. */
  basis: FreeText
  /** 'YYYY-MM-DD', ascending. */
  fixed_on: string[]
}

/** What the statutory report on one member's distributions of a year says (income tax act, article 225; its rules, article 85). */
export interface PaymentReportRow extends ReportedYear {
  member_id: Id<'member'>
  member_number: string
  /** More than 50,000 yen: the report is due. */
  is_required: boolean
  /** How the report showed the year once it was exported after the year's end, first issue first; empty before. */
  issues: ReportIssue[]
}

/** What the report said of a member, once it was exported after the year's end. */
export interface ReportIssue extends ReportedYear {
  /** 0 is the first issue, 1, 2 ... are corrections. */
  number: number
  reason: FreeText
}

/**
 * Every member to whom a distribution of profit was fixed in a calendar year of Japan, paid or not, and whoever a report was issued on: the same figures as the
 * annual report's. Returned principal is no profit.
 */
export async function loadPaymentReport(database: Queryable, year: number): Promise<PaymentReportRow[]> {
  const { rows } = await paymentReport(year).execute(database)
  return rows.map(toReportRow)
}

type QueriedIssue = Omit<ReportIssue, 'fixed_on'> & { days: string }
type QueriedRow = Omit<PaymentReportRow, 'is_required' | 'fixed_on' | 'issues'> & {
  days: string
  issues: QueriedIssue[]
}

/** An issue as JSON; what was not kept of the earliest ones is told as it is now. */
export const reportIssue = (closing: string): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${closing}.${name}`)
  return sql`jsonb_build_object('number', ${column('number')}, 'reason', ${column('reason')}, 'name', coalesce(${column('payee_name')}, member.family_name || ' ' || member.given_name),
    'address', coalesce(${column('payee_address')}, member.address), 'dividend', ${column('dividend')}, 'tax', ${column('tax')}, 'unpaid_dividend', ${column('unpaid_dividend')},
    'uncollected_tax', ${column('uncollected_tax')}, 'contribution', coalesce(${column('contribution')}, statement.contribution, 0),
    'basis', coalesce(${column('basis')}, statement.basis, ''), 'days', coalesce(${column('fixed_days')}, statement.fixed_days, ''))`
}

export const toReportIssue = ({ days, ...issue }: QueriedIssue): ReportIssue => ({ ...issue, fixed_on: daysOf(days) })

/** What `toReportRow` reads, for whoever reads it in steps, ordered by member. */
export const paymentReport = (year: number): RawBuilder<QueriedRow> => sql<QueriedRow>`
  select member.id as member_id, member.member_number, member.family_name || ' ' || member.given_name as name, member.address,
    coalesce(statement.dividend, 0) as dividend, coalesce(statement.tax, 0) as tax, coalesce(statement.unpaid_dividend, 0) as unpaid_dividend,
    coalesce(statement.uncollected_tax, 0) as uncollected_tax, coalesce(statement.contribution, 0) as contribution, coalesce(statement.basis, '') as basis,
    coalesce(statement.fixed_days, '') as days, coalesce(issued.issues, '[]'::jsonb) as issues
  from (select * from tax_year_statement where year = ${year} and dividend > 0) statement
  full join (select distinct member_id from tax_year_closing where year = ${year} and paper = 'payment_report') told on told.member_id = statement.member_id
  join member on member.id = coalesce(statement.member_id, told.member_id)
  left join lateral (
    select jsonb_agg(${reportIssue('closing')} order by closing.number) as issues
    from tax_year_closing closing
    where closing.member_id = member.id and closing.year = ${year} and closing.paper = 'payment_report'
  ) issued on true
  order by member.id`

export const toReportRow = ({ days, issues, ...row }: QueriedRow): PaymentReportRow => ({
  ...row,
  fixed_on: daysOf(days),
  is_required: row.dividend > REPORT_FREE_UP_TO,
  issues: issues.map(toReportIssue),
})

const daysOf = (text: string): string[] => [...new Set(text.split(' ').filter((day) => day !== ''))].toSorted()
