import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  attributeDividend,
  DIVIDEND_SOURCES,
  perHundred,
  relatedPart,
  relatedPerHundred,
  type BySource,
} from './dividend-source.ts'
import { yen } from '../money.ts'

/** Rent, sale, reserve, declared. */
type Four = [number, number, number, number]
const four = ([rent, sale, reserve, declared]: Four): BySource => ({
  rent: yen(rent),
  sale: yen(sale),
  reserve: yen(reserve),
  declared: yen(declared),
})

describe('where a dividend comes from', () => {
  it.each<[string, number, number, Four, Four]>([
    ['rent first', 100, 0, [300, 200, 50, 0], [100, 0, 0, 0]],
    ['then the sale', 400, 0, [300, 200, 50, 0], [300, 100, 0, 0]],
    ['then the reserve, with what was declared last', 560, 0, [300, 200, 50, 20], [300, 200, 50, 10]],
    ['all that there is', 570, 0, [300, 200, 50, 20], [300, 200, 50, 20]],
    ['nothing', 0, 0, [300, 200, 50, 20], [0, 0, 0, 0]],
    ['costs above rents are made good by the sale', 100, 0, [-80, 200, 0, 0], [0, 100, 0, 0]],
    ['as far as it goes', 120, 0, [-80, 200, 0, 0], [0, 120, 0, 0]],
    ['then by the reserve', 10, 0, [-80, 60, 50, 0], [0, 0, 10, 0]],
    ['a sale at a loss is made good by rents', 40, 0, [100, -60, 0, 0], [40, 0, 0, 0]],
    ['the quarter is the sale’s, however much rent there is', 150, 50, [300, 200, 0, 0], [100, 50, 0, 0]],
    ['and the rest of the sale helps as before', 450, 50, [300, 200, 0, 0], [300, 150, 0, 0]],
    ['only the demo’s declaration', 70, 0, [0, 0, 0, 70], [0, 0, 0, 70]],
  ])('%s', (_, dividend, saleQuarter, net, parts) =>
    expect(attributeDividend({ dividend: yen(dividend), saleQuarter: yen(saleQuarter) }, four(net))).toEqual(
      four(parts),
    ),
  )

  it.each<[string, number, Four]>([
    ['a yen more than there is', 571, [300, 200, 50, 20]],
    ['what had to be made good', 121, [-80, 200, 0, 0]],
    ['out of nothing', 1, [0, 0, 0, 0]],
    ['out of a loss', 1, [-10, 5, 0, 0]],
  ])('is never capital: %s', (_, dividend, net) =>
    expect(() => attributeDividend({ dividend: yen(dividend), saleQuarter: yen(0) }, four(net))).toThrow(RangeError),
  )

  it('is given out to the yen, and no source gives more than it has', () => {
    const amount = fc.integer({ min: -1_000, max: 5_000 })
    const positive = fc.integer({ min: 0, max: 5_000 })
    fc.assert(
      fc.property(
        amount,
        amount,
        positive,
        positive,
        fc.nat(),
        fc.nat(),
        (rent, sale, reserve, declared, part, quarter) => {
          const net = four([rent, sale, reserve, declared])
          const most = Math.max(0, rent + sale + reserve + declared)
          const dividend = yen(part % (most + 1))
          const parts = attributeDividend({ dividend, saleQuarter: yen(quarter % (dividend + 1)) }, net)
          expect(DIVIDEND_SOURCES.reduce((sum, source) => sum + parts[source], 0)).toBe(dividend)
          for (const source of DIVIDEND_SOURCES) expect(parts[source]).toBeLessThanOrEqual(Math.max(0, net[source]))
        },
      ),
    )
  })
})

describe('of 100 yen', () => {
  it.each<[string, Four, Four]>([
    ['the example of the page', [82_000, 18_000, 0, 0], [82, 18, 0, 0]],
    ['thirds: the first takes the yen that is left', [1, 1, 1, 0], [34, 33, 33, 0]],
    ['the largest remainder takes it', [665, 335, 0, 0], [67, 33, 0, 0]],
    ['a part below half a yen in a hundred', [999, 1, 0, 0], [100, 0, 0, 0]],
    ['one source', [0, 0, 0, 7], [0, 0, 0, 100]],
    ['seven yen from four sources', [1, 2, 3, 1], [14, 29, 43, 14]],
  ])('%s', (_, parts, shares) => expect(perHundred(four(parts))).toEqual(four(shares)))

  it('nothing can be said of nothing', () => expect(perHundred(four([0, 0, 0, 0]))).toBeNull())

  it('they are always 100, each within a yen of its part', () => {
    const amount = fc.integer({ min: 0, max: 900_000_000 })
    fc.assert(
      fc.property(fc.tuple(amount, amount, amount, amount), (amounts) => {
        const all = amounts.reduce((sum, one) => sum + one, 0)
        fc.pre(all > 0)
        const shares = perHundred(four(amounts))
        const told = DIVIDEND_SOURCES.map((source) => shares?.[source] ?? 0)
        expect(told.reduce((sum, one) => sum + one, 0)).toBe(100)
        told.forEach((share, index) => expect(Math.abs(share - ((amounts[index] ?? 0) * 100) / all)).toBeLessThan(1))
      }),
    )
  })
})

describe('what the operator and its relations paid in', () => {
  it.each([
    ['nothing of it', 82_000, 120_000, 0, 0],
    ['all of it', 82_000, 120_000, 120_000, 82_000],
    ['a third', 82_000, 120_000, 40_000, 27_334],
    ['a single yen is seen', 1, 120_000, 1, 1],
    ['nothing came in', 0, 0, 0, 0],
    ['more of others was taken back than they paid', 12_000, -5_000, 40_000, 12_000],
    ['others paid less than nothing beside it', 12_000, 30_000, 40_000, 12_000],
    ['less than nothing, and of others all that came in', 12_000, 30_000, -2_000, 0],
    ['less than nothing of anybody', 12_000, -5_000, -2_000, 0],
  ])('%s', (_, part, total, related, expected) =>
    expect(relatedPart(yen(part), { total: yen(total), related: yen(related) })).toBe(expected),
  )

  it.each([
    [0, 100_000, 0],
    [1, 100_000, 1],
    [1_000, 100_000, 1],
    [1_001, 100_000, 2],
    [100_000, 100_000, 100],
    [0, 0, 0],
  ])('%i of %i yen reads %i of 100', (related, dividend, expected) =>
    expect(relatedPerHundred(yen(related), yen(dividend))).toBe(expected),
  )
})
