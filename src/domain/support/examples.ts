import { japanDate } from '../calendar.ts'
import type { MemberFacts } from '../investing/application.ts'
import type { Fund, FundTotals } from '../funds/fund.ts'
import { yen } from '../money.ts'

/** A first-come fund of 50,000,000 yen, 10,000,000 of it subordinated, open 1 to 10 April 2026. For tests alone. */
export function exampleFund(change: Partial<Fund> = {}): Fund {
  return {
    offeringStartAt: new Date('2026-04-01T00:00:00+09:00'),
    offeringEndAt: new Date('2026-04-10T18:00:00+09:00'),
    offeringMethod: 'first_come',
    goal: 'all_or_nothing',
    fundTotal: yen(50_000_000),
    subordinatedAmount: yen(10_000_000),
    minimumAmount: yen(100_000),
    maximumAmount: null,
    plannedRateBp: 820,
    operationTermMonths: 12,
    operationStartOn: japanDate('2026-05-01'),
    operationEndOn: japanDate('2027-04-30'),
    autoRenewal: false,
    hasWaitlist: true,
    closingDays: 0,
    earlyAccessCode: null,
    drawnAt: null,
    ...change,
  }
}

export function totalsOf(amounts: Partial<Record<keyof FundTotals, number>>): FundTotals {
  return {
    lotteryPending: yen(amounts.lotteryPending ?? 0),
    awaitingDeposit: yen(amounts.awaitingDeposit ?? 0),
    participating: yen(amounts.participating ?? 0),
    held: yen(amounts.held ?? 0),
  }
}

/** A verified member of 41 years without any investment. */
export function exampleMember(change: Partial<MemberFacts> = {}): MemberFacts {
  return {
    status: 'active',
    isIdentityVerified: true,
    birthday: japanDate('1985-04-01'),
    investingAmount: yen(0),
    hasLiveApplicationInFund: false,
    ...change,
  }
}
