import type { PrintedDocument, PrintedSection, TableSection } from '../../../adapters/pdf/printed-document.ts'
import {
  formatDate,
  formatDateTime,
  formatMonthDayWithoutWeekday,
  japanDateOf,
  yearOf,
  type JapanDate,
} from '../../../domain/calendar.ts'
import { addYen, formatAmount, formatYen, subtractYen, zeroYen, type Yen } from '../../../domain/money.ts'
import { WITHHOLDING_RATE_TEXT } from '../../../domain/treasury/withholding.ts'
import type { OperatorProfile } from '../../core/operator/operator-profile.ts'
import type { Closing } from '../../treasury/tax-year/closing.ts'
import { paperChanges } from '../../treasury/tax-year/paper-changes.ts'
import type { AnnualLine, AnnualReport } from './load-annual-report.ts'
import type { Holding } from './load-holdings.ts'
import { taxReturnSection } from './tax-return-section.ts'

export const annualReportFormVersion = '第6版'

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

/** 年間取引報告書: what was fixed for a member in a calendar year, distribution by distribution. The sums are those of the page and of the 支払調書. */
export function annualReportDocument(input: AnnualReportInput): PrintedDocument {
  const { report, lines, member, operator, createdAt } = input
  return {
    brand: operator.brand,
    title: '年間取引報告書',
    subtitle: `${report.year}年分（1月1日〜12月31日）`,
    documentNumber: input.documentNumber,
    formVersion: annualReportFormVersion,
    createdAt: createdAt.toISOString(),
    createdAtText: formatDateTime(createdAt),
    addressee: {
      name: member.name,
      lines: [
        `会員番号 ${member.memberNumber.slice(0, 4)} ${member.memberNumber.slice(4)}`,
        `〒${member.zipCode}　${member.address}`,
      ],
    },
    issuer: {
      name: operator.companyName,
      lines: [operator.licence, operator.address, `お問い合わせ ${operator.contactUrl}`],
    },
    lead: '上記期間に、不動産特定共同事業契約（匿名組合契約）についてお支払いが確定した金額を、次のとおり報告します。',
    sections: [
      {
        kind: 'figures',
        figures: [
          { label: '分配金（税引前）', value: formatAmount(report.dividend), unit: '円' },
          { label: '源泉徴収税額', value: formatAmount(report.tax), unit: '円' },
          { label: '支払額', value: formatAmount(report.payAmount), unit: '円' },
          { label: '損失', value: formatAmount(report.loss), unit: '円' },
          ...(report.restored === zeroYen
            ? []
            : [{ label: '元本の回復', value: formatAmount(report.restored), unit: '円' }]),
        ],
      },
      ...insideSection(report),
      ...correctionSection(report),
      lines.length > 0
        ? lineTable(lines)
        : { kind: 'text', heading: '分配の明細', paragraphs: ['この期間に確定した分配はありません。'], items: [] },
      holdingTable(input.holdings),
      ...taxReturnSection(report, operator),
      { kind: 'text', heading: 'この報告書について', paragraphs: [], items: notes(input) },
    ],
    footer: [
      'この報告書は、交付の日から5年間、会員ページで閲覧できます。',
      '電子署名を付けています。変更されていないことは「書面の確認」のページで確かめられます。',
    ],
  }
}

/** 内書: what of the figures above had not been paid, thus not been withheld from, where there is any. */
function insideSection({ year, isRunning, unpaidDividend, uncollectedTax }: AnnualReport): PrintedSection[] {
  if (unpaidDividend === 0) return []
  const when = isRunning ? '作成の日現在' : `${year}年12月31日現在`
  return [
    {
      kind: 'facts',
      heading: null,
      rows: [
        { label: 'うち未払', value: `分配金 ${formatYen(unpaidDividend)}（${when}）` },
        {
          label: 'うち未徴収',
          value: `源泉徴収税額 ${formatYen(uncollectedTax)}（${when}。お支払いの時に差し引きます）`,
        },
      ],
    },
  ]
}

/** Each numbered correction of a closed year, with the figures before and after. */
function correctionSection({ closings, differsFromIssued, year }: AnnualReport): PrintedSection[] {
  const corrections = closings.flatMap((closing, index) => {
    const before = closings[index - 1]
    return before === undefined ? [] : [correctionText(before, closing)]
  })
  const open = differsFromIssued
    ? [`以前に発行した${year}年分の報告書と金額が異なります。訂正の手続きの後に、理由をお知らせします。`]
    : []
  return corrections.length + open.length === 0
    ? []
    : [{ kind: 'text', heading: '訂正について', paragraphs: [...corrections, ...open], items: [] }]
}

