import { japanDate, yearOf, type JapanDate } from '../calendar.ts'
import { countedUntil, partsBy, type PrepaidPart } from './prepaid-cost.ts'

/** 固定資産税・都市計画税 as a notice says: of 1 January of a year, paid in up to four instalments whose days each municipality sets. */
export interface PropertyTax {
  year: number
  /** Whole yen, positive: of the whole year, or what the fund bears of it. */
  amount: number
  instalments: readonly { dueOn: JapanDate; amount: number }[]
  about: string
}

const MOST_INSTALMENTS = 4

/** What is wrong with it, as fields of the form; null where two people may decide on it. @param startOn of the fund's operation. */
export function propertyTaxProblems(
  { year, amount, instalments, about }: PropertyTax,
  { startOn, today }: { startOn: JapanDate | null; today: JapanDate },
): Record<string, string> | null {
  if (startOn === null) return { project_id: '運用を開始したファンドから選んでください。' }
  if (!Number.isSafeInteger(year) || year < yearOf(startOn) || year > yearOf(today))
    return { year: '年度は、運用開始の年から今年までで入力してください。' }
  if (!Number.isSafeInteger(amount) || amount < 1) return { amount: '1円以上の金額を入力してください。' }
  if (instalments.length < 1 || instalments.length > MOST_INSTALMENTS)
    return { instalments: `納期は1期から${MOST_INSTALMENTS}期までです。` }
  for (const [index, instalment] of instalments.entries()) {
    const field = `instalments.${index}`
    const before = instalments[index - 1]
    if (!Number.isSafeInteger(instalment.amount) || instalment.amount < 1)
      return { [`${field}.amount`]: '1円以上の金額を入力してください。' }
    if (instalment.dueOn < `${year}-04-01` || instalment.dueOn > `${year + 1}-03-31`)
      return { [`${field}.due_on`]: '納期限は、その年の4月から翌年3月までの日を入力してください。' }
    if (before !== undefined && before.dueOn >= instalment.dueOn)
      return { [`${field}.due_on`]: '納期限は、前の期より後の日を入力してください。' }
  }
  if (instalments.reduce((sum, instalment) => sum + instalment.amount, 0) !== amount)
    return { amount: '年税額が、各期の合計と一致しません。' }
  return about.length > 200 ? { about: '200文字以内で入力してください。' } : null
}

/** The days of the year that a fund bears. */
interface BorneDays {
  startOn: JapanDate
  /** With which the fund's operation ends; what is left of the year's notice it still has to pay. */
  lastDay: JapanDate | null
}

/**
 * What of the year becomes a cost on each of some days, after what has become one already: by days, and at the latest what is due.
 * @param days on which months and periods end.
 */
export function taxPartsOf(
  { year, amount, instalments }: Omit<PropertyTax, 'about'>,
  used: number,
  days: readonly JapanDate[],
  { startOn, lastDay }: BorneDays,
): PrepaidPart[] {
  const first = japanDate(`${year}-01-01`)
  const whole = { amount, coversFrom: startOn > first ? startOn : first, coversUntil: japanDate(`${year}-12-31`) }
  const dueOn = (day: JapanDate) => instalments.reduce((sum, each) => (each.dueOn <= day ? sum + each.amount : sum), 0)
  const counted = (day: JapanDate): number => {
    if (lastDay !== null && day >= lastDay) return amount
    return day < whole.coversFrom ? 0 : Math.max(countedUntil(whole, day), dueOn(day))
  }
  return partsBy(counted, used, days)
}
