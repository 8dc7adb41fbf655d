import type { FreeText } from '../../../../domain/free-text.ts'
import type { PrintedDocument } from '../../../../adapters/pdf/printed-document.ts'
import { daysInTerm, formatDate, formatDateTime, japanDate } from '../../../../domain/calendar.ts'
import { raisedAmount, type Composition } from '../../../../domain/composition.ts'
import { formatRate } from '../../../../domain/fund-text.ts'
import { propertyFacts } from '../../../../domain/fund-overview.ts'
import { formatYen, yen } from '../../../../domain/money.ts'
import type { FundFacts, MemberFacts, OperatorFacts } from './document-facts.ts'
import { issuerOf } from './issuer.ts'

/** Whole yen; `YYYY-MM-DD`. What one accounting period of a fund brought, and what a member got of it. */
export const managementReportFormVersion = '第2版'

export type OwnPayout = {
  /** Null for a fund without terms. */
  readonly term: number | null
  readonly investedAmount: number
  readonly dividend: number
  readonly withholding: number
  readonly redeemedPrincipal: number
  readonly loss: number
  readonly payAmount: number
  /** The day of payment, or the day for which it is planned; null where none is known. */
  readonly paidOn: string | null
  readonly isPaid: boolean
}

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
  /** Whose money the fund is made of at the period's end, whole yen. */
  readonly composition: Composition
  /**
   * Of each calculation period that ends in the report's, oldest first; `fixed` is null while its dividend is not: the whole of the fund's investors
   * before tax, and what they earned in basis points a year (null where nobody took part).
   */
  readonly dividends: readonly {
    readonly term: number | null
    readonly fixed: {
      readonly total: number
      readonly actualRateBp: number | null
      readonly afterLossRateBp: number | null
      /** Why less was distributed than the fund's books gave; empty where it was not. */
      readonly words: FreeText
    } | null
  }[]
  /** The investor's shares in those dividends. */
  readonly ownPayouts: readonly OwnPayout[]
  /** What this version corrects; null for the first one. */
  readonly correction: { readonly replacedVersion: number; readonly reason: FreeText } | null
  /** Occupancy, repairs, events: plain sentences. */
  readonly remarks: readonly string[]
}

/** 財産管理報告書 (law article 28): delivered to every investor of the fund for each accounting period. */
export function propertyManagementReport(input: PropertyManagementReportInput): PrintedDocument {
  const { operator, fund, member, composition, correction } = input
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
          {
            label: '対象の期間',
            value: `${period}（${daysInTerm(japanDate(input.periodStartOn), japanDate(input.periodEndOn))}日）`,
          },
          { label: '対象の不動産', value: place ?? fund.name },
          { label: '出資の総額', value: raisedText(composition) },
          ...ownMoneyRows(composition),
          { label: '運用中の出資金', value: `${formatYen(yen(input.capitalAtWork))}（期間の末日）` },
          { label: '財産の管理', value: 'ほかの財産と分け、帳簿と預金口座で管理しています（分別管理）。' },
        ],
      },
      balance(input),
      {
        kind: 'facts',
        heading: '利益の分配',
        rows: [...dividendRows(input), ...payoutRows(input)],
      },
      ...(input.remarks.length > 0
        ? [{ kind: 'text' as const, heading: '期間中の状況', paragraphs: input.remarks, items: [] }]
        : []),
    ],
    footer: [
      'この報告書は、交付の日から5年間、会員ページで閲覧できます。',
      '電子署名を付けています。変更されていないことは「書面の確認」のページで確かめられます。',
    ],
  }
}

function correctionSection({
  replacedVersion,
  reason,
}: NonNullable<PropertyManagementReportInput['correction']>): PrintedDocument['sections'][number] {
  return {
    kind: 'text',
    heading: '訂正について',
    paragraphs: [
      `この報告書は、前に交付した第${replacedVersion}版に代わる、第${replacedVersion + 1}版です。`,
      `訂正の理由：${reason}`,
    ],
    items: [],
  }
}

