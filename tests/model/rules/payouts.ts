import { balance, move, operator, sumOf, type Account } from './books.ts'
import { keptForCoolingOff } from './cooling-off.ts'
import { coversOf, coverTotal, markPaid, payAmount } from './distribution.ts'
import { day } from './japan-time.ts'
import {
  at,
  bookOfFund,
  sum,
  type Investment,
  type Member,
  type Model,
  type Payout,
  type Refund,
  type Share,
} from './model.ts'

/** Something owed that is neither paid nor on its way. */
export interface Owed {
  refund: Refund | null
  share: Share | null
  member: number
  amount: number
  reason: string
  hold: string | null
}

/** The list from which an operator pays. */
export function owedNow(model: Model): Owed[] {
  const ofRefunds = model.refunds
    .filter(({ state }) => state === 'open')
    .map((refund) => ({
      refund,
      share: null,
      member: at(model.investments, refund.investment).member,
      amount: refund.amount,
      reason: refund.reason as string,
    }))
  const live = new Set(model.payouts.filter(isLive).map(({ share }) => share))
  const ofShares = model.shares
    .filter((share) => share.paidAt === null && payAmount(share) > 0 && !live.has(share))
    .map((share) => ({
      refund: null,
      share,
      member: at(model.investments, share.investment).member,
      amount: payAmount(share),
      reason: 'distribution',
    }))
  return [...ofRefunds, ...ofShares].map((one) => ({
    ...one,
    hold:
      stopOf(at(model.members, one.member)) ??
      (one.share && holdOfLoss(model, one.share)) ??
      holdOf(model, at(model.members, one.member)),
  }))
}

const isLive = ({ status }: Payout): boolean => ['planned', 'in_flight', 'paid'].includes(status)

/** What operators stopped last is what the list says. */
const stopOf = ({ stops }: Member): Owed['hold'] => {
  const last = stops.at(-1)
  return last === undefined ? null : `stopped_${last}`
}

function holdOf(model: Model, { accountSince }: Member): Owed['hold'] {
  if (accountSince === null) return 'no_bank_account'
  return model.now < accountSince + day ? 'account_changed' : null
}

/** Where anybody loses principal in a distribution, all who share in it are told why a day before its money. */
function holdOfLoss(model: Model, { distribution: place }: Share): Owed['hold'] {
  if (!losesPrincipal(model, place)) return null
  const { lossExplainedAt } = at(model.distributions, place)
  if (lossExplainedAt === null) return 'loss_unexplained'
  return model.now < lossExplainedAt + day ? 'loss_just_explained' : null
}

const losesPrincipal = (model: Model, distribution: number): boolean =>
  model.shares.some((share) => share.distribution === distribution && share.loss > 0)

/** Funds with a loss that nobody was told of. */
export const unexplainedLosses = (model: Model): number[] => [
  ...new Set(
    model.distributions.flatMap(({ fund, lossExplainedAt }, place) =>
      lossExplainedAt === null && losesPrincipal(model, place) ? [fund] : [],
    ),
  ),
]

const investmentOf = (model: Model, { refund, share }: Payout): Investment =>
  at(model.investments, (refund ?? share)?.investment ?? -1)

function debtOf(model: Model, payout: Payout): Account {
  const investment = investmentOf(model, payout)
  const { refundableOf, payableOf } = bookOfFund(model, investment)
  return payout.refund ? refundableOf(at(model.members, investment.member).id) : payableOf(investment.id)
}

/** Kept for the fee of each transfer. */
const feeAtMost = 1_000

/**
 * What the operator must pay in before these payments may be approved: members' money pays for nobody else. What was approved before has
 * its money; what is only fixed has none.
 */
export function missingFor(model: Model, paid: { shares: readonly Share[]; transfers: number }, kept = 0): number {
  const underWay = model.payouts.filter(({ status }) => status === 'in_flight')
  // What failed has left, and its fee with it.
  const fees = feeAtMost * (underWay.filter(({ isFailed }) => !isFailed).length + paid.transfers)
  const dues = sum(coversOf(model, paid.shares), coverTotal)
  return Math.max(0, kept + fees + dues - balance(model, operator.bank))
}

