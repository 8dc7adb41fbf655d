import { japanDate, startOfDay } from '../../domain/calendar.ts'
import { addYen, yen, type Yen } from '../../domain/money.ts'
import { parseReportYear } from '../../domain/report-year.ts'
import type { Queryable } from '../../platform/database/connect.ts'
import { badInput, success, type Outcome, type Refusal } from '../../platform/outcome.ts'
import type { Services } from '../services.ts'

/** A member's year. */
export interface AnnualReport {
  year: number
  /** Before tax. */
  dividend: Yen
  /** Withheld at the source. */
  tax: Yen
  /** What was transferred: dividend less tax, and the principal redeemed with it. */
  payAmount: Yen
  /** What investors bore of a sale below the price, after the subordinated part. */
  loss: Yen
}

/** One payment of that year. */
export interface AnnualLine {
  investmentId: number
  fundName: string
  paidAt: Date
  dividend: Yen
  tax: Yen
  principal: Yen
  loss: Yen
  payAmount: Yen
}

/** The sums of what was paid to a member in a calendar year of Japan; what is only fixed counts nowhere yet. */
export async function loadAnnualReport(services: Services, memberId: number, yearText: string): Promise<Outcome<AnnualReport>> {
  const year = reportYear(yearText, services.clock.now())
  if (typeof year !== 'number') return year
  return success(sumUp(year, await loadAnnualLines(services.database, memberId, year)))
}

/** The year that the API was asked for, or the refusal. */
export function reportYear(text: string, now: Date): number | Refusal {
  return parseReportYear(text, now) ?? badInput({ year: '2023年から今年までの年を指定してください' })
}

export function sumUp(year: number, lines: readonly AnnualLine[]): AnnualReport {
  const sum = (column: 'dividend' | 'tax' | 'payAmount' | 'loss') => addYen(...lines.map((line) => line[column]))
  return { year, dividend: sum('dividend'), tax: sum('tax'), payAmount: sum('payAmount'), loss: sum('loss') }
}

/** Every payment to a member in a year, by the time of payment. */
export async function loadAnnualLines(database: Queryable, memberId: number, year: number): Promise<AnnualLine[]> {
  const rows = await database
    .selectFrom('distribution_share as share')
    .innerJoin('investment', 'investment.id', 'share.investment_id')
    .innerJoin('fund', 'fund.id', 'investment.fund_id')
    .select(['investment.id as investmentId', 'fund.name as fundName', 'share.paid_at', 'share.gross', 'share.withholding', 'share.principal', 'share.loss'])
    .where('investment.member_id', '=', memberId)
    .where('share.paid_at', '>=', startOfDay(japanDate(`${year}-01-01`)))
    .where('share.paid_at', '<', startOfDay(japanDate(`${year + 1}-01-01`)))
    .orderBy('share.paid_at')
    .orderBy('share.id')
    .execute()
  return rows.map(({ investmentId, fundName, paid_at: paidAt, ...row }) => {
    if (paidAt === null) throw new Error('a payment without its time')
    return {
      investmentId,
      fundName,
      paidAt,
      dividend: yen(row.gross),
      tax: yen(row.withholding),
      principal: yen(row.principal),
      loss: yen(row.loss),
      payAmount: yen(row.gross - row.withholding + row.principal),
    }
  })
}
