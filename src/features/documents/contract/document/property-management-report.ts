import type { FreeText } from '../../../../domain/free-text.ts'
import type { PrintedDocument } from '../../../../adapters/pdf/printed-document.ts'
import { daysInTerm, formatDate, formatDateTime, japanDate } from '../../../../domain/calendar.ts'
import { type Composition } from '../../../../domain/composition.ts'
import { propertyFacts } from '../../../../domain/fund-overview.ts'
import { PERIOD_LINE_KINDS, PERIOD_LINE_PAYERS, type PeriodLine } from '../../../../domain/period-lines.ts'
import { formatYen, yen } from '../../../../domain/money.ts'
import type { FundFacts, MemberFacts, OperatorFacts } from './document-facts.ts'
import { issuerOf } from './issuer.ts'
import { eventSections, type ReportEvent } from './report-events.ts'
import { correctedRows, raisedText, ownMoneyRows, dividendRows, payoutRows } from './report-rows.ts'

/** Of the form by which reports are made; those delivered before keep theirs. */
export const managementReportFormVersion = '第5版'

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

export type AmountLine = { readonly label: string; readonly amount: number }

/** What the fund's book says on the last day of the report's period. */
export type ReportBooks = {
  /** Null where funds had no books of their own yet. */
  readonly balanceSheet: {
    readonly assets: readonly AmountLine[]
    readonly debts: readonly AmountLine[]
    readonly investors: number
    readonly ownParts: readonly AmountLine[]
    readonly undistributed: number
    readonly total: number
  } | null
  /** The first day of the funds' own books, where it lies within the period. */
  readonly openedOn: string | null
}

/** Whole yen; `YYYY-MM-DD`. What one accounting period of a fund brought, and what a member got of it. */
export type PropertyManagementReportInput = {
  readonly documentNumber: string
  readonly createdAt: Date
  readonly operator: OperatorFacts
  readonly fund: FundFacts
  readonly member: MemberFacts
  readonly periodStartOn: string
  readonly periodEndOn: string
  /** Income and costs of the period: as the fund's book has them, or declared by the operator for days of which the book says nothing. */
  readonly income: readonly AmountLine[]
  readonly costs: readonly AmountLine[]
  readonly isDeclared: boolean
  /** Of the income, what the operator or a related party paid. */
  readonly relatedIncome: number
  readonly books: ReportBooks
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
      /** The most that the contract gives of the period's profit; null where its days are not recorded. */
      readonly cap: number | null
      /** From what it was paid, in sentences. */
      readonly sources: readonly string[]
      /** How much less was distributed than the fund's books gave, and why; empty where it was not. */
      readonly less: readonly string[]
      /** What its closing took, line by line; null where nothing of it was booked, or no list was kept. */
      readonly list: { readonly sha256: string; readonly lines: readonly PeriodLine[] } | null
    } | null
  }[]
  /** What was corrected since of periods that earlier reports told of; missing where nothing was. */
  readonly earlierCorrections?: readonly string[]
  /** The investor's shares in those dividends. */
  readonly ownPayouts: readonly OwnPayout[]
  /** What this version corrects; null for the first one. */
  readonly correction: { readonly replacedVersion: number; readonly reason: FreeText } | null
  /** What happened in the period, as investors were told it; the earliest first. Missing where nothing did. */
  readonly events?: readonly ReportEvent[]
  /** Occupancy, repairs: plain sentences. */
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
      incomeAndCosts(input),
      ...balanceSections(input),
      {
        kind: 'facts',
        heading: '利益の分配',
        rows: [...dividendRows(input), ...correctedRows(input), ...payoutRows(input)],
      },
      ...input.dividends.flatMap(listSections),
      ...eventSections(input.events ?? []),
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

