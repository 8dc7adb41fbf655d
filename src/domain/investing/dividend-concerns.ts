import { transferDayFor } from '../business-day.ts'
import { daysBetween, daysInTerm, formatDate, yearOf, type JapanDate } from '../calendar.ts'
import { formatRate } from '../funds/fund-text.ts'
import { dividendDueOn } from '../funds/fund-schedule.ts'
import type { FreeText } from '../free-text.ts'
import { addYen, formatYen, remainingYen, subtractYen, zeroYen, type Yen } from '../money.ts'
import { differenceTo, type Calculation, type EnteredDividend } from './period-calculation.ts'
import { dividendCap } from './waterfall.ts'

/** Days ahead of which a payday is no ordinary one: the contract pays by the end of the month after. */
const FAR_AFTER_END_DAYS = 62

export type DividendFacts = {
  /** As typed, before tax, without the investors' part of a sale's profit: that is outside the cap. */
  readonly dividend: Yen
  readonly payday: JapanDate
  readonly startOn: JapanDate
  readonly endOn: JapanDate
  readonly isTerm: boolean
  readonly invested: Yen
  readonly plannedRateBp: number
  /** Of the period, as it would be published; null where nobody takes part. */
  readonly rateBp: number | null
  /** The day on which it would be fixed. */
  readonly today: JapanDate
}

/**
 * above_books: more than the fund's book gives for the period. below_plan: less than the planned rate gives, though all that the book does. above_cap: more than the contract gives investors. not_business_day, after_due, far_off, already_past: of the payday. other_year: fixed in
 * one calendar year and paid in the next.
 */
export type DividendConcernCode =
  | 'open_question'
  | 'above_books'
  | 'below_plan'
  | 'above_cap'
  | 'not_business_day'
  | 'after_due'
  | 'far_off'
  | 'already_past'
  | 'other_year'

export const CONCERN_NAMES: Readonly<Record<DividendConcernCode, string>> = {
  open_question: '帳簿の確認事項',
  above_books: '帳簿にない分配金',
  below_plan: '予定より少ない分配金',
  above_cap: '契約の上限を超える分配金',
  not_business_day: '銀行の休業日',
  after_due: '支払期限の後',
  far_off: '離れた支払日',
  already_past: '過ぎた支払日',
  other_year: '年をまたぐ支払い',
}

export type DividendConcern = {
  readonly code: DividendConcernCode
  /** What should be, or what stands in the contract. */
  readonly expected: string
  /** What was typed, and how far it is from that. */
  readonly entered: string
}

/** What of a dividend has to be asked before two people fix it. Nothing of it is refused here; the sentences are the same for both. */
export function dividendConcerns(facts: DividendFacts): DividendConcern[] {
  return [...capConcern(facts), ...paydayConcerns(facts)]
}

/** What is entered for a period, beside the plan and what its books give. */
export type EnteredBesidePlan = {
  readonly entered: EnteredDividend
  /** At the planned rate for the period's days: the contract's most. */
  readonly planned: Yen
  /** Null where nothing of the period is booked. */
  readonly calculation: Calculation | null
}

/** By how much an entry is below the plan: whole yen, 0 where it is not. */
export const belowPlan = ({ entered, planned }: Pick<EnteredBesidePlan, 'entered' | 'planned'>): Yen =>
  remainingYen(planned, entered.dividend)

/** What investors read where the published API asked nobody for words: which figure was typed, or that the books gave no more. */
export function lessInWords(facts: EnteredBesidePlan): FreeText {
  const { entered, calculation } = facts
  const difference = calculation === null ? null : differenceTo(calculation, entered)
  if (difference !== null && difference.declared === zeroYen && difference.less === zeroYen)
    return `この計算期間の収入から費用を差し引いた利益で分配できる額が、${formatYen(addYen(entered.dividend, entered.saleQuarter))}であったためです。`
  const less = belowPlan(facts)
  return `運営者が分配金を${formatYen(entered.dividend)}と入力したため、予定分配率で計算した${formatYen(addYen(entered.dividend, less))}より${formatYen(less)}少ない分配です。`
}

