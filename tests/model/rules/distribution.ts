import { balance, freeOf, fundBook, held, move, operator, passCash, sumOf } from './books.ts'
import { booksOf, openEarnings, takeEarnings } from './earnings.ts'
import { daysInAll } from './japan-time.ts'
import { at, inFund, sum, type Closing, type Dividend, type Investment, type Model, type Share } from './model.ts'
import { distributionsOf, holdersOf, type DuePeriod } from './periods.ts'
import { capOf, floorShare, resultOf, sourcesOf, type Cushion } from './waterfall.ts'

/** Every fund plans the same, in hundredths of a percent. */
export const plannedRateBp = 820

/** The participants' money works in the fund, with the operator's for all the rest, and the fund buys the property from the operator. */
export function startOperation(model: Model, place: number): void {
  const fund = at(model.funds, place)
  fund.workingSince = model.now
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

/** What the operator has in a fund: the published part, what leavers got back of it, and whatever investors have not put in. */
function cushionOf(model: Model, place: number): Cushion {
  const { total, subordinated } = at(model.funds, place)
  const gone = model.shares.filter(
    ({ fund, distribution }) => fund === place && !at(model.distributions, distribution).redeems,
  )
  const takenOver = sum(gone, ({ principal, loss }) => principal + loss)
  const everPaid = sum(inFund(model, place, 'Paid'), ({ amount }) => amount)
  return { subordinated, takenOver, fillIn: total - subordinated - everPaid }
}

/** What the books of a period give those who share it; null where nothing of it is booked. Costs of two kinds that make each other good are booked. */
export function closingOf(
  model: Model,
  place: number,
  { number, startOn, endOn }: DuePeriod,
): (Closing & { spare: number }) | null {
  const earnings = openEarnings(model, place, endOn)
  const books = booksOf(earnings)
  const lossCarried = lossCarriedIn(model, place)
  const onAccount = (name: string): number =>
    sum(
      earnings.filter(({ account }) => account === name),
      ({ amount }) => amount,
    )
  const isBooked = earnings.some(({ account }) => onAccount(account) !== 0)
  if (!isBooked && lossCarried === 0) return null
  const { autoRenewal } = at(model.funds, place)
  const result = resultOf({
    books,
    amounts: holdersOf(model, place, number).map(({ amount }) => amount),
    cushion: cushionOf(model, place),
    lossCarried,
    rateBp: plannedRateBp,
    days: daysInAll(startOn, endOn),
    autoRenewal,
  })
  return { ...books, lossCarried, ...result }
}

/** What is not made good of earlier periods' losses. */
const lossCarriedIn = (model: Model, place: number): number =>
  distributionsOf(model, place).findLast(({ closing }) => closing !== null)?.closing?.lossLeft ?? 0

/** What the fund's own cash lacks of what it has to pay itself: what the books give, and principal as far as the operator takes over no property for it. */
export function missingCash(model: Model, place: number, due: DuePeriod, entry: Dividend): number {
  const closing = closingOf(model, place, due)
  const parts = partsOf(model, place, due, entry)
  const principal = sum(parts, (part) => part.principal)
  const given = Math.min(
    sum(parts, ({ gross }) => gross),
    closing === null ? 0 : closing.priority + closing.saleQuarter,
  )
  const lossInBooks = due.isLast ? (closing?.lossLeft ?? 0) : 0
  const stands = sumOf(model, at(model.funds, place).id, works) + principal + lossInBooks
  const takenOver = Math.min(principal, Math.max(0, stands))
  const { subordinated, fillIn, takenOver: ofLeavers } = cushionOf(model, place)
  const borne = Math.min(entry.loss, subordinated + fillIn + ofLeavers) + sum(parts, ({ loss }) => loss)
  const needed = Math.max(0, given + principal - takenOver - Math.max(0, lossInBooks - borne))
  return Math.max(0, needed - Math.max(0, spendableOf(model, place)))
}

/** What a fund may spend: its free cash without what is fixed for its investors, but for what the operator has still to pay in for that. */
export function spendableOf(model: Model, place: number): number {
  const { id } = at(model.funds, place)
  const waiting = model.shares.filter(
    (share) => share.fund === place && share.paidAt === null && !isUnderWay(model, share),
  )
  const owed = -sumOf(model, id, ['payable', 'withholding_unpaid'])
  const property = Math.min(
    sum(waiting, ({ principal }) => principal),
    Math.max(0, sumOf(model, id, works)),
  )
  return freeOf(model, id) - Math.max(0, owed - incomeToCome(model, place) - property)
}

/** What was declared with a fund's dividends and is not paid in. */
function incomeToCome(model: Model, place: number): number {
  const { id, declaredPaidIn } = at(model.funds, place)
  const distributions = distributionsOf(model, place)
  const last = distributions.findLast(({ closing }) => closing !== null)
  const lossCarried = last?.redeems === false ? (last.closing?.lossLeft ?? 0) : 0
  const published = sum(distributions, ({ sources }) => sources.declared.yen) - declaredPaidIn
  return Math.max(0, Math.min(sumOf(model, id, earned) - lossCarried, published))
}

/** Of their principal, and of the contract's cap of all periods: what the operator takes of the property at the end then needs a stranger's appraisal, which no history records. */
export function lackedByInvestors(model: Model, place: number): number {
  const { autoRenewal } = at(model.funds, place)
  const capped = distributionsOf(model, place).filter(({ redeems }) => redeems || !autoRenewal)
  const shortOfCap = sum(capped, ({ cap, total, saleProfit }) => cap - (total - Math.floor(saleProfit / 4)))
  const lost = sum(
    model.shares.filter((share) => share.fund === place),
    ({ loss }) => loss,
  )
  return lost + Math.max(0, shortOfCap)
}

const isUnderWay = (model: Model, share: Share): boolean =>
  model.payouts.some((payout) => payout.share === share && payout.status === 'in_flight')

export const totalOf = ({ total, saleProfit }: Dividend): number => total + Math.floor(saleProfit / 4)

/** Of one investor. */
interface Part {
  investment: Investment
  gross: number
  principal: number
  loss: number
}

/** Everybody's part, each floored; a loss falls on all of the operator's money first. */
function partsOf(model: Model, place: number, due: DuePeriod, entry: Dividend): Part[] {
  const fund = at(model.funds, place)
  const holders = holdersOf(model, place, due.number)
  const all = sum(holders, ({ amount }) => amount)
  const { subordinated, fillIn, takenOver } = cushionOf(model, place)
  const lossOfInvestors = Math.max(0, entry.loss - subordinated - fillIn - takenOver)
  return holders.map((one) => {
    const loss = floorShare(lossOfInvestors, one.amount, all)
    const goesBack =
      due.isLast ||
      (fund.autoRenewal && at(fund.terms, due.number - 1).leaves.get(model.investments.indexOf(one)) === true)
    return {
      investment: one,
      gross: floorShare(totalOf(entry), one.amount, all),
      principal: goesBack ? one.amount - loss : 0,
      loss,
    }
  })
}

/** Everybody's part is owed from now on, with a tax of 20.42 %, floored. What was earned becomes the fund's result, and what of it is the operator's is owed to him. */
export function fixDistribution(model: Model, place: number, due: DuePeriod, entry: Dividend): void {
  const { id } = at(model.funds, place)
  const { result, property, payableOf, unpaidTaxOf, deployedOf, operatorShare } = fundBook(id)
  const parts = partsOf(model, place, due, entry)
  // Also where nobody takes part: then all of it is the operator's.
  const closing = closingOf(model, place, due)
  const taken = closing === null ? [] : openEarnings(model, place, due.endOn)
  const cushion = cushionOf(model, place)
  const paid = sum(parts, ({ gross }) => gross)
  const index = model.distributions.length
  const ofOperator =
    closing === null ? 0 : Math.max(0, closing.spare - Math.min(paid, closing.priority + closing.saleQuarter))
  model.distributions.push({
    fund: place,
    period: due.number,
    startOn: due.startOn,
    endOn: due.endOn,
    total: totalOf(entry),
    saleProfit: entry.saleProfit,
    loss: entry.loss,
    payday: entry.payday,
    redeems: due.isLast,
    fixedAt: model.now,
    lossExplainedAt: null,
    closing,
    sources: sourcesOf(closing, closing ?? { priority: 0, saleQuarter: 0 }, paid),
    operatorShare: ofOperator,
    cap: capOf(
      sum(parts, ({ investment }) => investment.amount),
      plannedRateBp,
      daysInAll(due.startOn, due.endOn),
    ),
  })
  takeEarnings(model, taken, index)
  move(model, ofOperator, { from: operatorShare, to: result })
  const lost = bearLoss(model, place, cushion, entry.loss) + sum(parts, ({ loss }) => loss)
  // What the books show of a loss is borne where they show it; what was only said is property that is gone.
  const inBooks = due.isLast ? (closing?.lossLeft ?? 0) : 0
  const shown = Math.min(lost, inBooks)
  move(model, lost - shown, { from: property, to: result })
  const rest = inBooks - shown < parts.length ? inBooks - shown : 0
  bearRest(model, id, rest)
  for (const { investment, gross, principal, loss } of parts) {
    const withheld = floorShare(gross, 2042, 10_000)
    const share: Share = {
      distribution: index,
      investment: model.investments.indexOf(investment),
      fund: place,
      payday: entry.payday,
      gross,
      tax: withheld,
      principal,
      loss,
      fixedAt: model.now,
      paidAt: null,
      withheldAt: null,
      isCovered: false,
    }
    model.shares.push(share)
    move(model, gross - withheld, { from: payableOf(investment.id), to: result })
    move(model, withheld, { from: unpaidTaxOf(investment.id), to: result })
    move(model, principal, { from: payableOf(investment.id), to: deployedOf(investment.id) })
    move(model, loss, { from: result, to: deployedOf(investment.id) })
    if (payAmount(share) === 0) markPaid(model, share, model.now)
  }
}

/** What the operator's parts bear of a loss, as far as they are paid in: his loss in his own book too. */
function bearLoss(model: Model, place: number, cushion: Cushion, loss: number): number {
  const { id } = at(model.funds, place)
  const { result, subordinated, fillIn, takenOver } = fundBook(id)
  let left = loss
  let borne = 0
  for (const [account, size] of [
    [subordinated, cushion.subordinated],
    [fillIn, cushion.fillIn],
    [takenOver, cushion.takenOver],
  ] as const) {
    const part = Math.min(left, size)
    left -= part
    const paidIn = Math.min(part, held(model, account))
    move(model, paidIn, { from: result, to: account })
    borne += paidIn
  }
  move(model, borne, { from: operator.interestIn(id), to: operator.fundResult })
  return borne
}

/** The few yen that flooring the investors' parts of a loss leaves: the operator pays them in and bears them. */
function bearRest(model: Model, id: number, rest: number): void {
  const { result, fillIn } = fundBook(id)
  passCash(model, rest, { debit: operator.interestIn(id), credit: fillIn })
  move(model, rest, { from: result, to: fillIn })
  move(model, rest, { from: operator.interestIn(id), to: operator.fundResult })
}

/** What the operator's own money adds to a fund's book, so that these shares can be paid out of it. */
export interface Cover {
  fund: number
  /** A dividend without booked income is declared income. */
  income: number
  /** Principal is what the operator pays for the property; of those who leave, for their part. */
  property: number
  takenOver: number
  /** What a loss took of the part of those who left, before it was paid for. */
  lost: number
}

const earned = ['undistributed', 'declared_income']
const works = ['property', 'deployed', 'subordinated', 'fill_in', 'taken_over']

export function coversOf(model: Model, shares: readonly Share[]): Cover[] {
  const uncovered = shares.filter(({ isCovered }) => !isCovered)
  return [...new Set(uncovered.map(({ fund }) => fund))].map((fund) => {
    const own = uncovered.filter((share) => share.fund === fund)
    const [last, others] = [own.filter((share) => isLast(model, share)), own.filter((share) => !isLast(model, share))]
    const { id } = at(model.funds, fund)
    const due = [...new Set(own.map(({ distribution }) => distribution))].map((distribution) =>
      Math.min(
        sum(
          own.filter((share) => share.distribution === distribution),
          ({ gross }) => gross,
        ),
        at(model.distributions, distribution).sources.declared.yen,
      ),
    )
    const principal = Math.max(0, sumOf(model, id, works))
    const property = sum(last, (share) => share.principal)
    return {
      fund,
      income: Math.min(
        sum(due, (yen) => yen),
        incomeToCome(model, fund),
      ),
      property: Math.min(property, principal),
      takenOver: Math.min(
        sum(others, (share) => share.principal),
        Math.max(0, principal - property),
      ),
      lost: unborneLoss(model, fund),
    }
  })
}

/** Of the last period's loss, what nobody's money has borne yet. */
function unborneLoss(model: Model, fund: number): number {
  const last = distributionsOf(model, fund).findLast(({ closing }) => closing !== null)
  if (last?.redeems !== true) return 0
  const stands = sumOf(model, at(model.funds, fund).id, earned) - incomeToCome(model, fund)
  return Math.min(last.closing?.lossLeft ?? 0, Math.max(0, stands))
}

export const coverTotal = ({ income, property, takenOver, lost }: Cover): number => income + property + takenOver + lost

const isLast = (model: Model, { distribution }: Share): boolean => at(model.distributions, distribution).redeems

/** The second consent to a payment: what the fund's book lacks for it comes in, out of the operator's own money and once. */
export function cover(model: Model, shares: readonly Share[]): void {
  for (const { fund, income, property, takenOver, lost } of coversOf(model, shares)) {
    const { id } = at(model.funds, fund)
    const book = fundBook(id)
    passCash(model, income, { debit: operator.equity, credit: book.declaredIncome })
    at(model.funds, fund).declaredPaidIn += income
    passCash(model, property, { debit: operator.equity, credit: book.property })
    passCash(model, takenOver + lost, { debit: operator.interestIn(id), credit: book.takenOver })
    move(model, lost, { from: book.result, to: book.takenOver })
    move(model, lost, { from: operator.interestIn(id), to: operator.fundResult })
  }
  for (const share of shares) share.isCovered = true
}

/** Whether a fund cannot pay its shares: neither its free cash nor what the operator's own money adds to it is enough. */
export function lacksCash(model: Model, shares: readonly Share[]): boolean {
  const covers = coversOf(model, shares)
  return [...new Set(shares.map(({ fund }) => fund))].some((fund) => {
    const added = covers.filter((one) => one.fund === fund)
    const due = sum(
      shares.filter((share) => share.fund === fund),
      (share) => payAmount(share) + (share.withheldAt === null ? share.tax : 0),
    )
    const own = sum(added, coverTotal)
    return due - own > freeOf(model, at(model.funds, fund).id)
  })
}

export const payAmount = ({ gross, tax: withheld, principal }: Share): number => gross - withheld + principal

export function markPaid(model: Model, share: Share, paidAt: number): void {
  share.paidAt = paidAt
  share.withheldAt ??= paidAt
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
  const { property, subordinated, fillIn, takenOver } = fundBook(id)
  passCash(model, balance(model, property), { debit: operator.equity, credit: property })
  for (const part of [takenOver, fillIn, subordinated])
    passCash(model, held(model, part), { debit: part, credit: operator.interestIn(id) })
}
