import { addYen, remainingYen, smallerYen, subtractYen, zeroYen, type Yen } from '../money.ts'
import type { ContributedPart, OwnMoney } from '../investing/own-money.ts'

/** What the operator contributes of a purchase instead of being paid for it. */
type BroughtIn = Readonly<Record<ContributedPart, Yen>>

export type StartPurchase<Deal> = { readonly purchase: Deal; readonly broughtIn: BroughtIn; readonly cash: Yen }

/**
 * How the start pays the operator for what he sells: what he still has to contribute he brings in with the property, the subordinated part first and from the
 * first purchase on; the rest of the prices is paid in cash.
 * @returns the purchases, and what is left for him to contribute in cash. What he contributed beyond his part stays below zero there.
 */
export function divideStart<Deal extends { readonly price: Yen }>(
  purchases: readonly Deal[],
  missing: OwnMoney,
): { purchases: StartPurchase<Deal>[]; missing: OwnMoney } {
  let left = missing
  const divided = purchases.map((purchase): StartPurchase<Deal> => {
    const subordinated = smallerYen(purchase.price, atLeastZero(left.subordinated))
    const fillIn = smallerYen(subtractYen(purchase.price, subordinated), atLeastZero(left.fillIn))
    left = {
      ...left,
      subordinated: subtractYen(left.subordinated, subordinated),
      fillIn: subtractYen(left.fillIn, fillIn),
    }
    return {
      purchase,
      broughtIn: { subordinated, fillIn },
      cash: subtractYen(purchase.price, addYen(subordinated, fillIn)),
    }
  })
  return { purchases: divided, missing: left }
}

const atLeastZero = (amount: Yen): Yen => remainingYen(amount, zeroYen)
