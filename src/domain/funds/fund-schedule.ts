import { termDistributionDueOn } from '../investing/auto-renewal.ts'
import { daysBetween, drawAt, endOfMonthAfter, japanDateOf, type JapanDate } from '../calendar.ts'
import { businessDayUntil } from '../business-day.ts'
import { yearlyPeriods } from './fund-periods.ts'

/** What is planned. */
export type PlannedSchedule = {
  readonly offeringStartAt: Date
  readonly offeringEndAt: Date
  readonly isLottery: boolean
  readonly operationStartOn: JapanDate | null
  /** Of an auto-renewing fund: the end of its first term. */
  readonly operationEndOn: JapanDate | null
  readonly autoRenewal: boolean
}

/** A payment to all investors of a fund or of a term. */
export type PaymentRecord = {
  /** The fixed day; null where none was fixed. */
  readonly dueOn: JapanDate | null
  readonly people: number
  readonly paidPeople: number
  /** When the last of them was paid who could be; null while somebody waits for the fund. */
  readonly completedAt: Date | null
}

/** A term of an auto-renewing fund. */
export type TermRecord = {
  readonly number: number
  readonly startOn: JapanDate
  /** As planned. */
  readonly endOn: JapanDate
  readonly choiceUntil: JapanDate
  /** The last day as it came; null while the term runs. */
  readonly closedOn: JapanDate | null
  /** Null while its distribution is not fixed. */
  readonly payment: PaymentRecord | null
}

/** What is written down of a fund as having happened. */
export type ScheduleRecords = {
  readonly offeringOpenedAt: Date | null
  readonly offeringClosedAt: Date | null
  readonly drawnAt: Date | null
  /** A day that lies ahead is a plan. */
  readonly operationStartOn: JapanDate | null
  readonly operationEndOn: JapanDate | null
  /** With the end of the operation; of an auto-renewing fund null, its terms have their own. */
  readonly payment: PaymentRecord | null
  /** Of a fund longer than a year: of the years before its last calculation period. */
  readonly yearPayments: readonly (PaymentRecord & { readonly number: number })[]
  /** Oldest first. */
  readonly terms: readonly TermRecord[]
  readonly failedAt: Date | null
  /** To those who had paid into a failed fund; null where nobody had. */
  readonly refund: PaymentRecord | null
}

export const noRecords: ScheduleRecords = {
  offeringOpenedAt: null,
  offeringClosedAt: null,
  drawnAt: null,
  operationStartOn: null,
  operationEndOn: null,
  payment: null,
  yearPayments: [],
  terms: [],
  failedAt: null,
  refund: null,
}

/** Of a plan that was changed: what stood before, null for a date that has stood from the start. */
export type EarlierSchedule = {
  readonly [Name in 'offeringStartAt' | 'offeringEndAt' | 'operationStartOn' | 'operationEndOn']:
    | PlannedSchedule[Name]
    | null
}

/** An instant for the offering, a day for what comes after it. */
export type Moment = Date | JapanDate

export const MILESTONE_KEYS = [
  'offering_open',
  'offering_close',
  'drawn',
  'started',
  'ended',
  'choice',
  'paid',
  'failed',
  'refunded',
] as const
export type MilestoneKey = (typeof MILESTONE_KEYS)[number]

/** done: recorded, and nothing else is done. overdue: planned for a day that is over, and not recorded. dropped: the fund failed before it. */
export const MILESTONE_STATES = ['done', 'ahead', 'today', 'overdue', 'dropped'] as const
export type MilestoneState = (typeof MILESTONE_STATES)[number]

export type Milestone = {
  readonly key: MilestoneKey
  /** The term of an auto-renewing fund, or a year before the last one of a longer fund, 1 is the first; null outside of them. */
  readonly number: number | null
  /** Null while it is open. */
  readonly planned: Moment | null
  /** As it was planned before the plan changed; null where it did not. */
  readonly firstPlanned: Moment | null
  /** Only a latest day is promised: a payment's that is not fixed. */
  readonly isLatest: boolean
  /** When it happened; null until that is recorded. */
  readonly recorded: { readonly on: Moment } | null
  /** Of a payment that not everybody has: how many of how many do, also where the others do not wait for the fund. */
  readonly part: { readonly done: number; readonly of: number } | null
  readonly state: MilestoneState
  /** Whole days since the planned one; 0 unless overdue. */
  readonly daysLate: number
  /** Of an operation that runs: whether this day lies ahead, and is later than investors were first told. */
  readonly isExtended: boolean
}

