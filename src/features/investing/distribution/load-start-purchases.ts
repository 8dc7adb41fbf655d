import type { JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { addYen, remainingYen, subtractYen, zeroYen, type Yen } from '../../../domain/money.ts'
import { ownParts } from '../../../domain/investing/own-money.ts'
import { isPaidByBank, readyPurchases, type NotReady } from '../../../domain/funds/ready-purchases.ts'
import { divideStart } from '../../../domain/funds/start-purchases.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { loadPropertyBook, type FundDeal } from '../../funds/property/load-property-book.ts'
import { loadOwnMoney } from '../contribution/load-own-money.ts'

export interface StartPurchases {
  /** False where nobody takes part: nothing is put to work. */
  isAsked: boolean
  ready: FundDeal[]
  waiting: { purchase: FundDeal; because: NotReady }[]
}

/** What the fund buys with its start, and what of the recorded purchases it does not yet. */
export async function loadStartPurchases(
  database: Queryable,
  { fundId, startOn, deals }: { fundId: Id<'fund'>; startOn: JapanDate; deals: readonly Id<'property_deal'>[] },
): Promise<StartPurchases> {
  const participant = await database
    .selectFrom('investment')
    .select('id')
    .where('fund_id', '=', fundId)
    .where('status', '=', 'participating')
    .limit(1)
    .executeTakeFirst()
  const { deals: recorded, advancePaid } = await loadPropertyBook(database, fundId)
  const bought = recorded.filter(({ side }) => side === 'bought')
  return { isAsked: participant !== undefined, ...readyPurchases(bought, { startOn, named: deals, advancePaid }) }
}

/** A first day that has come waits for what the fund buys with it. */
export async function hasBought(
  database: Queryable,
  start: Parameters<typeof loadStartPurchases>[1],
): Promise<boolean> {
  const { isAsked, ready } = await loadStartPurchases(database, start)
  return !isAsked || ready.length > 0
}

/** What the operator has to have for his part at the start, whole yen: less what the fund pays him for the property, and what he brings in with it. */
export async function ownMoneyOfStart(
  database: Queryable,
  { fundId, ready }: { fundId: Id<'fund'>; ready: readonly FundDeal[] },
): Promise<Yen> {
  const { missing } = await loadOwnMoney(database, fundId)
  const ofOperator = ready.filter(({ otherRelation }) => !isPaidByBank(otherRelation))
  const divided = divideStart(ofOperator, missing)
  const paid = addYen(...divided.purchases.map(({ cash }) => cash))
  return remainingYen(subtractYen(addYen(...ownParts(divided.missing)), paid), zeroYen)
}
