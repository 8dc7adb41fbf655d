import { sql, type RawBuilder } from 'kysely'
import { japanDate, startOfDay } from '../../domain/calendar.ts'
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
  const { rows } = await paymentReport(year).execute(database)
  return rows.map(toReportRow)
}

type QueriedRow = Omit<PaymentReportRow, 'isRequired' | 'fixedOn'> & { days: string }

/** What `toReportRow` reads, for whoever reads it in steps, ordered by member. */
export const paymentReport = (year: number): RawBuilder<QueriedRow> => sql<QueriedRow>`
  with contract as (
    select share.member_id, share.investment_id, sum(share.gross) as gross, sum(share.withholding) as withholding,
      string_agg(distinct to_char(distribution.fixed_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD'), ' ') as days
    from distribution
    join distribution_share share on share.distribution_id = distribution.id and share.gross > 0
    where distribution.fixed_at >= ${startOfDay(japanDate(`${year}-01-01`))} and distribution.fixed_at < ${startOfDay(japanDate(`${year + 1}-01-01`))}
    group by share.member_id, share.investment_id
  )
  select member.id as "memberId", member.member_number as "memberNumber", member.family_name || ' ' || member.given_name as name, member.address,
    sum(contract.gross)::bigint as dividend, sum(contract.withholding)::bigint as tax, sum(investment.amount)::bigint as contribution,
    string_agg(fund.name || ' 出資額' || investment.amount || '円 分配額' || contract.gross || '円', '／' order by contract.investment_id) as basis,
    string_agg(contract.days, ' ') as days
  from contract
  join investment on investment.id = contract.investment_id
  join fund on fund.id = investment.fund_id
  join member on member.id = contract.member_id
  group by member.id
  order by member.id`

export const toReportRow = ({ days, ...row }: QueriedRow): PaymentReportRow => ({
  ...row,
  fixedOn: [...new Set(days.split(' '))].toSorted(),
  isRequired: row.dividend > REPORT_FREE_UP_TO,
})
