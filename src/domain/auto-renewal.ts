import { addDays, addMonths, type JapanDate } from './calendar.ts'

/** Terms of an auto-renewing fund: six months each, one after the other. */
const TERM_MONTHS = 6
const CHOICE_MONTHS_AHEAD = 2
const SECOND_NOTICE_DAYS_AHEAD = 14

export type RenewalTerm = {
  readonly startOn: JapanDate
  readonly endOn: JapanDate
  /** The first notice goes out and the choice between 継続 and 解約 closes with this day. */
  readonly choiceUntil: JapanDate
  readonly secondNoticeOn: JapanDate
  readonly distributionDueOn: JapanDate
}

/** The n-th term (0 is the first) of a fund whose operation began on `operationStartOn`. */
export function renewalTerm(operationStartOn: JapanDate, index: number): RenewalTerm {
  const startOn = addMonths(operationStartOn, TERM_MONTHS * index)
  const endOn = addDays(addMonths(operationStartOn, TERM_MONTHS * (index + 1)), -1)
  return {
    startOn,
    endOn,
    choiceUntil: addMonths(endOn, -CHOICE_MONTHS_AHEAD),
    secondNoticeOn: addDays(endOn, -SECOND_NOTICE_DAYS_AHEAD),
    distributionDueOn: addMonths(endOn, 1),
  }
}
