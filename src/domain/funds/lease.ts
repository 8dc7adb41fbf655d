import type { JapanDate } from '../calendar.ts'

/** How long somebody rents. */
export interface Tenancy {
  beginsOn: JapanDate
  /** As the contract says; null where it runs on. */
  endsOn: JapanDate | null
  /** The recorded day on which it really ended. */
  endedOn: JapanDate | null
}

/** By when the rent of a month is to be paid. */
export const RENT_DUE = { month_before: '前月末日まで', same_month: '当月末日まで' } as const
export type RentDue = keyof typeof RENT_DUE

/**
 * The last day that counts as let; null where it runs on. What is recorded wins over the contract; without a record the contract's end counts,
 * for nobody has written down that the tenant stayed: a renewal is a lease of its own.
 */
export const lastLetDay = ({ endsOn, endedOn }: Tenancy): JapanDate | null => endedOn ?? endsOn
