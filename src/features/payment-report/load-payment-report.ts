import { sql, type RawBuilder } from 'kysely'
import type { Queryable } from '../../platform/database/connect.ts'

/** Up to this sum for one person and year no report is due (rules of the income tax act, article 85; special rules of article 225's reports). */
export const REPORT_FREE_UP_TO = 50_000

/** What the statutory report on one member's distributions of a year says (income tax act, article 225; its rules, article 85). */
export interface PaymentReportRow {
  memberId: number
  memberNumber: string
  name: string
  address: string
  /** Distributions of profit that were fixed in the year, before tax, whole yen. */
  dividend: number
  tax: number
  /** 内書: of the dividend what was unpaid at the end of the year, of the tax what was thus not withheld yet (now, in the running year). */
  unpaidDividend: number
  uncollectedTax: number
  /** What the member had paid into the contracts concerned, whole yen. */
  contribution: number
  /** How each sum came about: fund, contribution and share of profit. */
  basis: string
  /** 'YYYY-MM-DD', ascending. */
  fixedOn: string[]
  /** More than 50,000 yen: the report is due. */
  isRequired: boolean
  /** How the report told the year once it was exported after the year's end, first issue first; empty before. */
  issues: ReportIssue[]
}

export interface ReportIssue {
  /** 0 is the first issue, 1, 2 ... are corrections. */
  number: number
  reason: string
  dividend: number
  tax: number
  unpaidDividend: number
  uncollectedTax: number
}

/**
 * Every member to whom a distribution of profit was fixed in a calendar year of Japan, paid or not, and whoever a report was issued on: the same figures as the
 * annual report's. Returned principal is no profit.
 */
export async function loadPaymentReport(database: Queryable, year: number): Promise<PaymentReportRow[]> {
  const { rows } = await paymentReport(year).execute(database)
  return rows.map(toReportRow)
}

type QueriedRow = Omit<PaymentReportRow, 'isRequired' | 'fixedOn'> & { days: string }

/** What `toReportRow` reads, for whoever reads it in steps, ordered by member. */
export const paymentReport = (year: number): RawBuilder<QueriedRow> => sql<QueriedRow>`
  with contract as (
    select member_id, investment_id, fund_id, sum(dividend) as dividend, sum(tax) as tax, sum(unpaid_dividend) as unpaid, sum(uncollected_tax) as uncollected,
      string_agg(distinct fixed_on::text, ' ') as days
    from tax_year_line
    where year = ${year} and dividend > 0
    group by member_id, investment_id, fund_id
  ), issued as (
    select member_id, jsonb_agg(jsonb_build_object('number', number, 'reason', reason, 'dividend', dividend, 'tax', tax,
      'unpaidDividend', unpaid_dividend, 'uncollectedTax', uncollected_tax) order by number) as issues
    from tax_year_closing
    where year = ${year} and paper = 'payment_report'
    group by member_id
  ), figures as (
    select contract.member_id, sum(contract.dividend)::bigint as dividend, sum(contract.tax)::bigint as tax, sum(contract.unpaid)::bigint as unpaid,
      sum(contract.uncollected)::bigint as uncollected, sum(investment.amount)::bigint as contribution,
      string_agg(fund.name || ' 出資額' || investment.amount || '円 分配額' || contract.dividend || '円', '／' order by contract.investment_id) as basis,
      string_agg(contract.days, ' ') as days
    from contract
    join investment on investment.id = contract.investment_id
    join fund on fund.id = contract.fund_id
    group by contract.member_id
  )
  select member.id as "memberId", member.member_number as "memberNumber", member.family_name || ' ' || member.given_name as name, member.address,
    coalesce(figures.dividend, 0) as dividend, coalesce(figures.tax, 0) as tax, coalesce(figures.unpaid, 0) as "unpaidDividend",
    coalesce(figures.uncollected, 0) as "uncollectedTax", coalesce(figures.contribution, 0) as contribution, coalesce(figures.basis, '') as basis,
    coalesce(figures.days, '') as days, coalesce(issued.issues, '[]'::jsonb) as issues
  from figures
  full join issued using (member_id)
  join member on member.id = coalesce(figures.member_id, issued.member_id)
  order by member.id`

export const toReportRow = ({ days, ...row }: QueriedRow): PaymentReportRow => ({
  ...row,
  fixedOn: [...new Set(days.split(' ').filter((day) => day !== ''))].toSorted(),
  isRequired: row.dividend > REPORT_FREE_UP_TO,
})
