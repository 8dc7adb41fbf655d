import type { Reason } from './application.ts'
import { balance, fundBook } from './books.ts'
import { closingOf, missingCash, startOperation, totalOf } from './distribution.ts'
import { cannotBeReached, unowned } from './deposits.ts'
import { addDays, dayText, transferDay } from './japan-time.ts'
import {
  at,
  closableUntil,
  gapOf,
  inFund,
  isGoaled,
  sum,
  undrawn,
  type Distribution,
  type Dividend,
  type Model,
} from './model.ts'
import {
  beginTerm,
  distributionsOf,
  duePeriod,
  holdersOf,
  isWaiting,
  turnTerms,
  yearsOf,
  type DuePeriod,
} from './periods.ts'

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
  if (fund.method === 'lottery' && fund.drawnAt === null) return { reason: 'start before the draw', code: 'CONFLICT' }
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
  const { operationStart, workingSince, autoRenewal } = at(model.funds, place)
  if (operationStart === null || operationStart > dayText(model.now)) return
  if (workingSince === null) begin(model, place)
  if (autoRenewal) turnTerms(model, place, dayText(model.now))
}

function begin(model: Model, place: number): void {
  startOperation(model, place)
  if (at(model.funds, place).autoRenewal) beginTerm(model, place)
}

/** Past one o'clock: funds whose recorded day has come. */
export function startDue(model: Model, dueAt: number): number {
  const due = model.funds.flatMap(({ operationStart, workingSince, failedAt }, place) =>
    operationStart !== null && operationStart <= dayText(dueAt) && workingSince === null && failedAt === null
      ? [place]
      : [],
  )
  for (const place of due) begin(model, place)
  return due.length
}

export function reasonAgainstEnd(model: Model, place: number, day: string): Reason | null {
  const fund = at(model.funds, place)
  if (fund.operationStart === null) return { reason: 'end without a start', code: 'BAD_USER_INPUT' }
  if (day < fund.operationStart) return { reason: 'end before the start', code: 'BAD_USER_INPUT' }
  if (fund.operationEnd !== null && fund.operationEnd !== day) return { reason: 'end set already', code: 'CONFLICT' }
  if (fund.operationEnd === null && day < endableFrom(model, place))
    return { reason: 'end within what has ended', code: 'BAD_USER_INPUT' }
  if (fund.operationEnd === null && hasIncomeAfter(model, place, day))
    return { reason: 'end before its income', code: 'BAD_USER_INPUT' }
  return null
}

/**
 * What came in for the use of the property shows that the fund was at work: rents of later months, and what else came after a day before the planned one. On the
 * day of a sale they are the buyer's.
 */
function hasIncomeAfter(model: Model, place: number, end: string): boolean {
  const { autoRenewal, terms, plannedEnd, lastSaleOn } = at(model.funds, place)
  if (autoRenewal && terms.some(({ endOn }) => endOn === end)) return false
  const planned = autoRenewal ? terms.at(-1)?.endOn : plannedEnd
  const yen = new Map<string, number>()
  for (const { line, isOwnMoney, at: cameAt } of model.lines)
    for (const { fund, kind, amount } of isOwnMoney ? [] : line.parts) {
      const day = dayText(cameAt)
      const isLate =
        kind === 'rent'
          ? day.slice(0, 7) > end.slice(0, 7) && !(lastSaleOn === end && day <= end)
          : kind === 'other_income' && day > end && lastSaleOn !== end && (planned === undefined || end < planned)
      const key = `${kind} ${kind === 'rent' ? day.slice(0, 7) : day}`
      if (fund === place && isLate) yen.set(key, (yen.get(key) ?? 0) + amount)
    }
  return [...yen.values()].some((sum) => sum > 0)
}

/** What an ended term or a distributed year brought stays as it is. */
function endableFrom(model: Model, place: number): string {
  const fund = at(model.funds, place)
  if (fund.autoRenewal) return fund.terms.at(-1)?.startOn ?? ''
  const last = distributionsOf(model, place).findLast(({ redeems }) => !redeems)
  const year = yearsOf(fund).find(({ number }) => number === last?.period)
  return year ? addDays(year.endOn, 1) : ''
}

const isSame = (one: Dividend, other: Dividend): boolean =>
  one.total === other.total &&
  one.loss === other.loss &&
  one.saleProfit === other.saleProfit &&
  one.payday === other.payday

/** What of the effect that an operator is shown may change by itself: who takes part at this moment, what the books give, which money is nobody's yet, and what this day makes of the payday. */
export function effectOf(model: Model, place: number, due: DuePeriod, { payday }: Dividend): string {
  const holders = holdersOf(model, place, due.number).map(({ id }) => id)
  const now = dayText(model.now)
  const leaves = transferDay(payday, now)
  const [year, yearPaid] = [now.slice(0, 4), leaves.slice(0, 4)]
  const given = closingOf(model, place, due)
  const asked = unowned(model).filter(({ at: cameAt }) => dayText(cameAt) <= (due.isLast ? now : due.endOn))
  return [
    ...holders,
    ...asked.map(({ id }) => id),
    due.startOn,
    due.endOn,
    payday < now ? 'past' : leaves,
    ...(year === yearPaid ? [] : [year, yearPaid]),
    JSON.stringify(given && { ...given, relatedIncome: 0, relatedSale: 0 }),
  ].join()
}

