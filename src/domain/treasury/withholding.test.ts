import { describe, expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import { yen } from '../money.ts'
import {
  combinedRate,
  WITHHOLDING_RATE_TEXT,
  WITHHOLDING_RATES,
  withheldTax,
  withholdingRateOn,
} from './withholding.ts'

describe('tax withheld', () => {
  it.each([
    [0, 0],
    [1, 0],
    [4, 0],
    [5, 1],
    [9, 1],
    [10, 2],
    [49, 10],
    [100, 20],
    [999, 203],
    [1_000, 204],
    [12_345, 2_520],
    [16_438, 3_356],
    [50_000, 10_210],
    [100_000, 20_420],
    [333_333, 68_066],
    [1_000_000, 204_200],
  ])('of %s yen is %s, before 2027 and after', (gross, tax) => {
    expect(withheldTax(yen(gross), japanDate('2026-12-31'))).toBe(tax)
    expect(withheldTax(yen(gross), japanDate('2027-01-01'))).toBe(tax)
  })
  it('has three components that change with the year 2027', () => {
    expect(withholdingRateOn(japanDate('2026-12-31'))).toMatchObject({
      reconstructionSurtaxPermille: 21,
      defenceSurtaxPermille: 0,
    })
    expect(withholdingRateOn(japanDate('2027-01-01'))).toMatchObject({
      reconstructionSurtaxPermille: 11,
      defenceSurtaxPermille: 10,
    })
  })
  it('comes to 20.42 % in every row', () => {
    expect(WITHHOLDING_RATES.map(combinedRate)).toEqual([20_420, 20_420])
    expect(WITHHOLDING_RATE_TEXT).toBe(`${20_420 / 1_000}％`)
  })
  it('does not guess for days before its table', () => {
    expect(() => withholdingRateOn(japanDate('2012-12-31'))).toThrow(RangeError)
  })
})
