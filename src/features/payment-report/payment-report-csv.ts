import { japaneseEraYear } from '../../domain/japanese-era.ts'
import { japanDate } from '../../domain/calendar.ts'
import type { OperatorProfile } from '../operator/operator-profile.ts'
import type { AnnualFigures } from './load-annual-figures.ts'
import type { PaymentReportRow } from './load-payment-report.ts'
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
  '源泉徴収税額',
  '出資の金額',
  '利益の分配の計算の基礎',
  '支払の確定した日',
  '納税管理人',
  '摘要',
]

/**
 * The reports that are due for a year, one row each. The individual number is kept apart from this product and is filled in by hand, as is
 * what the tax office alone assigns; the code of the report is a setting.
 */
export function paymentReportCsv(
  year: number,
  steps: AsyncIterable<readonly PaymentReportRow[]>,
  { payer, code }: { payer: OperatorProfile; code: string },
): AsyncGenerator<string> {
  const cells = (row: PaymentReportRow) => [
    code, '', '', payer.address, payer.companyName, payer.telephone, '', '', '', '0', eraYear(year),
    row.address, row.name, '', row.dividend, row.tax, row.contribution, row.basis, row.fixedOn.join('／'), '', `会員番号${row.memberNumber}`,
  ]
  return writeCsvInSteps(headings, eachStep(steps, (rows) => rows.filter(({ isRequired }) => isRequired).map(cells)))
}

async function* eachStep<Row, Cells>(steps: AsyncIterable<readonly Row[]>, toCells: (rows: readonly Row[]) => Cells): AsyncGenerator<Cells> {
  for await (const rows of steps) yield toCells(rows)
}

/** "08" for 2026: two digits of the Japanese era, by the year's end. */
function eraYear(year: number): string {
  const digits = japaneseEraYear(japanDate(`${year}-12-31`))?.replace('元', '1').replace(/\D/g, '') ?? ''
  return digits.padStart(2, '0')
}

/** All members' figures of a year, as their annual reports tell them. */
export const annualFiguresCsv = (steps: AsyncIterable<readonly AnnualFigures[]>): AsyncGenerator<string> =>
  writeCsvInSteps(
    ['会員番号', '氏名', '分配金（税引前）', '源泉徴収税額', '支払額', '損失'],
    eachStep(steps, (rows) => rows.map((row) => [row.memberNumber, row.name, row.dividend, row.tax, row.payAmount, row.loss])),
  )
