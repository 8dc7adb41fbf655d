import { businessDayUntil } from '../business-day.ts'
import { addDays, addMonths, type JapanDate } from '../calendar.ts'

/** Terms of an auto-renewing fund: six months each, one after the other. */
export const TERM_MONTHS = 6
const CHOICE_MONTHS_AHEAD = 2
/** Members have this long to answer, and are told this long ahead of the end what is going to happen. */
const NOTICE_DAYS = 14

export type RenewalTerm = {
  readonly startOn: JapanDate
  readonly endOn: JapanDate
  /** The choice between 継続 and 解約 closes with this day, two months ahead of the end. */
  readonly choiceUntil: JapanDate
  readonly distributionDueOn: JapanDate
}

export type RenewalChoice = 'continue' | 'leave'
/** announcement: the choice is open. reminder: it closes today. forecast: what is going to happen. */
export type RenewalNotice = 'announcement' | 'reminder' | 'forecast'

/** The n-th term (0 is the first) of a fund whose operation began on `operationStartOn`. */
export function renewalTerm(operationStartOn: JapanDate, index: number): RenewalTerm {
  const startOn = addMonths(operationStartOn, TERM_MONTHS * index)
  const endOn = addDays(addMonths(operationStartOn, TERM_MONTHS * (index + 1)), -1)
  return {
    startOn,
    endOn,
    choiceUntil: addMonths(endOn, -CHOICE_MONTHS_AHEAD),
    distributionDueOn: termDistributionDueOn(endOn),
  }
}

/** Within one month of the term's last day, or of the sale; where banks rest on that day, the business day before (contract, article on distribution). */
export function termDistributionDueOn(closedOn: JapanDate): JapanDate {
  return businessDayUntil(addMonths(closedOn, 1))
}

/** Nobody loses the choice because an operator recorded the start late: two weeks remain, as far as the term lasts. */
export function choiceUntilOf(term: Pick<RenewalTerm, 'endOn' | 'choiceUntil'>, writtenOn: JapanDate): JapanDate {
  const atLeast = earlierDay(addDays(writtenOn, NOTICE_DAYS), term.endOn)
  return atLeast > term.choiceUntil ? atLeast : term.choiceUntil
}

export function isChoiceOpen(term: Pick<RenewalTerm, 'startOn' | 'choiceUntil'>, today: JapanDate): boolean {
  return term.startOn <= today && today <= term.choiceUntil
}

/** The notice of a day, or null: first two weeks before the choice closes, again on its last day, and two weeks before the term ends. */
export function renewalNoticeOn(
  term: Pick<RenewalTerm, 'endOn' | 'choiceUntil'>,
  today: JapanDate,
): RenewalNotice | null {
  if (today > term.endOn) return null
  if (today >= forecastDay(term)) return 'forecast'
  if (today === term.choiceUntil) return 'reminder'
  return today < term.choiceUntil && today >= addDays(term.choiceUntil, -NOTICE_DAYS) ? 'announcement' : null
}

/** Two weeks ahead of the end, but never while the choice is still open. */
function forecastDay({ endOn, choiceUntil }: Pick<RenewalTerm, 'endOn' | 'choiceUntil'>): JapanDate {
  const twoWeeksAhead = addDays(endOn, -NOTICE_DAYS)
  return twoWeeksAhead > choiceUntil ? twoWeeksAhead : addDays(choiceUntil, 1)
}

function earlierDay(first: JapanDate, second: JapanDate): JapanDate {
  return first < second ? first : second
}
