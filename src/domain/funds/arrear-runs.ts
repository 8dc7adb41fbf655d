import { monthAfter } from './book-month.ts'

/** What the list of arrears needs of a month's rent that is behind. */
export interface MonthBehind {
  lease_id: string
  /** YYYY-MM */
  month: string
  /** Yen agreed for the month. */
  due: number
  /** Yen of it that have not come. */
  missing: number
  ended_on: string | null
}

/** Months of one lease in a row, each with the same rent and the same yen missing; its other facts are those of the first month, which is behind longest. */
export type ArrearRun<Month extends MonthBehind = MonthBehind> = Month & {
  lastMonth: string
  months: number
  /** Yen of all its months together. */
  missingInAll: number
}

/** A tenant who stopped paying is one row and not one a month. @param months in the order of their due days. */
export function arrearRuns<Month extends MonthBehind>(months: readonly Month[]): ArrearRun<Month>[] {
  const runs: ArrearRun<Month>[] = []
  for (const month of months) {
    const run = runs.find((each) => continues(each, month))
    if (run === undefined) runs.push({ ...month, lastMonth: month.month, months: 1, missingInAll: month.missing })
    else {
      run.lastMonth = month.month
      run.months += 1
      run.missingInAll += month.missing
    }
  }
  return runs
}

const continues = (run: ArrearRun, month: MonthBehind): boolean =>
  run.lease_id === month.lease_id &&
  monthAfter(run.lastMonth) === month.month &&
  run.due === month.due &&
  run.missing === month.missing &&
  run.ended_on === month.ended_on
