import { describe, expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import { idOf } from '../id.ts'
import { yen } from '../money.ts'
import {
  delayedNowText,
  passes,
  recordFilters,
  termOf,
  termText,
  trackRecordOf,
  type FundOnRecord,
} from './track-record.ts'

type Facts = Partial<Omit<FundOnRecord, 'earnings'>> & { dividend?: number; lost?: number; distributed?: number }

/** 1,000,000 yen at 7 % for the year 2025, of which the contract gives 70,000 at most. */
function fund(
  number: number,
  { dividend = 70_000, lost = 0, distributed = dividend, ...facts }: Facts = {},
): FundOnRecord {
  const day = japanDate('2025-01-01')
  const end = japanDate('2025-12-31')
  return {
    fundId: idOf(number),
    name: `第${number}号`,
    plannedRateBp: 700,
    firstStartOn: day,
    firstEndOn: end,
    startedOn: day,
    endedOn: end,
    redeemedOn: japanDate('2026-01-30'),
    state: 'ended',
    late: null,
    extendedTo: null,
    paidIn: yen(1_000_000),
    principal: yen(1_000_000 - lost),
    loss: yen(lost),
    paidDividend: yen(dividend),
    earnings: [
      {
        dividend: yen(dividend),
        loss: yen(lost),
        invested: yen(1_000_000),
        distributed: yen(distributed),
        startOn: facts.startedOn ?? day,
        endOn: facts.endedOn ?? end,
      },
    ],
    exits: ['third_party'],
    causes: [],
    corrections: [],
    ...facts,
  }
}

const only = (facts: FundOnRecord) => {
  const [ended] = trackRecordOf([facts]).ended
  if (!ended) throw new Error('it is not among the ended funds')
  return ended
}

describe('an ended fund against its plan', () => {
  it.each([
    ['as planned', fund(1), [700, null, 0, false]],
    // Floored shares leave yen with the operator: the yield reads a tenth less, and the plan was kept.
    ['paid to the most, and floored', fund(1, { dividend: 69_998, distributed: 70_000 }), [690, null, 0, false]],
    ['a yen less was to be distributed', fund(1, { dividend: 69_999 }), [690, null, 0, true]],
    ['a quarter of a sale above the plan', fund(1, { dividend: 90_000 }), [900, null, 0, false]],
    ['a loss beside a full dividend', fund(1, { lost: 1 }), [700, 690, 0, true]],
    ['a tenth is rounded away from zero', fund(1, { dividend: 0, lost: 28_600 }), [0, -290, 0, true]],
    ['everything was lost', fund(1, { dividend: 0, lost: 1_000_000 }), [0, -10_000, 0, true]],
    ['a month late', fund(1, { endedOn: japanDate('2026-01-31'), dividend: 75_945 }), [690, null, 31, false]],
    ['a month early', fund(1, { endedOn: japanDate('2025-11-30'), dividend: 64_054 }), [690, null, -31, false]],
    ['nothing of its days is on record', { ...fund(1), earnings: [] }, [null, null, 0, false]],
  ] as const)('%s', (_what, facts, [rate, total, delay, below]) => {
    const { rateBp, rateAfterLossBp, delayDays, isBelowPlan } = only(facts)
    expect([rateBp, rateAfterLossBp, delayDays, isBelowPlan]).toEqual([rate, total, delay, below])
  })

  it('counts the dividends of every term, and whose money worked in each', () => {
    const renewed = fund(8, { endedOn: japanDate('2025-12-31') })
    const [term] = renewed.earnings
    if (!term) throw new Error('there is no term')
    // Of 1,000,000 yen 400,000 left after the first half.
    const first = { ...term, endOn: japanDate('2025-06-30'), dividend: yen(34_712), distributed: yen(34_712) }
    const second = {
      ...term,
      startOn: japanDate('2025-07-01'),
      invested: yen(600_000),
      dividend: yen(21_172),
      distributed: yen(21_172),
    }
    const ended = only({ ...renewed, earnings: [first, second] })
    expect([ended.paidIn, ended.principal, ended.dividend, ended.isBelowPlan]).toEqual([
      1_000_000,
      1_000_000,
      55_884,
      false,
    ])
  })

  it.each([
    ['2025-05-01', '2025-10-31', '6か月'],
    ['2025-05-01', '2025-12-15', '7か月と15日'],
    ['2025-05-01', '2025-05-20', '20日'],
    ['2025-01-31', '2025-02-27', '1か月'],
    ['2025-01-31', '2025-02-28', '1か月と1日'],
  ])('from %s to %s are %s', (start, end, text) => {
    expect(termText(termOf(japanDate(start), japanDate(end)))).toBe(text)
  })
})

describe('the record of all funds', () => {
  const funds = [
    fund(1, { redeemedOn: japanDate('2025-12-26') }),
    fund(2, { dividend: 10_000, lost: 200_000, redeemedOn: japanDate('2026-02-27') }),
    fund(3, { dividend: 75_945, endedOn: japanDate('2026-01-31'), redeemedOn: japanDate('2026-02-27') }),
    fund(4, {
      state: 'extended',
      extendedTo: japanDate('2026-06-30'),
      endedOn: null,
      dividend: 30_000,
      principal: yen(0),
    }),
    fund(5, { state: 'planned', endedOn: null, dividend: 0, principal: yen(0) }),
  ]

  it('shows every ended fund, the last redemption first', () => {
    expect(trackRecordOf(funds).ended.map(({ fundId }) => fundId)).toEqual([3, 2, 1])
  })

  it('filters by what came worse than planned', () => {
    const { ended } = trackRecordOf(funds)
    const shown = Object.fromEntries(
      recordFilters.map((filter) => [filter, ended.filter((one) => passes(filter, one)).map(({ fundId }) => fundId)]),
    )
    expect(shown).toEqual({ all: [3, 2, 1], below: [2], late: [3], loss: [2] })
  })

  it('sums over all of them, and averages over ended ones alone', () => {
    expect(trackRecordOf(funds).totals).toEqual({
      raised: 5_000_000,
      funds: 5,
      endedFunds: 3,
      paidIn: 3_000_000,
      redeemed: 2_800_000,
      redeemedPermille: 933,
      paidDividend: 185_945,
      loss: 200_000,
      lossFunds: 1,
      delayedFunds: 2,
      delayedNow: [
        {
          fundId: 4,
          name: '第4号',
          state: 'extended',
          firstEndOn: '2025-12-31',
          late: null,
          extendedTo: '2026-06-30',
        },
      ],
      belowPlan: 1,
      endedEarly: 0,
      endedLate: 1,
      plannedRateBp: 700,
      // (155,945 - 200,000) x 365 over 1,000,000 x (365 + 365 + 396) days.
      rateAfterLossBp: -150,
      plannedDays: 365,
      days: 375,
    })
  })

  it('says nothing of averages before the first fund has ended', () => {
    const { ended, totals } = trackRecordOf(funds.slice(3))
    expect(ended).toEqual([])
    expect([totals.redeemedPermille, totals.plannedRateBp, totals.rateAfterLossBp, totals.days]).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect([totals.raised, totals.lossFunds, totals.delayedFunds]).toEqual([2_000_000, 0, 1])
  })
})

describe('a running fund that is not as planned', () => {
  const [first, later] = [japanDate('2025-12-31'), japanDate('2026-06-30')]
  const late = (kind: 'start' | 'end' | 'payment', plannedOn: string, days: number) => ({
    kind,
    number: null,
    plannedOn: japanDate(plannedOn),
    days,
  })
  it.each([
    [
      { state: 'late', late: late('end', '2025-12-31', 395), extendedTo: null },
      '運用の終了は2025年12月31日（水）の予定でしたが、395日過ぎています。',
    ],
    [
      { state: 'late', late: late('end', '2026-06-30', 1), extendedTo: later },
      '運用の終了は2026年6月30日（火）の予定でしたが、1日過ぎています。当初の予定は2025年12月31日（水）でした。',
    ],
    [
      { state: 'late', late: late('payment', '2026-01-30', 3), extendedTo: null },
      'お支払いは2026年1月30日（金）の予定でしたが、3日過ぎています。',
    ],
    [
      { state: 'extended', late: null, extendedTo: later },
      '運用の終了の予定日を、当初の2025年12月31日（水）から2026年6月30日（火）に変更しています。',
    ],
    [
      { state: 'in_talks', late: null, extendedTo: null },
      '運用の終了を2025年12月31日（水）より後にすることについて、参加者全員に同意をお願いしています。',
    ],
  ] as const)('%o', (facts, text) => {
    expect(delayedNowText({ ...facts, firstEndOn: first })).toBe(text)
  })
})
