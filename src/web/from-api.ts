import { japanDate, type JapanDate } from '../domain/calendar.ts'
import { depositSums, type DepositSums } from '../domain/deposit.ts'
import type { ActualSchedule, EarlierSchedule, PlannedSchedule } from '../domain/fund-schedule.ts'
import type { Goal, OfferingMethod } from '../domain/fund.ts'
import { yen, zeroYen, type Yen } from '../domain/money.ts'
import type { OfferingFacts } from '../domain/offering-word.ts'

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
  performance: { unyo_start_at: string | null; isFail: boolean } | null
}

/** What decides the word that stands beside a fund's progress. */
export function offeringFacts(fund: ApiOffering): OfferingFacts {
  return {
    ...fundingFacts(fund),
    offeringMethod: offeringMethodOf(fund.recruit_type),
    goal: goalOf(fund.goal_type),
    offeringStartAt: instant(fund.start_at),
    offeringEndAt: instant(fund.end_at),
    held: yen(fund.stats.held_total),
    isGoaled: fund.stats.is_goaled,
    hasFailed: fund.performance?.isFail === true,
    hasBegun: (fund.performance?.unyo_start_at ?? null) !== null,
  }
}

interface ApiPlan {
  start_at: string
  end_at: string
  unyo_start_at: string | null
  unyo_end_at: string | null
  is_auto_continue: boolean
  performance: { start_at: string | null; end_at: string | null; unyo_start_at: string | null; unyo_end_at: string | null; payday: string | null } | null
}

export function plannedSchedule(fund: ApiPlan): PlannedSchedule {
  return {
    offeringStartAt: instant(fund.start_at),
    offeringEndAt: instant(fund.end_at),
    operationStartOn: optional(fund.unyo_start_at, day),
    operationEndOn: optional(fund.unyo_end_at, day),
    autoRenewal: fund.is_auto_continue,
  }
}

/** What stood in the plan before it was changed. */
export function earlierSchedule({ schedule_before }: { schedule_before: Pick<ApiPlan, 'unyo_start_at' | 'unyo_end_at'> & { start_at: string | null; end_at: string | null } | null }): EarlierSchedule | null {
  return optional(schedule_before, (before) => ({
    offeringStartAt: optional(before.start_at, instant),
    offeringEndAt: optional(before.end_at, instant),
    operationStartOn: optional(before.unyo_start_at, day),
    operationEndOn: optional(before.unyo_end_at, day),
  }))
}

/** The offering begins by itself at its planned instant; what comes after it is entered by an operator. `now`: milliseconds since 1970. */
export function actualSchedule({ performance, start_at }: ApiPlan, now: number): ActualSchedule | null {
  const begun = now >= Date.parse(start_at) ? instant(start_at) : null
  return optional(performance, (actual) => ({
    offeringStartAt: optional(actual.start_at, instant) ?? begun,
    offeringEndAt: optional(actual.end_at, instant),
    operationStartOn: optional(actual.unyo_start_at, day),
    operationEndOn: optional(actual.unyo_end_at, day),
    paidOn: optional(actual.payday, day),
  }))
}

interface ApiDeposits {
  amount: number
  transfer_account: { transfers: readonly { amount: number }[] } | null
}

/** What has arrived for an application; nothing while it has no account. */
export function depositSumsOf({ amount, transfer_account }: ApiDeposits): DepositSums {
  return depositSums(yen(amount), (transfer_account?.transfers ?? []).map((transfer) => yen(transfer.amount)))
}
