import type { JapanDate } from '../calendar.ts'
import type { Id } from '../id.ts'
import { remainingYen, type Yen, zeroYen } from '../money.ts'
import type { PartyRelation } from './property.ts'

export interface RecordedPurchase {
  readonly id: Id<'property_deal'>
  readonly settledOn: JapanDate
  readonly price: Yen
  readonly otherRelation: PartyRelation
  readonly booked: Yen | null
  readonly isAgreed: boolean
}

/** Whether a price to or of such a side is a line of the bank: between our own books it moves nothing there. */
export const isPaidByBank = (relation: PartyRelation): boolean => relation !== 'self' && relation !== 'fund'

/** What keeps a recorded purchase out of the start. */
export type NotReady = 'settled_later' | 'not_agreed' | 'not_paid' | 'of_another_fund'

/**
 * The purchases that a fund makes with its start: those that are settled by then and that two people have agreed to, before or by naming them with the
 * first day; a stranger's when lines of the bank have paid him. What another fund of ours sells comes with that fund's sale.
 * @param advancePaid what lines of the bank have paid for purchases that are not booked.
 */
export function readyPurchases<Purchase extends RecordedPurchase>(
  recorded: readonly Purchase[],
  { startOn, named, advancePaid }: { startOn: JapanDate; named: readonly Id<'property_deal'>[]; advancePaid: Yen },
): { ready: Purchase[]; waiting: { purchase: Purchase; because: NotReady }[] } {
  const ready: Purchase[] = []
  const waiting: { purchase: Purchase; because: NotReady }[] = []
  let paid = advancePaid
  for (const purchase of recorded) {
    if (purchase.booked !== null || purchase.price === zeroYen) continue
    const because = whyNot(purchase, { startOn, named, paid })
    if (because !== null) {
      waiting.push({ purchase, because })
      continue
    }
    if (isPaidByBank(purchase.otherRelation)) paid = remainingYen(paid, purchase.price)
    ready.push(purchase)
  }
  return { ready, waiting }
}

function whyNot(
  { id, settledOn, price, otherRelation, isAgreed }: RecordedPurchase,
  { startOn, named, paid }: { startOn: JapanDate; named: readonly Id<'property_deal'>[]; paid: Yen },
): NotReady | null {
  if (otherRelation === 'fund') return 'of_another_fund'
  if (settledOn > startOn) return 'settled_later'
  if (!isAgreed && !named.includes(id)) return 'not_agreed'
  return isPaidByBank(otherRelation) && paid < price ? 'not_paid' : null
}

const recordedAt = '「物件」の画面'

/** What a fund lacks to start, and where it is recorded. Null where it buys something. */
export function missingForStart({
  ready,
  waiting,
}: {
  ready: readonly unknown[]
  waiting: readonly { purchase: { partName: string }; because: NotReady }[]
}): string | null {
  if (ready.length > 0) return null
  const [first] = waiting
  if (first === undefined)
    return `対象不動産の取得が記録されていません。${recordedAt}で、売主、決済日、価格と売買契約書を取引として登録し、二人で取得を承認してから、運用開始日を設定してください。`
  const name = first.purchase.partName === '' ? '対象不動産' : first.purchase.partName
  switch (first.because) {
    case 'not_agreed':
      return `「${name}」の取得が、まだ二人で承認されていません。${recordedAt}で、この取引の「帳簿に記録」を提案し、ほかの運営者が承認してから、運用開始日を設定してください。`
    case 'settled_later':
      return `「${name}」の決済日が、運用開始日より後です。決済日以降の日付を指定してください。`
    case 'not_paid':
      return `「${name}」の代金が、口座の明細で確かめられていません。「帳簿」の画面で、出金の明細を「購入代金」として登録してから、運用開始日を設定してください。`
    case 'of_another_fund':
      return `「${name}」は、ほかのファンドから取得する取引です。運用の開始には、第三者または当社からの取得が必要です。いったん当社が買い取り、当社からの取得として登録してください。`
  }
}
