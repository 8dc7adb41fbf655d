import { addDays, depositDeadlineLottery, endOfMonthAfter, formatDate, formatDateTime, japanDateOf, type JapanDate } from './calendar.ts'
import type { Goal, OfferingMethod } from './fund.ts'

/** Words for a fund's facts, the same on screens, in mails and in documents. */

export const OFFERING_METHOD_LABELS: Record<OfferingMethod, string> = { first_come: '先着方式', lottery: '抽選方式' }
export const GOAL_LABELS: Record<Goal, string> = { all_or_nothing: 'オールオアナッシング', all_in: 'オールイン' }
export const SUBORDINATED_LABEL = '劣後出資'
export const AUTO_RENEWAL_LABEL = '自動継続'

/** "8.2％" from 820 basis points: one decimal, floored, negative ones too (-7.25 % gives −7.3％). */
export function formatRate(rateBp: number): string {
  const tenths = Math.floor(rateBp / 10)
  const absolute = Math.abs(tenths)
  return `${tenths < 0 ? '−' : ''}${Math.floor(absolute / 10)}.${absolute % 10}％`
}

/** Progress codes 00 to 02 wear the primary colour, later ones the warning colour. */
export function progressTone(label: string): 'primary' | 'warning' {
  return label.slice(0, 2) <= '02' ? 'primary' : 'warning'
}

/** "募集中" of "02:募集中". */
export function progressName(label: string): string {
  return label.slice(label.indexOf(':') + 1)
}

export type ScheduleFacts = {
  readonly offeringStartAt: Date
  readonly offeringEndAt: Date
  readonly operationStartOn: JapanDate | null
  readonly operationEndOn: JapanDate | null
}
export type ActualSchedule = {
  readonly offeringStartAt: Date | null
  readonly offeringEndAt: Date | null
  readonly operationStartOn: JapanDate | null
  readonly operationEndOn: JapanDate | null
  readonly paidOn: JapanDate | null
}
export type ScheduleRow = { readonly name: string; readonly planned: string | null; readonly actual: string | null }

/** The five rows of the overview's schedule; the dividend is planned for the end of the month after the operation. */
export function scheduleRows(planned: ScheduleFacts, actual: ActualSchedule | null): ScheduleRow[] {
  const plannedPayday = planned.operationEndOn === null ? null : endOfMonthAfter(planned.operationEndOn)
  return [
    { name: '募集開始', planned: formatDateTime(planned.offeringStartAt), actual: optionalTime(actual?.offeringStartAt) },
    { name: '募集終了', planned: formatDateTime(planned.offeringEndAt), actual: optionalTime(actual?.offeringEndAt) },
    { name: '運用開始', planned: optionalDay(planned.operationStartOn), actual: optionalDay(actual?.operationStartOn) },
    { name: '運用終了', planned: optionalDay(planned.operationEndOn), actual: optionalDay(actual?.operationEndOn) },
    { name: '配当支払', planned: optionalDay(plannedPayday), actual: optionalDay(actual?.paidOn) },
  ]
}

/** A lottery's two further days: the result is told on the day after the end, paid in by three days after that. */
export function lotteryDays(offeringEndAt: Date): { resultOn: JapanDate; depositDeadline: Date } {
  return { resultOn: addDays(japanDateOf(offeringEndAt), 1), depositDeadline: depositDeadlineLottery(offeringEndAt) }
}

function optionalDay(date: JapanDate | null | undefined): string | null {
  return date === null || date === undefined ? null : formatDate(date)
}

function optionalTime(instant: Date | null | undefined): string | null {
  return instant === null || instant === undefined ? null : formatDateTime(instant)
}
