import type { LegalFrameSection, PrintedDocument } from '../../../../adapters/pdf/printed-document.ts'
import { formatDate, formatDateTime, japanDateOf } from '../../../../domain/calendar.ts'
import { formatRate } from '../../../../domain/funds/fund-text.ts'
import { propertyFacts } from '../../../../domain/funds/fund-overview.ts'
import { formatYen, yen } from '../../../../domain/money.ts'
import type { ContractItem } from '../../../../domain/tables/statutory-items.ts'
import { fillForm, type PrintedForm, type PrintedPart } from '../../document/document-form.ts'
import { contractTermsSection, contractTermsVersion, termsReference } from './contract-terms.ts'
import type { FundFacts, MemberFacts, OperatorFacts } from './document-facts.ts'
import {
  coolingOffItems,
  distributionDueText,
  fundTotalText,
  lossText,
  operationPeriodText,
  segregationText,
} from './fund-wording.ts'
import { isWritten, withoutItems, type ItemRow } from './document-items.ts'
import { issuerOf } from './issuer.ts'

export const contractDocumentFormVersion = '第3版'

/**
 * What a contract document (契約成立時書面, law article 25 paragraph 1) says for itself: plain JSON, frozen with the investment.
 * The rest is the form that all contracts of the fund share which came into being on one day.
 */
export type ContractPart = PrintedPart & {
  /** Names the file. */
  readonly title: string
  /** Whole yen, as applied for. */
  readonly amount: number
  /** RFC 3339. */
  readonly appliedAt: string
  readonly depositDeadline: string
}

/** When a contract came into being, the application (first-come) or the draw (lottery), and until when it is to be paid. */
export type ContractTimes = { readonly concludedAt: Date; readonly depositDeadline: Date }

export type ContractPartInput = ContractTimes & {
  readonly documentNumber: string
  readonly createdAt: Date
  readonly member: MemberFacts
  /** Whole yen. */
  readonly amount: number
}

export type ContractDocumentInput = ContractPartInput & { readonly fund: FundFacts; readonly operator: OperatorFacts }

const title = '契約成立時書面'
const amountLabel = '出資額'

/** The whole document, as a reader gets it. */
export function contractDocument(input: ContractDocumentInput): PrintedDocument {
  return fillForm(contractForm(input.fund, input.operator, input), contractPart(input))
}

/** What all contracts of a fund say that come into being on one day: the terms, the fund's facts and the days. */
export function contractForm(fund: FundFacts, operator: OperatorFacts, times: ContractTimes): PrintedForm {
  const rows = contractRows(fund, operator, times).map(withoutItems)
  const property = propertyRows(fund).filter(isWritten).map(withoutItems)
  return {
    brand: operator.brand,
    title,
    subtitle: '不動産特定共同事業法 第25条第1項にもとづく書面（匿名組合契約型・小規模不動産特定共同事業）',
    formVersion: contractDocumentFormVersion,
    issuer: issuerOf(operator),
    lead: `次の内容で、不動産特定共同事業契約が成立しました。契約の全部の内容は、この表と、次のページからの匿名組合契約約款（${contractTermsVersion}）に記載しています。`,
    sections: [
      { kind: 'facts', heading: null, rows },
      coolingOffSection,
      ...(property.length > 0 ? [{ kind: 'facts' as const, heading: null, rows: property }] : []),
      contractTermsSection(fund, operator),
    ],
    footer: [
      '交付の記録：この書面の検証に用いる値と、初回のダウンロード日時を会員ページに表示します。',
      '閲覧できる期間：交付の日から5年間',
    ],
    openRows: [amountLabel],
  }
}

/** What one contract says for itself: who, how much and when. */
export function contractPart(input: ContractPartInput): ContractPart {
  const { member, amount, concludedAt, depositDeadline } = input
  return {
    title,
    documentNumber: input.documentNumber,
    createdAt: input.createdAt.toISOString(),
    createdAtText: formatDateTime(input.createdAt),
    addressee: { name: member.name, lines: [`〒${member.zipCode}`, member.address] },
    rows: [{ label: amountLabel, figure: formatYen(yen(amount)), value: '（優先出資）' }],
    amount,
    appliedAt: concludedAt.toISOString(),
    depositDeadline: depositDeadline.toISOString(),
  }
}

export const coolingOffSection: LegalFrameSection = {
  kind: 'legal_frame',
  heading: 'クーリング・オフについて',
  items: coolingOffItems('この書面'),
}

/** With the items of the law that each answers. The row of the amount has each contract's own value. */
export function contractRows(
  fund: FundFacts,
  operator: OperatorFacts,
  { concludedAt, depositDeadline }: ContractTimes,
): ItemRow<ContractItem>[] {
  const [place, kind] = ['所在地', '種類'].map(
    (label) => propertyFacts(fund.detail).find((fact) => fact.label === label)?.value,
  )
  return [
    { items: ['con-8-3'], label: '契約の成立日', value: formatDate(japanDateOf(concludedAt)) },
    { label: '対象のファンド', value: fund.name },
    { label: amountLabel, value: '' },
    {
      label: '出資の期限と方法',
      value: `${formatDateTime(depositDeadline)}までに、会員ページで表示する専用口座へ振込み。期限までに全額の入金がないときは、契約は効力を失います。`,
    },
    {
      items: ['con-2'],
      label: '対象の不動産',
      value: [place, kind].filter(Boolean).join('　') || '契約成立前書面に記載した不動産',
    },
    { label: '出資の総額', value: fundTotalText(fund) },
    { items: ['con-5'], label: '運用の期間', value: operationPeriodText(fund) },
    {
      items: ['con-3'],
      label: '利益の分配',
      value: `予定分配率 年利${formatRate(fund.plannedRateBp)}（税引前）。${distributionDueText(fund)}に支払い。予定であり、保証されません。`,
    },
    { label: '源泉徴収', value: '分配金に20.42％を乗じた額（1円未満切り捨て）' },
    { items: ['con-8-7'], label: '損失の負担', value: lossText(fund) },
    { items: ['con-4', 'con-min-2'], label: '財産の管理', value: segregationText(fund) },
    {
      items: ['con-7'],
      label: '途中の解約',
      value: `次のクーリング・オフと、${termsReference('unavoidable-termination', fund, operator)}のやむを得ない事由${
        fund.autoRenewal ? `、${termsReference('renewal', fund, operator)}の解約の申し出` : ''
      }による場合に限ります。`,
    },
  ]
}

/** How the register describes the property, as the operator wrote it: behind the frame, which a long text would push off the first page. */
export const propertyRows = ({ disclosure }: FundFacts): ItemRow<ContractItem>[] => [
  { items: ['con-min-1'], isOfForm: true, label: '対象の不動産の表示', value: disclosure?.registration?.trim() ?? '' },
]
