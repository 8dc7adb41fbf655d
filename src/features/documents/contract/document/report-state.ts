import type { TableSection } from '../../../../adapters/pdf/printed-document.ts'
import { formatDate, formatDateWithoutWeekday, type JapanDate } from '../../../../domain/calendar.ts'
import { raisedAmount } from '../../../../domain/investing/composition.ts'
import { disclosureFields } from '../../../../domain/funds/fund-disclosure.ts'
import { exactRate } from '../../../../domain/funds/fund-text.ts'
import { LENDER_KINDS, type LenderKind } from '../../../../domain/funds/loan.ts'
import { formatYen, yen } from '../../../../domain/money.ts'
import type { ReportItem } from '../../../../domain/tables/statutory-items.ts'
import type { ItemPart, ItemRow } from './document-items.ts'
import type { PropertyManagementReportInput } from './property-management-report.ts'

/** A deal in a fund's property, from the fund's side. */
export interface ReportDeal {
  readonly settledOn: JapanDate
  /** `土地と建物`, `区分所有建物 201号室` */
  readonly what: string
  readonly isBought: boolean
  /** Whole yen, without tax. */
  readonly price: number
  /** The other side is the operator, another of its funds or a related party. */
  readonly isRelated: boolean
}

/** What a fund had on a day. */
export interface PropertyOnDay {
  /** Of its parts, how many it had, and how many it had had and sold. */
  readonly held: number
  readonly sold: number
  /** Whole yen, as the books have it; null where funds had no books of their own yet. */
  readonly bookValue: number | null
  readonly leases: number
  /** Of all leases, a month, with the common fee. */
  readonly rent: number
  /** Rents that were behind, by the payments until then; null where the books have no lines of the period. */
  readonly arrears: Arrears | null
}

export interface Arrears {
  readonly leases: number
  /** Whole yen. */
  readonly missing: number
  /** Since the day on which the oldest was due. */
  readonly days: number
  /** Rents of the period, whole yen, of which nobody has said of which lease they are: they may be those. */
  readonly unassigned: number
}

/** What the fund owed a lender in the period. */
export interface ReportLoan {
  readonly lender: string
  readonly lenderKind: LenderKind
  readonly isRelated: boolean
  /** Whole yen: of the contract, and what was owed at the end of the period's last day. */
  readonly amount: number
  readonly owed: number
  /** A year, in hundredths of a percent. */
  readonly rateBp: number
  readonly contractedOn: JapanDate
  readonly maturesOn: JapanDate
}

/** A calculation period that ended before the report's began. */
export interface EarlierPeriod {
  readonly startOn: JapanDate
  readonly endOn: JapanDate
  /** Null where neither the books nor a report of that period say anything. */
  readonly figures: { readonly income: number; readonly costs: number } | null
  readonly property: PropertyOnDay
}

/** What rule article 50(1) asks of a period beside its figures. */
export interface ReportState {
  readonly deals: readonly ReportDeal[]
  /** On the last day. */
  readonly property: PropertyOnDay
  /** Three at most, the latest first. */
  readonly earlier: readonly EarlierPeriod[]
  /** Of the costs, what went to the operator or a related party. */
  readonly relatedCosts: number
  readonly loans: readonly ReportLoan[]
}

type Input = PropertyManagementReportInput

const nothing = '該当なし'

/** `200,000円（出資の総額の0.4761％）`: floored, no share is printed larger than it is. */
export function ownShareText({ ownCapital, composition }: Pick<Input, 'ownCapital' | 'composition'>): string {
  const whole = raisedAmount(composition)
  const share =
    whole <= 0 ? '' : `（出資の総額の${(Math.floor((ownCapital * 1_000_000) / whole) / 10_000).toFixed(4)}％）`
  return `${formatYen(yen(ownCapital))}${share}`
}

/** Number 3: what was bought and sold, and how it went. Profit and loss have a table of their own. */
export function courseRows({ state, events = [], remarks }: Input): ItemRow<ReportItem>[] {
  const places = [
    ...(events.length > 0 ? ['「運用中の出来事」'] : []),
    ...(remarks.length > 0 ? ['「期間中の状況」'] : []),
  ]
  return [
    { items: ['rep-3'], label: '期間中の不動産の取引', value: state.deals.map(dealText).join('\n') || nothing },
    {
      items: ['rep-3'],
      label: '運用の経過',
      value: places.length > 0 ? `${places.join('と')}に記載しています。` : '特に記載する出来事はありませんでした。',
    },
    {
      items: ['rep-3', 'rep-4'],
      label: '直前の3期',
      value:
        state.earlier.length === 0
          ? `${nothing}（最初の計算期間です。）`
          : `「${earlierResults}」と「${earlierProperty}」に記載しています。`,
    },
  ]
}

const dealText = ({ settledOn, what, isBought, price, isRelated }: ReportDeal): string =>
  `${formatDate(settledOn)} ${what}の${isBought ? '取得' : '売却'} ${formatYen(yen(price))}（税抜${isRelated ? '、相手は当社または当社の関係者' : ''}）`

/** Number 4. */
export const stateRows = ({ state: { property } }: Input): ItemRow<ReportItem>[] => [
  { items: ['rep-4'], label: '期間の末日の所有', value: holdingText(property) },
  { items: ['rep-4'], label: '期間の末日の帳簿価額', value: bookValueText(property) },
  { items: ['rep-4'], label: '期間の末日の賃貸', value: leaseText(property) },
  { items: ['rep-4'], label: '期間の末日の滞納', value: arrearsText(property) },
]

