import { japanDateOf, type JapanDate } from '../../../../../domain/calendar.ts'
import { monthAtWork } from '../../../../../domain/funds/fund-periods.ts'
import { milestoneOf, type Milestone } from '../../../../../domain/funds/fund-schedule.ts'
import { day, milestonesOfFund } from '../../../../from-api.ts'
import { formatYen } from '../../../../ui/format.ts'
import type { Fund, FundInvest } from '../fund-queries.ts'

export type ComparedPeriod = Fund['plan_and_record'][number]

/** "＋12,000円", "−19,000円", "0円" */
export const signedYen = (amount: number): string => (amount > 0 ? `＋${formatYen(amount)}` : formatYen(amount))

/** The last period whose yield is fixed; undefined before there is one. */
export const lastResult = ({ plan_and_record: periods }: Pick<Fund, 'plan_and_record'>): ComparedPeriod | undefined =>
  periods.findLast(({ rimawari }) => rimawari !== null)

export interface AtWork {
  startOn: JapanDate
  /** 1 is the first. */
  month: number
}

/** Since when the fund, or the term of one that renews itself, is at work, and in which month; null before its recorded start. */
export function atWork(fund: Pick<Fund, 'terms' | 'milestones'>, now: number): AtWork | null {
  const term = fund.terms.find(({ is_ended: isEnded }) => !isEnded)
  const started = milestoneOf(milestonesOfFund(fund, now), 'started')?.recorded?.on
  const startOn = term === undefined ? started : day(term.start_at)
  if (startOn === undefined || startOn instanceof Date) return null
  return { startOn, month: monthAtWork(startOn, japanDateOf(new Date(now))) }
}

/** The next payment that nobody has had yet. */
export const nextPayment = (fund: Pick<Fund, 'milestones'>, now: number): Milestone | undefined =>
  milestonesOfFund(fund, now).find(({ key, state }) => key === 'paid' && state !== 'done' && state !== 'dropped')

/** Yen that the member has in the fund, or had. */
export const ownStake = (fund: Pick<Fund, 'id'>, invests: readonly FundInvest[]): number =>
  invests
    .filter(({ project, status }) => project.id === fund.id && status === 'Paid')
    .reduce((sum, { amount }) => sum + amount, 0)
