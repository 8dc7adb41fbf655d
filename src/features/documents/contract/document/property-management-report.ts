import type { FreeText } from '../../../../domain/free-text.ts'
import type { PrintedDocument, TextSection } from '../../../../adapters/pdf/printed-document.ts'
import { daysInTerm, formatDate, formatDateTime, japanDate } from '../../../../domain/calendar.ts'
import { type Composition } from '../../../../domain/investing/composition.ts'
import { propertyFacts } from '../../../../domain/funds/fund-overview.ts'
import type { PeriodLine } from '../../../../domain/investing/period-lines.ts'
import { formatYen, yen } from '../../../../domain/money.ts'
import type { ReportItem } from '../../../../domain/tables/statutory-items.ts'
import type { FundFacts, MemberFacts, OperatorFacts } from './document-facts.ts'
import { printedParts, type ItemPart, type ItemRow } from './document-items.ts'
import { issuerOf } from './issuer.ts'
import { eventSections, type ReportEvent } from './report-events.ts'
import { courseRows, dealingRows, earlierParts, ownShareText, stateRows, type ReportState } from './report-state.ts'
import { correctedRows, raisedText, ownMoneyRows, dividendRows, payoutRows } from './report-rows.ts'
import { balanceSection, incomeAndCosts, listSections, recordSection } from './report-tables.ts'

/** Of the form by which reports are made; those delivered before keep theirs. */
export const managementReportFormVersion = '第7版'

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
  /** Of the money at work, the investor's own. */
  readonly ownCapital: number
  readonly state: ReportState
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
  const { operator, fund, member, correction } = input
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
    sections: [...(correction ? [correctionSection(correction)] : []), ...printedParts(reportParts(input))],
    footer: [
      'この報告書は、交付の日から5年間、会員ページで閲覧できます。',
      '電子署名を付けています。変更されていないことは「書面の確認」のページで確かめられます。',
    ],
  }
}

/** Every part of the report with the items of act article 28 and rule article 50 that it answers. */
export function reportParts(input: PropertyManagementReportInput): ItemPart<ReportItem>[] {
  const remarks: TextSection = { kind: 'text', heading: '期間中の状況', paragraphs: input.remarks, items: [] }
  return [
    { heading: null, rows: headRows(input) },
    { items: ['rep-3'], section: incomeAndCosts(input) },
    { items: [], section: recordSection(input) },
    { items: [], section: balanceSection(input) },
    { heading: '利益の分配', rows: [...dividendRows(input), ...correctedRows(input), ...payoutRows(input)] },
    ...input.dividends.flatMap(listSections).map((section) => ({ items: [], section })),
    { heading: '取引と運用の経過', rows: courseRows(input) },
    ...eventSections(input.events ?? []).map((section) => ({ items: [], section })),
    { items: [], section: input.remarks.length === 0 ? null : remarks },
    { heading: '対象不動産の状況', rows: stateRows(input) },
    ...earlierParts(input.state.earlier),
    { heading: '監査、委託、利害関係人、借入れ', rows: dealingRows(input) },
  ]
}

function headRows(input: PropertyManagementReportInput): ItemRow<ReportItem>[] {
  const { operator, fund, composition } = input
  const [startOn, endOn] = [japanDate(input.periodStartOn), japanDate(input.periodEndOn)]
  const place = propertyFacts(fund.detail).find(({ label }) => label === '所在地')?.value
  return [
    {
      items: ['rep-1'],
      label: '対象の期間',
      value: `${formatDate(startOn)}から ${formatDate(endOn)}まで（${daysInTerm(startOn, endOn)}日）`,
    },
    { items: ['rep-sig'], label: '業務管理者', value: operator.businessManager },
    { label: '対象の不動産', value: place ?? fund.name },
    { label: '出資の総額', value: raisedText(composition) },
    ...ownMoneyRows(composition),
    { label: '運用中の出資金', value: `${formatYen(yen(input.capitalAtWork))}（期間の末日）` },
    { items: ['rep-2'], label: 'あなたの持分', value: ownShareText(input) },
    { label: '財産の管理', value: 'ほかの財産と分け、帳簿と預金口座で管理しています（分別管理）。' },
  ]
}

function correctionSection({
  replacedVersion,
  reason,
}: NonNullable<PropertyManagementReportInput['correction']>): TextSection {
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
