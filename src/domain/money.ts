declare const yenBrand: unique symbol

/** Whole yen. Only `yen()` makes one, so a fraction or a number past 2^53 never gets into a sum. */
export type Yen = number & { readonly [yenBrand]: 'yen' }

/** The only way from a plain number. Throws RangeError on a fraction, NaN, an infinity or a number past 2^53 - 1. */
export function yen(amount: number): Yen {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole safe amount of yen: ${amount}`)
  return (Object.is(amount, -0) ? 0 : amount) as Yen
}

/** From the database's bigint or its decimal text. Throws RangeError or SyntaxError on anything else. */
export function yenFromBigInt(amount: bigint | string): Yen {
  return yen(Number(checkedSafe(BigInt(amount))))
}

export const zeroYen = yen(0)

export function addYen(...amounts: readonly Yen[]): Yen {
  return amounts.reduce<Yen>((sum, amount) => yen(sum + amount), zeroYen)
}

export function subtractYen(from: Yen, amount: Yen): Yen {
  return yen(from - amount)
}

export function smallerYen(first: Yen, second: Yen): Yen {
  return first < second ? first : second
}

/** Never below zero: what is left of a limit that may already be passed. */
export function remainingYen(limit: Yen, used: Yen): Yen {
  return yen(Math.max(0, limit - used))
}

/** Integer division that rounds towards minus infinity. The one division of this code base. */
export function floorDivide(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('the denominator must be positive')
  const quotient = numerator / denominator
  return numerator % denominator < 0n ? quotient - 1n : quotient
}

/** floor(amount * numerator / denominator), exact however large the product is. */
export function multiplyThenFloor(amount: Yen, numerator: bigint | number, denominator: bigint | number): Yen {
  return yenFromBigInt(floorDivide(BigInt(amount) * BigInt(numerator), BigInt(denominator)))
}

/** The floored share that `own` has in `total` when it is split over `all`. What flooring leaves is nobody's share. */
export function flooredShare(total: Yen, own: Yen, all: Yen): Yen {
  return multiplyThenFloor(total, own, all)
}

/**
 * Splits an amount by weights without losing a yen: each part is floored, what is left goes yen by yen to the parts that lost most by it, the
 * earlier of equals first. Nothing where all weights are zero.
 */
export function splitYen(amount: Yen, weights: readonly Yen[]): Yen[] {
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (all === 0n) return weights.map(() => zeroYen)
  const parts = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight)
    return { index, floor: floorDivide(product, all), remainder: product % all }
  })
  const left = Number(BigInt(amount) - parts.reduce((sum, { floor }) => sum + floor, 0n))
  const luckier = new Set(
    parts
      .toSorted((one, other) => Number(other.remainder - one.remainder) || one.index - other.index)
      .slice(0, left)
      .map(({ index }) => index),
  )
  return parts.map(({ index, floor }) => yenFromBigInt(luckier.has(index) ? floor + 1n : floor))
}

/** floor(part * 100 / whole), whole percent. */
export function flooredPercent(part: Yen, whole: Yen): number {
  return Number(floorDivide(BigInt(part) * 100n, BigInt(whole)))
}

/** "1,000,000円"; a negative amount takes the minus sign U+2212. */
export function formatYen(amount: Yen): string {
  return `${withSign(amount)}円`
}

/** "1,000,000", where a heading has said that these are yen. */
export function formatAmount(amount: Yen): string {
  return withSign(amount)
}

/** "50万円", for choices and headings alone. An amount between two units of 10,000 yen is written out: "125,500円". */
export function formatManYen(amount: Yen): string {
  return amount % 10_000 === 0 && amount !== 0 ? `${withSign(yen(amount / 10_000))}万円` : formatYen(amount)
}

function withSign(amount: number): string {
  const digits = String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, ',')
  return amount < 0 ? `−${digits}` : digits
}

function checkedSafe(amount: bigint): bigint {
  if (amount !== BigInt.asIntN(54, amount)) throw new RangeError(`not a safe amount of yen: ${amount}`)
  return amount
}
