import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addYen,
  floorDivide,
  flooredPercent,
  flooredShare,
  formatManYen,
  formatYen,
  multiplyThenFloor,
  remainingYen,
  subtractYen,
  yen,
  yenFromBigInt,
} from './money.ts'

describe('yen are whole', () => {
  it.each([0, 1, -1, 1_000_000, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])('%s is an amount', (amount) => {
    expect(yen(amount)).toBe(amount)
  })
  it.each([0.5, 100_000.5, 1e21, NaN, Infinity, -Infinity, 2 ** 53])('%s is none', (amount) => {
    expect(() => yen(amount)).toThrow(RangeError)
  })
  it('knows no negative zero, which the API would print as -0', () => {
    expect(Object.is(yen(-0), 0)).toBe(true)
  })
  it('refuses a sum that leaves the exact numbers', () => {
    expect(() => addYen(yen(Number.MAX_SAFE_INTEGER), yen(1))).toThrow(RangeError)
    expect(() => subtractYen(yen(Number.MIN_SAFE_INTEGER), yen(1))).toThrow(RangeError)
  })
  it.each([
    ['1000000', 1_000_000],
    [5n, 5],
    ['-7', -7],
    [BigInt(Number.MAX_SAFE_INTEGER), Number.MAX_SAFE_INTEGER],
  ])('reads %s from the database', (amount, expected) => expect(yenFromBigInt(amount)).toBe(expected))
  it.each([2n ** 53n, -(2n ** 53n), 2n ** 54n + 1n])('refuses %s from the database', (amount) => {
    expect(() => yenFromBigInt(amount)).toThrow(RangeError)
  })
  it('stops at zero where a limit is already passed', () => {
    expect(remainingYen(yen(100), yen(30))).toBe(70)
    expect(remainingYen(yen(100), yen(130))).toBe(0)
  })
})

describe('division rounds down', () => {
  it.each([
    [7n, 2n, 3n],
    [-7n, 2n, -4n],
    [-8n, 2n, -4n],
    [0n, 5n, 0n],
  ])('%s / %s is %s', (numerator, denominator, quotient) => expect(floorDivide(numerator, denominator)).toBe(quotient))
  it('refuses to divide by nothing', () => expect(() => floorDivide(1n, 0n)).toThrow(RangeError))
  it('is exact where the product passes 2^53', () => {
    expect(multiplyThenFloor(yen(9_000_000_000_000), 20_315, 100_000)).toBe(1_828_350_000_000)
  })
  it('gives shares that never add up to more than there is', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 50 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), amounts, (total, parts) => {
        const all = addYen(...parts.map(yen))
        const shared = addYen(...parts.map((part) => flooredShare(yen(total), yen(part), all)))
        expect(shared).toBeLessThanOrEqual(total)
        expect(total - shared).toBeLessThan(parts.length)
      }),
    )
  })
  it.each([
    [9_999_999, 50_000_000, 19],
    [10_000_000, 50_000_000, 20],
    [49_999_999, 50_000_000, 99],
    [75_000_000, 50_000_000, 150],
  ])('%s of %s is %s percent', (part, whole, percent) => expect(flooredPercent(yen(part), yen(whole))).toBe(percent))
})

describe('amounts in words', () => {
  it.each([
    [0, '0円', '0円'],
    [999, '999円', '999円'],
    [500_000, '500,000円', '50万円'],
    [1_000_000, '1,000,000円', '100万円'],
    [125_500, '125,500円', '125,500円'],
    [100_000_000, '100,000,000円', '10,000万円'],
    [-20_000, '−20,000円', '−2万円'],
  ])('%s', (amount, inYen, inManYen) => {
    expect(formatYen(yen(amount))).toBe(inYen)
    expect(formatManYen(yen(amount))).toBe(inManYen)
  })
})
