import { yearOf, japanDateOf } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { addYen } from '../../../domain/money.ts'
import { parseReportYear } from '../../../domain/documents/report-year.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { badInput, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import type { Services } from '../../core/services.ts'
import { isSameFigures, loadClosings } from '../../treasury/tax-year/closing.ts'
import { loadPaidInYear, loadTaxYearLines, sumFigures, type TaxYearLine } from '../../treasury/tax-year/tax-year.ts'

/** A member's year: what was fixed in it, with what of it is unpaid. */
export type AnnualReport = Awaited<ReturnType<typeof loadReportOfYear>>
export type AnnualLine = TaxYearLine

/** The year of a member who asks, or the refusal of a year without figures. */
export async function loadAnnualReport(
  { database, clock }: Services,
  memberId: Id<'member'>,
  yearText: string,
): Promise<Outcome<AnnualReport>> {
  const now = clock.now()
  const year = reportYear(yearText, now)
  if (typeof year !== 'number') return year
  return success(
    await loadReportOfYear(database, { memberId, year, now }, await loadTaxYearLines(database, memberId, year)),
  )
}

/** The year that the API was asked for, or the refusal. */
export function reportYear(text: string, now: Date): number | Refusal {
  return parseReportYear(text, now) ?? badInput({ year: '2023年から今年までの年を指定してください' })
}

/** The same of lines that are read already. */
export async function loadReportOfYear(
  database: Queryable,
  { memberId, year, now }: { memberId: Id<'member'>; year: number; now: Date },
  lines: readonly AnnualLine[],
) {
  const figures = sumFigures(lines)
  const closings = await loadClosings(database, memberId, year, 'annual_report')
  const last = closings.at(-1)
  return {
    year,
    ...figures,
    restored: addYen(...lines.map(({ restored }) => restored)),
    paidInYear: await loadPaidInYear(database, memberId, year),
    isRunning: year >= yearOf(japanDateOf(now)),
    closings,
    differsFromIssued: last !== undefined && !isSameFigures(last, figures),
  }
}