function holdingText({ held, sold }: PropertyOnDay): string {
  if (held > 0) return `所有しています${sold > 0 ? `（${held}件。ほかに${sold}件を売却しました）` : ''}。`
  return sold > 0 ? '売却しました。' : '取得の記録はありません。'
}

const bookValueText = ({ bookValue }: PropertyOnDay): string =>
  bookValue === null
    ? '帳簿をファンドごとに分ける前のため、記載していません。'
    : `${formatYen(yen(bookValue))}（取得原価）`

const leaseText = ({ leases, rent }: PropertyOnDay): string =>
  leases === 0 ? '賃貸借契約の記録はありません。' : `賃貸借契約 ${leases}件（賃料と共益費 月額${formatYen(yen(rent))}）`

const [earlierResults, earlierProperty] = ['直前の3期の損益', '直前の3期の末日の対象不動産']

function arrearsText({ arrears }: PropertyOnDay): string {
  if (arrears === null) return '賃料の入金をファンドの帳簿に記録していない期間のため、記載していません。'
  const { leases, missing, days, unassigned } = arrears
  if (leases === 0) return '支払期限を過ぎた賃料はありません。'
  const text = `賃貸借契約 ${leases}件、合計${formatYen(yen(missing))}（最も長いもので、支払期限から${days}日）`
  return unassigned === 0
    ? text
    : `${text}\nこのほか、賃貸借契約を特定していない賃料の入金が${formatYen(yen(unassigned))}あります。`
}

/** Numbers 3 and 4 of the three periods before: their figures as a table, the property of each last day as words beside it. */
export function earlierParts(earlier: readonly EarlierPeriod[]): ItemPart<ReportItem>[] {
  if (earlier.length === 0) return []
  const results: TableSection = {
    kind: 'table',
    heading: earlierResults,
    columns: [
      { label: '期間', align: 'left' },
      { label: '収入', align: 'right' },
      { label: '費用', align: 'right' },
      { label: '差引', align: 'right' },
    ],
    rows: earlier.map(({ startOn, endOn, figures }) => [
      `${formatDate(startOn)}〜${formatDate(endOn)}`,
      ...(figures === null
        ? ['記録なし', '記録なし', '記録なし']
        : [figures.income, figures.costs, figures.income - figures.costs].map((amount) => formatYen(yen(amount)))),
    ]),
    total: null,
  }
  const states = earlier.map(({ endOn, property }) => ({
    label: formatDateWithoutWeekday(endOn),
    value: [holdingText(property), bookValueText(property), leaseText(property)]
      .concat(property.arrears === null || property.arrears.leases === 0 ? [] : [`滞納：${arrearsText(property)}`])
      .join('\n'),
  }))
  return [
    { items: [], section: results },
    { heading: earlierProperty, rows: states },
  ]
}

/** Numbers 5 to 8. */
export function dealingRows(input: Input): ItemRow<ReportItem>[] {
  const { audit, management, borrowing } = input.fund.disclosure ?? {}
  return [
    { items: ['rep-5'], label: '監査の有無と範囲', value: auditText(audit) },
    { items: ['rep-6'], label: '業務の委託', value: planned(management) ?? '委託した業務の記録はありません。' },
    { items: ['rep-7'], label: '利害関係人との取引', value: relatedText(input) },
    {
      items: ['rep-8'],
      label: '期間中の借入れ',
      value: [
        ...(input.state.loans.length === 0
          ? [`${nothing}（帳簿に借入金はありません。）`]
          : input.state.loans.map(loanText)),
        ...[planned(borrowing, disclosureFields.borrowing.none) ?? []].flat(),
      ].join('\n'),
    },
  ]
}

/** Who has lent how much at which rate, and what of it is owed when the period ends. */
function loanText({ lender, lenderKind, isRelated, ...loan }: ReportLoan): string {
  return [
    `${lender}（${LENDER_KINDS[lenderKind]}${isRelated ? '、当社または当社の関係者' : ''}）`,
    `借入額${formatYen(yen(loan.amount))}`,
    `年利${exactRate(loan.rateBp)}`,
    `期間の末日の残高${formatYen(yen(loan.owed))}（${formatDateWithoutWeekday(loan.contractedOn)}契約、${formatDateWithoutWeekday(loan.maturesOn)}期日）`,
  ].join('　')
}

/** Null where nothing is said, or that there is none. */
function said(text: string | undefined, none?: string): string | null {
  const words = text?.trim() ?? ''
  return words === '' || words === none ? null : words
}

/** What was said before the contract is a plan for the period, not a record of it, and is printed as that. */
function planned(text: string | undefined, none?: string): string | null {
  const words = said(text, none)
  return words === null ? null : `契約成立前書面の記載：${words}`
}

const auditText = (audit: string | undefined): string =>
  planned(audit, disclosureFields.audit.none) ??
  'この報告書の損益と財産の状況は、公認会計士などの監査を受けていません。'

function relatedText({ state, relatedIncome, isDeclared, fund }: Input): string {
  const lines = [
    ...state.deals.filter(({ isRelated }) => isRelated).map(dealText),
    ...(relatedIncome === 0 ? [] : [`当社や当社の関係者からの収入 ${formatYen(yen(relatedIncome))}`]),
    ...(state.relatedCosts === 0 ? [] : [`当社や当社の関係者への費用 ${formatYen(yen(state.relatedCosts))}`]),
  ]
  const agreed = said(fund.disclosure?.relatedParties, disclosureFields.relatedParties.none)
  return [
    ...(lines.length > 0 ? lines : [isDeclared ? '帳簿に金額の記録はありません。' : nothing]),
    ...(agreed === null ? [] : [`契約成立前書面に記載した取引：${agreed}`]),
  ].join('\n')
}
