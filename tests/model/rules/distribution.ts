import { balance, fundBook, held, move, operator, passCash } from './books.ts'
import { at, bookOfFund, inFund, sum, type Dividend, type Model, type Share } from './model.ts'

/** The participants' money works in the fund, with the operator's for all the rest, and the fund buys the property from the operator. */
export function startOperation(model: Model, place: number): void {
  const fund = at(model.funds, place)
  fund.isWorking = true
  const { capitalOf, deployedOf, property, subordinated, fillIn } = fundBook(fund.id)
  const participants = inFund(model, place, 'Paid')
  if (participants.length === 0) return
  const raised = sum(participants, ({ amount }) => amount)
  const interest = operator.interestIn(fund.id)
  passCash(model, fund.subordinated, { debit: interest, credit: subordinated })
  passCash(model, fund.total - fund.subordinated - raised, { debit: interest, credit: fillIn })
  for (const { id, amount } of participants) move(model, amount, { from: deployedOf(id), to: capitalOf(id) })
  passCash(model, fund.total, { debit: property, credit: operator.equity })
}

/** With `redeems` the principal goes back. */
export type Distribution = Dividend & { redeems: boolean }

const floorShare = (total: number, part: number, whole: number): number =>
  Number((BigInt(total) * BigInt(part)) / BigInt(whole))

/** Everybody's part, floored; tax of 20.42 %, floored; a loss falls on all of the operator's money first: whatever investors have not put in. */
export function fixDistribution(model: Model, place: number, { total, payday, redeems, loss }: Distribution): void {
  const fund = at(model.funds, place)
  const { result, payableOf, unpaidTaxOf, deployedOf, property, subordinated, fillIn } = fundBook(fund.id)
  const holders = inFund(model, place, 'Paid').filter((one) => !one.isRedeemed)
  const all = sum(holders, ({ amount }) => amount)
  const lossOfInvestors = Math.max(0, loss - (fund.total - all))
  if (redeems) fund.fixed = { total, payday, loss }
  if (holders.length > 0) {
    const lostSubordinated = Math.min(loss, fund.subordinated)
    const lostFillIn = Math.min(loss, fund.total - all) - lostSubordinated
    move(model, lostSubordinated, { from: property, to: subordinated })
    move(model, lostFillIn, { from: property, to: fillIn })
    move(model, lostSubordinated + lostFillIn, { from: operator.interestIn(fund.id), to: operator.fundResult })
  }
  for (const one of holders) {
    const gross = floorShare(total, one.amount, all)
    const withheld = floorShare(gross, 2042, 10_000)
    const lost = floorShare(lossOfInvestors, one.amount, all)
    const principal = redeems ? one.amount - lost : 0
    const share: Share = {
      investment: model.investments.indexOf(one),
      fund: place,
      payday,
      gross,
      tax: withheld,
      principal,
      loss: lost,
      fixedAt: model.now,
      paidAt: null,
      isWithheld: false,
      isCovered: false,
    }
    model.shares.push(share)
    move(model, gross - withheld, { from: payableOf(one.id), to: result })
    move(model, withheld, { from: unpaidTaxOf(one.id), to: result })
    move(model, principal, { from: payableOf(one.id), to: deployedOf(one.id) })
    // What was lost is no property any more.
    move(model, lost, { from: property, to: deployedOf(one.id) })
    if (payAmount(share) === 0) markPaid(model, share, model.now)
  }
}

/**
 * The second consent to a payment: what is fixed gets its cash, out of the operator's own money and once. A dividend without booked income is declared
 * income; principal is what the operator pays for the property.
 */
export function cover(model: Model, share: Share): void {
  if (share.isCovered) return
  share.isCovered = true
  const { declaredIncome, property } = bookOfFund(model, share)
  passCash(model, share.gross, { debit: operator.equity, credit: declaredIncome })
  passCash(model, share.principal, { debit: operator.equity, credit: property })
}

export const payAmount = ({ gross, tax: withheld, principal }: Share): number => gross - withheld + principal

export function markPaid(model: Model, share: Share, paidAt: number): void {
  share.paidAt = paidAt
  share.isWithheld = true
  if (share.principal + share.loss > 0) at(model.investments, share.investment).isRedeemed = true
}

/** Of a fund's investors: at work, or fixed to go back and not paid. */
export function owedPrincipal(model: Model, place: number): number {
  const { deployedOf } = fundBook(at(model.funds, place).id)
  const atWork = sum(inFund(model, place, 'Paid'), ({ id }) => held(model, deployedOf(id)))
  const unpaid = model.shares.filter(({ fund, paidAt }) => fund === place && paidAt === null)
  return atWork + sum(unpaid, ({ principal }) => principal)
}

/** After all investors: the operator takes what is left of the property, and his parts with it. */
export function returnOwnPart(model: Model, place: number): void {
  const { id } = at(model.funds, place)
  const { property, subordinated, fillIn } = fundBook(id)
  passCash(model, balance(model, property), { debit: operator.equity, credit: property })
  for (const part of [fillIn, subordinated])
    passCash(model, held(model, part), { debit: part, credit: operator.interestIn(id) })
}
