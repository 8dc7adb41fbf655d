import { describe, expect, it } from 'vitest'
import { japanDate } from './calendar.ts'
import { yen } from './money.ts'
import { supplementaryDistribution } from './supplementary-distribution.ts'

const holdings = [
  { investId: '1', amount: yen(500_000) },
  { investId: '2', amount: yen(300_000) },
]
const of = (result: number, short: number, among = holdings) =>
  supplementaryDistribution({
    result: yen(result),
    short: yen(short),
    holdings: among,
    payday: japanDate('2026-12-18'),
  })

describe('income of after the last period', () => {
  it.each<[what: string, result: number, short: number, total: number, dividends: number[], operator: number]>([
    ['all of it below the cap', 4_000, 10_000, 4_000, [2_500, 1_500], 0],
    ['just up to the cap', 10_000, 10_000, 10_000, [6_250, 3_750], 0],
    ['a yen beyond the cap', 10_001, 10_000, 10_000, [6_250, 3_750], 1],
    ['what flooring leaves', 5, 10_000, 5, [3, 1], 1],
    ['the least that reaches somebody', 2, 10_000, 2, [1, 0], 1],
  ])('%s', (_what, result, short, total, dividends, operator) => {
    const supplement = of(result, short)
    expect(supplement).toMatchObject({ total, operatorShare: operator })
    expect([...(supplement?.payouts.values() ?? [])].map(({ dividend }) => dividend)).toEqual(dividends)
  })

  it('withholds the tax of the day of payment, floored for each', () => {
    expect(of(10_000, 10_000)).toMatchObject({ dividend: 10_000, tax: 1_276 + 765 })
  })

  it.each<[what: string, result: number, short: number, among?: typeof holdings]>([
    ['nothing came in', 0, 10_000],
    ['it cost more than it brought', -1, 10_000],
    ['the cap was reached', 10_000, 0],
    ['less than a yen for each', 1, 10_000],
    ['nobody took part', 10_000, 10_000, []],
  ])('is nobody’s but the operator’s where %s', (_what, result, short, among) => {
    expect(of(result, short, among)).toBeNull()
  })
})
