import { addDays, addMonths, daysInTerm, japanDate, type JapanDate } from '../calendar.ts'
import { COST_KINDS, type CostKind } from './fund-lines.ts'

/** What is paid for days to come; what is repaired, brokered or registered is done with. */
export const PREPAID_KINDS = [
  'management',
  'insurance',
  'public_dues',
  'expert',
  'other',
] as const satisfies readonly CostKind[]
export type PrepaidKind = (typeof PREPAID_KINDS)[number]

/** A cost that one line has paid and that belongs to days, both included. */
export interface PrepaidDays {
  /** Whole yen, positive. */
  amount: number
  coversFrom: JapanDate
  coversUntil: JapanDate
}

/** The days of a fund between which a cost of it can lie. */
interface FundDays {
  startOn: JapanDate | null
  /** To which its contract lets it run; null where it renews itself. */
  longestOn: JapanDate | null
  /** With which the period ends that the line counts in; null where no period is recorded. */
  periodEndOn: JapanDate | null
}

/** What is wrong with the days, as fields of the form; null where two people may decide on them. */
export function prepaidProblems(
  { coversFrom, coversUntil }: PrepaidDays,
  { startOn, longestOn, periodEndOn }: FundDays,
): Record<string, string> | null {
  if (startOn === null || periodEndOn === null)
    return { line_part_id: '運用を開始したファンドの費用から選んでください。' }
  if (coversUntil < coversFrom) return { covers_until: '対象期間の終わりは、始まり以後の日を選んでください。' }
  if (coversFrom < startOn) return { covers_from: '対象期間は、ファンドの運用開始日以後の日から選んでください。' }
  if (longestOn !== null && coversUntil > longestOn)
    return { covers_until: '対象期間は、契約で延ばせる最後の運用終了日までで選んでください。' }
  if (coversUntil > addDays(addMonths(coversFrom, LONGEST_YEARS * 12), -1))
    return { covers_until: `対象期間は、${LONGEST_YEARS}年以内で選んでください。` }
  if (coversUntil <= periodEndOn)
    return { covers_until: '支払った計算期間のうちに終わる費用は、配分せずにその期間の費用とします。' }
  return null
}

/** The longest that insurance of a building is sold for is five years. */
const LONGEST_YEARS = 5

/** '保険料': the kinds that can be spread, in words. */
export const prepaidKindsText = PREPAID_KINDS.map((kind) => COST_KINDS[kind]).join('・')

/** What of it belongs to the days up to one of them: by days in whole yen, what is left of a yen with the next; all of it with the last. */
export function countedUntil({ amount, coversFrom, coversUntil }: PrepaidDays, day: JapanDate): number {
  if (day >= coversUntil) return amount
  if (day < coversFrom) return 0
  const share = BigInt(amount) * BigInt(daysInTerm(coversFrom, day))
  return Number(share / BigInt(daysInTerm(coversFrom, coversUntil)))
}

/** A part of it and the last of the days that it is for. */
export interface PrepaidPart {
  day: JapanDate
  amount: number
}

/**
 * What becomes a cost on each of some days, in order, after what has become one already. With the fund's last day all that is left does.
 * @param days on which months and periods end.
 */
export function partsOf(
  prepaid: PrepaidDays & { used: number },
  days: readonly JapanDate[],
  lastDay: JapanDate | null,
): PrepaidPart[] {
  return partsBy(
    (day) => (lastDay !== null && day >= lastDay ? prepaid.amount : countedUntil(prepaid, day)),
    prepaid.used,
    days,
  )
}

/** What is counted more on each of some days, in order, than on the one before. @param used what was counted already. */
export function partsBy(counted: (day: JapanDate) => number, used: number, days: readonly JapanDate[]): PrepaidPart[] {
  let before = used
  return days.flatMap((day) => {
    const amount = counted(day) - before
    if (amount <= 0) return []
    before += amount
    return [{ day, amount }]
  })
}

/** The last days of the months from one day's to another's, as far as they are over by then. */
export function monthEnds(from: JapanDate, until: JapanDate): JapanDate[] {
  const days: JapanDate[] = []
  for (let month = 1; ; month += 1) {
    const end = addDays(addMonths(japanDate(`${from.slice(0, 7)}-01`), month), -1)
    if (end > until) return days
    days.push(end)
  }
}
