import { termDistributionDueOn } from './auto-renewal.ts'
import { endOfDay, endOfMonthAfter, type JapanDate } from './calendar.ts'

export type PlannedSchedule = {
  readonly offeringStartAt: Date
  readonly offeringEndAt: Date
  readonly operationStartOn: JapanDate | null
  /** Of an auto-renewing fund: the end of its first term. */
  readonly operationEndOn: JapanDate | null
  readonly autoRenewal: boolean
}
export type ActualSchedule = {
  readonly offeringStartAt: Date | null
  readonly offeringEndAt: Date | null
  readonly operationStartOn: JapanDate | null
  readonly operationEndOn: JapanDate | null
  readonly paidOn: JapanDate | null
}

/** Of a plan that was changed: what stood before, null for a date that has stood from the start. */
export type EarlierSchedule = {
  readonly [Name in keyof Omit<PlannedSchedule, 'autoRenewal'>]: PlannedSchedule[Name] | null
}

/** An instant for the offering, a day for what comes after it. */
export type Moment = Date | JapanDate

export type Milestone = {
  readonly name: string
  /** Null while it is open. */
  readonly planned: Moment | null
  /** As it was planned before the plan changed; null where it did not. */
  readonly before: Moment | null
  /** As it happened; null until then. */
  readonly actual: Moment | null
  /** Only a latest day is promised: the dividend's. */
  readonly isLatest: boolean
}

/**
 * Offering, operation and dividend: what was planned beside what happened. The dividend is due at the end of the month after the operation;
 * that of a fund which renews itself comes within a month of its first term, and again after each further one.
 */
export function milestonesOf(planned: PlannedSchedule, actual: ActualSchedule | null, before: EarlierSchedule | null = null): Milestone[] {
  const renews = planned.autoRenewal && (actual?.operationEndOn ?? null) === null
  const term = renews ? '（第1期）' : ''
  const paydayOf = (end: JapanDate | null | undefined) => (end ? dividendDueOn(end, renews) : null)
  const payday = paydayOf(planned.operationEndOn)
  const paydayBefore = paydayOf(before?.operationEndOn)
  return [
    { name: '募集開始', planned: planned.offeringStartAt, before: before?.offeringStartAt ?? null, actual: actual?.offeringStartAt ?? null, isLatest: false },
    { name: '募集終了', planned: planned.offeringEndAt, before: before?.offeringEndAt ?? null, actual: actual?.offeringEndAt ?? null, isLatest: false },
    { name: '運用開始', planned: planned.operationStartOn, before: before?.operationStartOn ?? null, actual: actual?.operationStartOn ?? null, isLatest: false },
    { name: `運用終了${term}`, planned: planned.operationEndOn, before: before?.operationEndOn ?? null, actual: actual?.operationEndOn ?? null, isLatest: false },
    { name: `分配金のお支払い${term}`, planned: payday, before: paydayBefore === payday ? null : paydayBefore, actual: actual?.paidOn ?? null, isLatest: true },
  ]
}

/** The latest day of the dividend after an operation, or after the first term of a fund that renews itself. */
export function dividendDueOn(operationEndOn: JapanDate, autoRenewal: boolean): JapanDate {
  return autoRenewal ? termDistributionDueOn(operationEndOn) : endOfMonthAfter(operationEndOn)
}

/** Which of them lie behind; a day only once it is over. A failed fund stops at the end of its offering. */
export function reachedMilestones(milestones: readonly Milestone[], now: Date, isFail: boolean): boolean[] {
  return milestones.map(({ planned, actual }, index) => {
    const moment = actual ?? planned
    return moment !== null && !(isFail && index > 1) && endOfMoment(moment).getTime() <= now.getTime()
  })
}

function endOfMoment(moment: Moment): Date {
  return moment instanceof Date ? moment : endOfDay(moment)
}
