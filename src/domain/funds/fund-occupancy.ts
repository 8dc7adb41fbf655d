import { TERM_MONTHS } from '../investing/auto-renewal.ts'
import { addDays, addMonths, type JapanDate } from '../calendar.ts'
import { occupancyIn, occupancyOn, type HeldPart, type Occupancy } from './occupancy.ts'
import type { PropertyKind } from './property.ts'

export interface OccupancyPeriod {
  from: JapanDate
  until: JapanDate
  permille: number
}

/** How much of what a fund holds is let. */
export interface FundOccupancy extends Occupancy {
  /** Today, or the last day on which the fund held something. */
  on: JapanDate
  /** From the purchase on, as long each as the fund's periods; the last one until `on`. */
  periods: OccupancyPeriod[]
}

/**
 * What a fund's property was let; null before it has bought, and where nobody has recorded a lease. Land counts once something was let on it.
 * @param held the first one first.
 */
export function fundOccupancy(
  held: readonly (HeldPart & { kind: PropertyKind })[],
  { autoRenewal, today }: { autoRenewal: boolean; today: JapanDate },
): FundOccupancy | null {
  const parts = rentable(held)
  const [first] = parts
  if (first === undefined || parts.every(({ leases }) => leases.length === 0)) return null
  const on = lastHeldDay(parts, today)
  const onDay = occupancyOn(parts, on)
  if (onDay === null) return null
  return {
    ...onDay,
    on,
    periods: periodsOf(parts, { from: first.heldFrom, on, months: autoRenewal ? TERM_MONTHS : 12 }),
  }
}

/** Land counts once something was let on it. */
const rentable = <Part extends HeldPart & { kind: PropertyKind }>(held: readonly Part[]): Part[] =>
  held.filter(({ kind, leases }) => kind !== 'land' || leases.length > 0)

/** What was let in the days of a calculation period, in thousandths; null where nothing was held, and where nobody has recorded a lease. */
export function periodOccupancy(
  held: readonly (HeldPart & { kind: PropertyKind })[],
  { from, until }: { from: JapanDate; until: JapanDate },
): number | null {
  const parts = rentable(held)
  if (parts.every(({ leases }) => leases.length === 0)) return null
  return occupancyIn(parts, from, until)?.permille ?? null
}

/** '98.7％' of 987 thousandths. */
export const percentOfArea = (permille: number): string => `${Math.floor(permille / 10)}.${permille % 10}％`

function lastHeldDay(parts: readonly HeldPart[], today: JapanDate): JapanDate {
  const days = parts.flatMap(({ heldUntil }) => (heldUntil === null ? [] : addDays(heldUntil, -1)))
  const last = days.toSorted().at(-1)
  return days.length < parts.length || last === undefined || last > today ? today : last
}

function periodsOf(
  parts: readonly HeldPart[],
  { from, on, months }: { from: JapanDate; on: JapanDate; months: number },
): OccupancyPeriod[] {
  const periods: OccupancyPeriod[] = []
  let number = 0
  for (let begins = from; begins <= on; begins = addMonths(from, months * number)) {
    number += 1
    const ends = addDays(addMonths(from, months * number), -1)
    const until = ends < on ? ends : on
    // Between the sale of one part and the purchase of the next nothing is held.
    const found = occupancyIn(parts, begins, until)
    if (found !== null) periods.push({ from: begins, until, permille: found.permille })
  }
  return periods
}
