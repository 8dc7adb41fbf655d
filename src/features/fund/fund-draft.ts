import { AMOUNT_UNIT, MEMBER_CAP } from '../../domain/allowance.ts'
import type { Goal, OfferingMethod } from '../../domain/fund.ts'
import type { RatePart } from './fund-record.ts'

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
  earlyAccessCode: string | null
}

const inUnits = '10万円単位で指定してください。'

/** What is wrong with a draft, by field, in Japanese; empty where nothing is. */
export function fundDraftProblems(draft: FundDraft): Record<string, string> {
  const problems: [field: string, broken: boolean, message: string][] = [
    ['name', draft.name.trim() === '', '必須です'],
    ['detail', draft.detail.trim() === '', '必須です'],
    ['offeringEndAt', draft.offeringEndAt <= draft.offeringStartAt, '募集終了は、募集開始より後の日時を指定してください。'],
    ['fundTotal', !isUnits(draft.fundTotal) || draft.fundTotal <= 0, inUnits],
    ['subordinatedAmount', !isUnits(draft.subordinatedAmount) || draft.subordinatedAmount < 0, inUnits],
    ['subordinatedAmount', draft.subordinatedAmount >= draft.fundTotal, '劣後出資額は、募集総額より小さい金額を指定してください。'],
    ['minimumAmount', !isUnits(draft.minimumAmount) || draft.minimumAmount < AMOUNT_UNIT, inUnits],
    ['minimumAmount', draft.minimumAmount > MEMBER_CAP, '100万円以下で入力してください。'],
    ['maximumAmount', draft.maximumAmount !== null && !isUnits(draft.maximumAmount), inUnits],
    ['maximumAmount', draft.maximumAmount !== null && draft.maximumAmount < draft.minimumAmount, '最低出資額以上の金額を指定してください。'],
    ['plannedRateBp', !isWithin(draft.plannedRateBp, 0, 10_000), '0〜100％で指定してください。'],
    ['rateBreakdown', !addsUp(draft), '内訳の合計が予定分配率と一致していません。'],
    ['operationTermMonths', !isWithin(draft.operationTermMonths, 1, 600), '1〜600か月で指定してください。'],
    ['operationEndOn', isBefore(draft.operationEndOn, draft.operationStartOn), '運用終了日は、運用開始日以降の日付を指定してください。'],
  ]
  return Object.fromEntries(problems.filter(([, broken]) => broken).map(([field, , message]) => [field, message]))
}

const isUnits = (amount: number): boolean => Number.isSafeInteger(amount) && amount % AMOUNT_UNIT === 0

const isWithin = (value: number, least: number, most: number): boolean => Number.isInteger(value) && value >= least && value <= most

const isBefore = (day: string | null, other: string | null): boolean => day !== null && other !== null && day < other

function addsUp({ rateBreakdown, plannedRateBp }: FundDraft): boolean {
  return rateBreakdown.length === 0 || rateBreakdown.reduce((sum, part) => sum + part.rateBp, 0) === plannedRateBp
}
