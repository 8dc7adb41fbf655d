import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import { distribute, memberDividend, memberPayout } from './distribution.ts'
import { yen } from '../money.ts'

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
})