/** An entry's own days are refused before anything of it counts; null where they are not. */
function againstDays(model: Model, place: number, { payday }: Dividend): Reason | null {
  const { operationStart, autoRenewal, payday: standing } = at(model.funds, place)
  if (autoRenewal) return null
  if (operationStart === null) return { reason: 'dividend before the start', code: 'BAD_USER_INPUT' }
  return standing !== null && standing !== payday ? { reason: 'payday set already', code: 'CONFLICT' } : null
}

/** The days that were recorded before are booked with an entry even where its dividend is refused, but for an entry whose own days are. */
export function bookDays(model: Model, place: number, entry: Dividend): void {
  if (againstDays(model, place, entry) === null) bookStart(model, place)
}

export type DividendOutcome = 'nothing new' | 'proposed' | 'fixed' | 'looked at again' | Reason

/** What entering a dividend leads to, once its days are booked. Its payday is set when both have spoken, and stays. */
export function judgeDividend(
  model: Model,
  place: number,
  entry: Dividend,
  { by, isFresh }: { by: number; isFresh: boolean },
): DividendOutcome {
  const fund = at(model.funds, place)
  const refusedDays = againstDays(model, place, entry)
  if (refusedDays) return refusedDays
  const due = duePeriod(model, place)
  if (fund.pending) {
    if (!isSame(fund.pending, entry)) return { reason: 'another dividend is pending', code: 'CONFLICT' }
    if (fund.pending.by === by) return 'nothing new'
    if (!isFresh) return { reason: 'dividend by an old login', code: 'REAUTH_REQUIRED' }
    const refused = againstDividend(model, place, due, entry)
    if (refused) return refused
    if ('reason' in due || due.number !== fund.pending.period)
      return { reason: 'dividend of another period', code: 'CONFLICT' }
    return effectOf(model, place, due, entry) === fund.pending.effect ? 'fixed' : 'looked at again'
  }
  const last = distributionsOf(model, place).at(-1)
  if (last && !isWaiting(model, place) && isSame(asEntered(last, entry), entry)) return 'nothing new'
  return againstDividend(model, place, due, entry) ?? 'proposed'
}

/** Of a quarter that is in the total, only the total was kept. */
const asEntered = ({ total, loss, saleProfit, payday }: Distribution, entry: Dividend): Dividend => ({
  total: total - (totalOf(entry) - entry.total),
  loss,
  saleProfit,
  payday,
})

function againstDividend(model: Model, place: number, due: DuePeriod | Reason, entry: Dividend): Reason | null {
  if ('reason' in due) return due
  return againstEntry(model, place, due, entry) ?? againstBooks(model, place, due, entry)
}

function againstEntry(model: Model, place: number, due: DuePeriod, entry: Dividend): Reason | null {
  const { autoRenewal, total } = at(model.funds, place)
  const { loss, saleProfit, payday } = entry
  if (payday < due.endOn) return { reason: 'payday before the end', code: 'BAD_USER_INPUT' }
  if (!due.isLast && loss > 0) return { reason: 'loss before the last dividend', code: 'BAD_USER_INPUT' }
  if (!due.isLast && saleProfit > 0) return { reason: 'sale before the last dividend', code: 'BAD_USER_INPUT' }
  if (!autoRenewal && saleProfit > 0) return { reason: 'sale of a fund without terms', code: 'BAD_USER_INPUT' }
  if (saleProfit > 0 && loss > 0) return { reason: 'sale at a profit and a loss', code: 'BAD_USER_INPUT' }
  if (loss > total) return { reason: 'loss above the fund', code: 'BAD_USER_INPUT' }
  if (totalOf(entry) > 0 && investorsLose(model, place, due, loss))
    return { reason: 'dividend beside a loss', code: 'BAD_USER_INPUT' }
  return null
}

/** What lines of the bank give is distributed whole, what they say of the loss is not said otherwise, and what the fund pays itself is fixed when its cash is there. */
function againstBooks(model: Model, place: number, due: DuePeriod, entry: Dividend): Reason | null {
  const given = closingOf(model, place, due)
  const isBelow = given !== null && totalOf(entry) < given.priority + given.saleQuarter
  if (isBelow && !investorsLose(model, place, due, entry.loss))
    return { reason: 'dividend below the books', code: 'BAD_USER_INPUT' }
  // A sale that the books do not know yet may have lost more than they show.
  const isAgreed = given === null || (given.saleCost > 0 ? entry.loss === given.lossLeft : entry.loss >= given.lossLeft)
  if (due.isLast && !isAgreed) return { reason: 'loss is not that of the books', code: 'BAD_USER_INPUT' }
  // What is only said of it is property that is gone: no more than there is.
  const said = entry.loss - (due.isLast ? (given?.lossLeft ?? 0) : 0)
  if (said > balance(model, fundBook(at(model.funds, place).id).property))
    return { reason: 'loss above the property', code: 'BAD_USER_INPUT' }
  return missingCash(model, place, due, entry) > 0 ? { reason: 'the fund lacks cash', code: 'CONFLICT' } : null
}

/** At least a yen of somebody's principal, after flooring. */
function investorsLose(model: Model, place: number, { number }: DuePeriod, loss: number): boolean {
  const holders = holdersOf(model, place, number)
  const all = sum(holders, ({ amount }) => amount)
  const rest = loss - (at(model.funds, place).total - all)
  return rest > 0 && holders.some(({ amount }) => BigInt(rest) * BigInt(amount) >= BigInt(all))
}
