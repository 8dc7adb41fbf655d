import { japanDateOf, parseJapanDate, type JapanDate } from '../calendar.ts'
import { distributionPlan, distributionProblem } from './distribution-plan.ts'
import { disclosureFields, type FundDisclosure } from './fund-disclosure.ts'
import { pictureProblems, type FundPicture } from '../records/fund-picture.ts'
import { judgedAt, type Fund } from './fund.ts'
import { yen } from '../money.ts'
import { complete, problemsIn, type Draft, type Values } from '../records/field.ts'
import { pointProblems } from '../records/fund-points.ts'
import { fundFields } from '../records/fund.ts'

/** What an operator enters about a fund: a value for each of `fundFields`, and what is more than one value. */
export interface FundDraft extends Draft<typeof fundFields> {
  /** Lines of the overview, '所在地：東京都…'. */
  detail: string
  /** What the pre-contract document says beyond the figures; may be incomplete until the fund is published. */
  disclosure?: Partial<FundDisclosure>
  /** In their order, the main one first. */
  pictures?: readonly FundPicture[]
}

/** A draft with nothing left out. */
export interface CompleteFundDraft extends Values<typeof fundFields> {
  detail: string
  disclosure: Partial<FundDisclosure>
  pictures: readonly FundPicture[]
}

export const completeDraft = (draft: FundDraft): CompleteFundDraft => ({
  ...complete(fundFields, draft),
  detail: draft.detail,
  disclosure: draft.disclosure ?? {},
  pictures: draft.pictures ?? [],
})

/** What a fund promises, as the rules of the business compute with it: amounts as Yen, days as days. */
export type PromisedFund = Fund & Omit<Values<typeof fundFields>, keyof Fund>

/** Nothing is drawn yet. */
export const promiseOf = (facts: Values<typeof fundFields>): PromisedFund => ({
  ...facts,
  fundTotal: yen(facts.fundTotal),
  subordinatedAmount: yen(facts.subordinatedAmount),
  minimumAmount: yen(facts.minimumAmount),
  maximumAmount: facts.maximumAmount === null ? null : yen(facts.maximumAmount),
  operationStartOn: dayOf(facts.operationStartOn),
  operationEndOn: dayOf(facts.operationEndOn),
  drawnAt: null,
})

const dayOf = (day: string | null): JapanDate | null => (day === null ? null : parseJapanDate(day))

/**
 * What is wrong with a draft, by field, in Japanese; empty where nothing is. In the order of the fields: the first one gets the cursor. Of two
 * things that are wrong with a field, the one that concerns other fields too is told.
 */
export function fundDraftProblems(draft: FundDraft): Record<string, string> {
  const whole = completeDraft(draft)
  const ofFields: Record<string, string> = { ...problemsIn(fundFields, whole), ...problemsBetween(whole) }
  const inOrder = Object.keys(fundFields).flatMap((name) =>
    ofFields[name] === undefined ? [] : [[name, ofFields[name]] as const],
  )
  const disclosure = Object.entries(problemsIn(disclosureFields, complete(disclosureFields, whole.disclosure)))
  return {
    ...Object.fromEntries(inOrder),
    ...Object.fromEntries(disclosure.map(([key, problem]) => [`disclosure.${key}`, problem])),
    ...ofFields,
    ...pointProblems(whole),
    ...pictureProblems(whole.pictures),
  }
}

/** The rules that no value can keep or break alone. */
function problemsBetween(draft: CompleteFundDraft): Record<string, string> {
  const unpaid = addsUp(draft) ? unpaidRate(draft) : null
  const problems: [field: string, broken: boolean, message: string][] = [
    [
      'offeringEndAt',
      draft.offeringEndAt <= draft.offeringStartAt,
      '募集終了は、募集開始より後の日時を指定してください。',
    ],
    [
      'subordinatedAmount',
      draft.subordinatedAmount >= draft.fundTotal,
      '劣後出資額は、募集総額より小さい金額を指定してください。',
    ],
    [
      'maximumAmount',
      draft.maximumAmount !== null && draft.maximumAmount < draft.minimumAmount,
      '最低出資額以上の金額を指定してください。',
    ],
    [
      'reserveAmount',
      draft.reserveAmount !== null && draft.reserveAmount >= draft.fundTotal,
      '予備費は、募集総額より小さい金額を指定してください。',
    ],
    [
      'closingDays',
      draft.closingDays > 0 && draft.goal === 'all_in',
      '全額に達したときに成立するファンドだけに指定できます。',
    ],
    ['operationStartOn', isBeforeJudgement(draft), '運用開始日は、成立の判定の日より後の日付を指定してください。'],
    ['rateBreakdown', !addsUp(draft), '内訳の合計が予定分配率と一致していません。'],
    ['rateBreakdown', unpaid !== null, unpaid ?? ''],
    [
      'operationEndOn',
      isBefore(draft.operationEndOn, draft.operationStartOn),
      '運用終了日は、運用開始日以降の日付を指定してください。',
    ],
  ]
  return Object.fromEntries(problems.filter(([, broken]) => broken).map(([field, , message]) => [field, message]))
}

const isBefore = (day: string | null, other: string | null): boolean => day !== null && other !== null && day < other

/** Whether the operation would begin while a gap may still be closed. */
function isBeforeJudgement(draft: CompleteFundDraft): boolean {
  const isKnown =
    !Number.isNaN(draft.offeringEndAt.getTime()) && fundFields.closingDays.kind.problem(draft.closingDays) === null
  const judged = isKnown ? judgedAt(draft) : null
  return judged !== null && draft.operationStartOn !== null && draft.operationStartOn <= japanDateOf(judged)
}

/** What no rent pays and no sale is said to bring. */
function unpaidRate(draft: CompleteFundDraft): string | null {
  const computed = ['fundTotal', 'subordinatedAmount', 'plannedRateBp', 'yearlyRent', 'yearlyCosts']
  if (computed.some((field) => problemsIn(fundFields, draft)[field] !== undefined)) return null
  const plan = distributionPlan({ ...draft, senior: yen(draft.fundTotal - draft.subordinatedAmount) })
  return plan && distributionProblem(plan)
}

function addsUp({ rateBreakdown, plannedRateBp }: CompleteFundDraft): boolean {
  return rateBreakdown.length === 0 || rateBreakdown.reduce((sum, part) => sum + part.rateBp, 0) === plannedRateBp
}
