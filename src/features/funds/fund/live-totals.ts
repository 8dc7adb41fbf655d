import { isGoaled, isPaused, isPastOffering, offeringTotals, hasOfferingStarted } from '../../../domain/funds/fund.ts'
import type { Id } from '../../../domain/id.ts'
import { addYen, remainingYen } from '../../../domain/money.ts'
import { hasFailed, type FundRecord } from './fund-record.ts'

export type OfferingState = 'before' | 'open' | 'paused' | 'closed' | 'failed'

/** What of a fund moves while people look at it: public sums in whole yen, and nothing of anybody in particular. */
export interface LiveTotals {
  id: Id<'fund'>
  invest_total: number
  paid_total: number
  /** Held for those whose turn on the waitlist it is. */
  held_total: number
  /** What anyone may still apply for in a first-come fund. */
  remaining: number
  is_goaled: boolean
  state: OfferingState
}

export function liveTotals(record: FundRecord, now: Date): LiveTotals {
  const { fund, totals } = record
  const { investTotal, paidTotal } = offeringTotals(fund, totals)
  return {
    id: record.id,
    invest_total: investTotal,
    paid_total: paidTotal,
    held_total: totals.held,
    remaining: remainingYen(fund.fundTotal, addYen(investTotal, totals.held)),
    is_goaled: isGoaled(fund, totals),
    state: offeringState(record, now),
  }
}

function offeringState(record: FundRecord, now: Date): OfferingState {
  const { fund, totals } = record
  if (hasFailed(record)) return 'failed'
  if (isPastOffering(fund, now) || isGoaled(fund, totals)) return 'closed'
  if (!hasOfferingStarted(fund, now)) return 'before'
  return isPaused(fund, totals, now) ? 'paused' : 'open'
}
