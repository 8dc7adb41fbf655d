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

/** A recorded period, as far as it decides what is distributed next. */
export type RecordedPeriod = FundPeriod & {
  /** Whether the fund's recorded end lies in it. */
  readonly isLast: boolean
  /** Whether a distribution for it stands. */
  readonly isDistributed: boolean
}

/** What a distribution covers: its period, and those before it that had none. */
type DuePeriod = Omit<RecordedPeriod, 'isDistributed'>

/**
 * For which period of a fund without terms a dividend is due next: while the fund runs, for the oldest year that is over and has none; with its recorded end,
 * for all that is left at once, because the principal goes back with it. Null where none is due.
 */
export function periodDue(periods: readonly RecordedPeriod[], today: JapanDate): DuePeriod | null {
  const open = periods.slice(periods.findLastIndex(({ isDistributed }) => isDistributed) + 1)
  const [first] = open
  const last = open.at(-1)
  if (first === undefined || last === undefined) return null
  if (last.isLast && last.endOn <= today) return { ...last, startOn: first.startOn }
  // The last planned one is over only when that is recorded.
  return first.endOn < today && first !== last ? first : null
}

/** In which month of its operation a fund is on a day of it; 1 is the first, and begins with the first day. */
export function monthAtWork(startOn: JapanDate, on: JapanDate): number {
  let month = 1
  while (addMonths(startOn, month) <= on) month += 1
  return month
}
