import { reasonsAgainstMember, type Reason } from './application.ts'
import { endOfDayAfter } from './japan-time.ts'
import {
  at,
  payableUntil,
  hasSubstitutes,
  inFund,
  investingAmount,
  isGoaled,
  largestGraphqlInteger,
  memberCap,
  sum,
  unit,
  type Model,
  type Place,
} from './model.ts'

/** Who waits and who is invited, in the order in which they came. */
export const lineOf = ({ line }: Model, fund: number): Place[] =>
  line.filter((place) => place.fund === fund && isLive(place))

const isLive = ({ status }: Place): boolean => status === 'waiting' || status === 'invited'

/** The room that is kept for those whose turn it is, run out or not: it is given on when the line is looked at. */
export const heldRoom = (model: Model, fund: number): number =>
  sum(
    lineOf(model, fund).filter(({ status }) => status === 'invited'),
    ({ amount }) => amount,
  )

/** What is kept for one member. */
export const ownHold = (model: Model, fund: number, member: number): number =>
  sum(
    lineOf(model, fund).filter((place) => place.member === member && place.status === 'invited'),
    ({ amount }) => amount,
  )

/** Room that nobody has and that is kept for nobody. */
const freeRoom = (model: Model, place: number): number => {
  const { total, subordinated } = at(model.funds, place)
  return Math.max(
    0,
    total - subordinated - sum(inFund(model, place, 'Entry', 'Paid'), ({ amount }) => amount) - heldRoom(model, place),
  )
}

/** A place can be had while the fund recruits, and after it while who takes it may still pay. */
const placesUntil = (model: Model, place: number): number => {
  const fund = at(model.funds, place)
  return payableUntil(fund) ?? fund.end
}

/** A line is one while places can be had, and is over with them: for a first-come fund, and of a lottery's substitutes. */
function hasLine(model: Model, place: number): boolean {
  const fund = at(model.funds, place)
  const mayBegin = fund.method === 'firstCome' ? fund.start <= model.now : hasSubstitutes(fund) && fund.drawnAt !== null
  return mayBegin && model.now <= placesUntil(model, place) && fund.failedAt === null && fund.operationStart === null
}

/** Places that changed, by what they became. */
export type LineNews = Record<'invited' | 'expired' | 'closed', number>

/** The line is looked at: turns that were let pass are over, and whose whole amount fits into what is free is invited, down the line. */
export function refreshLine(model: Model, fund: number): LineNews {
  const line = lineOf(model, fund)
  const news = { invited: 0, expired: 0, closed: 0 }
  if (!hasLine(model, fund)) {
    for (const place of line) {
      place.status = 'closed'
      endApplication(model, place)
    }
    return { ...news, closed: line.length }
  }
  for (const place of line.filter(({ until }) => until !== null && until < model.now)) {
    place.status = 'expired'
    endApplication(model, place)
    news.expired += 1
  }
  let free = freeRoom(model, fund)
  const days = at(model.funds, fund).method === 'lottery' ? 3 : 1
  const until = Math.min(endOfDayAfter(model.now, days), placesUntil(model, fund))
  // Whose turn would be over at once is not told of it.
  if (until === model.now) return news
  for (const place of line.filter(({ status }) => status === 'waiting')) {
    if (place.amount > free || !couldApply(model, place)) continue
    place.status = 'invited'
    place.until = until
    free -= place.amount
    news.invited += 1
  }
  return news
}

export function refreshAll(model: Model): LineNews {
  const funds = [...new Set(model.line.filter(isLive).map(({ fund }) => fund))]
  const each = funds.map((fund) => refreshLine(model, fund))
  return {
    invited: sum(each, ({ invited }) => invited),
    expired: sum(each, ({ expired }) => expired),
    closed: sum(each, ({ closed }) => closed),
  }
}

