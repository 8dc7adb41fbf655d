import { multiplyThenFloor, yen } from '../../../../domain/money.ts'
import { acquisitionPrice } from './demo-disclosure.ts'
import type { DemoFund } from './demo-fund.ts'
import { FIRST_ASKED } from './demo-points.ts'
import { demoPropertyOf } from './demo-properties.ts'

const MONTHS = 12
const COMMON_FEE = 3000

/** What each part of a sum gets: in equal parts, the rest with the first. */
export const partOf = (sum: number, count: number, place: number): number =>
  Math.floor(sum / count) + (place === 0 ? sum % count : 0)

/** A month's rent of an invented part: some 7 % of its price a year, in whole thousands. */
export const demoRentOf = (price: number): { rent: number; commonFee: number } => ({
  rent: Math.floor((price * 7) / 1_200_000) * 1000,
  commonFee: COMMON_FEE,
})

/** What an invented fund plans of a year's rents and of what running it costs; nothing of one that ended before it was asked for. */
export function demoYear({ id, fundTotal }: Pick<DemoFund, 'id' | 'fundTotal'>): {
  yearlyRent: number | null
  yearlyCosts: number | null
} {
  if (id < FIRST_ASKED) return { yearlyRent: null, yearlyCosts: null }
  const { parts } = demoPropertyOf(id)
  const month = parts.reduce((sum, _, place) => {
    const { rent, commonFee } = demoRentOf(partOf(acquisitionPrice(fundTotal), parts.length, place))
    return sum + rent + commonFee
  }, 0)
  const yearlyRent = month * MONTHS
  return { yearlyRent, yearlyCosts: multiplyThenFloor(yen(yearlyRent), 1, 10) }
}
