import { multiplyThenFloor, subtractYen, type Yen } from '../money.ts'

/** 20.42 %, as every row of the withholding table comes to. */
const WITHHOLDING_TAX = { numerator: 2_042, denominator: 10_000 } as const
/** The ordinary deposit that the simulator compares with: 0.2 % a year, 20.315 % tax on its interest. */
const DEPOSIT_RATE_BP = 20
const DEPOSIT_TAX = { numerator: 20_315, denominator: 100_000 } as const
const BASIS_POINT_MONTHS_PER_YEAR = 10_000 * 12

export type Yield = { readonly gross: Yen; readonly tax: Yen; readonly net: Yen }
export type Simulation = { readonly fund: Yield; readonly deposit: Yield }

/** Exact: 8.2 % (820) of 100,000 yen for 3 months is 2,050 yen. All three figures are floored to whole yen. */
export function simulate(amount: Yen, plannedRateBp: number, months: number): Simulation {
  return {
    fund: afterTax(proRata(amount, plannedRateBp, months), WITHHOLDING_TAX),
    deposit: afterTax(proRata(amount, DEPOSIT_RATE_BP, months), DEPOSIT_TAX),
  }
}

function afterTax(gross: Yen, taxRate: { readonly numerator: number; readonly denominator: number }): Yield {
  const tax = multiplyThenFloor(gross, taxRate.numerator, taxRate.denominator)
  return { gross, tax, net: subtractYen(gross, tax) }
}

function proRata(amount: Yen, rateBp: number, months: number): Yen {
  return multiplyThenFloor(amount, BigInt(rateBp) * BigInt(months), BASIS_POINT_MONTHS_PER_YEAR)
}
