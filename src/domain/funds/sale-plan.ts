import {
  addYen,
  flooredShare,
  floorDivide,
  multiplyThenFloor,
  remainingYen,
  smallerYen,
  subtractYen,
  yen,
  yenFromBigInt,
  type Yen,
} from '../money.ts'

/** What a fund plans to do with its money, as far as it decides from which sale price on investors lose. Whole yen; the rate is in basis points. */
export interface SalePlan {
  /** What the fund pays for its property, without consumption tax. */
  readonly price: Yen
  /** Kept until the end; whatever is not needed is paid back. */
  readonly reserve: Yen
  /** Of the sale price: agent, registration. */
  readonly saleCostBp: number
  /** Investors' money and the operator's subordinated part. */
  readonly senior: Yen
  readonly subordinated: Yen
}

export interface SaleResult {
  readonly salePrice: Yen
  readonly saleCosts: Yen
  readonly reserve: Yen
  /** Sale price less costs, and the reserve. */
  readonly returned: Yen
  readonly toInvestors: Yen
  readonly toOperator: Yen
  readonly investorsLoss: Yen
}

/**
 * The plan of a fund; null where it does not say enough. What is neither price nor reserve pays for the purchase: it does not come back.
 * @param price of all its properties; 0 before one is recorded.
 */
export function salePlanOf(fund: {
  fundTotal: Yen
  subordinatedAmount: Yen
  reserveAmount: number | null
  saleCostBp: number | null
  price: Yen
}): SalePlan | null {
  const { fundTotal, subordinatedAmount: subordinated, reserveAmount, saleCostBp, price } = fund
  if (reserveAmount === null || saleCostBp === null || price === 0) return null
  const reserve = yen(reserveAmount)
  if (addYen(price, reserve) > fundTotal) return null
  return { price, reserve, saleCostBp, senior: subtractYen(fundTotal, subordinated), subordinated }
}

/**
 * What comes back where the property is sold for less than it was bought for: what is missing is the operator's loss first. Rounded against
 * the investors: the price down, the costs up. The whole reserve is taken to be left, and distributions are not in it.
 * @param fallPermille of the purchase price, 0 to 1000.
 */
export function saleAfterFall(
  { price, reserve, saleCostBp, senior, subordinated }: SalePlan,
  fallPermille: number,
): SaleResult {
  const salePrice = multiplyThenFloor(price, 1000 - fallPermille, 1000)
  const saleCosts = yenFromBigInt(-floorDivide(-BigInt(salePrice) * BigInt(saleCostBp), 10_000n))
  const returned = addYen(subtractYen(salePrice, saleCosts), reserve)
  const toInvestors = smallerYen(returned, senior)
  // Above what both put in it is a profit, which this does not share out.
  const toOperator = smallerYen(remainingYen(returned, senior), subordinated)
  return {
    salePrice,
    saleCosts,
    reserve,
    returned,
    toInvestors,
    toOperator,
    investorsLoss: subtractYen(senior, toInvestors),
  }
}

/**
 * The largest fall of the sale price, in thousandths of the purchase price, at which investors lose nothing of their principal; null where
 * they lose even at the purchase price.
 */
export function lossLinePermille(plan: SalePlan): number | null {
  const isLoss = (fall: number) => saleAfterFall(plan, fall).investorsLoss > 0
  if (isLoss(0)) return null
  let without = 0
  let withLoss = 1001
  while (withLoss - without > 1) {
    const middle = Math.floor((without + withLoss) / 2)
    if (isLoss(middle)) withLoss = middle
    else without = middle
  }
  return without
}

/** What an investment gets back in a sale: its share of what investors get, floored. */
export const returnedOf = (amount: Yen, { toInvestors }: SaleResult, { senior }: SalePlan): Yen =>
  flooredShare(toInvestors, amount, senior)

/** What is left of the total beside price and reserve: the costs of the purchase. The three are the whole use of the money. */
export const purchaseCosts = ({ price, reserve, senior, subordinated }: SalePlan): Yen =>
  subtractYen(addYen(senior, subordinated), addYen(price, reserve))
