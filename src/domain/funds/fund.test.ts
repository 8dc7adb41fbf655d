import { describe, expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import {
  acceptsApplications,
  gapOf,
  isFail,
  isFundGapUndecided,
  judgedAt,
  mostFillIn,
  isGoaled,
  isNearlyFull,
  isPaused,
  fundingOf,
  isWithinOperatorCeiling,
  offeringTotals,
  progress,
  shownProgress,
  remainingCapacity,
  type Fund,
  type FundTotals,
} from './fund.ts'
import { yen } from '../money.ts'
import { exampleFund, totalsOf } from '../support/examples.ts'

const before = new Date('2026-03-31T23:59:59+09:00')
const during = new Date('2026-04-05T12:00:00+09:00')
const lastInstant = new Date('2026-04-10T18:00:00+09:00')
const after = new Date('2026-04-10T18:00:01+09:00')
const lottery = (fund: Partial<Fund> = {}) => exampleFund({ offeringMethod: 'lottery', ...fund })
const drawn = { drawnAt: new Date('2026-04-11T01:00:00+09:00') }
const noResult = { operationStartOn: null, operationEndOn: null }

describe('totals of a fund of 50,000,000 yen with 10,000,000 subordinated', () => {
  it('starts at 20 percent', () => {
    expect(offeringTotals(exampleFund(), totalsOf({}))).toEqual({ investTotal: 10_000_000, paidTotal: 10_000_000 })
  })
  it('counts who still has to pay as invested, not as paid', () => {
    const totals = totalsOf({ awaitingDeposit: 500_000, participating: 1_000_000 })
    expect(offeringTotals(exampleFund(), totals)).toEqual({ investTotal: 11_500_000, paidTotal: 11_000_000 })
    expect(remainingCapacity(exampleFund(), totals)).toBe(38_500_000)
  })
  it('can show more than 100 percent while a lottery runs, and keeps its places for the draw', () => {
    const totals = totalsOf({ lotteryPending: 60_000_000 })
    expect(fundingOf({ ...lottery(), ...offeringTotals(lottery(), totals) }).percent).toBe(140)
    expect(remainingCapacity(lottery(), totals)).toBe(40_000_000)
  })
  it.each([
    {
      price: 50_000_000,
      subordinated: 10_000_000,
      total: 10_000_000,
      percent: 20,
      subordinatedPercent: 20,
      applied: 0,
      remaining: 40_000_000,
    },
    {
      price: 50_000_000,
      subordinated: 10_000_000,
      total: 35_000_000,
      percent: 70,
      subordinatedPercent: 20,
      applied: 25_000_000,
      remaining: 15_000_000,
    },
    {
      price: 30_000_000,
      subordinated: 1_000_000,
      total: 29_900_000,
      percent: 99,
      subordinatedPercent: 3,
      applied: 28_900_000,
      remaining: 100_000,
    },
    {
      price: 40_000_000,
      subordinated: 0,
      total: 52_000_000,
      percent: 130,
      subordinatedPercent: 0,
      applied: 52_000_000,
      remaining: 0,
    },
  ])(
    'tells $total of $price yen as $percent % (operator $subordinatedPercent %)',
    ({ price, subordinated, total, ...expected }) => {
      expect(
        fundingOf({ fundTotal: yen(price), subordinatedAmount: yen(subordinated), investTotal: yen(total) }),
      ).toMatchObject(expected)
    },
  )
})

describe('the last tenth of the room for investors, 40,000,000 yen', () => {
  it.each([
    ['more than a tenth is left', exampleFund(), { awaitingDeposit: 35_900_000 }, false],
    ['a tenth is left', exampleFund(), { awaitingDeposit: 30_000_000, participating: 6_000_000 }, true],
    [
      'a tenth is left beside what is kept for those who wait',
      exampleFund(),
      { awaitingDeposit: 30_000_000, held: 6_000_000 },
      true,
    ],
    ['nothing is left', exampleFund(), { participating: 40_000_000 }, false],
    ['a lottery has no room that shrinks', lottery(), { participating: 36_000_000 }, false],
  ])('%s', (_, fund, amounts, expected) => {
    expect(isNearlyFull(fund, totalsOf(amounts))).toBe(expected)
  })
})

describe('paused, goaled', () => {
  it.each([
    ['all applied for, part paid', { awaitingDeposit: 1_000_000, participating: 39_000_000 }, during, true, false],
    ['a little left', { awaitingDeposit: 900_000, participating: 39_000_000 }, during, false, false],
    ['all paid', { participating: 40_000_000 }, during, false, true],
    ['all applied for, after the end', { awaitingDeposit: 40_000_000 }, after, false, false],
  ] as const)('%s', (_, amounts, now, paused, goaled) => {
    expect(isPaused(exampleFund(), totalsOf(amounts), now)).toBe(paused)
    expect(isGoaled(exampleFund(), totalsOf(amounts))).toBe(goaled)
  })
  it('never pauses a lottery', () => {
    expect(isPaused(lottery(), totalsOf({ lotteryPending: 90_000_000 }), during)).toBe(false)
  })
})

describe('a fund that does not come into being', () => {
  const cases: [string, Fund, FundTotals, Date, boolean][] = [
    ['the offering still runs', exampleFund(), totalsOf({}), lastInstant, false],
    ['paid money misses the total', exampleFund(), totalsOf({ participating: 39_900_000 }), after, true],
    [
      'what is still payable can reach it',
      exampleFund(),
      totalsOf({ participating: 39_000_000, awaitingDeposit: 1_000_000 }),
      after,
      false,
    ],
    [
      'all-in with one application paid',
      exampleFund({ goal: 'all_in' }),
      totalsOf({ participating: 100_000 }),
      after,
      false,
    ],
    [
      'all-in that may still be paid',
      exampleFund({ goal: 'all_in' }),
      totalsOf({ awaitingDeposit: 100_000 }),
      after,
      false,
    ],
    ['all-in without any investor', exampleFund({ goal: 'all_in' }), totalsOf({}), after, true],
    ['a lottery before its draw', lottery(), totalsOf({ lotteryPending: 100_000 }), after, false],
    ['a lottery without one application before its draw', lottery(), totalsOf({}), after, false],
    ['a lottery drawn short', lottery(drawn), totalsOf({ awaitingDeposit: 39_900_000 }), after, true],
    ['a lottery drawn full', lottery(drawn), totalsOf({ awaitingDeposit: 40_000_000 }), after, false],
  ]
  it.each(cases)('%s', (_, fund, totals, now, fails) => expect(isFail(fund, totals, noResult, now)).toBe(fails))
  it.each([
    ['while two operators may decide', { gapDecideUntil: new Date(after.getTime() + 1) }, false],
    ['once their days are over', { gapDecideUntil: new Date(after.getTime() - 1) }, true],
    ['never once they have kept it', { gapDecideUntil: new Date(after.getTime() - 1), gapKeptAt: after }, false],
  ])('that was full and lost a contract: %s', (_, gap, fails) => {
    const result = { operationStartOn: null, operationEndOn: null, ...gap }
    expect(isFail(exampleFund(), totalsOf({ participating: 39_900_000 }), result, after)).toBe(fails)
  })
  const mended = exampleFund({ closingDays: 5 })
  it.each([
    ['a first-come fund: three days to pay, and its own', mended, '2026-04-18T23:59:59'],
    ['a lottery: four days', exampleFund({ closingDays: 5, offeringMethod: 'lottery' }), '2026-04-19T23:59:59'],
    ['one without such days', exampleFund(), null],
    ['all-in', exampleFund({ closingDays: 5, goal: 'all_in' }), null],
  ])('is judged after its closing days: %s', (_, fund, until) =>
    expect(judgedAt(fund)).toEqual(until === null ? null : new Date(`${until}+09:00`)),
  )
  it.each([
    ['within them', '2026-04-18T23:59:59+09:00', null, false],
    ['after them', '2026-04-18T23:59:59.001+09:00', null, true],
    [
      'within two operators’ later days',
      '2026-04-19T12:00:00+09:00',
      { gapDecideUntil: new Date('2026-04-20') },
      false,
    ],
    ['after both', '2026-04-19T12:00:00+09:00', { gapDecideUntil: new Date('2026-04-17') }, true],
    ['after the gap was closed', '2026-04-19T12:00:00+09:00', { gapKeptAt: after }, false],
  ])('with closing days and short: %s', (_, now, gap, fails) => {
    const result = { operationStartOn: null, operationEndOn: null, ...gap }
    const totals = totalsOf({ participating: 39_900_000 })
    expect(isFail(mended, totals, result, new Date(now))).toBe(fails)
    expect(isFundGapUndecided(mended, totals, result, new Date(now))).toBe(gap === null || !('gapKeptAt' in gap))
  })
  it.each([
    ['nobody knows before the end', exampleFund(), totalsOf({}), during, 0],
    [
      'what nobody may pay any more',
      exampleFund(),
      totalsOf({ participating: 1, awaitingDeposit: 2 }),
      after,
      39_999_997,
    ],
    ['nothing where all is reached', exampleFund(), totalsOf({ participating: 40_000_000 }), after, 0],
    ['nothing before a draw', lottery(), totalsOf({ lotteryPending: 1 }), after, 0],
    ['nothing of all-in', exampleFund({ goal: 'all_in' }), totalsOf({}), after, 0],
  ])('lacks %s', (_, fund, totals, now, missing) => expect(gapOf(fund, totals, now)).toBe(missing))
  it('may be filled by its operator up to the printed share, floored; without closing days none was printed', () => {
    expect(mostFillIn({ ...mended, fillInPercent: 10 })).toBe(4_000_000)
    expect(mostFillIn({ ...mended, fundTotal: yen(10_000_005), fillInPercent: 33 })).toBe(1)
    expect(mostFillIn({ ...exampleFund(), fillInPercent: 10 })).toBeNull()
  })
  it('is shown as failed from its own transaction on, and as closed before', () => {
    const told = (hasFailed: boolean) =>
      shownProgress(exampleFund(), totalsOf({}), noResult, { now: after, hasFailed }).label
    expect([told(false), told(true)]).toEqual(['03:募集終了', '05:不成立'])
  })
  it('is never a fund in operation', () => {
    const result = { operationStartOn: japanDate('2026-05-01'), operationEndOn: null }
    expect(isFail(exampleFund(), totalsOf({}), result, after)).toBe(false)
  })
})

describe('progress', () => {
  const full = totalsOf({ participating: 40_000_000 })
  const operating = { operationStartOn: japanDate('2026-05-01'), operationEndOn: null }
  const ended = { operationStartOn: japanDate('2026-05-01'), operationEndOn: japanDate('2027-04-30') }
  const day = (text: string) => new Date(`${text}T12:00:00+09:00`)
  it.each([
    ['before the start', totalsOf({}), null, before, '01:募集前'],
    ['from the start on', totalsOf({}), null, new Date('2026-04-01T00:00:00+09:00'), '02:募集中'],
    ['while paused', totalsOf({ awaitingDeposit: 40_000_000 }), null, during, '02:募集中'],
    ['once all is paid', full, null, during, '03:募集終了'],
    ['after the end', full, null, after, '03:募集終了'],
    ['after the end, short', totalsOf({}), null, after, '05:不成立'],
    ['operation recorded for a day to come', full, operating, day('2026-04-30'), '03:募集終了'],
    ['operation begun', full, operating, day('2026-05-01'), '04:運用中'],
    ['the recorded end not reached', full, ended, day('2027-04-29'), '04:運用中'],
    ['operation ended', full, ended, day('2027-04-30'), '05:運用終了'],
  ])('%s', (_, totals, result, now, label) => {
    expect(progress(exampleFund(), totals, result, now)).toEqual({ code: label.slice(0, 2), label })
  })
})

describe('who may come in', () => {
  const early = exampleFund({ earlyAccessCode: 'HANAMI' })
  const paused = totalsOf({ awaitingDeposit: 40_000_000 })
  it.each([
    ['early with the code', early, totalsOf({}), before, 'HANAMI', { accepts: true, early: true }],
    [
      'early with another code',
      early,
      totalsOf({}),
      before,
      'hanami',
      { accepts: false, reason: 'wrong_early_access_code' },
    ],
    ['early without', early, totalsOf({}), before, null, { accepts: false, reason: 'not_started' }],
    [
      'early with an empty code',
      exampleFund({ earlyAccessCode: '' }),
      totalsOf({}),
      before,
      '',
      { accepts: false, reason: 'not_started' },
    ],
    [
      'early where nobody may',
      exampleFund(),
      totalsOf({}),
      before,
      'HANAMI',
      { accepts: false, reason: 'not_started' },
    ],
    ['in time, whatever the code', early, totalsOf({}), during, 'WRONG', { accepts: true, early: false }],
    ['in the last instant', early, totalsOf({}), lastInstant, null, { accepts: true, early: false }],
    ['too late, even with the code', early, totalsOf({}), after, 'HANAMI', { accepts: false, reason: 'closed' }],
    ['while paused', early, paused, during, null, { accepts: false, reason: 'paused' }],
    ['early and already full', early, paused, before, 'HANAMI', { accepts: false, reason: 'paused' }],
    [
      'all paid before the end',
      early,
      totalsOf({ participating: 40_000_000 }),
      during,
      null,
      { accepts: false, reason: 'closed' },
    ],
  ])('%s', (_, fund, totals, now, code, expected) => {
    expect(acceptsApplications(fund, totals, now, code)).toEqual(expected)
  })
})

it('keeps all senior parts together within the operator’s ceiling', () => {
  expect(isWithinOperatorCeiling([yen(40_000_000), yen(60_000_000)], yen(100_000_000))).toBe(true)
  expect(isWithinOperatorCeiling([yen(40_000_000), yen(60_000_001)], yen(100_000_000))).toBe(false)
})