function correctionText(before: Closing, after: Closing): string {
  const changes = paperChanges(before, after).map(
    ({ label, before: old, after: fresh }) => `${label} ${old} → ${fresh}`,
  )
  return `第${after.number}回の訂正（${formatDate(japanDateOf(after.closedAt))}）：${after.reason}　${changes.length === 0 ? '金額・氏名・住所に変更はありません。' : changes.join('、')}`
}

/** With a column for what was restored of a loss, where anything was. */
function lineTable(lines: readonly AnnualLine[]): TableSection {
  const isRestored = lines.some(({ restored }) => restored > 0)
  const amountsOf = amountColumns(isRestored)
  return {
    kind: 'table',
    heading: '分配の明細（円）',
    columns: [
      { label: 'ファンド', align: 'left' },
      { label: '確定日', align: 'left' },
      { label: '支払日', align: 'left' },
      { label: '分配金\n（税引前）', align: 'right' },
      { label: '源泉徴収\n税額', align: 'right' },
      { label: '元本の\n返還', align: 'right' },
      { label: '損失', align: 'right' },
      ...(isRestored ? [{ label: '元本の\n回復', align: 'right' } as const] : []),
      { label: '支払額', align: 'right' },
    ],
    rows: lines.map((line) => [
      line.fundName,
      formatMonthDayWithoutWeekday(line.fixedOn),
      paidText(line),
      ...amountsOf(line).map(formatAmount),
    ]),
    total: [
      '合計',
      '',
      '',
      ...lines
        .map(amountsOf)
        .reduce((sums, amounts) => sums.map((sum, column) => addYen(sum, amounts[column] ?? zeroYen)))
        .map(formatAmount),
    ],
  }
}

/** A payment of the next year is shown with its year. */
function paidText({ paidOn, fixedOn }: AnnualLine): string {
  if (paidOn === null) return '未払'
  return yearOf(paidOn) === yearOf(fixedOn)
    ? formatMonthDayWithoutWeekday(paidOn)
    : `${yearOf(paidOn)}年${formatMonthDayWithoutWeekday(paidOn)}`
}

/** In the order of the columns. What is restored is principal that goes back, told by its own name. */
const amountColumns =
  (isRestored: boolean) =>
  ({ dividend, tax, principal, restored, loss, payAmount }: AnnualLine): Yen[] =>
    isRestored
      ? [dividend, tax, subtractYen(principal, restored), loss, restored, payAmount]
      : [dividend, tax, principal, loss, payAmount]

function holdingTable({ day, rows }: AnnualReportInput['holdings']): PrintedSection {
  const heading = `${formatDate(day)}現在の出資`
  if (rows.length === 0) return { kind: 'text', heading, paragraphs: ['出資中のファンドはありません。'], items: [] }
  return {
    kind: 'table',
    heading: `${heading}（円）`,
    columns: [
      { label: 'ファンド', align: 'left' },
      { label: '状況', align: 'left' },
      { label: '出資額', align: 'right' },
    ],
    rows: rows.map(({ fundName, state, amount }) => [fundName, state, formatAmount(amount)]),
    total: ['合計', '', formatAmount(addYen(...rows.map(({ amount }) => amount)))],
  }
}

function notes({ report, version }: AnnualReportInput): string[] {
  return [
    ...(version > 1
      ? [`この報告書は、前に発行した${report.year}年分の報告書に代わるものです（第${version}回の発行）。`]
      : []),
    ...(report.isRunning
      ? [`${report.year}年は、まだ終わっていません。この報告書は、作成の日までに確定した金額です。`]
      : []),
    '分配の支払いが確定した日（確定日）が属する年で集計しています。支払調書と同じ基準です。',
    `源泉徴収税額は、分配金ごとに${WITHHOLDING_RATE_TEXT}を乗じ、1円未満を切り捨てた額です。`,
    `支払額は、分配金から税を控除し、返還する元本を加えた金額です。${report.year}年中の振込額は、前の年に確定した分を含めて${formatYen(report.paidInYear)}です。元本の返還は所得ではありません。`,
    ...(report.restored === zeroYen
      ? []
      : [
          `元本の回復${formatYen(report.restored)}は、以前にお知らせした元本の損失のうち、後からの収入で回復し、出資の返還としてお支払いする金額です。分配金（利益）ではないため、源泉徴収はありません。損失が確定した年の金額は変更していません。申告での取扱いは、税務署または税理士にご確認ください。`,
        ]),
    '分配金は原則として雑所得です。申告が必要かどうかは、ほかの収入を合わせて決まります。税務署または税理士にご確認ください。この報告書は、支払調書ではありません。',
  ]
}
