import { sql } from 'kysely'
import { japanDate, startOfDay } from '../../domain/calendar.ts'
import { parseReportYear } from '../../domain/report-year.ts'
import { badInput, success, type Outcome } from '../../platform/outcome.ts'
import type { Services } from '../services.ts'

/** A member's year, whole yen. */
export interface AnnualReport {
  year: number
  /** Before tax. */
  dividend: number
  /** Withheld at the source. */
  tax: number
  /** What was transferred: dividend less tax, and the principal redeemed with it. */
  payAmount: number
  /** What investors bore of a sale below the price, after the subordinated part. */
  loss: number
}

/** The sums of what was paid to a member in a calendar year of Japan, by the time of payment; what is only fixed counts nowhere yet. */
export async function loadAnnualReport(services: Services, memberId: number, yearText: string): Promise<Outcome<AnnualReport>> {
  const year = parseReportYear(yearText, services.clock.now())
  if (year === null) return badInput({ year: '2023年から今年までの年を指定してください' })
  const { rows } = await sql<Omit<AnnualReport, 'year'>>`
    select coalesce(sum(share.gross), 0)::bigint as dividend,
      coalesce(sum(share.withholding), 0)::bigint as tax,
      coalesce(sum(share.net + share.principal), 0)::bigint as "payAmount",
      coalesce(sum(share.loss), 0)::bigint as loss
    from distribution_share share join investment on investment.id = share.investment_id
    where investment.member_id = ${memberId}
      and share.paid_at >= ${startOfDay(japanDate(`${year}-01-01`))}
      and share.paid_at < ${startOfDay(japanDate(`${year + 1}-01-01`))}`.execute(services.database)
  const [sums] = rows
  if (!sums) throw new Error('a sum without a row')
  return success({ year, ...sums })
}
