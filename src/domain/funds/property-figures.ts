import type { JapanDate } from '../calendar.ts'
import { daysInTerm } from '../calendar.ts'
import type { CostKind } from '../treasury/fund-lines.ts'
import { lastLetDay, type Tenancy } from './lease.ts'
import { addYen, multiplyThenFloor, subtractYen, yen, type Yen } from '../money.ts'
import type { HeldPart } from './occupancy.ts'

/** What running a house costs. What its purchase and the fund itself cost is no part of a property's net operating income. */
export const OPERATING_COSTS = [
  'management',
  'utilities',
  'repair',
  'insurance',
  'public_dues',
] as const satisfies CostKind[]

const MONTHS = 12
const DAYS_OF_YEAR = 365

interface RentedPart extends HeldPart {
  leases: readonly (Tenancy & { rent: Yen; commonFee: Yen })[]
}

/** A sum of money in some days, both counted. */
export interface OperatedPeriod {
  number: number
  startOn: JapanDate
  endOn: JapanDate
  rent: Yen
  /** Of `OPERATING_COSTS` alone. */
  costs: Yen
}

/** Thousandths of a price, rounded down; what is below zero is rounded away from it. */
export const permilleOf = (amount: Yen, price: Yen): number =>
  Number(floorDivide(BigInt(amount) * 1000n, BigInt(price)))

const floorDivide = (one: bigint, other: bigint): bigint => one / other - (one % other < 0n ? 1n : 0n)

/**
 * What a year's rent is when every part is let, common fees included, whole yen. An empty part counts with the rent of its last lease. Null where nothing is
 * held, and where a part has never been let: nobody invents its rent.
 */
export function fullRent(held: readonly RentedPart[], today: JapanDate): Yen | null {
  const parts = held.filter(({ heldFrom, heldUntil }) => heldFrom <= today && (heldUntil === null || today < heldUntil))
  const rents = parts.map(({ leases }) => rentOf(leases, today))
  if (rents.length === 0 || rents.includes(null)) return null
  return yen(addYen(...rents.flatMap((rent) => (rent === null ? [] : [rent]))) * MONTHS)
}

/** A month's rent of all who rent it today, or of the last who did; leases that are still to begin say nothing of today. */
function rentOf(leases: RentedPart['leases'], today: JapanDate): Yen | null {
  const begun = leases.filter(({ beginsOn }) => beginsOn <= today)
  const current = begun.filter((lease) => (lastLetDay(lease) ?? today) >= today)
  const last = begun.toSorted((one, other) => one.beginsOn.localeCompare(other.beginsOn)).at(-1)
  const counted = current.length > 0 ? current : last === undefined ? [] : [last]
  return counted.length === 0 ? null : addYen(...counted.flatMap(({ rent, commonFee }) => [rent, commonFee]))
}

/** What a property brought in a period after the costs of running it, as of a year: thousandths of its price, rounded down. */
export function noiPermille({ rent, costs, startOn, endOn }: OperatedPeriod, price: Yen): number {
  const net = BigInt(subtractYen(rent, costs))
  const days = BigInt(daysInTerm(startOn, endOn))
  return Number(floorDivide(net * BigInt(DAYS_OF_YEAR) * 1000n, BigInt(price) * days))
}

/** The appraised value of what a fund buys of a part. */
export const valueOfShare = (
  value: Yen,
  { shareNumerator, shareDenominator }: { shareNumerator: number; shareDenominator: number },
): Yen => multiplyThenFloor(value, shareNumerator, shareDenominator)