/** What a careful operator pays in before these are approved: a cooling-off takes own money at any moment, and the bank its fees all the same. */
export const missingBesideCoolingOff = (model: Model, paid: Parameters<typeof missingFor>[1]): number =>
  keptForCoolingOff(model) === 0 ? 0 : missingFor(model, paid, keptForCoolingOff(model))

/** What the operator may spend of its own: all that is fixed comes first, with the fee of what is under way. */
export function freeOwnMoney(model: Model): number {
  const underWay = model.payouts.filter(({ status, isFailed }) => status === 'in_flight' && !isFailed)
  const owed = sum(model.funds, ({ id }) => Math.max(0, -sumOf(model, id, dues)))
  return balance(model, operator.bank) - feeAtMost * underWay.length - owed
}
const dues = [
  'bank',
  'return_due',
  'deposit',
  'capital',
  'refundable',
  'payable',
  'in_flight',
  'withholding_unpaid',
  'withholding_in_flight',
  'tax',
]

/** Who gets the money. */
export const payee = (model: Model, { refund, share }: Payout): Member =>
  at(model.members, at(model.investments, (refund ?? share)?.investment ?? -1).member)

/** The only ways that a payout goes. */
const ways: Record<string, string[]> = {
  planned: ['in_flight', 'withdrawn'],
  in_flight: ['paid', 'refused'],
  paid: ['returned'],
}

/** A payout's money left, and its bank could not credit it: it is away until it comes back. */
export function fail(model: Model, payout: Payout): void {
  if (payout.status !== 'in_flight') throw new Error(`payout ${payout.id} failed as ${payout.status}`)
  const { bank, returnDueOf } = bookOfFund(model, investmentOf(model, payout))
  move(model, payout.amount, { from: bank, to: returnDueOf(payout.id) })
  move(model, payout.fee, { from: operator.bank, to: operator.fee })
  payout.isFailed = true
}

/** A payout has gone on: what that means for the books and for what is owed. @throws Error for a way that there is not. */
export function follow(model: Model, payout: Payout, to: Payout['status'], paidAt: number | null): void {
  // Between two looks it may have been paid and come back.
  if (payout.status === 'in_flight' && to === 'returned') follow(model, payout, 'paid', paidAt)
  if (!ways[payout.status]?.includes(to)) throw new Error(`payout ${payout.id} went from ${payout.status} to ${to}`)
  payout.status = to
  const debt = debtOf(model, payout)
  const { amount, refund, share } = payout
  const investment = investmentOf(model, payout)
  const { bank, tax, inFlightOf, taxInFlightOf, returnDueOf, unpaidTaxOf } = bookOfFund(model, investment)
  const withheld = share?.withheldAt === null ? share.tax : 0
  switch (to) {
    case 'in_flight':
      move(model, withheld, { from: taxInFlightOf(payout.id), to: unpaidTaxOf(investment.id) })
      return move(model, amount, { from: inFlightOf(payout.id), to: debt })
    case 'paid':
      move(model, amount, { from: payout.isFailed ? returnDueOf(payout.id) : bank, to: inFlightOf(payout.id) })
      if (!payout.isFailed) move(model, payout.fee, { from: operator.bank, to: operator.fee })
      move(model, withheld, { from: tax, to: taxInFlightOf(payout.id) })
      if (refund) refund.state = 'paid'
      if (share) markPaid(model, share, paidAt ?? 0)
      return undefined
    case 'refused':
      move(model, amount, { from: debt, to: inFlightOf(payout.id) })
      move(model, withheld, { from: unpaidTaxOf(investment.id), to: taxInFlightOf(payout.id) })
      if (payout.isFailed) move(model, amount, { from: returnDueOf(payout.id), to: bank })
      return backOnList(payout)
    case 'returned':
      move(model, amount, { from: debt, to: bank })
      return backOnList(payout)
    case 'planned':
    case 'withdrawn':
      return backOnList(payout)
  }
}

function backOnList({ refund, share }: Payout): void {
  if (refund) refund.state = 'open'
  if (share) share.paidAt = null
}
