import { japanDate } from '../../../domain/calendar.ts'
import { eraYear, REPORT_FREE_UP_TO } from '../../../domain/documents/form-320.ts'
import type { FileCell } from '../../../domain/tables/column.ts'
import { paymentReportList } from '../../../domain/tables/payment-report.ts'
import { fileCells, fileHeader } from '../../../domain/tables/table.ts'
import { annualFiguresList } from '../../../domain/tables/tax.ts'
import type { OperatorProfile } from '../../core/operator/operator-profile.ts'
import type { AnnualFigures } from './load-annual-figures.ts'
import type { PaymentReportRow, ReportIssue } from './load-payment-report.ts'
import { writeCsvInSteps } from './write-csv.ts'

const headings = fileHeader(paymentReportList)
const cellsOf = fileCells(paymentReportList)

interface CsvOptions {
  payer: OperatorProfile
  code: string
}

/**
 * The reports that are due for a year, one row each, as they were last reported once the year is closed. The individual number is kept apart from this product and is
 * filled in by hand, as is what the tax office alone assigns; the code of the report is a setting.
 */
export function paymentReportCsv(
  year: number,
  steps: AsyncIterable<readonly PaymentReportRow[]>,
  options: CsvOptions,
): AsyncGenerator<string> {
  return writeCsvInSteps(
    headings,
    eachStep(steps, (rows) => rows.flatMap((row) => standingRow(year, row, options))),
  )
}

function standingRow(year: number, row: PaymentReportRow, options: CsvOptions): FileCell[][] {
  const last = row.issues.at(-1)
  const figures = last ?? row
  if (figures.dividend <= REPORT_FREE_UP_TO) return []
  return [
    line(
      year,
      {
        mark: '0',
        memberNumber: row.member_number,
        figures,
        remark: last !== undefined && last.number > 0 ? correctionRemark(last) : '',
      },
      options,
    ),
  ]
}

/** One report that was corrected: what it said before, and what it says by the correction. */
export interface CorrectedReport {
  memberNumber: string
  year: number
  before: ReportIssue
  after: ReportIssue
}

/** What the tax office gets of a correction: a row (訂正表示 1) takes back what was reported, a second one reports it anew where a report is still due. */
export function reportCorrectionCsv(
  steps: AsyncIterable<readonly CorrectedReport[]>,
  options: CsvOptions,
): AsyncGenerator<string> {
  return writeCsvInSteps(
    headings,
    eachStep(steps, (rows) =>
      rows.flatMap(({ memberNumber, year, before, after }) => {
        const remark = correctionRemark(after)
        return [
          ...(before.dividend > REPORT_FREE_UP_TO
            ? [
                line(
                  year,
                  { mark: '1', memberNumber, figures: before, remark: `訂正前の内容の取消し　${remark}` },
                  options,
                ),
              ]
            : []),
          ...(after.dividend > REPORT_FREE_UP_TO
            ? [line(year, { mark: '0', memberNumber, figures: after, remark }, options)]
            : []),
        ]
      }),
    ),
  )
}

const correctionRemark = ({ number, reason }: ReportIssue): string => `訂正（第${number}回）：${reason}`

type ReportedFigures = Omit<ReportIssue, 'number' | 'reason'>

const line = (
  year: number,
  {
    mark,
    memberNumber,
    figures,
    remark,
  }: { mark: '0' | '1'; memberNumber: string; figures: ReportedFigures; remark: string },
  { payer, code }: CsvOptions,
): FileCell[] =>
  cellsOf({
    ...figures,
    code,
    payer_address: payer.address,
    payer_name: payer.companyName,
    payer_telephone: payer.telephone,
    mark,
    era_year: eraYear(japanDate(`${year}-12-31`)),
    remark: [`会員番号${memberNumber}`, ...(remark === '' ? [] : [remark])].join('　'),
  })

async function* eachStep<Row, Cells>(
  steps: AsyncIterable<readonly Row[]>,
  toCells: (rows: readonly Row[]) => Cells,
): AsyncGenerator<Cells> {
  for await (const rows of steps) yield toCells(rows)
}

/** All members' figures of a year, as their annual reports tell them. */
export const annualFiguresCsv = (steps: AsyncIterable<readonly AnnualFigures[]>): AsyncGenerator<string> =>
  writeCsvInSteps(
    fileHeader(annualFiguresList),
    eachStep(steps, (rows) => rows.map(fileCells(annualFiguresList))),
  )
