import { japanDate, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { addYen, zeroYen } from '../../../domain/money.ts'
import { purchaseConcern, type DayConcern } from '../../../domain/investing/operation-day.ts'
import { missingForStart } from '../../../domain/funds/ready-purchases.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import type { Services } from '../../core/services.ts'
import { loadComposition } from '../../funds/fund/fund-composition.ts'
import type { FundRecord } from '../../funds/fund/fund-record.ts'
import { loadPurchases, type FundDeal } from '../../funds/property/load-property-book.ts'
import { refuseUnproved } from '../../funds/property/prove-purchase.ts'
import { loadOwedLoan } from '../../treasury/segregation/load-owed-loan.ts'
import { refuseUncovered } from '../../treasury/segregation/refuse-uncovered.ts'
import { loadStartPurchases, ownMoneyOfStart } from '../distribution/load-start-purchases.ts'
import type { FundResultEntry } from './fund-result-entry.ts'

/**
 * What a fund buys with its start. Refused is a start that buys nothing; purchases that were not sold by the operator, are none of that day, rest on no
 * contract or appraisal, or cost more than the fund has; and a start for which the operator lacks the money of his own part. A day to come is kept as
 * planned: what is bought with it is asked when it comes. Purchases to which two people have agreed before take one.
 */
export async function judgeStartPurchases(
  transaction: Transaction,
  services: Services,
  { fund, entry, today }: { fund: FundRecord; entry: FundResultEntry; today: JapanDate },
): Promise<Outcome<DayConcern[]>> {
  const { operationStartOn: startOn, deals = [] } = entry
  const known = fund.result?.operationStartOn ?? null
  const isNew = startOn !== undefined && (known === null || !(await isBooked(transaction, fund.id)))
  if (!isNew)
    return deals.length === 0
      ? success([])
      : badInput({ deals: '取得する取引は、運用開始日とあわせて指定してください。' })
  const problem = problemOf(await loadPurchases(transaction, fund.id), { startOn, deals, today })
  if (problem !== null) return badInput({ deals: problem })
  if (startOn > today) return success([])
  const asked = { fundId: fund.id, startOn: japanDate(startOn), deals }
  const { isAsked, ready, waiting } = await loadStartPurchases(transaction, asked)
  if (!isAsked) return success([])
  const missing = missingForStart({ ready, waiting })
  if (missing !== null) return badInput({ unyo_start_at: missing })
  for (const purchase of ready) {
    const refused = await refuseUnproved(transaction, purchase)
    if (refused) return refused
  }
  const { senior, subordinated, fillIn, takenOver } = await loadComposition(transaction, fund.id)
  const money = { investors: senior, operator: addYen(subordinated, fillIn, takenOver) }
  const borrowed = await loadOwedLoan(transaction, fund.id)
  if (addYen(...ready.map(({ price }) => price)) > addYen(money.investors, money.operator, borrowed))
    return badInput({
      [deals.length > 0 ? 'deals' : 'unyo_start_at']:
        borrowed === 0
          ? '取得の合計が、投資家と当社の出資の総額を超えています。'
          : '取得の合計が、投資家と当社の出資と借入金の総額を超えています。',
    })
  const amount = await ownMoneyOfStart(transaction, { fundId: fund.id, ready })
  const refused = amount === 0 ? null : await refuseUncovered(transaction, services, { kind: 'own_money', amount })
  const isNamedOnly = ready.some(({ isAgreed }) => !isAgreed)
  return refused ?? success(isNamedOnly ? purchaseConcern(ready, money) : [])
}

async function isBooked(transaction: Transaction, fundId: Id<'fund'>): Promise<boolean> {
  const result = await transaction
    .selectFrom('fund_result')
    .select('operation_booked_at')
    .where('fund_id', '=', fundId)
    .executeTakeFirst()
  return result !== undefined && result.operation_booked_at !== null
}

function problemOf(
  recorded: readonly FundDeal[],
  { startOn, deals, today }: { startOn: string; deals: readonly Id<'property_deal'>[]; today: JapanDate },
): string | null {
  if (deals.length === 0) return null
  const chosen = recorded.filter(({ id }) => deals.includes(id))
  if (startOn > today)
    return '先の日付で運用を始めるときは、取引を指定できません。先に「物件」の画面で、取得を二人で承認してください。'
  if (chosen.length < new Set(deals).size || chosen.some(({ otherRelation }) => otherRelation !== 'self'))
    return '当社からこのファンドへの取引を指定してください。'
  if (chosen.some(({ settledOn }) => settledOn > startOn))
    return '決済日が運用開始日より後の取引です。始まった後に、取引ごとに帳簿に記録してください。'
  return chosen.some(({ price }) => price === zeroYen) ? '価格が0円の取引は、帳簿に記録できません。' : null
}
