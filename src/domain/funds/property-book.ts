import { multiplyThenFloor, yen, zeroYen, type Yen } from '../money.ts'

/** A share of a part, exactly: a third is no decimal. */
export type Share = { readonly numerator: bigint; readonly denominator: bigint }

export const shareOf = (numerator: number, denominator: number): Share => ({
  numerator: BigInt(numerator),
  denominator: BigInt(denominator),
})

export const noShare: Share = { numerator: 0n, denominator: 1n }

const combined = (one: Share, other: Share, sign: 1n | -1n): Share => ({
  numerator: one.numerator * other.denominator + sign * other.numerator * one.denominator,
  denominator: one.denominator * other.denominator,
})

export const addShares = (one: Share, other: Share): Share => combined(one, other, 1n)

const isSmallerShare = (one: Share, other: Share): boolean => combined(one, other, -1n).numerator < 0n

/** What a fund has bought of one part by deals that its book has, and what of it has left the book with sales. */
export type PartInBook = {
  /** What the deals say that it cost, whole yen. */
  readonly price: Yen
  readonly bought: Share
  /** What it stood for in the book when it left. */
  readonly soldFor: Yen
  readonly sold: Share
}

export const nothingInBook: PartInBook = { price: zeroYen, bought: noShare, soldFor: zeroYen, sold: noShare }

const heldOf = ({ bought, sold }: PartInBook): Share => combined(bought, sold, -1n)

/**
 * At what a share of a part leaves the book: its part of what is left of the price, and with the last share all that is left, so that no yen stays behind.
 * Null where the fund holds less of it.
 */
export function bookValueByDeal(part: PartInBook, share: Share): Yen | null {
  const held = heldOf(part)
  const left = yen(part.price - part.soldFor)
  const rest = combined(held, share, -1n).numerator
  if (held.numerator <= 0n || rest < 0n) return null
  return rest === 0n
    ? left
    : multiplyThenFloor(left, share.numerator * held.denominator, share.denominator * held.numerator)
}

/**
 * The same in a book that bought the whole sum of its fund at once: what stands there is divided by the prices of the deals, and the last share of the last part
 * takes what is left.
 */
export function bookValueOfWhole(
  property: Yen,
  parts: readonly PartInBook[],
  { part, share }: { part: PartInBook; share: Share },
): Yen | null {
  const held = heldOf(part)
  if (part.price === 0 || held.numerator <= 0n || isSmallerShare(held, share)) return null
  const all = parts.map((one) => weightOf(one, heldOf(one))).reduce(addShares, noShare)
  const leaving = weightOf(part, share)
  return multiplyThenFloor(property, leaving.numerator * all.denominator, leaving.denominator * all.numerator)
}

/** The price of a share, exactly. */
const weightOf = ({ price, bought }: PartInBook, share: Share): Share => ({
  numerator: BigInt(price) * share.numerator * bought.denominator,
  denominator: share.denominator * bought.numerator,
})
