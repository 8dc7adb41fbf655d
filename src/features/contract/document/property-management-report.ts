import type { PaperDocument } from '../../../adapters/pdf/paper-document.ts'
import { daysInTerm, formatDate, formatDateTime, japanDate } from '../../../domain/calendar.ts'
import { formatRate } from '../../../domain/fund-text.ts'
import { propertyFacts } from '../../../domain/fund-overview.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { FundFacts, MemberFacts, OperatorFacts } from './document-facts.ts'
import { issuerOf } from './issuer.ts'

/** Whole yen; `YYYY-MM-DD`. What one accounting period of a fund brought, and what a member got of it. */
export const managementReportFormVersion = '第1版'

export type PropertyManagementReportInput = {
  readonly documentNumber: string
  readonly createdAt: Date
  readonly operator: OperatorFacts
  readonly fund: FundFacts
  readonly member: MemberFacts
  readonly periodStartOn: string
  readonly periodEndOn: string
  /** Income and costs of the period, each with its own label. */
  readonly income: readonly { readonly label: string; readonly amount: number }[]
  readonly costs: readonly { readonly label: string; readonly amount: number }[]
  /** Investors' and the operator's money at work in the fund at the period's end, as the books have it. */
  readonly capitalAtWork: number
  /** Null while the period's dividend is not fixed: the whole of the fund's investors before tax, and basis points a year. */
  readonly dividend: { readonly total: number; readonly actualRateBp: number } | null
  /** Null while the period's dividend is not fixed. */
  readonly ownPayout: {
    readonly investedAmount: number
    readonly dividend: number
    readonly withholding: number
    readonly redeemedPrincipal: number
    readonly loss: number
    readonly payAmount: number
    /** The day of payment, or the day for which it is planned. */
    readonly paidOn: string
    readonly isPaid: boolean
  } | null
  /** What this version corrects; null for the first one. */
  readonly correction: { readonly replacedVersion: number; readonly reason: string } | null
  /** Occupancy, repairs, events: plain sentences. */
  readonly remarks: readonly string[]
}

/** 財産管理報告書 (law article 28): delivered to every investor of the fund for each accounting period. */
export function propertyManagementReport(input: PropertyManagementReportInput): PaperDocument {
  const { operator, fund, member, ownPayout, dividend, correction } = input
  const period = `${formatDate(japanDate(input.periodStartOn))}から ${formatDate(japanDate(input.periodEndOn))}まで`
  const place = propertyFacts(fund.detail).find(({ label }) => label === '所在地')?.value
  return {
    brand: operator.brand,
    title: '財産管理報告書',
    subtitle: '不動産特定共同事業法 第28条第2項にもとづく報告書',
    documentNumber: input.documentNumber,
    formVersion: managementReportFormVersion,
    createdAt: input.createdAt.toISOString(),
    createdAtText: formatDateTime(input.createdAt),
    addressee: { name: member.name, lines: [`〒${member.zipCode}`, member.address] },
    issuer: issuerOf(operator),
    lead: `「${fund.name}」の財産の管理の状況を、次のとおり報告します。`,
    sections: [
      ...(correction ? [correctionSection(correction)] : []),
      {
        kind: 'facts',
        heading: null,
        rows: [
          { label: '対象の期間', value: `${period}（${daysInTerm(japanDate(input.periodStartOn), japanDate(input.periodEndOn))}日）` },
          { label: '対象の不動産', value: place ?? fund.name },
          { label: '出資の総額', value: formatYen(yen(fund.fundTotal)) },
          { label: '運用中の出資金', value: `${formatYen(yen(input.capitalAtWork))}（期間の末日）` },
          { label: '財産の管理', value: 'ほかの財産と分け、帳簿と預金口座で管理しています（分別管理）。' },
        ],
      },
      balance(input),
      {
        kind: 'facts',
        heading: '利益の分配',
        rows: [
          { label: '分配金の総額', value: dividend ? `${formatYen(yen(dividend.total))}（税引前）` : 'まだ確定していません。' },
          {
            label: '予定と実績',
            value: `予定 年利${formatRate(fund.plannedRateBp)}${dividend ? `　実績 年利${formatRate(dividend.actualRateBp)}` : ''}（税引前）`,
          },
          ...(ownPayout ? payoutRows(ownPayout) : [{ label: 'お支払い', value: 'まだ確定していません。確定した後に知らせます。' }]),
        ],
      },
      ...(input.remarks.length > 0
        ? [{ kind: 'text' as const, heading: '期間中の状況', paragraphs: input.remarks, items: [] }]
        : []),
    ],
    footer: ['この報告書は、交付の日から5年間、会員ページで閲覧できます。', '電子署名を付けています。変更されていないことは「書面の確認」のページで確かめられます。'],
  }
}

function correctionSection({ replacedVersion, reason }: NonNullable<PropertyManagementReportInput['correction']>): PaperDocument['sections'][number] {
  return {
    kind: 'text',
    heading: '訂正について',
    paragraphs: [`この報告書は、前に交付した第${replacedVersion}版に代わる、第${replacedVersion + 1}版です。`, `訂正の理由：${reason}`],
    items: [],
  }
}

function balance({ income, costs }: PropertyManagementReportInput): PaperDocument['sections'][number] {
  return {
    kind: 'table',
    heading: '収入と費用',
    columns: [{ label: '項目', align: 'left' }, { label: '収入', align: 'right' }, { label: '費用', align: 'right' }],
    rows: [
      ...income.map(({ label, amount }) => [label, formatYen(yen(amount)), '']),
      ...costs.map(({ label, amount }) => [label, '', formatYen(yen(amount))]),
    ],
    total: [`合計（差引 ${formatYen(yen(sum(income) - sum(costs)))}）`, formatYen(yen(sum(income))), formatYen(yen(sum(costs)))],
  }
}

function sum(rows: readonly { readonly amount: number }[]): number {
  return rows.reduce((total, { amount }) => total + amount, 0)
}

function payoutRows(payout: NonNullable<PropertyManagementReportInput['ownPayout']>): { label: string; value: string }[] {
  return [
    { label: 'あなたの出資額', value: formatYen(yen(payout.investedAmount)) },
    { label: 'あなたの分配金', value: `${formatYen(yen(payout.dividend))}（源泉徴収 ${formatYen(yen(payout.withholding))}）` },
    { label: '元本の返還', value: formatYen(yen(payout.redeemedPrincipal)) },
    { label: '損失', value: formatYen(yen(payout.loss)) },
    { label: 'お支払い', value: `${formatYen(yen(payout.payAmount))}を ${formatDate(japanDate(payout.paidOn))}に登録口座へ${payout.isPaid ? '' : '（予定）'}` },
  ]
}
