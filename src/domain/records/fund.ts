import { AMOUNT_UNIT, MEMBER_CAP } from '../investing/allowance.ts'
import { EXTENSION_UNSAID } from '../funds/fund-extension.ts'
import { GOAL_LABELS, OFFERING_METHOD_LABELS, SUBORDINATED_LABEL } from '../funds/fund-text.ts'
import type { ColumnFields, Field } from './field.ts'
import { amount, choice, code, day, instant, longText, optional, percent, text, wholeNumber, yesNo } from './kinds.ts'
import { sourcedFacts, weakPoints } from './fund-points.ts'
import { rateParts } from './rate-parts.ts'

export interface FundField extends Field {
  readonly column: string
  /** A term of the contract: it stands once the money is at work. */
  readonly contractual?: boolean
  /** The fund's page has it as it is, under the same name; what it shows in another way is written by hand. */
  readonly isPublic?: boolean
  /** Neither members nor the public see it in any way. */
  readonly operatorsOnly?: boolean
}

/** Keeps the entries as they are written, so that types can follow from them. */
const fieldsOfFund = <const Of extends Readonly<Record<string, FundField>>>(fields: Of): Of => fields

/**
 * What an operator enters about a fund, one entry a field, in the order in which it is shown. Three parts of a fund are no entries, because
 * each is more than one value: the overview (lines with labels), the disclosure (a record of its own) and the pictures.
 */
