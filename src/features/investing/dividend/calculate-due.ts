import type { JapanDate } from '../../../domain/calendar.ts'
import { dividendCap } from '../../../domain/investing/waterfall.ts'
import type { Yen } from '../../../domain/money.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { PeriodResult } from '../distribution/close-period.ts'
import { computeShares } from '../distribution/compute-shares.ts'
import type { FundRecord } from '../../funds/fund/fund-record.ts'
import { resultOfPeriod } from './judge-by-books.ts'
import { findDuePeriod } from './due-period.ts'

/** A period whose dividend is due next: the plan beside what the books give, before anybody enters anything. */
export interface DuePeriod {
  number: number
  startOn: JapanDate
  endOn: JapanDate
  isLast: boolean
  /** Of those who share it. */
  invested: Yen
  /** What the contract gives them at most, without their quarter of a sale's profit. */
  cap: Yen
  /** Null where nothing of the period is booked. */
  result: PeriodResult | null
}

/** Null while no period waits for its dividend. */
export async function calculateDue(database: Queryable, fund: FundRecord, now: Date): Promise<DuePeriod | null> {
  const period = await findDuePeriod(database, fund, now)
  if (!period.ok) return null
  const { number, startOn, endOn, isLast } = period.value
  const { shares, invested } = await computeShares(database, {
    fundId: fund.id,
    period: number,
    totalDividend: 0,
    redeems: isLast,
    payday: endOn,
  })
  return {
    number,
    startOn,
    endOn,
    isLast,
    invested,
    cap: dividendCap(invested, fund.fund.plannedRateBp, startOn, endOn),
    result: await resultOfPeriod(database, { fund, shares, startOn, endOn, isLast }),
  }
}
