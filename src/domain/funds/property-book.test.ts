import { describe, expect, test } from 'vitest'
import { yen, zeroYen } from '../money.ts'
import { bookValueByDeal, bookValueOfWhole, nothingInBook, shareOf, type PartInBook } from './property-book.ts'

const bought = (price: number, numerator = 1, denominator = 1): PartInBook => ({
  ...nothingInBook,
  price: yen(price),
  bought: shareOf(numerator, denominator),
})

describe('at what a share leaves the book of a fund that buys by its deals', () => {
  test.each([
    ['all of it', bought(10_000_001), [1, 1], 10_000_001],
    ['a third, down to the yen', bought(10_000_001), [1, 3], 3_333_333],
    ['half of a half that it bought', bought(5_000_000, 1, 2), [1, 4], 2_500_000],
    ['the half that it bought', bought(5_000_000, 1, 2), [2, 4], 5_000_000],
    ['more than it bought', bought(5_000_000, 1, 2), [2, 3], null],
    ['what it has sold', { ...bought(9), soldFor: yen(9), sold: shareOf(1, 1) }, [1, 2], null],
    ['what it never had', nothingInBook, [1, 1], null],
  ] as const)('%s', (_what, part, [numerator, denominator], value) => {
    expect(bookValueByDeal(part, shareOf(numerator, denominator))).toBe(value)
  })

  test('three thirds take the whole price, the last one what is left', () => {
    let part = bought(10_000_001)
    const taken = [1, 2, 3].map(() => {
      const value = bookValueByDeal(part, shareOf(1, 3)) ?? zeroYen
      part = {
        ...part,
        soldFor: yen(part.soldFor + value),
        sold: {
          numerator: part.sold.numerator + 1n,
          denominator: part.sold.numerator === 0n ? 3n : part.sold.denominator,
        },
      }
      return value
    })
    expect(taken).toEqual([3_333_333, 3_333_334, 3_333_334])
  })
})

describe('in a book that bought the whole sum at once', () => {
  const rooms = [bought(13_000_000), bought(26_000_000)] as const

  test('a part leaves at its share of all that stands there, by the prices of the deals', () => {
    const first = { part: rooms[0], share: shareOf(1, 1) }
    expect(bookValueOfWhole(yen(42_000_000), rooms, first)).toBe(14_000_000)
    expect(bookValueOfWhole(yen(42_000_000), rooms, { ...first, share: shareOf(1, 2) })).toBe(7_000_000)
  })

  test('the last one takes what is left', () => {
    const sold = { ...rooms[0], soldFor: yen(14_000_000), sold: shareOf(1, 1) }
    const last = { part: rooms[1], share: shareOf(1, 1) }
    expect(bookValueOfWhole(yen(28_000_001), [sold, rooms[1]], last)).toBe(28_000_001)
  })

  test('nothing leaves that was not bought', () => {
    expect(bookValueOfWhole(yen(1), rooms, { part: nothingInBook, share: shareOf(1, 1) })).toBeNull()
  })
})
