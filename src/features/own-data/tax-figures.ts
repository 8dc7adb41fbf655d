import { applicationNumber } from '../../domain/application-number.ts'
import { toRfc3339 } from '../../domain/calendar.ts'
import { success, type Outcome } from '../../platform/outcome.ts'
import { loadAnnualLines, reportYear, sumUp, type AnnualLine, type AnnualReport } from '../annual-report/load-annual-report.ts'
import type { Viewer } from '../graphql/context.ts'
import type { Services } from '../services.ts'

export interface TaxFigures {
  total: AnnualReport
  lines: (AnnualLine & { applicationNumber: string })[]
}

/** The figures of the annual report, payment by payment, for a tax return. BAD_USER_INPUT for a year without figures. */
export async function taxFigures({ database, clock }: Services, viewer: Viewer, yearText: string): Promise<Outcome<TaxFigures>> {
  const year = reportYear(yearText, clock.now())
  if (typeof year !== 'number') return year
  const lines = await loadAnnualLines(database, viewer.memberId, year)
  const funds = await database.selectFrom('investment').select(['id', 'fund_id']).where('member_id', '=', viewer.memberId).execute()
  const fundOf = new Map(funds.map((row) => [row.id, row.fund_id]))
  return success({ total: sumUp(year, lines), lines: lines.map((line) => ({ ...line, applicationNumber: applicationNumber(fundOf.get(line.investmentId) ?? 0, line.investmentId) })) })
}

export const taxHeadings = ['支払日時', '申込番号', 'ファンド', '分配金（税引前・円）', '源泉徴収税額（円）', '償還された元本（円）', '元本の損失（円）', '支払額（円）'] as const

/** The payments, then their sum. */
export function taxRows({ total, lines }: TaxFigures): (string | number)[][] {
  const rows = lines.map((line) => [toRfc3339(line.paidAt), line.applicationNumber, line.fundName, line.dividend, line.tax, line.principal, line.loss, line.payAmount])
  const principal = lines.reduce((sum, line) => sum + line.principal, 0)
  return [...rows, [`${total.year}年 合計`, '', '', total.dividend, total.tax, principal, total.loss, total.payAmount]]
}

/** The same for programs: snake_case, whole yen, instants with their offset. */
export function taxJson({ total, lines }: TaxFigures): Record<string, unknown> {
  return {
    year: total.year,
    currency: 'JPY',
    total: { dividend: total.dividend, tax: total.tax, loss: total.loss, pay_amount: total.payAmount },
    payments: lines.map((line) => ({
      paid_at: toRfc3339(line.paidAt), application_number: line.applicationNumber, fund: line.fundName,
      dividend: line.dividend, tax: line.tax, principal: line.principal, loss: line.loss, pay_amount: line.payAmount,
    })),
  }
}
