import { daysBetween, japanDate, type JapanDate } from '../calendar.ts'
import type { ExpectedRent } from './expected-rent.ts'
import type { Id } from '../id.ts'

/** A month's rent of a lease that has not come, or not in full, by its day. */
export interface RentArrear {
  leaseId: Id<'lease'>
  /** 'YYYY-MM' */
  month: string
  /** Whole yen: what was due, and what of it is missing. */
  due: number
  missing: number
  dueOn: JapanDate
  /** Since the day on which it was due. */
  days: number
}

/** A rent that is behind for longer is work: what comes a few days late comes by itself. */
export const ARREARS_AFTER_DAYS = 7

/** A rent that came, as it was classified. */
export interface ClassifiedRent {
  /** Null where nobody has said of which lease it is: it stands for none. */
  leaseId: Id<'lease'> | null
  /** 'YYYY-MM'; null where nobody has said it: then it is of the month that has waited longest. */
  month: string | null
  amount: number
}

/** What is behind, the longest first. What was given back counts against what came. */
export function rentArrears(
  expected: readonly Pick<ExpectedRent, 'leaseId' | 'month' | 'amount' | 'dueOn'>[],
  classified: readonly ClassifiedRent[],
  today: JapanDate,
): RentArrear[] {
  const rents = expected
    .map(({ leaseId, month, amount, dueOn }) => ({ leaseId, month: month.slice(0, 7), due: amount, dueOn }))
    .toSorted((one, other) =>
      one.dueOn < other.dueOn ? -1 : one.dueOn > other.dueOn ? 1 : one.leaseId - other.leaseId,
    )
  const missing = rents.map(({ leaseId, month, due }) => {
    const ofMonth = classified.filter((rent) => rent.leaseId === leaseId && rent.month === month)
    return due - ofMonth.reduce((sum, { amount }) => sum + amount, 0)
  })
  const leases = new Set(rents.map(({ leaseId }) => leaseId))
  for (const lease of leases) {
    let rest = classified
      .filter(({ leaseId, month }) => leaseId === lease && month === null)
      .reduce((sum, { amount }) => sum + amount, 0)
    for (const [place, rent] of rents.entries()) {
      if (rent.leaseId !== lease) continue
      const taken = Math.min(Math.max(0, rest), Math.max(0, missing[place] ?? 0))
      missing[place] = (missing[place] ?? 0) - taken
      rest -= taken
    }
  }
  return rents.flatMap((rent, place) => {
    const short = missing[place] ?? 0
    return short > 0 && rent.dueOn < today
      ? [{ ...rent, missing: short, days: daysBetween(rent.dueOn, japanDate(today)) }]
      : []
  })
}
