import { addDays, addMonths, type JapanDate } from '../calendar.ts'

/** A calculation period (計算期間) of a fund; both days belong to it. */
export type FundPeriod = {
  /** 1 is the first; of a fund that renews itself the number of its term. */
  readonly number: number
  readonly startOn: JapanDate
  readonly endOn: JapanDate
}

const MONTHS_OF_YEAR = 12

/**
 * The calculation periods of a fund that does not renew itself: its whole operation, or where that is longer than a year, a year each and what remains
 * (contract, article on terms). An extension makes them longer or more, an early sale fewer. The database keeps the same for recorded days.
 */
export function yearlyPeriods(startOn: JapanDate, endOn: JapanDate): FundPeriod[] {
  const periods: FundPeriod[] = []
  for (let number = 1; ; number += 1) {
    const begin = addMonths(startOn, MONTHS_OF_YEAR * (number - 1))
    if (begin > endOn) return periods
    const yearEnd = addDays(addMonths(startOn, MONTHS_OF_YEAR * number), -1)
    periods.push({ number, startOn: begin, endOn: yearEnd < endOn ? yearEnd : endOn })
  }
}

/** A recorded period for which no distribution stands (view undistributed_period). */
export type OpenPeriod = FundPeriod & {
  /** Whether the fund's recorded end lies in it. */
  readonly isLast: boolean
  /** Whether it is a term of a fund that renews itself. */
  readonly isTerm: boolean
  /** From which day on its dividend can be fixed; null while that is only planned. */
  readonly dueFrom: JapanDate | null
}

/**
 * For which of the open periods, oldest first, a dividend is due next: the oldest one that is over; of a fund without terms, with its recorded end, all that
 * is left at once, because the principal goes back with it. Null where none is due.
 */
export function periodDue(open: readonly OpenPeriod[], today: JapanDate): OpenPeriod | null {
  const isOver = ({ dueFrom }: OpenPeriod) => dueFrom !== null && dueFrom <= today
  const [first] = open
  const last = open.at(-1)
  if (first && last?.isLast && !last.isTerm && isOver(last)) return { ...last, startOn: first.startOn }
  return open.find(isOver) ?? null
}

/** In which month of its operation a fund is on a day of it; 1 is the first, and begins with the first day. */
export function monthAtWork(startOn: JapanDate, on: JapanDate): number {
  let month = 1
  while (addMonths(startOn, month) <= on) month += 1
  return month
}
