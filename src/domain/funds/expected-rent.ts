import { addDays, addMonths, daysInTerm, japanDate, type JapanDate } from '../calendar.ts'
import type { Id } from '../id.ts'
import type { LetFor } from '../treasury/consumption-tax/usual-class.ts'
import { lastLetDay, type RentDue, type Tenancy } from './lease.ts'
import { addYen, multiplyThenFloor, type Yen } from '../money.ts'

/** A lease as far as its rent goes. */
export interface RentedPart extends Tenancy {
  leaseId: Id<'lease'>
  partId: Id<'property_part'>
  tenantId: Id<'party'>
  /** A month. */
  rent: Yen
  commonFee: Yen
  rentDue: RentDue
  /** What the tenant uses it for, where somebody has said. */
  letFor?: LetFor | null
  /** When its end was recorded; null while it runs. */
  endRecordedAt: Date | null
}

/** The leases as they were on record at a time: an end that one operator records later, for days before, takes no rent of them away unasked. */
export const asRecordedAt = <Lease extends RentedPart>(leases: readonly Lease[], at: Date): Lease[] =>
  leases.map((lease) =>
    lease.endRecordedAt !== null && lease.endRecordedAt >= at
      ? { ...lease, endedOn: null, endRecordedAt: null }
      : lease,
  )

/** What one tenant is to pay for one month: it comes in one line of the bank. */
export interface ExpectedRent extends Pick<RentedPart, 'leaseId' | 'partId' | 'tenantId' | 'rent' | 'commonFee'> {
  /** The month's first day. */
  month: JapanDate
  /** Days let in this month. */
  days: number
  amount: Yen
  dueOn: JapanDate
}

/**
 * The rents of a month, in the order of the leases. A month that is let in part costs by the day, each sum rounded down.
 * @param month any day of it.
 */
export function expectedRents(leases: readonly RentedPart[], month: JapanDate): ExpectedRent[] {
  const firstDay = japanDate(`${month.slice(0, 7)}-01`)
  const lastDay = addDays(addMonths(firstDay, 1), -1)
  return leases.flatMap((lease) => {
    const from = later(firstDay, lease.beginsOn)
    const until = earlier(lastDay, lastLetDay(lease) ?? lastDay)
    if (from > until) return []
    const days = daysInTerm(from, until)
    const ofMonth = (sum: Yen): Yen => multiplyThenFloor(sum, days, daysInTerm(firstDay, lastDay))
    const rent = ofMonth(lease.rent)
    const commonFee = ofMonth(lease.commonFee)
    const { leaseId, partId, tenantId } = lease
    return {
      leaseId,
      partId,
      tenantId,
      rent,
      commonFee,
      month: firstDay,
      days,
      amount: addYen(rent, commonFee),
      dueOn: dueDay(lease, { firstDay, lastDay, from }),
    }
  })
}

/** Who moves in later than the rent was due pays on the day on which he moves in. */
function dueDay(
  { rentDue }: RentedPart,
  { firstDay, lastDay, from }: { firstDay: JapanDate; lastDay: JapanDate; from: JapanDate },
): JapanDate {
  if (rentDue === 'same_month') return lastDay
  return from > firstDay ? from : addDays(firstDay, -1)
}

const later = (one: JapanDate, other: JapanDate): JapanDate => (one > other ? one : other)
const earlier = (one: JapanDate, other: JapanDate): JapanDate => (one < other ? one : other)
