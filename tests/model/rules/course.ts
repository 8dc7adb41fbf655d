import type { Reason } from './application.ts'
import { addDays, addMonths, daysInAll, dayText, hour, startOf } from './japan-time.ts'
import { at, inFund, type Decision, type Model } from './model.ts'

/** What every contract of a history allows without anybody's consent. */
const most = { months: 12, noticeDays: 30 }

/** An extension as two operators would decide it. */
export type Extension = Pick<Decision, 'state' | 'newEnd' | 'nextWordOn'>

/** Why a fund's end is not moved so; null where it is, or where its investors are asked about it. */
export function reasonAgainstExtension(model: Model, place: number, { state, newEnd }: Extension): Reason | null {
  const { workingSince, autoRenewal, operationEnd, plannedEnd } = at(model.funds, place)
  const today = dayText(model.now)
  if (newEnd <= today) return { reason: 'extension to a day that has come', code: 'BAD_USER_INPUT' }
  if (workingSince === null || autoRenewal || operationEnd !== null)
    return { reason: 'extension of a fund that is not at work', code: 'CONFLICT' }
  if (newEnd <= plannedEnd) return { reason: 'extension to an earlier day', code: 'BAD_USER_INPUT' }
  const asks = needsConsent(model, place, newEnd)
  if (state === 'in_talks') return asks ? null : { reason: 'consent that nobody needs', code: 'CONFLICT' }
  return asks && !isAgreedTo(model, place, newEnd) ? { reason: 'extension without consent', code: 'CONFLICT' } : null
}

function needsConsent(model: Model, place: number, newEnd: string): boolean {
  const { decisions, plannedEnd } = at(model.funds, place)
  const firstEnd = decisions.find(({ state }) => state === 'extended')?.previousEnd ?? plannedEnd
  return newEnd > addMonths(firstEnd, most.months) || dayText(model.now) > addDays(plannedEnd, -most.noticeDays)
}

/** Everybody whose principal is at work has said yes to this day, or to a later one, since the last question. */
function isAgreedTo(model: Model, place: number, newEnd: string): boolean {
  const last = at(model.funds, place).decisions.at(-1)
  return (
    last?.state === 'in_talks' &&
    newEnd <= last.newEnd &&
    investorsAtWork(model, place).every((investment) => last.answers.get(investment) === true)
  )
}

/** By place in the list of investments: whose principal is at work. */
export const investorsAtWork = (model: Model, place: number): number[] =>
  inFund(model, place, 'Paid').flatMap((one) => (one.isRedeemed ? [] : [model.investments.indexOf(one)]))

export function decide(model: Model, place: number, extension: Extension): void {
  const fund = at(model.funds, place)
  fund.decisions.push({ ...extension, previousEnd: fund.plannedEnd, answers: new Map() })
  if (extension.state === 'extended') fund.plannedEnd = extension.newEnd
}

/** When funds at work are looked at against their plan, every day. */
const lookedAt = 10 * hour

/**
 * How many days after its planned end the fund's investors were told last that it has passed, the day after it and each 30 days; null where they were not:
 * it has not passed, or not been looked at since.
 */
export function daysAnnounced(model: Model, place: number): number | null {
  const { workingSince, autoRenewal, operationEnd, plannedEnd } = at(model.funds, place)
  const today = dayText(model.now - lookedAt)
  if (workingSince === null || autoRenewal || workingSince >= startOf(today) + lookedAt) return null
  if (plannedEnd >= today || (operationEnd !== null && operationEnd <= dayText(model.now))) return null
  const late = daysInAll(plannedEnd, today) - 1
  return late < 30 ? 1 : late - (late % 30)
}
