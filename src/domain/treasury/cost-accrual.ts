import type { JapanDate } from '../calendar.ts'
import { costTaxProblems, type TaxClass } from './consumption-tax/classes.ts'
import { saidTaxOf } from './consumption-tax/part-tax.ts'
import type { FreeText } from '../free-text.ts'
import type { CostKind } from './fund-lines.ts'
import type { Id } from '../id.ts'

/** A cost that arose although no line has paid it yet. */
export type CostAccrual = {
  fundId: Id<'fund'>
  costKind: CostKind
  /** Whole yen, positive. */
  amount: number
  /** 'YYYY-MM-DD'; the day on which it counts. */
  aroseOn: string
  about: FreeText
  /** Of consumption tax; missing in proposals of before. */
  taxClass?: TaxClass | null
  invoiceNumber?: string | null
}

/** What is wrong with it, as fields of the form; null where two people may decide on it. */
export function accrualProblems(accrual: CostAccrual, today: JapanDate): Record<string, string> | null {
  const { amount, aroseOn, about } = accrual
  if (!Number.isSafeInteger(amount) || amount < 1) return { amount: '1円以上の金額を入力してください。' }
  if (aroseOn > today) return { arose_on: '費用が生じた日は、本日以前の日を選んでください。' }
  if (about.length > 200) return { about: '200文字以内で入力してください。' }
  return costTaxProblems(saidTaxOf(accrual))
}
