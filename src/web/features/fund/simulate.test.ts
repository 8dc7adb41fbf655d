import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { simulateDeposit, simulateFund } from './simulate.ts'

describe('simulator', () => {
  it.each([
    { amount: 500_000, rate: 7, months: 6, beforeTax: 17_500, tax: 3_573, afterTax: 13_927 },
    { amount: 500_000, rate: 8.2, months: 12, beforeTax: 41_000, tax: 8_372, afterTax: 32_628 },
    { amount: 100_000, rate: 8.2, months: 3, beforeTax: 2_050, tax: 418, afterTax: 1_632 },
    { amount: 100_000, rate: 0, months: 12, beforeTax: 0, tax: 0, afterTax: 0 },
  ])('$amount yen at $rate % for $months months pays $afterTax after tax', ({ amount, rate, months, ...expected }) => {
    expect(simulateFund(amount, rate, months)).toEqual(expected)
  })

  it('compares with a deposit at 0.2 % and 20.315 % tax', () => {
    expect(simulateDeposit(500_000, 6)).toEqual({ beforeTax: 500, tax: 101, afterTax: 399 })
  })

  it('never pays a fraction and never more than the exact result', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 0, max: 150 }), fc.integer({ min: 1, max: 60 }), (units, tenths, months) => {
        const { beforeTax } = simulateFund(units * 100_000, tenths / 10, months)
        const exactTimes12000 = units * 100_000 * tenths * months
        expect(beforeTax * 12_000).toBeLessThanOrEqual(exactTimes12000)
        expect((beforeTax + 1) * 12_000).toBeGreaterThan(exactTimes12000)
      }),
    )
  })
})
