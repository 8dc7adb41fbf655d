import { addDays, addMonths, endOfDay, japanDate, japanDateOf, startOfDay, type JapanDate } from '../calendar.ts'
import { addYen, subtractYen, zeroYen, type Yen } from '../money.ts'

/** What an investment has been doing for its member; only one that is paid in belongs here. */
export type WorkedInvestment = {
  readonly amount: Yen
  /** The first day of operation as it was recorded; null before. */
  readonly operationStartOn: JapanDate | null
  /** When the principal went back; null while it works. */
  readonly redeemedAt: Date | null
  readonly dividends: readonly { readonly gross: Yen; readonly tax: Yen; readonly paidAt: Date | null }[]
}

export type HistoryMonth = {
  /** '2026-04' */
  readonly month: string
  /** At work at the month's last second, or now in the running month. */
  readonly principal: Yen
  /** Paid out in the month, after tax. */
  readonly received: Yen
}

/** Month by month from the first operation to today, without gaps; empty before anything has begun to work. */
export function assetHistory(investments: readonly WorkedInvestment[], now: Date): HistoryMonth[] {
  const today = japanDateOf(now)
  const starts = investments.flatMap(({ operationStartOn }) =>
    operationStartOn === null || operationStartOn > today ? [] : [operationStartOn],
  )
  const first = starts.toSorted()[0]
  if (first === undefined) return []
  return monthsFrom(first, today).map((month) => {
    const end = endOfMonth(month)
    const until = end.getTime() < now.getTime() ? end : now
    return { month, principal: workingAt(investments, until), received: receivedIn(investments, month, now) }
  })
}

function workingAt(investments: readonly WorkedInvestment[], at: Date): Yen {
  return addYen(
    ...investments
      .filter(
        ({ operationStartOn, redeemedAt }) =>
          operationStartOn !== null &&
          startOfDay(operationStartOn).getTime() <= at.getTime() &&
          (redeemedAt === null || redeemedAt.getTime() > at.getTime()),
      )
      .map(({ amount }) => amount),
  )
}

function receivedIn(investments: readonly WorkedInvestment[], month: string, now: Date): Yen {
  return investments
    .flatMap(({ dividends }) => dividends)
    .filter(
      ({ paidAt }) => paidAt !== null && paidAt.getTime() <= now.getTime() && japanDateOf(paidAt).startsWith(month),
    )
    .reduce((sum, { gross, tax }) => addYen(sum, subtractYen(gross, tax)), zeroYen)
}

function monthsFrom(first: JapanDate, last: JapanDate): string[] {
  const months: string[] = []
  for (let day = japanDate(`${first.slice(0, 7)}-01`); day <= last; day = addMonths(day, 1))
    months.push(day.slice(0, 7))
  return months
}

function endOfMonth(month: string): Date {
  return endOfDay(addDays(addMonths(japanDate(`${month}-01`), 1), -1))
}