function balance({ income, costs }: PropertyManagementReportInput): PrintedDocument['sections'][number] {
  return {
    kind: 'table',
    heading: '収入と費用',
    columns: [
      { label: '項目', align: 'left' },
      { label: '収入', align: 'right' },
      { label: '費用', align: 'right' },
    ],
    rows: [
      ...income.map(({ label, amount }) => [label, formatYen(yen(amount)), '']),
      ...costs.map(({ label, amount }) => [label, '', formatYen(yen(amount))]),
    ],
    total: [
      `合計（差引 ${formatYen(yen(sum(income) - sum(costs)))}）`,
      formatYen(yen(sum(income))),
      formatYen(yen(sum(costs))),
    ],
  }
}

function sum(rows: readonly { readonly amount: number }[]): number {
  return rows.reduce((total, { amount }) => total + amount, 0)
}

const notFixed = 'まだ確定していません。'

const raisedText = (composition: Composition): string =>
  `${formatYen(raisedAmount(composition))}（優先出資 ${formatYen(composition.senior)}、劣後出資 ${formatYen(composition.subordinated)}）`

/** The operator's other money in the fund, where there is any: it is behind the investors', and they should know of it. */
function ownMoneyRows({ fillIn, takenOver }: Composition): Row[] {
  return [
    ...(fillIn > 0
      ? [
          {
            label: '募集に満たなかった額',
            value: `${formatYen(fillIn)}を当社が負担しています。損失は、優先出資より先に負担します。`,
          },
        ]
      : []),
    ...(takenOver > 0
      ? [
          {
            label: '解約された方の持分',
            value: `${formatYen(takenOver)}を当社が引き受けています。損失は、優先出資より先に負担します。`,
          },
        ]
      : []),
  ]
}

interface Row {
  label: string
  value: string
}

/** '' for a fund without terms, whose report needs no number. */
const termText = (term: number | null): string => (term === null ? '' : `第${term}期の`)

function dividendRows({ dividends, fund }: PropertyManagementReportInput): Row[] {
  const planned = `予定 年利${formatRate(fund.plannedRateBp)}`
  if (dividends.length === 0)
    return [
      { label: '分配金', value: `対象の期間に終わる計算期間はないため、分配はありません。（${planned}・税引前）` },
    ]
  return dividends.flatMap(({ term, fixed }) => [
    { label: `${termText(term)}分配金の総額`, value: fixed ? `${formatYen(yen(fixed.total))}（税引前）` : notFixed },
    {
      label: `${termText(term)}予定と実績`,
      value: `${planned}${fixed && fixed.actualRateBp !== null ? `　実績 年利${formatRate(fixed.actualRateBp)}` : ''}${fixed && fixed.afterLossRateBp !== null ? `　元本の損失を含む実績 年利${formatRate(fixed.afterLossRateBp)}` : ''}（税引前）`,
    },
    ...(fixed === null || fixed.words === ''
      ? []
      : [{ label: `${termText(term)}計算より少ない理由`, value: fixed.words }]),
  ])
}

function payoutRows({ dividends, ownPayouts }: PropertyManagementReportInput): Row[] {
  const rows = ownPayouts.flatMap((payout) => ownRows(payout))
  if (dividends.some(({ fixed }) => fixed === null))
    return [...rows, { label: 'お支払い', value: `${notFixed}確定した後にお知らせします。` }]
  if (dividends.length > 0 && rows.length === 0)
    return [{ label: 'お支払い', value: 'この分配の対象となる出資はありません。' }]
  return rows
}

function ownRows(payout: OwnPayout): Row[] {
  const label = (text: string): string => `${termText(payout.term)}${text}`
  const when = payout.paidOn === null ? '' : `${formatDate(japanDate(payout.paidOn))}に`
  return [
    { label: 'あなたの出資額', value: formatYen(yen(payout.investedAmount)) },
    {
      label: label('あなたの分配金'),
      value: `${formatYen(yen(payout.dividend))}（源泉徴収 ${formatYen(yen(payout.withholding))}）`,
    },
    { label: '元本の返還', value: formatYen(yen(payout.redeemedPrincipal)) },
    { label: '損失', value: formatYen(yen(payout.loss)) },
    {
      label: label('お支払い'),
      value:
        payout.payAmount === 0
          ? 'ありません。'
          : `${formatYen(yen(payout.payAmount))}を ${when}登録口座へ${payout.isPaid ? '' : '（予定）'}`,
    },
  ]
}