/** What is planned and recorded of a milestone: what it is at an instant follows. */
export type KnownMilestone = Omit<Milestone, 'daysLate' | 'isExtended'>

/**
 * A fund's way from its offering to its payments, each milestone with its plan and its record. Nothing is done by having been planned.
 * Of an auto-renewing fund the terms that are written down, and before its operation the first one as planned.
 */
export function milestonesOf(
  plan: PlannedSchedule,
  records: ScheduleRecords,
  now: Date,
  before: EarlierSchedule | null = null,
): Milestone[] {
  const today = japanDateOf(now)
  const day = (on: JapanDate | null) => (on !== null && on <= today ? on : null)
  const startOn = day(records.operationStartOn)
  const milestones = [
    milestone('offering_open', {
      planned: records.offeringOpenedAt ?? plan.offeringStartAt,
      firstPlanned: before?.offeringStartAt ?? deviatedFrom(plan.offeringStartAt, records.offeringOpenedAt),
      on: records.offeringOpenedAt,
    }),
    milestone('offering_close', {
      planned: records.offeringClosedAt ?? plan.offeringEndAt,
      firstPlanned: before?.offeringEndAt ?? deviatedFrom(plan.offeringEndAt, records.offeringClosedAt),
      on: records.offeringClosedAt,
    }),
    ...(plan.isLottery ? [milestone('drawn', { planned: drawAt(plan.offeringEndAt), on: records.drawnAt })] : []),
    milestone('started', {
      planned: records.operationStartOn ?? plan.operationStartOn,
      firstPlanned: before?.operationStartOn ?? null,
      on: startOn,
    }),
    ...(records.terms.length > 0
      ? records.terms.flatMap((term) => termMilestones(term, today))
      : operationMilestones(plan, records, day(records.operationEndOn), before)),
    ...(records.failedAt === null ? [] : failureMilestones(records, records.failedAt)),
  ]
  const hasFailed = records.failedAt !== null
  return milestonesAt(
    milestones.map((one) => ({ ...one, state: hasFailed && isDropped(one) ? 'dropped' : 'ahead' })),
    now,
  )
}

/** What a milestone is at an instant, and how late. A day is over when the next one begins in Japan. */
function standingOf(
  { planned, recorded }: Pick<Milestone, 'planned' | 'recorded'>,
  now: Date,
): { state: Exclude<MilestoneState, 'dropped'>; daysLate: number } {
  if (recorded !== null) return { state: 'done', daysLate: 0 }
  if (planned === null) return { state: 'ahead', daysLate: 0 }
  const daysLate = daysBetween(planned instanceof Date ? japanDateOf(planned) : planned, japanDateOf(now))
  if (daysLate > 0) return { state: 'overdue', daysLate }
  return { state: daysLate === 0 ? 'today' : 'ahead', daysLate: 0 }
}

/** The same milestones at a later instant: a page stays open over midnight. */
export function milestonesAt(milestones: readonly KnownMilestone[], now: Date): Milestone[] {
  const isRunning = milestones.some(({ key, recorded }) => key === 'started' && recorded !== null)
  return milestones.map((one) => {
    if (one.state === 'dropped') return { ...one, daysLate: 0, isExtended: false }
    const standing = standingOf(one, now)
    return { ...one, ...standing, isExtended: isRunning && standing.state === 'ahead' && isPutOff(one) }
  })
}

/** Whether the end, or the payment that follows it, is planned for a later day than before. */
const isPutOff = ({ key, planned, firstPlanned }: KnownMilestone): boolean =>
  (key === 'ended' || key === 'paid') && planned !== null && firstPlanned !== null && firstPlanned < planned

/**
 * Of a fund that renews itself the latest term alone: those before it are history. Of one with yearly payments those that have not been made, too. Without
 * what a failed fund never comes to.
 */
export function currentMilestones(milestones: readonly Milestone[]): Milestone[] {
  const latest = Math.max(...milestones.map(({ number }) => number ?? 0))
  const hasTerms = milestones.some(({ key, number }) => key === 'ended' && number !== null)
  return milestones.filter(
    ({ number, state }) =>
      state !== 'dropped' && (number === null || number === latest || (!hasTerms && state !== 'done')),
  )
}

/** The latest one of its kind; undefined for one that the fund does not have, or never comes to. */
export function milestoneOf(milestones: readonly Milestone[], key: MilestoneKey): Milestone | undefined {
  return milestones.findLast((one) => one.key === key && one.state !== 'dropped')
}

