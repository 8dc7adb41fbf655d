import type { PaperDocument, PaperSection, TableSection } from '../../adapters/pdf/paper-document.ts'
import { formatDate, formatDateTime, formatMonthDayWithoutWeekday, japanDateOf, type JapanDate } from '../../domain/calendar.ts'
import { addYen, formatAmount, subtractYen, zeroYen, type Yen } from '../../domain/money.ts'
import { WITHHOLDING_RATE_TEXT } from '../../domain/withholding.ts'
import type { OperatorProfile } from '../operator/operator-profile.ts'
import type { AnnualLine, AnnualReport } from './load-annual-report.ts'
import type { Holding } from './load-holdings.ts'

export const annualReportFormVersion = '第2版'

export interface AnnualReportInput {
  documentNumber: string
  createdAt: Date
  /** From the second version on: other figures were printed before. */
  version: number
  report: AnnualReport
  lines: readonly AnnualLine[]
  /** What was at work at the end of a day: the year's last one, or today. */
  holdings: { day: JapanDate; rows: readonly Holding[] }
  member: { name: string; memberNumber: string; zipCode: string; address: string }
  operator: OperatorProfile
}

/** 年間取引報告書: what a member was paid in a calendar year, payment by payment. The sums are those of the page. */
export function annualReportDocument(input: AnnualReportInput): PaperDocument {
  const { report, lines, member, operator, createdAt } = input
  return {
    brand: operator.brand,
    title: '年間取引報告書',
    subtitle: `${report.year}年度分（${report.year}年1月1日から12月31日まで）`,
    documentNumber: input.documentNumber,
    formVersion: annualReportFormVersion,
    createdAt: createdAt.toISOString(),
    createdAtText: formatDateTime(createdAt),
    addressee: { name: member.name, lines: [`会員番号 ${member.memberNumber.slice(0, 4)} ${member.memberNumber.slice(4)}`, `〒${member.zipCode}　${member.address}`] },
    issuer: {
      name: operator.companyName,
      lines: [operator.licence, operator.address, `お問い合わせ ${operator.contactUrl}`],
    },
    lead: '上の期間に、不動産特定共同事業契約（匿名組合契約）についてお支払いした金額を、次のとおり報告します。',
    sections: [
      {
        kind: 'figures',
        figures: [
          { label: '分配金（税引前）', value: formatAmount(report.dividend), unit: '円' },
          { label: '源泉徴収税額', value: formatAmount(report.tax), unit: '円' },
          { label: '支払額', value: formatAmount(report.payAmount), unit: '円' },
          { label: '損失', value: formatAmount(report.loss), unit: '円' },
        ],
      },
      lines.length > 0 ? paymentTable(lines) : { kind: 'text', heading: 'お支払いの明細', paragraphs: ['この期間のお支払いはありません。'], items: [] },
      holdingTable(input.holdings),
      { kind: 'text', heading: 'この報告書について', paragraphs: [], items: notes(input) },
    ],
    footer: ['この報告書は、交付の日から5年間、会員ページで閲覧できます。', '電子署名を付けています。変更されていないことは「書面の確認」のページで確かめられます。'],
  }
}

function paymentTable(lines: readonly AnnualLine[]): TableSection {
  return {
    kind: 'table',
    heading: 'お支払いの明細（円）',
    columns: [
      { label: 'ファンド', align: 'left' },
      { label: '支払日', align: 'left' },
      { label: '分配金\n（税引前）', align: 'right' },
      { label: '源泉徴収\n税額', align: 'right' },
      { label: '分配金\n（税引後）', align: 'right' },
      { label: '元本の\n返還', align: 'right' },
      { label: '損失', align: 'right' },
      { label: '支払額', align: 'right' },
    ],
    rows: lines.map((line) => [
      line.fundName,
      formatMonthDayWithoutWeekday(japanDateOf(line.paidAt)),
      ...amountsOf(line).map(formatAmount),
    ]),
    total: [
      '合計',
      '',
      ...lines.map(amountsOf).reduce((sums, amounts) => sums.map((sum, column) => addYen(sum, amounts[column] ?? zeroYen))).map(formatAmount),
    ],
  }
}

/** In the order of the columns. */
function amountsOf({ dividend, tax, principal, loss, payAmount }: AnnualLine): Yen[] {
  return [dividend, tax, subtractYen(dividend, tax), principal, loss, payAmount]
}

function holdingTable({ day, rows }: AnnualReportInput['holdings']): PaperSection {
  const heading = `${formatDate(day)}現在の出資`
  if (rows.length === 0) return { kind: 'text', heading, paragraphs: ['出資中のファンドはありません。'], items: [] }
  return {
    kind: 'table',
    heading: `${heading}（円）`,
    columns: [{ label: 'ファンド', align: 'left' }, { label: '状況', align: 'left' }, { label: '出資額', align: 'right' }],
    rows: rows.map(({ fundName, state, amount }) => [fundName, state, formatAmount(amount)]),
    total: ['合計', '', formatAmount(addYen(...rows.map(({ amount }) => amount)))],
  }
}

function notes({ report, version }: AnnualReportInput): string[] {
  return [
    ...(version > 1 ? [`この報告書は、前に発行した${report.year}年度分の報告書に代わるものです（第${version}回の発行）。`] : []),
    'お支払いの日が属する年で集計しています。決まっていても、まだお支払いしていない分配金は含みません。',
    `源泉徴収税額は、分配金ごとに${WITHHOLDING_RATE_TEXT}を乗じ、1円未満を切り捨てた額です。`,
    '支払額は、分配金から税を差し引き、返還した元本を加えた額です。元本の返還は所得ではありません。',
    '分配金は原則として雑所得です。申告の要否は、税務署または税理士にご確認ください。この報告書は、支払調書ではありません。',
  ]
}
