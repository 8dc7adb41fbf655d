import { assetOf, capitalOf, deployedOf, float, move, payableOf, tax } from './books.ts'
import { at, inFund, sum, type Dividend, type Model, type Share } from './model.ts'

/** The participants' money is handed to the operator and works in the fund. */
export function startOperation(model: Model, place: number): void {
  const fund = at(model.funds, place)
  fund.isWorking = true
  for (const { id, amount } of inFund(model, place, 'Paid')) {
    move(model, amount, { from: float, to: capitalOf(id) })
    move(model, amount, { from: deployedOf(id), to: assetOf(fund.id) })
  }
}

/** With `redeems` the principal goes back. */
export type Distribution = Dividend & { redeems: boolean }

const floorShare = (total: number, part: number, whole: number): number =>
  Number((BigInt(total) * BigInt(part)) / BigInt(whole))

/** Everybody's part, floored; tax of 20.42 %, floored; a loss falls on all of the operator's money first: whatever investors have not put in. */
export function fixDistribution(model: Model, place: number, { total, payday, redeems, loss }: Distribution): void {
  const fund = at(model.funds, place)
  const holders = inFund(model, place, 'Paid').filter((one) => !one.isRedeemed)
  const all = sum(holders, ({ amount }) => amount)
  const lossOfInvestors = Math.max(0, loss - (fund.total - all))
  if (redeems) fund.fixed = { total, payday, loss }
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
    }
    model.shares.push(share)
    move(model, gross - withheld + principal, { from: payableOf(one.id), to: float })
    move(model, withheld, { from: tax, to: float })
    move(model, principal + lost, { from: assetOf(fund.id), to: deployedOf(one.id) })
    if (payAmount(share) === 0) markPaid(model, share, model.now)
  }
}

export const payAmount = ({ gross, tax: withheld, principal }: Share): number => gross - withheld + principal

export function markPaid(model: Model, share: Share, paidAt: number): void {
  share.paidAt = paidAt
  share.isWithheld = true
  if (share.principal + share.loss > 0) at(model.investments, share.investment).isRedeemed = true
}
