import { held, move, unassigned, type Account } from './books.ts'
import {
  at,
  bookOfFund,
  closableUntil,
  gapOf,
  inFund,
  investingAmount,
  isLive,
  memberCap,
  sum,
  undrawn,
  type Deposit,
  type Investment,
  type Model,
  type RefundReason,
} from './model.ts'
import { heldRoom } from './waitlist.ts'

/** Everything that is at the bank and not booked, in the bank's order. */
export const unread = (model: Model): Deposit[] =>
  model.deposits
    .filter((one) => !one.isBooked)
    .toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))

/** Booked, and nobody knows yet whose it is. */
export const unowned = (model: Model): Deposit[] =>
  model.deposits.filter(({ investment, isBooked, isResolved }) => investment === null && isBooked && !isResolved)

/** The product has read the bank's list: what became of each new deposit. */
export function readAll(model: Model): string[] {
  return unread(model).map((deposit) => book(model, deposit))
}

function book(model: Model, deposit: Deposit): string {
  deposit.isBooked = true
  if (deposit.investment === null) {
    move(model, deposit.amount, { from: unassigned.suspense, to: unassigned.bank })
    return 'unknown account'
  }
  const investment = at(model.investments, deposit.investment)
  const { bank, depositOf } = bookOfFund(model, investment)
  move(model, deposit.amount, { from: depositOf(investment.id), to: bank })
  return decide(model, investment, deposit)
}

function decide(model: Model, investment: Investment, deposit: Deposit): string {
  if (investment.deadline === null) throw new Error('an account without a deadline')
  // The deadline's whole last second counts.
  const isInTime = deposit.at < investment.deadline + 1_000
  const { depositOf } = bookOfFund(model, investment)
  const giveBack = (reason: RefundReason): string => {
    oweRefund(model, investment, { amount: deposit.amount, reason, from: depositOf(investment.id) })
    return `given back: ${reason}`
  }
  switch (investment.status) {
    case 'Entry':
      return isInTime ? payIn(model, investment) : giveBack('late')
    case 'Paid':
      return giveBack('excess')
    case 'Canceled':
      if (investment.cancelReason !== 'deadline') return giveBack('not_payable')
      if (!isInTime) return giveBack('late')
      return reinstate(model, investment, deposit) ?? giveBack('not_payable')
    case 'Apply':
    case 'NotSelected':
    case 'FundFailed':
      return giveBack('not_payable')
  }
}

function payIn(model: Model, investment: Investment): string {
  const { depositOf } = bookOfFund(model, investment)
  const received = held(model, depositOf(investment.id))
  if (received < investment.amount) return 'part payment'
  complete(model, investment)
  const surplus = received - investment.amount
  if (surplus === 0) return 'paid in full'
  oweRefund(model, investment, { amount: surplus, reason: 'excess', from: depositOf(investment.id) })
  return 'paid in full and more'
}

/** In time at the bank, but noticed after the midnight that canceled: it lives again where there still is room. Null where not. */
function reinstate(model: Model, investment: Investment, deposit: Deposit): string | null {
  const open = model.refunds.filter(
    (one) =>
      at(model.investments, one.investment) === investment &&
      one.state === 'open' &&
      ['overdue', 'not_payable'].includes(one.reason),
  )
  const together = deposit.amount + sum(open, ({ amount }) => amount)
  if (together < investment.amount || !hasRoomAgain(model, investment)) return null
  const { depositOf, refundableOf } = bookOfFund(model, investment)
  let missing = Math.max(0, investment.amount - deposit.amount)
  move(model, missing, { from: depositOf(investment.id), to: refundableOf(at(model.members, investment.member).id) })
  for (const refund of open) {
    const taken = Math.min(missing, refund.amount)
    if (taken === 0) break
    refund.state = 'withdrawn'
    if (taken < refund.amount) model.refunds.push({ ...refund, amount: refund.amount - taken, state: 'open' })
    missing -= taken
  }
  complete(model, investment)
  investment.cancelReason = null
  const surplus = Math.max(0, deposit.amount - investment.amount)
  if (surplus > 0) oweRefund(model, investment, { amount: surplus, reason: 'excess', from: depositOf(investment.id) })
  return 'reinstated'
}

function hasRoomAgain(model: Model, { fund: fundPlace, member, amount }: Investment): boolean {
  const fund = at(model.funds, fundPlace)
  const live = inFund(model, fundPlace, 'Apply', 'Entry', 'Paid')
  // What has begun to work takes in nobody any more.
  if (fund.failedAt !== null || fund.operationStart !== null || live.some((one) => one.member === member)) return false
  const taken = [...undrawn(model, fundPlace), ...inFund(model, fundPlace, 'Entry', 'Paid')]
  const room = fund.total - fund.subordinated - sum(taken, (one) => one.amount) - heldRoom(model, fundPlace)
  return amount <= room && amount <= memberCap - investingAmount(model, member)
}

function complete(model: Model, investment: Investment): void {
  investment.status = 'Paid'
  const { capitalOf, depositOf } = bookOfFund(model, investment)
  move(model, investment.amount, { from: capitalOf(investment.id), to: depositOf(investment.id) })
}

export function oweRefund(
  model: Model,
  investment: Investment,
  { amount, reason, from }: { amount: number; reason: RefundReason; from: Account },
): void {
  if (amount === 0) return
  const { refundableOf } = bookOfFund(model, investment)
  move(model, amount, { from: refundableOf(at(model.members, investment.member).id), to: from })
  model.refunds.push({ investment: model.investments.indexOf(investment), amount, reason, state: 'open' })
}

/** Midnight: whose deadline has passed without the whole amount is canceled, and what had arrived goes back. */
export function cancelOverdue(model: Model, dueAt: number): number {
  const overdue = model.investments.filter(
    (one) => one.status === 'Entry' && one.deadline !== null && one.deadline < dueAt,
  )
  for (const investment of overdue) {
    investment.status = 'Canceled'
    investment.cancelReason = 'deadline'
    const { depositOf } = bookOfFund(model, investment)
    oweRefund(model, investment, {
      amount: held(model, depositOf(investment.id)),
      reason: 'overdue',
      from: depositOf(investment.id),
    })
  }
  return overdue.length
}

/** Past its end, a fund that cannot be reached any more is dissolved, and everybody gets everything back. */
export function judgeFunds(model: Model, dueAt: number): number[] {
  const failed = model.funds.flatMap((_fund, place) => (cannotBeReached(model, place, dueAt) ? [place] : []))
  for (const place of failed) {
    at(model.funds, place).failedAt = dueAt
    for (const investment of model.investments.filter((one) => one.fund === place && isLive(one))) {
      investment.status = 'FundFailed'
      const { depositOf, capitalOf } = bookOfFund(model, investment)
      for (const from of [depositOf(investment.id), capitalOf(investment.id)]) {
        oweRefund(model, investment, { amount: held(model, from), reason: 'fund_failed', from })
      }
    }
  }
  return failed
}

export function cannotBeReached(model: Model, place: number, now: number): boolean {
  const fund = at(model.funds, place)
  if (now <= fund.end || fund.failedAt !== null || fund.operationStart !== null) return false
  if (fund.method === 'lottery' && fund.drawnAt === null) return false
  if (now <= (closableUntil(fund) ?? 0)) return false
  return fund.goal === 'AllOrNothing' ? gapOf(model, place) > 0 : inFund(model, place, 'Entry', 'Paid').length === 0
}
