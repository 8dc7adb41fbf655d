import { allowanceFrom, AMOUNT_UNIT, memberAllowance } from '../../../../domain/investing/allowance.ts'
import { applicationBox } from '../../../../domain/investing/application-box.ts'
import { remainingYen, yen, type Yen } from '../../../../domain/money.ts'
import { offerFacts } from '../../../from-api.ts'
import type { Fund, FundInvest } from './fund-queries.ts'

/** What the application box shows. One of these at any time, decided by the server's clock and the member's state. */
export type ApplicationState =
  | { kind: 'beforeStart' }
  | { kind: 'closed' }
  | { kind: 'failed' }
  | { kind: 'paused' }
  /** The member may wait for a place in the line: full for now, or past its end and short of its total. */
  | { kind: 'waitlist'; isAfterEnd: boolean }
  | { kind: 'notLoggedIn' }
  | { kind: 'notVerified' }
  /** The member's own limit leaves less than the least amount. */
  | { kind: 'limitReached' }
  /** The fund has less left than the least amount. */
  | { kind: 'nearlyFull' }
  | { kind: 'form'; allowance: Yen }
  | { kind: 'invested'; invest: FundInvest; mayApplyAgain: boolean }

/** What of a fund decides about an application. */
type OfferedFund = Pick<
  Fund,
  | 'id'
  | 'start_at'
  | 'end_at'
  | 'recruit_type'
  | 'price_estate'
  | 'subordination_amount'
  | 'lower_invest'
  | 'higher_invest'
  | 'has_waitlist'
  | 'places_until'
  | 'stats'
  | 'performance'
>

export interface ApplicationSituation {
  fund: OfferedFund
  /** Newest first. */
  invests: readonly FundInvest[]
  me: { is_ekyc_authed: boolean } | null
  /** Yen in applications and investments. */
  investingAmount: number
  hasSpecialCode: boolean
  /** Yen of the fund's held room that are kept for this member. */
  ownHold: number
  /** Milliseconds since 1970, by the server's clock. */
  now: number
}

/** Yen that the member may still apply for in this fund; whole units are cut later, when choices are made. */
export function allowanceOf(fund: OfferedFund, investingAmount: number, ownHold: number): Yen {
  return allowanceFrom({ ...seenWith(fund, ownHold), investingAmount: yen(investingAmount) })
}

/** The fund as the one sees it for whom part of the held room is kept. */
function seenWith(fund: OfferedFund, ownHold: number) {
  const facts = offerFacts(fund)
  return { ...facts, held: remainingYen(facts.held, yen(ownHold)) }
}

/** After the end the line goes on while a gap may be closed: the only way in. Null where there is none for this visitor. */
function afterEnd({ fund, me, investingAmount, ownHold, now }: ApplicationSituation): ApplicationState | null {
  if (!takesLateComers(fund, now) || me?.is_ekyc_authed !== true) return null
  return ownHold > 0
    ? { kind: 'form', allowance: allowanceOf(fund, investingAmount, ownHold) }
    : { kind: 'waitlist', isAfterEnd: true }
}

/** Whether the offering is over and members may still get in by the line. */
function takesLateComers(fund: OfferedFund, now: number): boolean {
  const isClosable = fund.places_until !== null && now > Date.parse(fund.end_at) && now <= Date.parse(fund.places_until)
  return isClosable && fund.has_waitlist && !fund.stats.is_goaled
}

const closedStates = { not_started: 'beforeStart', closed: 'closed', paused: 'paused' } as const

function withoutInvestment(situation: ApplicationSituation): ApplicationState {
  const { fund, me, investingAmount, hasSpecialCode, ownHold, now } = situation
  if (fund.performance?.isFail) return { kind: 'failed' }
  const late = afterEnd(situation)
  if (late !== null) return late
  const box = applicationBox({
    ...seenWith(fund, ownHold),
    investingAmount: yen(investingAmount),
    isGoaled: fund.stats.is_goaled,
    hasEarlyAccess: hasSpecialCode,
    now: new Date(now),
  })
  if (box.shows === 'paused' && fund.has_waitlist && me?.is_ekyc_authed === true)
    return { kind: 'waitlist', isAfterEnd: false }
  if (box.shows !== 'open' && box.shows !== 'full') return { kind: closedStates[box.shows] }
  if (me === null) return { kind: 'notLoggedIn' }
  if (!me.is_ekyc_authed) return { kind: 'notVerified' }
  if (box.shows === 'open') return { kind: 'form', allowance: box.allowance }
  return {
    kind:
      memberAllowance(yen(investingAmount)) < Math.max(fund.lower_invest, AMOUNT_UNIT) ? 'limitReached' : 'nearlyFull',
  }
}

export function applicationState(situation: ApplicationSituation): ApplicationState {
  const invest = situation.invests.find(({ project }) => project.id === situation.fund.id)
  const fresh = withoutInvestment(situation)
  if (invest === undefined) return fresh
  const isOver = invest.status === 'Canceled' || invest.status === 'Lose'
  return { kind: 'invested', invest, mayApplyAgain: isOver && fresh.kind === 'form' }
}

/** Whether an application can be made or prepared now, by this visitor. */
export const canAct = (state: ApplicationState | null) =>
  state !== null && ['form', 'notLoggedIn', 'notVerified', 'beforeStart', 'waitlist'].includes(state.kind)