/**
 * The latest day of the dividend after an operation, or after a term of a fund that renews itself. Where banks rest on that day, the
 * business day before it (contract, article on distribution).
 */
export function dividendDueOn(operationEndOn: JapanDate, autoRenewal: boolean): JapanDate {
  return autoRenewal ? termDistributionDueOn(operationEndOn) : businessDayUntil(endOfMonthAfter(operationEndOn))
}

/** The plan, where something is recorded for another moment than it. */
const deviatedFrom = (planned: Date, recorded: Date | null): Date | null =>
  recorded !== null && recorded.getTime() !== planned.getTime() ? planned : null

type Draft = Omit<KnownMilestone, 'state'>

interface Given {
  readonly number?: number
  readonly planned: Moment | null
  readonly firstPlanned?: Moment | null
  readonly isLatest?: boolean
  readonly on: Moment | null
}

function milestone(key: MilestoneKey, { number, planned, firstPlanned = null, isLatest = false, on }: Given): Draft {
  return {
    key,
    number: number ?? null,
    planned,
    firstPlanned: firstPlanned === planned ? null : firstPlanned,
    isLatest,
    recorded: on === null ? null : { on },
    part: null,
  }
}

function paymentMilestone(
  key: MilestoneKey,
  payment: PaymentRecord | null,
  given: Omit<Given, 'on' | 'isLatest'>,
): Draft {
  const fixedOn = payment?.dueOn ?? null
  const part =
    payment !== null && payment.paidPeople > 0 && payment.paidPeople < payment.people
      ? { done: payment.paidPeople, of: payment.people }
      : null
  const on = payment?.completedAt ? japanDateOf(payment.completedAt) : null
  return { ...milestone(key, { ...given, planned: fixedOn ?? given.planned, isLatest: fixedOn === null, on }), part }
}

function operationMilestones(
  plan: PlannedSchedule,
  records: ScheduleRecords,
  endedOn: JapanDate | null,
  before: EarlierSchedule | null,
): Draft[] {
  const term = plan.autoRenewal ? { number: 1 } : {}
  const dueAfter = (end: JapanDate | null | undefined) => (end ? dividendDueOn(end, plan.autoRenewal) : null)
  const plannedEnd = records.operationEndOn ?? plan.operationEndOn
  return [
    ...yearMilestones(plan, records, plannedEnd),
    milestone('ended', { ...term, planned: plannedEnd, firstPlanned: before?.operationEndOn ?? null, on: endedOn }),
    paymentMilestone('paid', records.payment, {
      ...term,
      planned: dueAfter(plannedEnd),
      firstPlanned: dueAfter(before?.operationEndOn),
    }),
  ]
}

/** A fund longer than a year pays each year. A year without a payment of its own is in the last one, once that is fixed. */
function yearMilestones(plan: PlannedSchedule, records: ScheduleRecords, endOn: JapanDate | null): Draft[] {
  const startOn = records.operationStartOn ?? plan.operationStartOn
  if (plan.autoRenewal || startOn === null || endOn === null) return []
  return yearlyPeriods(startOn, endOn)
    .slice(0, -1)
    .flatMap(({ number, endOn: yearEndOn }) => {
      const payment = records.yearPayments.find((one) => one.number === number) ?? null
      return payment === null && records.payment !== null
        ? []
        : [paymentMilestone('paid', payment, { number, planned: dividendDueOn(yearEndOn, false) })]
    })
}

/** The choice is told while it is open: its last day is a deadline, and nothing that happens. */
function termMilestones({ number, endOn, choiceUntil, closedOn, payment }: TermRecord, today: JapanDate): Draft[] {
  return [
    ...(closedOn === null && today <= choiceUntil
      ? [milestone('choice', { number, planned: choiceUntil, isLatest: true, on: null })]
      : []),
    milestone('ended', { number, planned: endOn, on: closedOn }),
    paymentMilestone('paid', payment, { number, planned: termDistributionDueOn(closedOn ?? endOn) }),
  ]
}

function failureMilestones({ refund }: ScheduleRecords, failedAt: Date): Draft[] {
  return [
    milestone('failed', { planned: null, on: failedAt }),
    ...(refund === null ? [] : [{ ...paymentMilestone('refunded', refund, { planned: null }), isLatest: false }]),
  ]
}

const failedKeys: readonly MilestoneKey[] = ['failed', 'refunded']

/** A failed fund keeps what it reached. */
const isDropped = ({ key, recorded }: Draft): boolean => recorded === null && !failedKeys.includes(key)
