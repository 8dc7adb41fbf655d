import { japanDate, type JapanDate } from '../domain/calendar.ts'
import { depositSums, type DepositSums } from '../domain/investing/deposit.ts'
import { milestonesAt, type KnownMilestone, type Milestone, type Moment } from '../domain/funds/fund-schedule.ts'
import type { Goal, OfferingMethod } from '../domain/funds/fund.ts'
import { yen, zeroYen, type Yen } from '../domain/money.ts'
import type { OfferingFacts } from '../domain/funds/offering-word.ts'
import type { SalePlan } from '../domain/funds/sale-plan.ts'

/**
 * The API's words and plain values as the domain's types. Amounts arrive as whole yen, instants as RFC 3339, days as
 * YYYY-MM-DD, rates in percent. Amounts and days that are none throw RangeError.
 */

export function instant(text: string): Date {
  return new Date(text)
}

export function day(text: string): JapanDate {
  return japanDate(text)
}

const optional = <Given, Result>(value: Given | null | undefined, translate: (value: Given) => Result): Result | null =>
  value === null || value === undefined ? null : translate(value)

/** 8.2 -> 820. The API's rates have two decimals at most, so the nearest basis point is the exact one. */
export function rateBp(percent: number): number {
  return Math.round(percent * 100)
}

export function offeringMethodOf(recruitType: 'firstCome' | 'lottery'): OfferingMethod {
  return recruitType === 'lottery' ? 'lottery' : 'first_come'
}

export function goalOf(goalType: 'AllOrNothing' | 'Allin'): Goal {
  return goalType === 'Allin' ? 'all_in' : 'all_or_nothing'
}

interface ApiMoney {
  price_estate: number
  subordination_amount: number | null
  stats: { invest_total: number }
}

export function fundingFacts(fund: ApiMoney): { fundTotal: Yen; subordinatedAmount: Yen; investTotal: Yen } {
  return {
    fundTotal: yen(fund.price_estate),
    subordinatedAmount: optional(fund.subordination_amount, yen) ?? zeroYen,
    investTotal: yen(fund.stats.invest_total),
  }
}

interface ApiOffer extends ApiMoney {
  stats: { invest_total: number; held_total: number }
  start_at: string
  end_at: string
  recruit_type: 'firstCome' | 'lottery'
  lower_invest: number
  higher_invest: number | null
}

/** What decides how much a member may put into the fund, and when. */
export function offerFacts(fund: ApiOffer) {
  return {
    ...fundingFacts(fund),
    offeringStartAt: instant(fund.start_at),
    offeringEndAt: instant(fund.end_at),
    offeringMethod: offeringMethodOf(fund.recruit_type),
    held: yen(fund.stats.held_total),
    minimumAmount: yen(fund.lower_invest),
    maximumAmount: optional(fund.higher_invest, yen),
  }
}

interface ApiOffering extends ApiMoney {
  stats: { invest_total: number; held_total: number; is_goaled: boolean }
  start_at: string
  end_at: string
  recruit_type: 'firstCome' | 'lottery'
  goal_type: 'AllOrNothing' | 'Allin'
  has_waitlist: boolean
  performance: { unyo_start_at: string | null; isFail: boolean } | null
}

/** What decides the word that stands beside a fund's progress. */
export function offeringFacts(fund: ApiOffering): OfferingFacts {
  return {
    ...fundingFacts(fund),
    offeringMethod: offeringMethodOf(fund.recruit_type),
    hasLine: fund.has_waitlist,
    goal: goalOf(fund.goal_type),
    offeringStartAt: instant(fund.start_at),
    offeringEndAt: instant(fund.end_at),
    held: yen(fund.stats.held_total),
    isGoaled: fund.stats.is_goaled,
    hasFailed: fund.performance?.isFail === true,
    hasBegun: (fund.performance?.unyo_start_at ?? null) !== null,
  }
}

interface ApiMilestone extends Omit<KnownMilestone, 'planned' | 'firstPlanned' | 'isLatest' | 'recorded'> {
  planned: string | null
  first_planned: string | null
  is_latest: boolean
  recorded: string | null
}

/** A day has no time; everything else is an instant. */
const moment = (text: string): Moment => (text.includes('T') ? instant(text) : day(text))

/** A fund's milestones as they are at `now`, milliseconds since 1970: a page stays open over midnight. */
export function milestonesOfFund({ milestones }: { milestones: readonly ApiMilestone[] }, now: number): Milestone[] {
  const shown = milestones.map(({ planned, first_planned: first, is_latest: isLatest, recorded, ...rest }) => ({
    ...rest,
    isLatest,
    planned: optional(planned, moment),
    firstPlanned: optional(first, moment),
    recorded: optional(recorded, (on) => ({ on: moment(on) })),
  }))
  return milestonesAt(shown, new Date(now))
}

interface ApiDeposits {
  amount: number
  transfer_account: { transfers: readonly { amount: number }[] } | null
}

/** What has arrived for an application; nothing while it has no account. */
export function depositSumsOf({ amount, transfer_account }: ApiDeposits): DepositSums {
  return depositSums(
    yen(amount),
    (transfer_account?.transfers ?? []).map((transfer) => yen(transfer.amount)),
  )
}

interface ApiSalePlan {
  price: number
  reserve: number
  sale_cost_bp: number
  senior: number
  subordinated: number
}

export function salePlan({ price, reserve, sale_cost_bp, senior, subordinated }: ApiSalePlan): SalePlan {
  return {
    price: yen(price),
    reserve: yen(reserve),
    saleCostBp: sale_cost_bp,
    senior: yen(senior),
    subordinated: yen(subordinated),
  }
}
