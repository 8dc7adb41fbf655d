import { describe, expect, it } from 'vitest'
import { on } from '../../../../tests/support/dealings/dealer.ts'
import { ordinaryMembers } from '../../../../tests/support/dealings/ordinary.ts'
import { plantedDealings, unseen } from '../../../../tests/support/dealings/planted.ts'
import { japanDate } from '../../calendar.ts'
import { DEALING_LIMITS, dealingLimitsOn } from './limits.ts'
import { DEALING_RULES } from './rule-words.ts'
import type { DealingFacts } from './facts.ts'
import { watchDealings } from './watch.ts'

// Fifty members of whom an inspector would ask why nobody noticed, among ten thousand of whom he would not.

const yearsEnd = on(345)
const { limits } = dealingLimitsOn(japanDate('2026-12-01'))
const planted = plantedDealings()
const ordinary = ordinaryMembers(10_000, 20_261_130)
const watch = (members: readonly DealingFacts[], at: Date) => [...watchDealings(members, limits, at)].flat()
const found = watch(
  [...ordinary, ...planted.flatMap(({ members }) => members)].map(({ facts }) => facts),
  yearsEnd,
)
const rulesOf = new Map<number, Set<string>>()
for (const { memberId, rule } of found) rulesOf.set(memberId, (rulesOf.get(memberId) ?? new Set()).add(rule))

describe('suspicious dealings among ten thousand members', () => {
  it.each(planted.filter(({ name }) => !unseen.includes(name)))('$rule: $name', ({ rule, members }) => {
    expect([...(rulesOf.get(members[0]?.facts.id ?? -1) ?? [])]).toContain(rule)
  })

  it('finds 48 of 50, and says which it cannot see', () => {
    const missed = planted.filter(({ members }) => !rulesOf.has(members[0]?.facts.id ?? -1)).map(({ name }) => name)
    expect(planted).toHaveLength(50)
    expect(planted.length - missed.length).toBeGreaterThanOrEqual(48)
    expect(missed).toEqual(unseen)
  })

  it('plants something for each rule but the look-up, which an operator records himself', () => {
    expect(Object.keys(DEALING_RULES).filter((rule) => !planted.some((plant) => plant.rule === rule))).toEqual([
      'screening_hit',
    ])
  })

  it('asks about two ordinary members in a hundred at most', () => {
    const asked = ordinary.filter(({ facts: { id } }) => rulesOf.has(id))
    expect(asked.length).toBeLessThanOrEqual(200)
    // What is rare and honest is among them: nobody could tell it from the rest without asking.
    expect(asked.length).toBeGreaterThan(20)
  })

  it('says what it has found in words with figures, one subject once', () => {
    const keys = found.map(({ memberId, rule, subject }) => `${memberId} ${rule} ${subject}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(
      found.filter(({ words, subject }) => !/\d/.test(words) || words.length > 500 || subject.length > 200),
    ).toEqual([])
    expect(found.filter(({ words }) => /undefined|NaN|null/.test(words))).toEqual([])
  })

  it('is the same on the next day, and nothing any more a year later', () => {
    const people = planted.flatMap(({ members }) => members).map(({ facts }) => facts)
    const subjects = (days: number) =>
      watch(people, on(345 + days)).map(({ memberId, rule, subject }) => `${memberId} ${rule} ${subject}`)
    expect(subjects(1)).toEqual(subjects(0))
    const dated = watch(people, on(345 + 400)).filter(({ at }) => at !== null)
    expect(dated).toEqual([])
  })
})

it.each([
  ['before the first version, by the first', '2025-12-31', '2026-01-01'],
  ['from its first day', '2026-01-01', '2026-01-01'],
])('a day %s', (_, day, from) => {
  expect(dealingLimitsOn(japanDate(day)).from).toBe(from)
})

it('has its versions in the order of their days, each with what it rests on', () => {
  expect(DEALING_LIMITS.map(({ from }) => from)).toEqual(DEALING_LIMITS.map(({ from }) => from).toSorted())
  expect(DEALING_LIMITS.every(({ basis }) => basis.length > 10)).toBe(true)
})
