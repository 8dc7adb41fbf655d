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
 * The reports that are due for a year, one row each; one that was corrected after its first issue has two, the first (訂正表示 1) taking back the figures that were
 * told before. The individual number is kept apart from this product and is filled in by hand, as is what the tax office alone assigns; the code of the report is a
 * setting.
 */
export function paymentReportCsv(year: number, steps: AsyncIterable<readonly PaymentReportRow[]>, options: CsvOptions): AsyncGenerator<string> {
  return writeCsvInSteps(headings, eachStep(steps, (rows) => rows.flatMap((row) => rowsOf(year, row, options))))
}

type ReportFigures = Pick<PaymentReportRow, 'dividend' | 'tax' | 'unpaidDividend' | 'uncollectedTax'>

function rowsOf(year: number, row: PaymentReportRow, { payer, code }: CsvOptions): (string | number)[][] {
  const line = (mark: '0' | '1', { dividend, unpaidDividend, tax, uncollectedTax }: ReportFigures, remark: string) => [
    code, '', '', payer.address, payer.companyName, payer.telephone, '', '', '', mark, eraYear(year), row.address, row.name, '',
    dividend, unpaidDividend, tax, uncollectedTax, row.contribution, row.basis, row.fixedOn.join('／'), '', [`会員番号${row.memberNumber}`, ...(remark === '' ? [] : [remark])].join('　'),
  ]
  const last = row.issues.at(-1)
  const before = row.issues.at(-2)
  if (last === undefined || before === undefined) return row.isRequired ? [line('0', row, '')] : []
  const correction = `訂正（第${last.number}回）：${last.reason}`
  return [line('1', before, `訂正前の金額の取消し　${correction}`), ...(row.isRequired ? [line('0', row, correction)] : [])]
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
    ['会員番号', '氏名', '分配金（税引前）', '源泉徴収税額', '支払額', '損失', 'うち未払の分配金', 'うち未徴収の税額'],
    eachStep(steps, (rows) => rows.map((row) => [row.memberNumber, row.name, row.dividend, row.tax, row.payAmount, row.loss, row.unpaidDividend, row.uncollectedTax])),
  )
