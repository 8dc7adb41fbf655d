import { daysInTerm, type JapanDate } from '../calendar.ts'
import type { Composition } from './composition.ts'
import { distribute, type Holding } from './distribution.ts'
import { attributeDividend, type AttributedDividend, type BySource } from './dividend-source.ts'
import {
  addYen,
  flooredShare,
  multiplyThenFloor,
  remainingYen,
  smallerYen,
  splitYen,
  subtractYen,
  zeroYen,
  type Yen,
} from '../money.ts'

/** What stands behind the investors. It bears a loss in the order of these names. */
export type Cushion = Omit<Composition, 'senior'> & { readonly reserve: Yen }

/** An investor at the end of a period. */
export type SeniorHolding = Holding & {
  /** Of the principal, in earlier periods, and not made good since. */
  readonly lostEarlier: Yen
  /** Whether the principal goes back with this period although the fund goes on. */
  readonly leaves: boolean
}

/** A calculation period as the fund's books tell it. Both days belong to it. */
export type PeriodResult = {
  readonly startOn: JapanDate
  readonly endOn: JapanDate
  /** Rents and other income; the sale is apart. */
  readonly income: Yen
  /** Income that operators declared without a line of the bank. */
  readonly declared: Yen
  readonly costs: Yen
  /** Proceeds without what the property and its sale cost; below zero where it was sold at a loss. */
  readonly saleProfit: Yen
  /** Whether the fund ends with it. */
  readonly isLast: boolean
  /** In a fund that renews itself, a quarter of a sale's profit goes to the investors, whatever their cap is. */
  readonly autoRenewal: boolean
  readonly plannedRateBp: number
  readonly holdings: readonly SeniorHolding[]
  /** As it stood when the period began. */
  readonly cushion: Cushion
  /** Of the operator's money, in earlier periods, and not made good since. */
  readonly cushionLostEarlier: Omit<Cushion, 'reserve'>
}

/** What a period means for one investor. Principal is never part of the dividend. */
export type SeniorShare = {
  readonly investId: string
  readonly dividend: Yen
  readonly loss: Yen
  /** What was lost earlier and is made good now: it is principal again, and nothing of it is paid as a dividend. */
  readonly restored: Yen
  /** What goes back of it. */
  readonly principal: Yen
}

export type Waterfall = {
  /** Of the whole fund; below zero for a loss. */
  readonly profit: Yen
  /** Most that the contract gives the investors, without their quarter of a sale. */
  readonly cap: Yen
  /** The investors' part of the profit up to the cap. */
  readonly priority: Yen
  /** Their quarter of the sale's profit, in a fund that renews itself. */
  readonly saleQuarter: Yen
  readonly shares: readonly SeniorShare[]
  /** Where the dividends of all shares come from. */
  readonly sources: BySource
  readonly cushionLoss: Cushion
  readonly cushionRestored: Omit<Cushion, 'reserve'>
  /** What is left, with what flooring the shares leaves. Below zero by the few yen that flooring the investors' losses leaves. */
  readonly operatorShare: Yen
}

const LOSS_ORDER = ['reserve', 'subordinated', 'fillIn', 'takenOver'] as const
const RESTORED_ORDER = ['takenOver', 'fillIn', 'subordinated'] as const

/**
 * What investors get at most of the profit of a period (contract, article on profit: the senior part's profit up to the planned rate):
 * amounts x rate x days / 365, floored, days counted with both ends, 365 in leap years too. `invested` is what works in the period.
 */
export function dividendCap(invested: Yen, plannedRateBp: number, startOn: JapanDate, endOn: JapanDate): Yen {
  return multiplyThenFloor(invested, BigInt(plannedRateBp) * BigInt(daysInTerm(startOn, endOn)), 10_000n * 365n)
}

/** On the sale of an auto-renewing fund's property, 25 % of the profit is distributed in addition, floored. */
export function saleProfitDistribution(saleProfit: Yen): Yen {
  return multiplyThenFloor(saleProfit, 25, 100)
}

export type LossAllocation = {
  readonly cushionLoss: Cushion
  readonly losses: ReadonlyMap<string, Yen>
  /** Yen that flooring in the investors' favour leaves with the operator. */
  readonly leftWithOperator: Yen
}

/**
 * A loss falls on the reserve, then on the operator's money (the published part, what filled a gap, what was taken over), then on the investors in
 * proportion to the principal that they still have, each floored and none above it. Investors applied to a fund with this cushion; how many others
 * came was not in their hands. @throws RangeError for a loss larger than the whole fund as it is really composed.
 */
export function allocateLoss(loss: Yen, cushion: Cushion, holdings: readonly Holding[]): LossAllocation {
  const [cushionLoss, rest] = drain(loss, LOSS_ORDER, cushion)
  const all = addYen(...holdings.map(({ amount }) => amount))
  if (rest > all) throw new RangeError('a loss cannot pass the whole fund')
  const losses = new Map(
    holdings.map(({ investId, amount }) => [investId, rest === 0 ? zeroYen : flooredShare(rest, amount, all)] as const),
  )
  return { cushionLoss, losses, leftWithOperator: subtractYen(rest, addYen(...losses.values())) }
}

