import { AMOUNT_UNIT, MEMBER_CAP } from './allowance.ts'
import { parseJapanDate } from './calendar.ts'
import type { FundDisclosure } from './fund-disclosure.ts'
import type { Goal, OfferingMethod } from './fund.ts'
import type { Id } from './id.ts'

/** One source of the planned rate: rent, the profit of a sale. */
export interface RatePart {
  label: string
  rateBp: number
}

/** A picture of a fund in its order: an uploaded one, or one of the four that are drawn from the fund's facts (views 0 to 3). */
export type FundPictureChoice =
  | { readonly kind: 'uploaded'; readonly id: Id<'fund_picture'>; readonly caption: string }
  | { readonly kind: 'drawn'; readonly view: number }

/** The four drawn views: what a fund shows until an operator chooses otherwise. */
export const DRAWN_PICTURES: readonly FundPictureChoice[] = [0, 1, 2, 3].map((view) => ({ kind: 'drawn', view }))

/** What an operator enters about a fund. Amounts are whole yen, rates basis points, days 'YYYY-MM-DD' in Japan. */
export interface FundDraft {
  name: string
  /** Lines of the overview, '所在地：東京都…'. */
  detail: string
  offeringStartAt: Date
  offeringEndAt: Date
  offeringMethod: OfferingMethod
  goal: Goal
  /** Investors' and the operator's part together. */
  fundTotal: number
  subordinatedAmount: number
  minimumAmount: number
  /** Null where only the cap of each member holds. */
  maximumAmount: number | null
  plannedRateBp: number
  /** Where the planned rate comes from; empty where it is not split. The parts add up to the rate. */
  rateBreakdown: readonly RatePart[]
  operationTermMonths: number
  operationStartOn: string | null
  operationEndOn: string | null
  autoRenewal: boolean
  /** Members may wait for room in a full first-come fund; on where nothing is said. */
  hasWaitlist?: boolean
  earlyAccessCode: string | null
  /** What the pre-contract document says beyond the figures; may be incomplete until the fund is published. */
  disclosure?: Partial<FundDisclosure>
  /** The first is the main one; none means the four drawn ones. */
  pictures?: readonly FundPictureChoice[]
}

/** A draft with nothing left out. */
export type CompleteFundDraft = FundDraft & Required<Pick<FundDraft, 'disclosure' | 'pictures' | 'hasWaitlist'>>

/** Every caption and line has an end, so that a card, a mail and a paper can hold it. */
const longestName = 60
const longestCode = 40
const mostPictures = 12

const inUnits = '10万円単位で指定してください。'

/** What is wrong with a draft, by field, in Japanese; empty where nothing is. */
export function fundDraftProblems(draft: FundDraft): Record<string, string> {
  const problems: [field: string, broken: boolean, message: string][] = [
    ['name', draft.name.trim() === '', '必須です'],
    ['name', draft.name.trim().length > longestName, `${longestName}文字以内で入力してください。`],
    ['offeringStartAt', Number.isNaN(draft.offeringStartAt.getTime()), '日時を入力してください。'],
    ['offeringEndAt', Number.isNaN(draft.offeringEndAt.getTime()), '日時を入力してください。'],
    [
      'offeringEndAt',
      draft.offeringEndAt <= draft.offeringStartAt,
      '募集終了は、募集開始より後の日時を指定してください。',
    ],
    ['fundTotal', !isUnits(draft.fundTotal) || draft.fundTotal <= 0, inUnits],
    ['subordinatedAmount', !isUnits(draft.subordinatedAmount) || draft.subordinatedAmount < 0, inUnits],
    [
      'subordinatedAmount',
      draft.subordinatedAmount >= draft.fundTotal,
      '劣後出資額は、募集総額より小さい金額を指定してください。',
    ],
    ['minimumAmount', !isUnits(draft.minimumAmount) || draft.minimumAmount < AMOUNT_UNIT, inUnits],
    ['minimumAmount', draft.minimumAmount > MEMBER_CAP, '100万円以下で入力してください。'],
    ['maximumAmount', draft.maximumAmount !== null && !isUnits(draft.maximumAmount), inUnits],
    [
      'maximumAmount',
      draft.maximumAmount !== null && draft.maximumAmount < draft.minimumAmount,
      '最低出資額以上の金額を指定してください。',
    ],
    ['plannedRateBp', !isWithin(draft.plannedRateBp, 0, 10_000), '0〜100％で指定してください。'],
    ['rateBreakdown', !addsUp(draft), '内訳の合計が予定分配率と一致していません。'],
    ['operationTermMonths', !isWithin(draft.operationTermMonths, 1, 600), '1〜600か月で指定してください。'],
    ['operationStartOn', isNoDay(draft.operationStartOn), '日付を入力してください。'],
    ['operationEndOn', isNoDay(draft.operationEndOn), '日付を入力してください。'],
    ['earlyAccessCode', !/^[A-Za-z0-9-]*$/.test(draft.earlyAccessCode ?? ''), '英数字とハイフンで入力してください。'],
    [
      'earlyAccessCode',
      (draft.earlyAccessCode ?? '').length > longestCode,
      `${longestCode}文字以内で入力してください。`,
    ],
    ['pictures', (draft.pictures ?? []).length > mostPictures, `写真は${mostPictures}枚までです。`],
    [
      'operationEndOn',
      isBefore(draft.operationEndOn, draft.operationStartOn),
      '運用終了日は、運用開始日以降の日付を指定してください。',
    ],
  ]
  return Object.fromEntries(problems.filter(([, broken]) => broken).map(([field, , message]) => [field, message]))
}

const isNoDay = (day: string | null): boolean => day !== null && parseJapanDate(day) === null

const isUnits = (amount: number): boolean => Number.isSafeInteger(amount) && amount % AMOUNT_UNIT === 0

const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most

const isBefore = (day: string | null, other: string | null): boolean => day !== null && other !== null && day < other

function addsUp({ rateBreakdown, plannedRateBp }: FundDraft): boolean {
  return rateBreakdown.length === 0 || rateBreakdown.reduce((sum, part) => sum + part.rateBp, 0) === plannedRateBp
}
