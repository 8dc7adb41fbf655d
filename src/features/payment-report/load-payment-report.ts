import { sql } from 'kysely'
import type { Queryable } from '../../platform/database/connect.ts'

/** Up to this sum for one person and year no report is due (rules of the income tax act, article 85; special rules of article 225's reports). */
export const REPORT_FREE_UP_TO = 50_000

/** What the statutory report on one member's distributions of a year says (income tax act, article 225). */
export interface PaymentReportRow {
  memberId: number
  memberNumber: string
  name: string
  address: string
  /** Distributions of profit that were fixed in the year, before tax, whole yen. */
  dividend: number
  tax: number
  /** What the member had paid into the contracts concerned, whole yen. */
  contribution: number
  /** How each sum came about: fund, contribution and share of profit. */
  basis: string
  /** 'YYYY-MM-DD', ascending. */
  fixedOn: string[]
  /** More than 50,000 yen: the report is due. */
  isRequired: boolean
}

/**
 * Every member to whom a distribution of profit was fixed in a calendar year of Japan, paid or not: the report counts what was fixed, unlike
 * the annual report, which counts what was paid. Returned principal is no profit.
 */
export async function loadPaymentReport(database: Queryable, year: number): Promise<PaymentReportRow[]> {
  const { rows } = await sql<Omit<PaymentReportRow, 'isRequired'>>`
    with fixed as (
      select investment.member_id, investment.id as investment_id, investment.amount, fund.name as fund_name, share.gross, share.withholding,
        (distribution.fixed_at at time zone 'Asia/Tokyo')::date as fixed_on
      from distribution_share share
      join distribution on distribution.id = share.distribution_id
      join investment on investment.id = share.investment_id
      join fund on fund.id = investment.fund_id
      where share.gross > 0 and extract(year from distribution.fixed_at at time zone 'Asia/Tokyo') = ${year}
    ), contract as (
      select member_id, investment_id, amount, fund_name, sum(gross) as gross, sum(withholding) as withholding,
        array_agg(distinct to_char(fixed_on, 'YYYY-MM-DD')) as days
      from fixed
      group by member_id, investment_id, amount, fund_name
    )
    select member.id as "memberId", member.member_number as "memberNumber", member.family_name || ' ' || member.given_name as name, member.address,
      sum(contract.gross)::bigint as dividend, sum(contract.withholding)::bigint as tax, sum(contract.amount)::bigint as contribution,
      string_agg(contract.fund_name || ' 出資額' || contract.amount || '円 分配額' || contract.gross || '円', '／' order by contract.investment_id) as basis,
      (select array_agg(distinct to_char(fixed.fixed_on, 'YYYY-MM-DD')) from fixed where fixed.member_id = member.id) as "fixedOn"
    from contract
    join member on member.id = contract.member_id
    group by member.id
    order by member.id`.execute(database)
  return rows.map((row) => ({ ...row, fixedOn: row.fixedOn.toSorted(), isRequired: row.dividend > REPORT_FREE_UP_TO }))
}
