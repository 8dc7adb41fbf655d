import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { yen } from '../money.ts'
import { simulate } from './simulator.ts'

describe('the simulator', () => {
  it.each([
    [100_000, 820, 3, 2_050, 418, 1_632],
    [500_000, 820, 12, 41_000, 8_372, 32_628],
    [100_000, 730, 3, 1_825, 372, 1_453],
    [1_000_000, 700, 6, 35_000, 7_147, 27_853],
    [100_000, 0, 12, 0, 0, 0],
  ])('%s yen at %s basis points for %s months', (amount, rate, months, gross, tax, net) => {
    expect(simulate(yen(amount), rate, months).fund).toEqual({ gross, tax, net })
  })
  it.each([
    [1_000_000, 12, 2_000, 406, 1_594],
    [100_000, 3, 50, 10, 40],
    [100_000, 1, 16, 3, 13],
  ])('compares with %s yen at a bank for %s months', (amount, months, gross, tax, net) => {
    expect(simulate(yen(amount), 820, months).deposit).toEqual({ gross, tax, net })
  })
  it('is exact for every amount, rate and term', () => {
    const amounts = fc.integer({ min: 1, max: 10 }).map((units) => units * 100_000)
    fc.assert(
      fc.property(
        amounts,
        fc.integer({ min: 0, max: 1_500 }),
        fc.integer({ min: 1, max: 120 }),
        (amount, rate, months) => {
          const { fund, deposit } = simulate(yen(amount), rate, months)
          const gross = (BigInt(amount) * BigInt(rate) * BigInt(months)) / 120_000n
          expect(BigInt(fund.gross)).toBe(gross)
          expect(BigInt(fund.tax)).toBe((gross * 2_042n) / 10_000n)
          const interest = (BigInt(amount) * 2n * BigInt(months)) / 12_000n
          expect(BigInt(deposit.gross)).toBe(interest)
          expect(BigInt(deposit.tax)).toBe((interest * 20_315n) / 100_000n)
          expect(fund.net + fund.tax).toBe(fund.gross)
          expect(deposit.net + deposit.tax).toBe(deposit.gross)
        },
      ),
    )
  })
})