function incomeAndCosts({
  income,
  costs,
  isDeclared,
}: PropertyManagementReportInput): PrintedDocument['sections'][number] {
  return {
    kind: 'table',
    heading: isDeclared ? '収入と費用（当社の申告による金額）' : '収入と費用（損益計算書）',
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

/** What stands beneath income and costs, and the fund's balance sheet where its book has one. */
function balanceSections(input: PropertyManagementReportInput): PrintedDocument['sections'][number][] {
  const { balanceSheet } = input.books
  const notes: PrintedDocument['sections'][number] = {
    kind: 'text',
    heading: '金額のもとになる記録',
    paragraphs: recordNotes(input),
    items: [],
  }
  if (balanceSheet === null) return [notes]
  const { assets, debts, investors, ownParts, undistributed, total } = balanceSheet
  const own: AmountLine[] = [
    { label: '投資家の出資金（優先・運用中）', amount: investors },
    ...ownParts.map(({ label, amount }) => ({ label: `当社の${label}`, amount })),
    { label: undistributed < 0 ? '未処分の損失' : '未処分の利益', amount: undistributed },
  ]
  return [
    notes,
    {
      kind: 'table',
      heading: `貸借対照表（${formatDate(japanDate(input.periodEndOn))}）`,
      columns: [
        { label: '項目', align: 'left' },
        { label: '資産', align: 'right' },
        { label: '負債・出資・損益', align: 'right' },
      ],
      rows: [
        ...assets.map(({ label, amount }) => [label, formatYen(yen(amount)), '']),
        ...[...debts, ...own].map(({ label, amount }) => [label, '', formatYen(yen(amount))]),
      ],
      total: ['合計', formatYen(yen(total)), formatYen(yen(sum(debts) + sum(own)))],
    },
  ]
}

/** The lines behind a period's figures: tenants and other payers stand in none of them. */
function listSections({
  term,
  fixed,
}: PropertyManagementReportInput['dividends'][number]): PrintedDocument['sections'][number][] {
  const list = fixed?.list ?? null
  if (list === null || list.lines.length === 0) return []
  const heading = `${term === null ? '' : `第${term}期 `}収入と費用の明細`
  return [
    {
      kind: 'table',
      heading,
      columns: [
        { label: '日付と内容', align: 'left' },
        { label: '相手', align: 'left' },
        { label: '金額', align: 'right' },
      ],
      rows: list.lines.map(({ day, kind, payer, amount }) => [
        `${formatDate(day)} ${PERIOD_LINE_KINDS[kind]}`,
        PERIOD_LINE_PAYERS[payer],
        formatYen(yen(amount)),
      ]),
      total: ['差引', '', formatYen(yen(list.lines.reduce((total, { amount }) => total + amount, 0)))],
    },
    {
      kind: 'text',
      heading: `${heading}の確かめ方`,
      paragraphs: [
        `この明細の一覧は、計算期間を締めたときに作成し、そのSHA-256をファンドのページで公表しています：${list.sha256}`,
        '一覧のファイルは、会員ページの投資の状況からダウンロードできます。SHA-256が同じであれば、締めた後に変更されていません。',
      ],
      items: [],
    },
  ]
}

function recordNotes({ isDeclared, relatedIncome, books }: PropertyManagementReportInput): string[] {
  return [
    isDeclared
      ? 'この期間の収入と費用は、銀行の明細による記録がないため、当社が申告した金額です。'
      : 'この期間の収入と費用は、このファンドの帳簿から作成しました。収入は入金された日、費用は生じた日で計算しています。',
    ...(isDeclared
      ? []
      : [`収入のうち、当社や当社の関係者が支払った賃料・売却代金など：${formatYen(yen(relatedIncome))}`]),
    ...(books.openedOn === null
      ? []
      : [
          `帳簿は${formatDate(japanDate(books.openedOn))}にファンドごとに分けました。それより前の収入と費用は含みません。`,
        ]),
    ...(books.balanceSheet === null
      ? ['貸借対照表は、帳簿をファンドごとに分ける前の期間のため、作成していません。']
      : []),
  ]
}

function sum(rows: readonly AmountLine[]): number {
  return rows.reduce((total, { amount }) => total + amount, 0)
}