export const fundFields = fieldsOfFund({
  name: { label: 'ファンド名', column: 'name', api: 'name', kind: text(60), isPublic: true },
  offeringMethod: {
    label: '募集方式',
    column: 'offering_method',
    api: 'recruit_type',
    kind: choice(OFFERING_METHOD_LABELS, 'RecruitType', { first_come: 'firstCome', lottery: 'lottery' }),
    isPublic: true,
  },
  goal: {
    label: '成立条件',
    column: 'goal',
    api: 'goal_type',
    kind: choice(GOAL_LABELS, 'GoalType', { all_or_nothing: 'AllOrNothing', all_in: 'Allin' }),
    contractual: true,
    isPublic: true,
  },
  /** Investors' and the operator's part together. */
  fundTotal: {
    label: '募集総額',
    column: 'fund_total',
    api: 'price_estate',
    kind: amount(AMOUNT_UNIT),
    contractual: true,
    isPublic: true,
  },
  subordinatedAmount: {
    label: SUBORDINATED_LABEL,
    column: 'subordinated_amount',
    api: 'subordination_amount',
    kind: amount(AMOUNT_UNIT, { least: 0 }),
    contractual: true,
  },
  minimumAmount: {
    label: '最低出資額',
    column: 'minimum_amount',
    api: 'lower_invest',
    kind: amount(AMOUNT_UNIT, { most: MEMBER_CAP }),
    contractual: true,
    isPublic: true,
  },
  /** Null where only the cap of each member holds. */
  maximumAmount: {
    label: '最高出資額',
    column: 'maximum_amount',
    api: 'higher_invest',
    kind: optional(amount(AMOUNT_UNIT)),
    contractual: true,
    isPublic: true,
  },
  plannedRateBp: {
    label: '予定分配率',
    column: 'planned_rate_bp',
    api: 'rate_bp',
    kind: percent,
    contractual: true,
    description: 'Planned annual yield in basis points.',
  },
  /** The parts add up to the rate. */
  rateBreakdown: {
    label: '予定分配率の内訳',
    column: 'rate_breakdown',
    api: 'rate_parts',
    kind: rateParts,
    contractual: true,
  },
  /** With the costs of a year it says what the planned rate is paid out of (distribution-plan.ts). */
  yearlyRent: {
    label: '賃料の見込み（年額）',
    column: 'yearly_rent',
    api: 'yearly_rent',
    kind: optional(amount(1, { least: 0 })),
    unsaid: null,
    contractual: true,
    isPublic: true,
    description: "Whole yen of a year's rents as planned; null where nothing is said.",
  },
  yearlyCosts: {
    label: '費用・報酬の見込み（年額）',
    column: 'yearly_costs',
    api: 'yearly_costs',
    kind: optional(amount(1, { least: 0 })),
    unsaid: null,
    contractual: true,
    isPublic: true,
    description: 'Whole yen of what running it costs in a year as planned, fees included; null where nothing is said.',
  },
  /** With the price of the property and the costs of the sale it says from which price on investors lose (sale-plan.ts). */
  reserveAmount: {
    label: '予備費',
    column: 'reserve_amount',
    api: 'reserve_amount',
    kind: optional(amount(1, { least: 0 })),
    unsaid: null,
    contractual: true,
    description:
      'Whole yen kept until the end of the operation and paid back as far as it is left; null where nothing is said.',
  },
  saleCostBp: {
    label: '売却費用の見込み',
    column: 'sale_cost_bp',
    api: 'sale_cost_bp',
    kind: optional(percent),
    unsaid: null,
    contractual: true,
    description: 'What a sale is expected to cost, in basis points of its price; null where nothing is said.',
  },
  operationTermMonths: {
    label: '運用期間',
    column: 'operation_term_months',
    api: 'unyo_term_month',
    kind: wholeNumber(1, 600, 'か月'),
    contractual: true,
    isPublic: true,
  },
  autoRenewal: { label: '自動継続', column: 'auto_renewal', api: 'is_auto_continue', kind: yesNo, isPublic: true },
  /** Means nothing for a lottery. A version from before the switch had a waitlist. */
  hasWaitlist: {
    label: 'キャンセル待ち',
    column: 'has_waitlist',
    api: 'has_waitlist',
    kind: yesNo,
    unsaid: true,
    description: 'Whether members may wait for room in it while it is full; means nothing for a lottery.',
  },
  offeringStartAt: {
    label: '募集開始',
    column: 'offering_start_at',
    api: 'start_at',
    kind: instant,
    contractual: true,
    isPublic: true,
  },
  offeringEndAt: {
    label: '募集終了',
    column: 'offering_end_at',
    api: 'end_at',
    kind: instant,
    contractual: true,
    isPublic: true,
  },
  /** Until then a gap may be closed; printed before the offering. 0: the fund is judged as soon as its total is out of reach. */
  closingDays: {
    label: '成立の判定を待つ日数',
    column: 'closing_days',
    api: 'closing_days',
    kind: wholeNumber(0, 14, '日'),
    unsaid: 0,
    contractual: true,
    isPublic: true,
    description:
      'Days after the last payment deadline in which a gap may be closed before an all-or-nothing fund is judged; 0: none.',
  },
  /** Means nothing without closing days. */
  fillInPercent: {
    label: '当社が補える不足の上限',
    column: 'fill_in_percent',
    api: 'fill_in_percent',
    kind: wholeNumber(0, 100, '％'),
    unsaid: 10,
    contractual: true,
    isPublic: true,
    description:
      "The most that the operator may put in within the closing days, in percent of the investors' part; means nothing without them.",
  },
  operationStartOn: {
    label: '運用開始',
    column: 'operation_start_on',
    api: 'unyo_start_at',
    kind: optional(day),
    isPublic: true,
  },
  operationEndOn: {
    label: '運用終了',
    column: 'operation_end_on',
    api: 'unyo_end_at',
    kind: optional(day),
    isPublic: true,
  },
  /** Beyond the end that investors were first told; more takes the consent of every one of them. Means nothing for a fund that renews itself. */
  extensionMonths: {
    label: '延長できる月数',
    column: 'extension_months',
    api: 'extension_months',
    kind: wholeNumber(0, 36, 'か月'),
    unsaid: EXTENSION_UNSAID.months,
    contractual: true,
    isPublic: true,
    description:
      'The most months beyond the first planned end that the contract lets the operator extend the operation by; more, or 0, takes the consent of every investor.',
  },
  extensionNoticeDays: {
    label: '延長をお知らせする期限',
    column: 'extension_notice_days',
    api: 'extension_notice_days',
    kind: wholeNumber(1, 180, '日前'),
    unsaid: EXTENSION_UNSAID.noticeDays,
    contractual: true,
    isPublic: true,
    description: 'By how many days before the planned end investors have to be told of an extension.',
  },
  selectionReason: {
    label: 'この物件を選んだ理由',
    column: 'selection_reason',
    api: 'selection_reason',
    kind: optional(longText(600)),
    unsaid: null,
    isPublic: true,
    description: 'Why the operator chose the property, in its own words; null where nothing is said.',
  },
  /** Before weak points as the page has them; a version from before either says none. */
  sourcedFacts: {
    label: 'この物件について',
    column: 'sourced_facts',
    api: 'facts',
    kind: sourcedFacts,
    unsaid: [],
    isPublic: true,
    description:
      'What speaks for the property, three at most, each with its source and day; empty where nothing is said.',
  },
  weakPoints: {
    label: '弱いところ',
    column: 'weak_points',
    api: 'weak_points',
    kind: weakPoints,
    unsaid: [],
    isPublic: true,
    description:
      'What speaks against it. Two at least since they are asked for; empty of a fund that was published before.',
  },
  earlyAccessCode: {
    label: '優先受付コード',
    column: 'early_access_code',
    api: 'special',
    kind: optional(code(40)),
    contractual: true,
    operatorsOnly: true,
    description: 'The code of the priority reception.',
  },
})

export type FundFieldName = keyof typeof fundFields

/** The same table where an entry is looked up by a name that may be none of it. */
const entries: Readonly<Record<string, FundField>> = fundFields satisfies ColumnFields

const having = (trait: 'contractual' | 'isPublic'): Readonly<Record<string, FundField>> =>
  Object.fromEntries(Object.entries(entries).filter(([, field]) => field[trait]))

export const publicFields = having('isPublic')

export const contractualFields: readonly string[] = Object.keys(having('contractual'))

export const isForOperatorsOnly = (field: string): boolean => entries[field]?.operatorsOnly === true
