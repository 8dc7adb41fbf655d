import { held, move, operator, passCash } from './books.ts'
import type { Reason } from './application.ts'
import { oweRefund } from './deposits.ts'
import { dayNumber, endOfDayAfter } from './japan-time.ts'
import { at, bookOfFund, isGoaled, isLive, sum, type Model } from './model.ts'
import { refreshLine } from './waitlist.ts'

/** The day of the delivery is the first of eight. */
const days = 8
/** In which two operators decide about a full fund that is full no more. */
const daysToDecide = 7

/** Why a declaration does not end the contract; null where it does, or did. */
export function reasonAgainstCoolingOff(model: Model, place: number, member: number): Reason | null {
  const investment = model.investments[place]
  if (!investment || investment.member !== member) return { reason: 'cooling-off of somebody else', code: 'NOT_FOUND' }
  if (investment.cancelReason === 'cooling_off') return null
  if (investment.status === 'Apply') return { reason: 'cooling-off without a contract', code: 'CONFLICT' }
  if (!isLive(investment)) return { reason: 'cooling-off of what has ended', code: 'CONFLICT' }
  const { deliveredAt } = investment
  if (deliveredAt !== null && dayNumber(model.now) >= dayNumber(deliveredAt) + days)
    return { reason: 'cooling-off too late', code: 'CONFLICT' }
  if (model.shares.some((share) => share.investment === place))
    return { reason: 'cooling-off after a distribution', code: 'CONFLICT' }
  return null
}

/** What works in funds and may still be asked back: the operator's own money takes its place on that day, so he keeps it. */
export const keptForCoolingOff = (model: Model): number =>
  sum(model.investments, (investment) =>
    isLive(investment) &&
    reasonAgainstCoolingOff(model, model.investments.indexOf(investment), investment.member) === null
      ? held(model, bookOfFund(model, investment).deployedOf(investment.id))
      : 0,
  )

/** The contract ends, everything goes back; what worked in the fund the operator's own money takes the place of. */
export function coolOff(model: Model, place: number): void {
  const investment = at(model.investments, place)
  if (investment.cancelReason === 'cooling_off') return
  const wasGoaled = isGoaled(model, investment.fund)
  investment.status = 'Canceled'
  investment.cancelReason = 'cooling_off'
  const { depositOf, capitalOf, deployedOf, fillIn } = bookOfFund(model, investment)
  const atWork = held(model, deployedOf(investment.id))
  move(model, atWork, { from: capitalOf(investment.id), to: deployedOf(investment.id) })
  passCash(model, atWork, { debit: operator.interestIn(at(model.funds, investment.fund).id), credit: fillIn })
  for (const from of [depositOf(investment.id), capitalOf(investment.id)]) {
    oweRefund(model, investment, { amount: held(model, from), reason: 'cooling_off', from })
  }
  if (wasGoaled && !isGoaled(model, investment.fund)) openGap(model, investment.fund)
  // Room that has become free goes down the line.
  refreshLine(model, investment.fund)
}

/** An all-or-nothing fund that was full and paid at its end does not fail by one letter. */
function openGap(model: Model, place: number): void {
  const fund = at(model.funds, place)
  const isOver = fund.failedAt !== null || fund.operationStart !== null || fund.gapUntil !== null
  if (fund.goal !== 'AllOrNothing' || isOver || model.now <= fund.end) return
  fund.gapUntil = endOfDayAfter(model.now, daysToDecide)
}
