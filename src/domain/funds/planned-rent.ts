import { addDays, addMonths, japanDate, type JapanDate } from '../calendar.ts'
import { asRecordedAt, expectedRents, type RentedPart } from './expected-rent.ts'
import { addYen, type Yen } from '../money.ts'
import type { HeldPart } from './occupancy.ts'

/**
 * The rents that a fund's leases make due in some days, both included, while it holds what is let: what its lines of rent are compared with. Null where
 * nobody has recorded a lease.
 * @param recordedBy of days that are closed: when that was; what was recorded of a lease's end afterwards changes no figure that investors have seen.
 */
export function plannedRent(
  held: readonly (HeldPart & { leases: readonly RentedPart[] })[],
  { startOn, endOn, recordedBy = null }: { startOn: JapanDate; endOn: JapanDate; recordedBy?: Date | null },
): Yen | null {
  if (held.every(({ leases }) => leases.length === 0)) return null
  const due = held.flatMap(({ leases, heldFrom, heldUntil }) =>
    monthsAround(startOn, endOn)
      .flatMap((month) => expectedRents(recordedBy === null ? leases : asRecordedAt(leases, recordedBy), month))
      .filter(({ dueOn }) => dueOn >= startOn && dueOn <= endOn)
      .filter(({ dueOn }) => dueOn >= heldFrom && (heldUntil === null || dueOn < heldUntil)),
  )
  return addYen(...due.map(({ amount }) => amount))
}

/** First days of the months whose rents may be due in the days: a rent may be due the day before its month. */
function monthsAround(startOn: JapanDate, endOn: JapanDate): JapanDate[] {
  const months: JapanDate[] = []
  const last = addDays(endOn, 1)
  for (let month = japanDate(`${startOn.slice(0, 7)}-01`); month <= last; month = addMonths(month, 1))
    months.push(month)
  return months
}
