import type { JapanDate } from '../calendar.ts'
import type { LetFor } from '../treasury/consumption-tax/usual-class.ts'
import type { TaxClass } from '../treasury/consumption-tax/classes.ts'
import type { Id } from '../id.ts'

/** Why a part of a tenant's deposit is not given back. */
export const KEEPING_GROUNDS = {
  restoration: '原状回復費への充当',
  key_money: '敷引き・償却（契約で返さない分）',
} as const
export type KeepingGround = keyof typeof KEEPING_GROUNDS

/** What moves the deposit of a lease. */
export const DEPOSIT_MOVEMENTS = {
  received: '受け取り',
  taken_over: '取得で引き継ぎ',
  given_back: '返還',
  handed_over: '売却で引き渡し',
  kept: '差し引き（収入）',
} as const
export type DepositMovement = keyof typeof DEPOSIT_MOVEMENTS

/** A part of a deposit that is kept for which no line of the bank leaves. */
export type DepositKeeping = {
  fundId: Id<'fund'>
  leaseId: Id<'lease'>
  /** Whole yen, positive. */
  amount: number
  ground: KeepingGround
  /** 'YYYY-MM-DD'; the day on which it counts. */
  keptOn: string
  /** The settlement with the tenant. */
  paperSha256: string
}

interface LeaseState {
  /** The last day that counts as let; null while it runs on. */
  lastLetDay: string | null
  /** What the fund holds for it. */
  held: number
}

/** What is wrong with it, as fields of the form; null where two people may decide on it. */
export function keepingProblems(
  { amount, keptOn }: Pick<DepositKeeping, 'amount' | 'keptOn'>,
  { lastLetDay, held }: LeaseState,
  today: JapanDate,
): Record<string, string> | null {
  if (!Number.isSafeInteger(amount) || amount < 1) return { amount: '1円以上の金額を入力してください。' }
  if (keptOn > today) return { kept_on: '差し引いた日は、本日以前の日を選んでください。' }
  if (lastLetDay === null)
    return {
      lease_id: '契約中の賃貸借の敷金・保証金から差し引くことはできません。終了日を物件の画面で登録してください。',
    }
  if (keptOn < lastLetDay) return { kept_on: '差し引いた日は、賃貸借が終了した日以後の日を選んでください。' }
  return amount > held
    ? { amount: `この賃貸借で預かっている敷金・保証金は${held.toLocaleString('ja-JP')}円です。` }
    : null
}

/**
 * Of consumption tax: repairs that the tenant owes are a service to him, taxed whatever he used the room for; what the contract keeps is a price of the lease
 * (基本通達5-4-3、6-13-9).
 */
export function taxClassOfKeeping(ground: KeepingGround, letFor: LetFor | null): TaxClass {
  if (ground === 'restoration') return 'sale'
  if (letFor === null) return 'open'
  return letFor === 'business' ? 'sale' : 'sale_exempt'
}
