import { TERM_MONTHS } from '../../../domain/auto-renewal.ts'
import { addDays, addMonths, japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { occupancyIn, occupancyOn, type HeldPart, type Occupancy } from '../../../domain/occupancy.ts'
import type { Services } from '../../core/services.ts'
import { loadHeldParts } from './load-held-parts.ts'

export interface OccupancyPeriod {
  from: JapanDate
  until: JapanDate
  permille: number
}

export interface FundOccupancy extends Occupancy {
  /** Today, or the last day on which the fund held something. */
  on: JapanDate
  /** From the purchase on, as long each as the fund's periods; the last one until `on`. */
  periods: OccupancyPeriod[]
}

/** Months of a period: an auto-renewing fund's terms, else a year. */
const monthsOf = ({ autoRenewal }: { autoRenewal: boolean }): number => (autoRenewal ? TERM_MONTHS : 12)

/** What a fund's property was let; null before it has bought, and where nobody has recorded a lease. Land counts once something was let on it. */
export async function loadOccupancy(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  fund: { id: Id<'fund'>; autoRenewal: boolean },
): Promise<FundOccupancy | null> {
  const parts = (await loadHeldParts(database, fund.id)).filter(
    ({ kind, leases }) => kind !== 'land' || leases.length > 0,
  )
  const [first] = parts
  if (first === undefined || parts.every(({ leases }) => leases.length === 0)) return null
  const on = lastDay(parts, japanDateOf(clock.now()))
  const onDay = occupancyOn(parts, on)
  return onDay === null
    ? null
    : { ...onDay, on, periods: periodsOf(parts, { from: first.heldFrom, on, months: monthsOf(fund) }) }
}

function lastDay(parts: readonly HeldPart[], today: JapanDate): JapanDate {
  const sold = parts.map(({ heldUntil }) => heldUntil)
  const lastSold = sold.reduce((last, day) => (last === null || day === null ? null : last > day ? last : day))
  return lastSold === null || lastSold > today ? today : addDays(lastSold, -1)
}

function periodsOf(
  parts: readonly HeldPart[],
  { from, on, months }: { from: JapanDate; on: JapanDate; months: number },
): OccupancyPeriod[] {
  const periods: OccupancyPeriod[] = []
  for (let number = 0; addMonths(from, number * months) <= on; number += 1) {
    const begins = addMonths(from, number * months)
    const ends = addDays(addMonths(from, (number + 1) * months), -1)
    const until = ends < on ? ends : on
    const found = occupancyIn(parts, begins, until)
    if (found !== null) periods.push({ from: begins, until, permille: found.permille })
  }
  return periods
}