/** Who waited with an application has not been selected; one that ended with its fund stays as it is. */
function endApplication(model: Model, { application }: Place): void {
  const waiting = application === null ? null : at(model.investments, application)
  if (waiting?.status === 'Apply') waiting.status = 'NotSelected'
}

/** As far as the member goes. A substitute's own application is what the place is for, and nothing beside it. */
function couldApply(model: Model, { member, fund, amount, application }: Place): boolean {
  if (reasonsAgainstMember(model, member).length > 0) return false
  if (application !== null) return amount <= memberCap - investingAmount(model, member) + amount
  return !hasApplied(model, fund, member) && amount <= ownLimit(model, fund, member)
}

const hasApplied = (model: Model, fund: number, member: number): boolean =>
  inFund(model, fund, 'Apply', 'Entry', 'Paid').some((one) => one.member === member)

const ownLimit = (model: Model, fund: number, member: number): number =>
  Math.min(
    at(model.funds, fund).higher ?? Number.MAX_SAFE_INTEGER,
    Math.max(0, memberCap - investingAmount(model, member)),
  )

/** Every reason that stands against getting into a line, which has just been looked at. */
export function reasonsAgainstJoining(
  model: Model,
  { member, fund, amount }: Pick<Place, 'member' | 'fund' | 'amount'>,
): Reason[] {
  const { method, total, subordinated, lower, end } = at(model.funds, fund)
  const limit = Math.min(ownLimit(model, fund, member), total - subordinated)
  const reasons: [reason: string, code: string, holds: boolean][] = [
    ['line: not open', 'CONFLICT', method === 'lottery' || !hasLine(model, fund) || isGoaled(model, fund)],
    ['line: has applied', 'CONFLICT', hasApplied(model, fund, member)],
    ['line: stands in it', 'CONFLICT', lineOf(model, fund).some((place) => place.member === member)],
    ['line: no allowance', 'CONFLICT', limit < lower],
    [
      'line: amount',
      'BAD_USER_INPUT',
      amount < lower || amount % unit !== 0 || (limit >= lower && amount > limit) || amount > largestGraphqlInteger,
    ],
    // After the end the line is the only way in.
    ['line: there is room', 'CONFLICT', model.now <= end && amount <= freeRoom(model, fund)],
  ]
  return [
    ...reasonsAgainstMember(model, member),
    ...reasons.filter(([, , holds]) => holds).map(([reason, code]) => ({ reason, code })),
  ]
}

export function join(model: Model, place: Pick<Place, 'member' | 'fund' | 'amount'>): void {
  model.line.push({ ...place, status: 'waiting', until: null, application: null })
}

/** Somebody leaves; what was kept passes on. @returns what stood in the line. */
export function leave(model: Model, fund: number, member: number): 'waiting' | 'invited' | null {
  const place = lineOf(model, fund).find((one) => one.member === member)
  if (!place) return null
  const was = place.status as 'waiting' | 'invited'
  place.status = 'left'
  if (place.application !== null) {
    const application = at(model.investments, place.application)
    application.status = 'Canceled'
    application.cancelReason = 'member_before_deposit'
  }
  return was
}

/** Why a substitute cannot take a place now; null where it can, or did. The line has just been looked at. */
export function reasonAgainstTaking(model: Model, member: number, application: number): Reason | null {
  const place = model.line.find((one) => one.application === application)
  if (at(model.investments, application).member !== member)
    return { reason: 'substitute: somebody else', code: 'NOT_FOUND' }
  if (place?.status === 'applied') return null
  if (place?.status !== 'invited') return { reason: 'substitute: nothing offered', code: 'CONFLICT' }
  return couldApply(model, place) ? null : { reason: 'substitute: may not now', code: 'CONFLICT' }
}

export function take(model: Model, application: number): void {
  const place = model.line.find((one) => one.application === application)
  if (place?.status !== 'invited') return
  place.status = 'applied'
  const investment = at(model.investments, application)
  investment.status = 'Entry'
  investment.deadline = place.until
}
