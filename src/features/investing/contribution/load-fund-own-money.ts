import { isSettled } from '../../../domain/investing/composition.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { addYen, yen, zeroYen } from '../../../domain/money.ts'
import { ownParts, type OwnMoney } from '../../../domain/investing/own-money.ts'
import { coverageOf } from '../../../domain/treasury/segregation.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Services } from '../../core/services.ts'
import { hasFailed } from '../../funds/fund/fund-record.ts'
import { loadFund } from '../../funds/fund/load-funds.ts'
import { loadPosition } from '../../treasury/segregation/load-position.ts'
import { listOwnMoney, type OwnMoneyChange } from './list-own-money.ts'
import { loadOwnMoney, type FundsOwnMoney } from './load-own-money.ts'
import { loadReturnStand } from './load-return-stand.ts'
import { judgeTaking } from './take-property.ts'

/** The operator's parts of one fund as he sees them. */
export interface FundOwnMoney extends FundsOwnMoney {
  /** Whether something may be contributed now: investors' money is complete, and the fund has not begun. */
  is_open: boolean
  may_return: boolean
  /** What he takes of the property with it, at its cost. */
  property_left: number
  /** What it is worth above its cost, which he pays too, whole yen. */
  property_above: number
  /** Why he cannot take it yet: what has to be recorded of its worth. Null where nothing is missing. */
  property_problem: FreeText | null
  /** What the operator's own money has left for it, whole yen; below zero where it is short. */
  available: number
  changes: OwnMoneyChange[]
}

const NOTHING_MISSING: OwnMoney = { subordinated: zeroYen, fillIn: zeroYen, takenOver: zeroYen }

export async function loadFundOwnMoney(services: Services, fundId: Id<'fund'> | null): Promise<Outcome<FundOwnMoney>> {
  const { database } = services
  const fund = fundId === null ? null : await loadFund(database, fundId)
  if (!fund) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
  const money = await loadOwnMoney(database, fund.id)
  const stand = await loadReturnStand(database, fund.id)
  const { available, needed } = coverageOf(await loadPosition(database), { kind: 'own_money', amount: 0 })
  const isOver = hasFailed(fund) || stand.isRedeemed
  const propertyLeft = isOver && !stand.buysByDeal ? stand.property : 0
  const taking =
    propertyLeft > 0
      ? await judgeTaking(database, { fundId: fund.id, bookValue: yen(propertyLeft), now: services.clock.now() })
      : null
  return success({
    ...money,
    property_above: taking?.ok ? taking.value.aboveCost : 0,
    property_problem: taking === null || taking.ok ? null : taking.message,
    // A fund that did not come into being asks for nothing.
    ...(hasFailed(fund) && { missing: NOTHING_MISSING }),
    is_open: !hasFailed(fund) && !money.isStarted && isSettled(fund.fund, fund.totals, services.clock.now()),
    may_return: isOver && stand.owed === 0 && (addYen(...ownParts(money.contributed)) > zeroYen || propertyLeft > 0),
    property_left: propertyLeft,
    available: available - needed,
    changes: await listOwnMoney(database, fund.id),
  })
}
