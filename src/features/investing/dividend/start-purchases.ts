import type { JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { addYen, zeroYen } from '../../../domain/money.ts'
import { purchaseConcern, type DayConcern } from '../../../domain/operation-day.ts'
import { ownParts } from '../../../domain/own-money.ts'
import { divideStart } from '../../../domain/start-purchases.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import type { Services } from '../../core/services.ts'
import { loadComposition } from '../../funds/fund/fund-composition.ts'
import type { FundRecord } from '../../funds/fund/fund-record.ts'
import { loadPurchases, type FundDeal } from '../../funds/property/load-property-book.ts'
import { refuseUncovered } from '../../treasury/segregation/refuse-uncovered.ts'
import { loadOwnMoney } from '../contribution/load-own-money.ts'
import type { FundResultEntry } from './fund-result-entry.ts'

/**
 * Which recorded purchases a fund makes with its start. Refused is what was not sold by the operator, is no purchase of that day, or costs more than the fund
 * has; and a start for which the operator lacks the money of his own part. Nothing is asked of a fund that buys nothing from him.
 */
export async function judgeStartPurchases(
  transaction: Transaction,
  services: Services,
  { fund, entry, today }: { fund: FundRecord; entry: FundResultEntry; today: JapanDate },
): Promise<Outcome<DayConcern[]>> {
  const { operationStartOn: startOn, deals = [] } = entry
  const isNew = startOn !== undefined && (fund.result?.operationStartOn ?? null) === null
  if (!isNew)
    return deals.length === 0
      ? success([])
      : badInput({ deals: '取得する取引は、運用開始日とあわせて指定してください。' })
  const recorded = await loadPurchases(transaction, fund.id)
  if (recorded.length === 0 && deals.length === 0) return success([])
  const chosen = recorded.filter(({ id }) => deals.includes(id))
  const problem = problemOf(chosen, { startOn, deals, today })
  if (problem !== null) return badInput({ deals: problem })
  const { senior, subordinated, fillIn, takenOver } = await loadComposition(transaction, fund.id)
  const money = { investors: senior, operator: addYen(subordinated, fillIn, takenOver) }
  if (addYen(...chosen.map(({ price }) => price)) > addYen(money.investors, money.operator))
    return badInput({ deals: '取得の合計が、投資家と当社の出資の総額を超えています。' })
  const { missing } = await loadOwnMoney(transaction, fund.id)
  const divided = divideStart(chosen, missing)
  // What the fund pays him for the property covers his part as well.
  const paid = addYen(...divided.purchases.map(({ cash }) => cash))
  const amount = Math.max(0, addYen(...ownParts(divided.missing)) - paid)
  const refused = amount === 0 ? null : await refuseUncovered(transaction, services, { kind: 'own_money', amount })
  return refused ?? success(purchaseConcern(chosen, money))
}

function problemOf(
  chosen: readonly FundDeal[],
  { startOn, deals, today }: { startOn: string; deals: readonly Id<'property_deal'>[]; today: JapanDate },
): string | null {
  if (deals.length === 0) return null
  if (startOn > today)
    return '先の日付で運用を始めるときは、取引を指定できません。始まった後に、取引ごとに帳簿に記録してください。'
  if (chosen.length < new Set(deals).size || chosen.some(({ otherRelation }) => otherRelation !== 'self'))
    return '当社からこのファンドへの取引を指定してください。'
  if (chosen.some(({ settledOn }) => settledOn > startOn))
    return '決済日が運用開始日より後の取引です。始まった後に、取引ごとに帳簿に記録してください。'
  return chosen.some(({ price }) => price === zeroYen) ? '価格が0円の取引は、帳簿に記録できません。' : null
}
