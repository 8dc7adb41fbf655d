import type { Fund, FundInvest } from './fund-queries.ts'

const personalLimit = 1_000_000
export const amountUnit = 100_000

/** What the application box shows. One of these at any time, decided by the server's clock and the member's state. */
export type ApplicationState =
  | { kind: 'beforeStart' }
  | { kind: 'closed' }
  | { kind: 'failed' }
  | { kind: 'paused' }
  | { kind: 'notLoggedIn' }
  | { kind: 'notVerified' }
  /** The member's own limit leaves less than the least amount. */
  | { kind: 'limitReached' }
  /** The fund has less left than the least amount. */
  | { kind: 'nearlyFull' }
  | { kind: 'form'; allowance: number }
  | { kind: 'invested'; invest: FundInvest; mayApplyAgain: boolean }

export interface ApplicationSituation {
  fund: Fund
  /** Newest first. */
  invests: readonly FundInvest[]
  me: { is_ekyc_authed: boolean } | null
  /** Yen in applications and investments. */
  investingAmount: number
  hasSpecialCode: boolean
  /** Milliseconds since 1970, by the server's clock. */
  now: number
}

/** Yen that the member may still apply for in this fund; whole units are cut later, when choices are made. */
export function allowanceOf(fund: Fund, investingAmount: number): number {
  const own = personalLimit - investingAmount
  const perPerson = fund.higher_invest ?? Number.POSITIVE_INFINITY
  const capacity = fund.recruit_type === 'lottery' ? Number.POSITIVE_INFINITY : fund.price_estate - fund.stats.invest_total
  return Math.max(0, Math.min(perPerson, capacity, own))
}

/** 10 to 100 万円 in steps of 10, from the fund's least amount up to the allowance; in yen. */
export function amountChoices(fund: Fund, allowance: number): number[] {
  const units = Array.from({ length: personalLimit / amountUnit }, (_, index) => (index + 1) * amountUnit)
  return units.filter((amount) => amount >= fund.lower_invest && amount <= allowance)
}

/** The documents' three messages, or null when the amount is right. */
export function amountError(amount: number, fund: Fund, allowance: number): string | null {
  if (amount < fund.lower_invest) return `${Math.ceil(fund.lower_invest / 10_000)}万円以上で入力してください。`
  if (amount > allowance) return `${Math.floor(allowance / 10_000)}万円以下で入力してください。`
  if (amount % amountUnit !== 0) return '10万円単位で指定してください。'
  return null
}

function beforeAnyInvestment(situation: ApplicationSituation): ApplicationState {
  const { fund, me, investingAmount, hasSpecialCode, now } = situation
  if (fund.performance?.isFail) return { kind: 'failed' }
  if (fund.stats.is_goaled || now > Date.parse(fund.end_at)) return { kind: 'closed' }
  if (now < Date.parse(fund.start_at) && !hasSpecialCode) return { kind: 'beforeStart' }
  if (fund.recruit_type === 'firstCome' && fund.stats.invest_total >= fund.price_estate) return { kind: 'paused' }
  if (me === null) return { kind: 'notLoggedIn' }
  if (!me.is_ekyc_authed) return { kind: 'notVerified' }
  const allowance = allowanceOf(fund, investingAmount)
  if (amountChoices(fund, allowance).length > 0) return { kind: 'form', allowance }
  return personalLimit - investingAmount < Math.max(fund.lower_invest, amountUnit) ? { kind: 'limitReached' } : { kind: 'nearlyFull' }
}

export function applicationState(situation: ApplicationSituation): ApplicationState {
  const invest = situation.invests.find(({ project }) => project.id === situation.fund.id)
  const fresh = beforeAnyInvestment(situation)
  if (invest === undefined) return fresh
  const isOver = invest.status === 'Canceled' || invest.status === 'Lose'
  return { kind: 'invested', invest, mayApplyAgain: isOver && fresh.kind === 'form' }
}
