import { expect, it } from 'vitest'
import { lossFigures, perHundredText } from './loss-statement.ts'
import { yen } from '../money.ts'

it.each([
  [{ total: 280_001, investors: 80_000, invested: 800_000 }, { operatorPart: 200_001, perHundred: 1_000 }, '10円'],
  [{ total: 300_000, investors: 100_000, invested: 800_000 }, { operatorPart: 200_000, perHundred: 1_250 }, '12.5円'],
  [{ total: 200_001, investors: 1, invested: 800_000 }, { operatorPart: 200_000, perHundred: 1 }, '0.01円'],
  [{ total: 1_000_000, investors: 800_000, invested: 800_000 }, { operatorPart: 200_000, perHundred: 10_000 }, '100円'],
])('of %j the operator bears his part first', ({ total, investors, invested }, expected, text) => {
  const figures = lossFigures({ total: yen(total), investors: yen(investors), invested: yen(invested) })
  expect(figures).toMatchObject(expected)
  expect(perHundredText(figures.perHundred)).toBe(text)
})

it('is no loss of investors where they bear more than all of it, or put nothing in', () => {
  expect(() => lossFigures({ total: yen(1), investors: yen(2), invested: yen(100) })).toThrow(RangeError)
  expect(() => lossFigures({ total: yen(1), investors: yen(1), invested: yen(0) })).toThrow(RangeError)
})
