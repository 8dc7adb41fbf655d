import type { Reason } from './application.ts'
import { startOperation } from './distribution.ts'
import { cannotBeReached } from './deposits.ts'
import { dayText, transferDay } from './japan-time.ts'
import { at, closableUntil, gapOf, inFund, isGoaled, sum, undrawn, type Dividend, type Model } from './model.ts'

/** Why a first day of operation cannot be recorded; null where it can, or stands already. */
export function reasonAgainstStart(model: Model, place: number, day: string): Reason | null {
  const fund = at(model.funds, place)
  if (fund.operationStart !== null)
    return fund.operationStart === day ? null : { reason: 'start set already', code: 'CONFLICT' }
  if (fund.failedAt !== null || cannotBeReached(model, place, model.now))
    return { reason: 'start of a failed fund', code: 'CONFLICT' }
  if (model.now > fund.end && closableUntil(fund) !== null && gapOf(model, place) > 0)
    return { reason: 'start before the gap is decided', code: 'CONFLICT' }
  if (model.now <= fund.end && !isGoaled(model, place)) return { reason: 'start while recruiting', code: 'CONFLICT' }
  if (undrawn(model, place).length + inFund(model, place, 'Entry').length > 0)
    return { reason: 'start while somebody may still pay', code: 'CONFLICT' }
  return null
}

/** Recorded; a day that has come is booked at once. */
export function recordStart(model: Model, place: number, day: string): void {
  at(model.funds, place).operationStart = day
  bookStart(model, place)
}

/** Whatever an operator records of a fund, a first day that has come is booked with it, before the schedule does. */
export function bookStart(model: Model, place: number): void {
  const { operationStart, isWorking } = at(model.funds, place)
  if (operationStart !== null && !isWorking && operationStart <= dayText(model.now)) startOperation(model, place)
}

/** Past one o'clock: funds whose recorded day has come. */
export function startDue(model: Model, dueAt: number): number {
  const due = model.funds.flatMap(({ operationStart, isWorking, failedAt }, place) =>
    operationStart !== null && operationStart <= dayText(dueAt) && !isWorking && failedAt === null ? [place] : [],
  )
  for (const place of due) startOperation(model, place)
  return due.length
}

export function reasonAgainstEnd(model: Model, place: number, day: string): Reason | null {
  const fund = at(model.funds, place)
  if (fund.operationStart === null) return { reason: 'end without a start', code: 'BAD_USER_INPUT' }
  if (day < fund.operationStart) return { reason: 'end before the start', code: 'BAD_USER_INPUT' }
  if (fund.operationEnd !== null && fund.operationEnd !== day) return { reason: 'end set already', code: 'CONFLICT' }
  return null
}

const isSame = (one: Dividend, other: Dividend): boolean =>
  one.total === other.total && one.loss === other.loss && one.payday === other.payday

/** What of the effect that an operator is shown may change by itself: who takes part at this moment, and what this day makes of the payday. */
export function effectOf(model: Model, place: number, { payday }: Dividend): string {
  const holders = inFund(model, place, 'Paid')
    .filter((one) => !one.isRedeemed)
    .map(({ id }) => id)
  const now = dayText(model.now)
  const leaves = transferDay(payday, now)
  const [year, yearPaid] = [now.slice(0, 4), leaves.slice(0, 4)]
  return [...holders, payday < now ? 'past' : leaves, ...(year === yearPaid ? [] : [year, yearPaid])].join()
}

export type DividendOutcome = 'nothing new' | 'proposed' | 'fixed' | 'looked at again' | Reason

/** What entering a dividend leads to. Its payday is set when both have spoken, and stays. */
export function judgeDividend(
  model: Model,
  place: number,
  entry: Dividend,
  { by, isFresh }: { by: number; isFresh: boolean },
): DividendOutcome {
  const fund = at(model.funds, place)
  if (fund.operationStart === null) return { reason: 'dividend before the start', code: 'BAD_USER_INPUT' }
  if (fund.payday !== null && fund.payday !== entry.payday) return { reason: 'payday set already', code: 'CONFLICT' }
  if (fund.pending) {
    if (!isSame(fund.pending, entry)) return { reason: 'another dividend is pending', code: 'CONFLICT' }
    if (fund.pending.by === by) return 'nothing new'
    if (!isFresh) return { reason: 'dividend by an old login', code: 'REAUTH_REQUIRED' }
    const refused = againstDividend(model, place, entry)
    if (refused) return refused
    return effectOf(model, place, entry) === fund.pending.effect ? 'fixed' : 'looked at again'
  }
  if (fund.fixed && isSame(fund.fixed, entry)) return 'nothing new'
  return againstDividend(model, place, entry) ?? 'proposed'
}

function againstDividend(model: Model, place: number, { total, loss, payday }: Dividend): Reason | null {
  const fund = at(model.funds, place)
  if (fund.operationEnd === null) return { reason: 'dividend before the days', code: 'CONFLICT' }
  if (fund.operationEnd > dayText(model.now)) return { reason: 'dividend before the end', code: 'CONFLICT' }
  if (fund.fixed) return { reason: 'dividend fixed already', code: 'CONFLICT' }
  if (payday < fund.operationEnd) return { reason: 'payday before the end', code: 'BAD_USER_INPUT' }
  if (loss > fund.total) return { reason: 'loss above the fund', code: 'BAD_USER_INPUT' }
  if (total > 0 && investorsLose(model, place, loss))
    return { reason: 'dividend beside a loss', code: 'BAD_USER_INPUT' }
  return null
}

/** At least a yen of somebody's principal, after flooring. */
function investorsLose(model: Model, place: number, loss: number): boolean {
  const holders = inFund(model, place, 'Paid').filter((one) => !one.isRedeemed)
  const all = sum(holders, ({ amount }) => amount)
  const rest = loss - (at(model.funds, place).total - all)
  return rest > 0 && holders.some(({ amount }) => BigInt(rest) * BigInt(amount) >= BigInt(all))
}
