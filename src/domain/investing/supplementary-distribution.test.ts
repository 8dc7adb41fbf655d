import { describe, expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import { yen, zeroYen } from '../money.ts'
import { supplementaryDistribution, type LosingHolding } from './supplementary-distribution.ts'

/** 500,000 and 300,000 yen, of which as much was lost. */
const losing = (...lost: [number, number]): LosingHolding[] =>
  [500_000, 300_000].map((amount, at) => ({ investId: String(at + 1), amount: yen(amount), lost: yen(lost[at] ?? 0) }))
const holdings = losing(0, 0)
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
    expect(supplement).toMatchObject({ total, restored: 0, operatorShare: operator })
    expect([...(supplement?.payouts.values() ?? [])].map(({ dividend }) => dividend)).toEqual(dividends)
  })

  it('withholds the tax of the day of payment, floored for each', () => {
    expect(of(10_000, 10_000)).toMatchObject({ dividend: 10_000, tax: 1_276 + 765 })
  })

  it.each<[what: string, result: number, short: number, among?: LosingHolding[]]>([
    ['nothing came in', 0, 10_000],
    ['it cost more than it brought', -1, 10_000],
    ['the cap was reached', 10_000, 0],
    ['less than a yen for each', 1, 10_000],
    ['less than a yen of a loss for each', 1, 10_000, losing(5_000, 3_000)],
    ['nobody took part', 10_000, 10_000, []],
  ])('is nobody’s but the operator’s where %s', (_what, result, short, among) => {
    expect(of(result, short, among)).toBeNull()
  })
})

describe('where investors lost principal', () => {
  it.each<
    [what: string, result: number, lost: [number, number], restored: number[], dividends: number[], operator: number]
  >([
    ['it is made good in proportion', 4_000, [5_000, 3_000], [2_500, 1_500], [0, 0], 0],
    ['what flooring leaves is no dividend', 4_001, [5_000, 3_000], [2_500, 1_500], [0, 0], 1],
    ['a yen before all of it', 7_999, [5_000, 3_000], [4_999, 2_999], [0, 0], 1],
    ['all of it', 8_000, [5_000, 3_000], [5_000, 3_000], [0, 0], 0],
    ['then comes the dividend, by what was put in', 8_080, [4_000, 4_000], [4_000, 4_000], [50, 30], 0],
    ['then the cap', 9_000, [5_000, 3_000], [5_000, 3_000], [62, 37], 901],
    ['who lost nothing has his part of the dividend alone', 5_080, [0, 5_000], [0, 5_000], [50, 30], 0],
    ['what flooring left before is made good to the yen', 3, [1, 2], [1, 2], [0, 0], 0],
  ])('%s', (_what, result, lost, restored, dividends, operator) => {
    const supplement = of(result, 100, losing(...lost))
    const payouts = [...(supplement?.payouts.values() ?? [])]
    expect(payouts.map(({ redeemedPrincipal }) => redeemedPrincipal)).toEqual(restored)
    expect(payouts.map(({ dividend }) => dividend)).toEqual(dividends)
    expect(supplement).toMatchObject({
      restored: restored.reduce((sum, each) => sum + each, 0),
      operatorShare: operator,
    })
  })

  it('nothing is withheld from what is principal again', () => {
    expect(of(4_000, 100, losing(5_000, 3_000))).toMatchObject({ tax: zeroYen, dividend: 0 })
  })
})
