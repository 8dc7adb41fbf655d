import { applicationNumber } from '../../../domain/investing/application-number.ts'
import { success, type Outcome } from '../../../platform/outcome.ts'
import {
  loadReportOfYear,
  reportYear,
  type AnnualLine,
  type AnnualReport,
} from '../../documents/annual-report/load-annual-report.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { loadTaxYearLines } from '../../treasury/tax-year/tax-year.ts'
import type { taxLineList } from '../../../domain/tables/own-data.ts'
import type { FileRow } from '../../../domain/tables/table.ts'
import { NO_ROW } from '../../../domain/id.ts'

export interface TaxFigures {
  total: AnnualReport
  lines: (AnnualLine & { applicationNumber: string })[]
}

/** The figures of the annual report, distribution by distribution, for a tax return. BAD_USER_INPUT for a year without figures. */
export async function taxFigures(
  { database, clock }: Services,
  viewer: Viewer,
  yearText: string,
): Promise<Outcome<TaxFigures>> {
  const now = clock.now()
  const year = reportYear(yearText, now)
  if (typeof year !== 'number') return year
  const lines = await loadTaxYearLines(database, viewer.memberId, year)
  const funds = await database
    .selectFrom('investment')
    .select(['id', 'fund_id'])
    .where('member_id', '=', viewer.memberId)
    .execute()
  const fundOf = new Map(funds.map((row) => [row.id, row.fund_id]))
  return success({
    total: await loadReportOfYear(database, { memberId: viewer.memberId, year, now }, lines),
    lines: lines.map((line) => ({
      ...line,
      applicationNumber: applicationNumber(fundOf.get(line.investmentId) ?? NO_ROW, line.investmentId),
    })),
  })
}

/** The distributions that were fixed in the year, then their sum. */
export function taxRows({ total, lines }: TaxFigures): FileRow<typeof taxLineList>[] {
  const principal = lines.reduce((sum, line) => sum + line.principal, 0)
  const sum = {
    ...total,
    fixedOn: `${total.year}年分 合計`,
    paidOn: null,
    applicationNumber: '',
    fundName: '',
    principal,
  }
  return [...lines, sum]
}

/** The same for programs: snake_case, whole yen, days as YYYY-MM-DD. */
export function taxJson({ total, lines }: TaxFigures): Record<string, unknown> {
  return {
    year: total.year,
    currency: 'JPY',
    total: {
      dividend: total.dividend,
      tax: total.tax,
      loss: total.loss,
      restored: total.restored,
      pay_amount: total.payAmount,
      unpaid_dividend: total.unpaidDividend,
      uncollected_tax: total.uncollectedTax,
      paid_in_year: total.paidInYear,
    },
    payments: lines.map((line) => ({
      fixed_on: line.fixedOn,
      paid_on: line.paidOn,
      application_number: line.applicationNumber,
      fund: line.fundName,
      dividend: line.dividend,
      tax: line.tax,
      unpaid_dividend: line.unpaidDividend,
      uncollected_tax: line.uncollectedTax,
      principal: line.principal,
      restored: line.restored,
      loss: line.loss,
      pay_amount: line.payAmount,
    })),
  }
}
