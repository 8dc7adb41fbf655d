import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { japanDate } from './calendar.ts'
import { allocateLoss, distribute, memberDividend, memberPayout, saleProfitDistribution } from './distribution.ts'
import { yen } from './money.ts'

const day = japanDate
const holding = (investId: string, amount: number) => ({ investId, amount: yen(amount) })
const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, amount) => total + amount, 0)

describe('a dividend', () => {
  it('is split by the amounts, floored', () => {
    expect(memberDividend(yen(100_000), yen(500_000), yen(700_000))).toBe(71_428)
    const { dividends, leftWithOperator } = distribute(yen(100_000), [
      holding('1', 500_000),
      holding('2', 100_000),
      holding('3', 100_000),
    ])
    expect([...dividends]).toEqual([
      ['1', 71_428],
      ['2', 14_285],
      ['3', 14_285],
    ])
    expect(leftWithOperator).toBe(2)
  })
  it('is paid out less tax, with the principal that comes back untaxed', () => {
    expect(memberPayout(yen(16_438), yen(500_000), day('2027-05-31'))).toEqual({
      dividend: 16_438,
      tax: 3_356,
      redeemedPrincipal: 500_000,
      payAmount: 513_082,
    })
  })
  it('leaves less than one yen per investor with the operator', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), amounts, (total, units) => {
        const { dividends, leftWithOperator } = distribute(
          yen(total),
          units.map((unit, index) => holding(`${index}`, unit * 100_000)),
        )
        expect(sum(dividends.values()) + leftWithOperator).toBe(total)
        expect(leftWithOperator).toBeGreaterThanOrEqual(0)
        expect(leftWithOperator).toBeLessThan(units.length)
      }),
    )
  })
  it.each([
    [0, 0],
    [3, 0],
    [4, 1],
    [10_000_003, 2_500_000],
    [10_000_004, 2_500_001],
    // Where a product in floating point would already round.
    [9_007_199_254_740_991, 2_251_799_813_685_247],
  ])('takes a quarter of a sale’s profit of %s in addition: %s', (profit, part) => {
    expect(saleProfitDistribution(yen(profit))).toBe(part)
  })
})

describe('a loss', () => {
  const holdings = [holding('1', 1_000_000), holding('2', 300_000)]
  it.each([
    ['none', 0, 0, [0, 0], 0],
    ['the subordinated part bears it', 900_000, 900_000, [0, 0], 0],
    ['exactly the subordinated part', 1_000_000, 1_000_000, [0, 0], 0],
    ['one yen more', 1_000_001, 1_000_000, [0, 0], 1],
    ['investors bear the rest', 1_130_000, 1_000_000, [100_000, 30_000], 0],
    ['everything', 2_300_000, 1_000_000, [1_000_000, 300_000], 0],
  ])('%s', (_, loss, subordinated, investors, left) => {
    const allocation = allocateLoss(yen(loss), yen(1_000_000), holdings)
    expect(allocation.bornByOperator).toBe(subordinated)
    expect([...allocation.losses.values()]).toEqual(investors)
    expect(allocation.leftWithOperator).toBe(left)
  })
  it('cannot pass the whole fund', () =>
    expect(() => allocateLoss(yen(2_300_001), yen(1_000_000), holdings)).toThrow(RangeError))
  it('needs no investors', () => expect(allocateLoss(yen(5), yen(10), []).bornByOperator).toBe(5))
})
