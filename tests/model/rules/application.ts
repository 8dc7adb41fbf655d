import { ageOn, day, endOfDayAfter } from './japan-time.ts'
import {
  at,
  payableUntil,
  hasSubstitutes,
  inFund,
  investingAmount,
  investTotal,
  isGoaled,
  isLive,
  largestGraphqlInteger,
  memberCap,
  unit,
  type Model,
} from './model.ts'
import { heldRoom, lineOf, ownHold } from './waitlist.ts'

export interface Application {
  member: number
  fund: number
  amount: number
  method: 'firstCome' | 'lottery'
  special: string | null
  /** Not drawn, a later place would be taken. */
  substitute: boolean
  key: string
}

/** Why an application is refused: the reason, and the code in which the API tells it. */
export interface Reason {
  reason: string
  code: string
}

/** Every reason that stands against an application; without one it is accepted. Which of several is told is the product's choice. */
export function reasonsAgainst(model: Model, application: Application): Reason[] {
  const fund = at(model.funds, application.fund)
  const { now } = model
  const isEarly = now < fund.start
  const isFull =
    fund.method === 'firstCome' &&
    investTotal(model, application.fund) + heldForOthers(model, application) >= fund.total
  const isOver =
    (now > fund.end && ownHold(model, application.fund, application.member) === 0) ||
    isGoaled(model, application.fund) ||
    fund.failedAt !== null ||
    fund.drawnAt !== null ||
    fund.operationStart !== null
  const reasons: [reason: string, code: string, holds: boolean][] = [
    ['the other method', 'CONFLICT', application.method !== fund.method],
    ['no substitutes', 'CONFLICT', application.substitute && !hasSubstitutes(fund)],
    [
      'applied already',
      'CONFLICT',
      inFund(model, application.fund, 'Apply', 'Entry', 'Paid').some((one) => one.member === application.member),
    ],
    ['closed', 'CONFLICT', isOver],
    ['not begun', 'CONFLICT', isEarly && !application.special],
    ['wrong code', 'CONFLICT', isEarly && Boolean(application.special) && application.special !== fund.code],
    ['paused', 'CONFLICT', isFull && !isGoaled(model, application.fund)],
  ]
  return [
    ...reasonsAgainstMember(model, application.member),
    ...reasons.filter(([, , holds]) => holds).map(([reason, code]) => ({ reason, code })),
    ...againstAmount(model, application, isFull),
  ]
}

/** What is kept for those on the waitlist whose turn it is, but for the applicant's own. */
const heldForOthers = (model: Model, { fund, member }: Application): number =>
  heldRoom(model, fund) - ownHold(model, fund, member)

/** Why somebody may apply nowhere. */
export function reasonsAgainstMember(model: Model, place: number): Reason[] {
  const { stops, isVerified, birthday } = at(model.members, place)
  const age = ageOn(birthday, model.now)
  const reasons: [reason: string, holds: boolean][] = [
    ['not verified', !isVerified],
    ['payments stopped', stops.length > 0],
    ['too young', age < 18],
    ['too old', age >= 80],
  ]
  return reasons.filter(([, holds]) => holds).map(([reason]) => ({ reason, code: 'FORBIDDEN' }))
}

/** @param isFull without any room: that is a reason of its own, and none of the amount's. */
function againstAmount(model: Model, application: Application, isFull: boolean): Reason[] {
  const { member, fund: fundPlace, amount } = application
  const fund = at(model.funds, fundPlace)
  const ownRoom = Math.max(0, memberCap - investingAmount(model, member))
  const higher = fund.higher ?? Number.MAX_SAFE_INTEGER
  const room =
    fund.method === 'firstCome' && !isFull
      ? Math.max(0, fund.total - investTotal(model, fundPlace) - heldForOthers(model, application))
      : Number.MAX_SAFE_INTEGER
  const allowance = Math.min(higher, room, ownRoom)
  if (amount > largestGraphqlInteger) return [{ reason: 'amount is no number', code: 'BAD_USER_INPUT' }]
  if (allowance < Math.max(1, fund.lower)) return [{ reason: 'no allowance left', code: 'CONFLICT' }]
  if (amount < fund.lower) return [{ reason: 'amount too small', code: 'BAD_USER_INPUT' }]
  if (amount % unit !== 0) return [{ reason: 'amount not in units', code: 'BAD_USER_INPUT' }]
  if (amount <= allowance) return []
  // It would have been possible but for others who were faster: no slip of the form.
  if (amount <= Math.min(higher, ownRoom)) return [{ reason: 'others were faster', code: 'CONFLICT' }]
  return [{ reason: amount > ownRoom ? 'above the cap' : 'above the most', code: 'BAD_USER_INPUT' }]
}

/** What the key was used for within 24 hours. */
export function earlierUse(
  model: Model,
  { member, key }: Application,
): { investment: number; fund: number; amount: number } | null {
  const earlier = model.keys.get(`${member} ${key}`)
  return earlier && earlier.at > model.now - day ? earlier : null
}

/** The application is in: its place in the list. */
export function accept(model: Model, application: Application, id: number): number {
  const fund = at(model.funds, application.fund)
  const isFirstCome = fund.method === 'firstCome'
  model.investments.push({
    id,
    member: application.member,
    fund: application.fund,
    amount: application.amount,
    status: isFirstCome ? 'Entry' : 'Apply',
    cancelReason: null,
    appliedAt: model.now,
    asSubstitute: application.substitute,
    // Never into the last day before a fund that is short is judged.
    deadline: isFirstCome ? Math.min(endOfDayAfter(model.now, 3), payableUntil(fund) ?? Infinity) : null,
    deliveredAt: null,
    confirmedAt: null,
    account: null,
    isRedeemed: false,
  })
  const place = model.investments.length - 1
  for (const waited of lineOf(model, application.fund).filter(({ member }) => member === application.member))
    waited.status = 'applied'
  model.keys.set(`${application.member} ${application.key}`, {
    investment: place,
    fund: application.fund,
    amount: application.amount,
    at: model.now,
  })
  return place
}

/** Why a member may not confirm the contract; null where it may, or where it is confirmed already. */
export function reasonAgainstConfirmation(model: Model, investmentPlace: number, member: number): Reason | null {
  const investment = model.investments[investmentPlace]
  if (!investment || investment.member !== member) return { reason: 'not the own application', code: 'FORBIDDEN' }
  if (investment.confirmedAt !== null) return null
  if (!isLive(investment)) return { reason: 'application has ended', code: 'CONFLICT' }
  if (investment.status === 'Apply') return { reason: 'not drawn yet', code: 'CONFLICT' }
  if (investment.deadline !== null && model.now >= investment.deadline + 1_000)
    return { reason: 'deadline has passed', code: 'CONFLICT' }
  if (investment.deliveredAt === null) return { reason: 'document not downloaded', code: 'CONFLICT' }
  return null
}