/**
 * What of an entry differs from what the books of the period give, and from the plan.
 * @param by how the books' sum was computed, in words.
 */
export function bookConcerns(facts: EnteredBesidePlan, words: FreeText, by: string): DividendConcern[] {
  const { entered, planned, calculation } = facts
  const less = belowPlan(facts)
  const ofPlan: DividendConcern[] =
    less === zeroYen
      ? []
      : [
          {
            code: 'below_plan',
            expected: `予定分配率で計算した分配金 ${formatYen(planned)}`,
            entered: `${formatYen(entered.dividend)}（予定より${formatYen(less)}少ない分配です。投資家に表示する理由：${words}）`,
          },
        ]
  const declared = calculation === null ? zeroYen : differenceTo(calculation, entered).declared
  if (calculation === null || declared === zeroYen) return ofPlan
  return [
    {
      code: 'above_books',
      expected: `帳簿から計算した分配金 ${formatYen(calculation.priority)}（${by}）`,
      entered: `${formatYen(entered.dividend)}（うち${formatYen(declared)}は、明細のない収入の申告です。当社の資金から支払い、投資家にその旨を表示します）`,
    },
    ...ofPlan,
  ]
}

function capConcern({ dividend, invested, plannedRateBp, rateBp, startOn, endOn }: DividendFacts): DividendConcern[] {
  const cap = dividendCap(invested, plannedRateBp, startOn, endOn)
  if (dividend <= cap) return []
  const difference = formatYen(subtractYen(dividend, cap))
  return [
    {
      code: 'above_cap',
      expected: `契約の上限 ${formatYen(cap)}（予定 年率${formatRate(plannedRateBp)}、${daysInTerm(startOn, endOn)}日）`,
      entered: `${formatYen(dividend)}（上限を${difference}超過${rateBp === null ? '' : `、年率${formatRate(rateBp)}`}）。例外として確定します`,
    },
  ]
}

function paydayConcerns({ payday, endOn, isTerm, today }: DividendFacts): DividendConcern[] {
  const isPast = payday < today
  // A day that is over says nothing of today, so that what two people look at is the same on the next day.
  const paidOn = isPast ? payday : transferDayFor(payday, today)
  const dueOn = dividendDueOn(endOn, isTerm)
  const typed = `支払日 ${formatDate(payday)}`
  const far = daysBetween(endOn, payday)
  return [
    ...(isPast
      ? [
          {
            code: 'already_past',
            expected: '確定より後の日',
            entered: `${typed}は過ぎています。確定した後、準備した日に振り込みます`,
          } as const,
        ]
      : []),
    ...(paidOn !== payday
      ? [
          {
            code: 'not_business_day',
            expected: '銀行の営業日',
            entered: `${typed}は銀行の休業日です。${formatDate(paidOn)}に振り込みます`,
          } as const,
        ]
      : []),
    ...(paidOn > dueOn
      ? [
          {
            code: 'after_due',
            expected: `契約の支払期限 ${formatDate(dueOn)}`,
            entered: `${formatDate(paidOn)}の支払い（期限から${daysBetween(dueOn, paidOn)}日の遅れ）`,
          } as const,
        ]
      : []),
    ...(far > FAR_AFTER_END_DAYS
      ? [
          {
            code: 'far_off',
            expected: `運用終了 ${formatDate(endOn)}`,
            entered: `${typed}（運用終了の${far}日後）`,
          } as const,
        ]
      : []),
    ...yearConcern(today, transferDayFor(payday, today)),
  ]
}

/** The tax year is that of the fixing, the month of the tax that of the payment (decisions: Tax year). */
function yearConcern(fixedOn: JapanDate, paidOn: JapanDate): DividendConcern[] {
  const [year, paidYear] = [yearOf(fixedOn), yearOf(paidOn)]
  if (year === paidYear) return []
  return [
    {
      code: 'other_year',
      expected: `${year}年中の支払い`,
      entered: `確定は${year}年、支払いは${paidYear}年です。分配金と税は${year}年分の年間取引報告書と支払調書に載り、${year}年末には未払いと記載されます。源泉徴収税は、支払った${paidYear}年の月の分として納付します`,
    },
  ]
}
