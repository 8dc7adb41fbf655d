/** All amounts are whole yen and every division floors; nothing passes through binary floating point. */
export interface SimulatedReturn {
  beforeTax: number
  tax: number
  afterTax: number
}

/** A decimal percentage, e.g. 8.2, as an exact fraction: 82 / 10. */
function exactRate(percent: number): { numerator: bigint; denominator: bigint } {
  const [whole = '0', decimals = ''] = String(percent).split('.')
  return { numerator: BigInt(whole + decimals), denominator: 10n ** BigInt(decimals.length) }
}

function taxed(beforeTax: bigint, taxRate: { numerator: bigint; denominator: bigint }): SimulatedReturn {
  const tax = (beforeTax * taxRate.numerator) / taxRate.denominator
  return { beforeTax: Number(beforeTax), tax: Number(tax), afterTax: Number(beforeTax - tax) }
}

/** floor(amount × rate × months / 1200), less 20.42 % withheld at source. */
export function simulateFund(amount: number, ratePercent: number, months: number): SimulatedReturn {
  const rate = exactRate(ratePercent)
  const beforeTax = (BigInt(amount) * rate.numerator * BigInt(months)) / (1200n * rate.denominator)
  return taxed(beforeTax, { numerator: 2042n, denominator: 10_000n })
}

/** An ordinary bank deposit at 0.2 % a year for as long, less 20.315 %. */
export function simulateDeposit(amount: number, months: number): SimulatedReturn {
  const beforeTax = (BigInt(amount) * 2n * BigInt(months)) / 12_000n
  return taxed(beforeTax, { numerator: 20_315n, denominator: 100_000n })
}