/**
 * Who gets what of a period (contract, articles on profit, loss and distribution). A loss goes its order. A profit first makes good what investors
 * lost of their principal earlier (commercial code, article 538), then is their dividend up to the cap, then makes good the operator's own losses,
 * last in first; what is left is the operator's. Every yen of the profit goes somewhere:
 * profit = restored + dividends + restored cushion + operator's share - losses.
 */
export function waterfall(period: PeriodResult): Waterfall {
  const { ordinary, sale } = resultOf(period)
  const profit = addYen(ordinary, sale)
  const invested = addYen(...period.holdings.map(({ amount }) => amount))
  const cap = dividendCap(invested, period.plannedRateBp, period.startOn, period.endOn)
  return profit < 0 ? ofLoss(period, profit, cap) : ofProfit(period, { ordinary, sale, cap })
}

function ofLoss(period: PeriodResult, profit: Yen, cap: Yen): Waterfall {
  const loss = subtractYen(zeroYen, profit)
  const standing = period.holdings.map(({ investId, amount, lostEarlier }) => ({
    investId,
    amount: subtractYen(amount, lostEarlier),
  }))
  const { cushionLoss, losses, leftWithOperator } = allocateLoss(loss, period.cushion, standing)
  return {
    profit,
    cap,
    priority: zeroYen,
    saleQuarter: zeroYen,
    shares: period.holdings.map((holding) =>
      shareOf(period, holding, { loss: losses.get(holding.investId) ?? zeroYen }),
    ),
    sources: sourcesOf(period, { dividend: zeroYen, saleQuarter: zeroYen }),
    cushionLoss,
    cushionRestored: { takenOver: zeroYen, fillIn: zeroYen, subordinated: zeroYen },
    operatorShare: subtractYen(zeroYen, leftWithOperator),
  }
}

function ofProfit(period: PeriodResult, { ordinary, sale, cap }: { ordinary: Yen; sale: Yen; cap: Yen }): Waterfall {
  const lost = period.holdings.map(({ lostEarlier }) => lostEarlier)
  const toRestore = smallerYen(addYen(...lost), addYen(ordinary, sale))
  const restored = splitYen(toRestore, lost)
  const ordinaryLeft = remainingYen(ordinary, toRestore)
  const saleLeft = subtractYen(sale, remainingYen(toRestore, ordinary))
  const priority = smallerYen(ordinaryLeft, cap)
  const saleQuarter = saleProfitDistribution(saleLeft)
  const { dividends, leftWithOperator } = distribute(addYen(priority, saleQuarter), period.holdings)
  const operators = addYen(subtractYen(ordinaryLeft, priority), subtractYen(saleLeft, saleQuarter), leftWithOperator)
  const [cushionRestored, operatorShare] = drain(operators, RESTORED_ORDER, period.cushionLostEarlier)
  return {
    profit: addYen(ordinary, sale),
    cap,
    priority,
    saleQuarter,
    shares: period.holdings.map((holding, index) =>
      shareOf(period, holding, {
        dividend: dividends.get(holding.investId) ?? zeroYen,
        restored: restored[index] ?? zeroYen,
      }),
    ),
    sources: sourcesOf(period, { dividend: addYen(...dividends.values()), saleQuarter }),
    cushionLoss: { reserve: zeroYen, subordinated: zeroYen, fillIn: zeroYen, takenOver: zeroYen },
    cushionRestored,
    operatorShare,
  }
}

/** The sale's profit stays apart in a fund that renews itself, as far as the running result does not need it. */
function resultOf({ income, declared, costs, saleProfit, autoRenewal }: PeriodResult): { ordinary: Yen; sale: Yen } {
  const running = subtractYen(addYen(income, declared), costs)
  if (!autoRenewal || saleProfit <= 0) return { ordinary: addYen(running, saleProfit), sale: zeroYen }
  const made = smallerYen(saleProfit, remainingYen(zeroYen, running))
  return { ordinary: addYen(running, made), sale: subtractYen(saleProfit, made) }
}

/** No reserve: a contract form that allows one is still to be written. */
function sourcesOf({ income, costs, saleProfit, declared }: PeriodResult, dividend: AttributedDividend): BySource {
  return attributeDividend(dividend, {
    rent: subtractYen(income, costs),
    sale: saleProfit,
    reserve: zeroYen,
    declared,
  })
}

function shareOf(
  { isLast }: PeriodResult,
  { investId, amount, lostEarlier, leaves }: SeniorHolding,
  part: Partial<Pick<SeniorShare, 'dividend' | 'loss' | 'restored'>>,
): SeniorShare {
  const { dividend = zeroYen, loss = zeroYen, restored = zeroYen } = part
  const principal = addYen(subtractYen(amount, lostEarlier), restored)
  return {
    investId,
    dividend,
    loss,
    restored,
    principal: isLast || leaves ? subtractYen(principal, loss) : zeroYen,
  }
}

/** Takes an amount out of vessels, one after the other, each as far as it holds. @returns what each gave, and what none could. */
function drain<Name extends string>(
  amount: Yen,
  order: readonly Name[],
  vessels: Readonly<Record<Name, Yen>>,
): [Record<Name, Yen>, Yen] {
  let left = amount
  const given = order.map((name) => {
    const part = smallerYen(left, vessels[name])
    left = subtractYen(left, part)
    return [name, part] as const
  })
  return [Object.fromEntries(given) as Record<Name, Yen>, left]
}
