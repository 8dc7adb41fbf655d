import { japaneseEraYear } from '../../../domain/japanese-era.ts'
import { japanDate } from '../../../domain/calendar.ts'
import type { OperatorProfile } from '../../core/operator/operator-profile.ts'
import type { AnnualFigures } from './load-annual-figures.ts'
import { REPORT_FREE_UP_TO, type PaymentReportRow, type ReportIssue } from './load-payment-report.ts'
import { writeCsvInSteps } from './write-csv.ts'

/** The columns with which every statutory report begins (layout of the National Tax Agency), then what the law asks of this one. */
const headings = [
  '法定資料の種類',
  '整理番号1',
  '本支店等区分番号',
  '提出義務者の住所（居所）又は所在地',
  '提出義務者の氏名又は名称',
  '提出義務者の電話番号',
  '整理番号2',
  '提出者の住所（居所）又は所在地',
  '提出者の氏名又は名称',
  '訂正表示',
  '年分',
  '支払を受ける者の住所又は居所',
  '支払を受ける者の氏名又は名称',
  '個人番号又は法人番号',
  '利益の分配の金額',
  '利益の分配の金額のうち未払の金額',
  '源泉徴収税額',
  '源泉徴収税額のうち未徴収の税額',
  '出資の金額',
  '利益の分配の計算の基礎',
  '支払の確定した日',
  '納税管理人',
  '摘要',
]

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

function standingRow(year: number, row: PaymentReportRow, options: CsvOptions): (string | number)[][] {
  const last = row.issues.at(-1)
  const figures = last ?? row
  if (figures.dividend <= REPORT_FREE_UP_TO) return []
  return [
    line(
      year,
      {
        mark: '0',
        memberNumber: row.memberNumber,
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
): (string | number)[] => [
  code,
  '',
  '',
  payer.address,
  payer.companyName,
  payer.telephone,
  '',
  '',
  '',
  mark,
  eraYear(year),
  figures.address,
  figures.name,
  '',
  figures.dividend,
  figures.unpaidDividend,
  figures.tax,
  figures.uncollectedTax,
  figures.contribution,
  figures.basis,
  figures.fixedOn.join('／'),
  '',
  [`会員番号${memberNumber}`, ...(remark === '' ? [] : [remark])].join('　'),
]

async function* eachStep<Row, Cells>(
  steps: AsyncIterable<readonly Row[]>,
  toCells: (rows: readonly Row[]) => Cells,
): AsyncGenerator<Cells> {
  for await (const rows of steps) yield toCells(rows)
}

/** "08" for 2026: two digits of the Japanese era, by the year's end. */
function eraYear(year: number): string {
  const digits =
    japaneseEraYear(japanDate(`${year}-12-31`))
      ?.replace('元', '1')
      .replace(/\D/g, '') ?? ''
  return digits.padStart(2, '0')
}

/** All members' figures of a year, as their annual reports tell them. */
export const annualFiguresCsv = (steps: AsyncIterable<readonly AnnualFigures[]>): AsyncGenerator<string> =>
  writeCsvInSteps(
    ['会員番号', '氏名', '分配金（税引前）', '源泉徴収税額', '支払額', '損失', 'うち未払の分配金', 'うち未徴収の税額'],
    eachStep(steps, (rows) =>
      rows.map((row) => [
        row.memberNumber,
        row.name,
        row.dividend,
        row.tax,
        row.payAmount,
        row.loss,
        row.unpaidDividend,
        row.uncollectedTax,
      ]),
    ),
  )
