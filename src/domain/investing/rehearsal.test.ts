import { describe, expect, it } from 'vitest'
import { rehearsalPlanProblems, openingNearby, clicksOf, type RehearsalPlan } from './rehearsal.ts'

const plan: RehearsalPlan = { people: 100, spreadSeconds: 0, amount: 100_000 }

describe('the plan of a rehearsal', () => {
  it.each<[string, Partial<RehearsalPlan>, string[]]>([
    ['as the form suggests it', {}, []],
    ['too few people', { people: 9 }, ['people']],
    ['the fewest', { people: 10 }, []],
    ['the most', { people: 2_000 }, []],
    ['too many people', { people: 2_001 }, ['people']],
    ['half a person', { people: 10.5 }, ['people']],
    ['a minute', { spreadSeconds: 60 }, []],
    ['longer than a minute', { spreadSeconds: 61 }, ['spread_seconds']],
    ['before the opening', { spreadSeconds: -1 }, ['spread_seconds']],
    ['a mixture', { amount: null }, []],
    ['everything', { amount: 1_000_000 }, []],
    ['above the cap', { amount: 1_100_000 }, ['amount']],
    ['between the units', { amount: 150_000 }, ['amount']],
    ['nothing', { amount: 0 }, ['amount']],
  ])('%s', (_name, change, fields) => {
    expect(Object.keys(rehearsalPlanProblems({ ...plan, ...change }))).toEqual(fields)
  })
})

describe('the clicks', () => {
  it('come from everybody, from each tenth twice in the same moment', () => {
    const clicks = clicksOf(plan, 100_000)
    expect(clicks.filter(({ isRepeat }) => !isRepeat).map(({ person }) => person)).toEqual(
      Array.from({ length: 100 }, (_, person) => person),
    )
    expect(clicks.filter(({ isRepeat }) => isRepeat).map(({ person }) => person)).toEqual([
      9, 19, 29, 39, 49, 59, 69, 79, 89, 99,
    ])
    expect(new Set(clicks.map(({ at }) => at))).toEqual(new Set([0]))
  })

  it('are spread evenly where they are to be', () => {
    const first = clicksOf({ ...plan, people: 10, spreadSeconds: 5 }, 100_000).filter(({ isRepeat }) => !isRepeat)
    expect(first.map(({ at }) => at)).toEqual([0, 500, 1_000, 1_500, 2_000, 2_500, 3_000, 3_500, 4_000, 4_500])
  })

  it('ask for different amounts in a mixture, and never for less than the fund takes', () => {
    const amounts = (minimum: number) => clicksOf({ ...plan, amount: null }, minimum).map(({ amount }) => amount)
    expect(new Set(amounts(100_000))).toEqual(new Set([100_000, 200_000, 300_000, 500_000, 1_000_000]))
    expect(Math.min(...amounts(300_000))).toBe(300_000)
  })
})

describe('a rehearsal keeps away from a real opening', () => {
  const opening = { offeringStartAt: new Date('2026-04-01T19:00:00+09:00') }
  it.each<[string, boolean]>([
    ['2026-04-01T18:44:59+09:00', false],
    ['2026-04-01T18:45:00+09:00', true],
    ['2026-04-01T19:00:00+09:00', true],
    ['2026-04-01T19:09:59+09:00', true],
    ['2026-04-01T19:10:00+09:00', false],
  ])('at %s: near is %s', (now, isNear) => {
    expect(openingNearby([opening], new Date(now)) === opening).toBe(isNear)
  })
})
