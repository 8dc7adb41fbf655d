import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addYen, yen } from '../money.ts'
import { lossLinePermille, purchaseCosts, returnedOf, saleAfterFall, salePlanOf, type SalePlan } from './sale-plan.ts'

/** Of 20 million, 16 of them the investors'. */
const fund = { fundTotal: yen(20_000_000), subordinatedAmount: yen(4_000_000), price: yen(18_000_000) }
const plan: SalePlan = {
  price: yen(18_000_000),
  reserve: yen(740_000),
  saleCostBp: 350,
  senior: yen(16_000_000),
  subordinated: yen(4_000_000),
}

const plans = fc
  .record({
    senior: fc.integer({ min: 1, max: 99 }),
    subordinated: fc.integer({ min: 0, max: 50 }),
    saleCostBp: fc.integer({ min: 0, max: 1000 }),
    priceShare: fc.integer({ min: 1, max: 1000 }),
    reserveShare: fc.integer({ min: 0, max: 1000 }),
  })
  .map(({ senior, subordinated, saleCostBp, priceShare, reserveShare }): SalePlan => {
    const total = (senior + subordinated) * 1_000_000
    const price = Math.floor((total * priceShare) / 1000)
    return {
      price: yen(price),
      reserve: yen(Math.floor(((total - price) * reserveShare) / 1000)),
      saleCostBp,
      senior: yen(senior * 1_000_000),
      subordinated: yen(subordinated * 1_000_000),
    }
  })

describe('the plan of a fund', () => {
  it.each([
    ['says all', { reserveAmount: 740_000, saleCostBp: 350 }, plan],
    ['keeps no reserve', { reserveAmount: 0, saleCostBp: 350 }, { ...plan, reserve: 0 }],
    ['says nothing of the reserve', { reserveAmount: null, saleCostBp: 350 }, null],
    ['says nothing of the costs of a sale', { reserveAmount: 740_000, saleCostBp: null }, null],
    ['keeps more than the price leaves', { reserveAmount: 2_000_001, saleCostBp: 350 }, null],
  ])('%s', (_case, said, expected) => {
    expect(salePlanOf({ ...fund, ...said })).toEqual(expected)
  })

  it('is none before a property is recorded', () => {
    expect(salePlanOf({ ...fund, reserveAmount: 0, saleCostBp: 0, price: yen(0) })).toBeNull()
  })

  it('uses the whole total: for the property, for its purchase and as a reserve', () => {
    expect(purchaseCosts(plan)).toBe(1_260_000)
  })
})

describe('a sale', () => {
  it('for a fifth less takes all of the operator and some of the investors', () => {
    expect(saleAfterFall(plan, 200)).toEqual({
      salePrice: 14_400_000,
      saleCosts: 504_000,
      reserve: 740_000,
      returned: 14_636_000,
      toInvestors: 14_636_000,
      toOperator: 0,
      investorsLoss: 1_364_000,
    })
    expect(returnedOf(yen(500_000), saleAfterFall(plan, 200), plan)).toBe(457_375)
  })

  it('for the purchase price costs the operator what the purchase and the sale cost', () => {
    expect(saleAfterFall(plan, 0)).toMatchObject({ toInvestors: 16_000_000, toOperator: 2_110_000, investorsLoss: 0 })
  })

  it('for nothing leaves the reserve', () => {
    expect(saleAfterFall(plan, 1000)).toMatchObject({ salePrice: 0, saleCosts: 0, toInvestors: 740_000 })
  })

  it('pays back what comes back, and no more than was put in', () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: 0, max: 1000 }), (each, fall) => {
        const { returned, toInvestors, toOperator, investorsLoss } = saleAfterFall(each, fall)
        expect(addYen(toInvestors, toOperator)).toBe(Math.min(returned, each.senior + each.subordinated))
        expect(addYen(toInvestors, investorsLoss)).toBe(each.senior)
        if (investorsLoss > 0) expect(toOperator).toBe(0)
      }),
    )
  })
})

describe('the fall from which investors lose', () => {
  it.each([
    ['the subordinated fifth is not all of it', plan, 121],
    ['without a reserve', { ...plan, reserve: yen(0) }, 78],
    ['with a reserve as large as the investors’ part', { ...plan, reserve: yen(16_000_000) }, 1000],
    ['exactly at the purchase price', { ...plan, price: yen(16_000_000), reserve: yen(0), saleCostBp: 0 }, 0],
    ['even at the purchase price', { ...plan, price: yen(15_999_999), reserve: yen(0), saleCostBp: 0 }, null],
  ])('%s', (_case, each, expected) => {
    expect(lossLinePermille(each)).toBe(expected)
  })

  it('is where the slider begins to show a loss', () => {
    fc.assert(
      fc.property(plans, (each) => {
        const line = lossLinePermille(each)
        const lossAt = (fall: number) => saleAfterFall(each, fall).investorsLoss
        if (line === null) expect(lossAt(0)).toBeGreaterThan(0)
        else {
          expect(lossAt(line)).toBe(0)
          if (line < 1000) expect(lossAt(line + 1)).toBeGreaterThan(0)
        }
      }),
    )
  })

  it('is the quotient of what investors put in and what a sale at the purchase price brings, up to the rounding of two yen', () => {
    fc.assert(
      fc.property(plans, ({ price, reserve, saleCostBp, senior, subordinated }) => {
        const brought = (price * (10_000 - saleCostBp)) / 10_000
        const exact = 1000 * (1 - (senior - reserve) / brought)
        const line = lossLinePermille({ price, reserve, saleCostBp, senior, subordinated }) ?? -1
        if (exact < 0) expect(line).toBe(-1)
        else {
          expect(line).toBeLessThanOrEqual(Math.min(exact, 1000) + 1e-6)
          expect(line).toBeGreaterThan(Math.min(exact, 1000) - 1 - (1000 * 2) / brought - 1e-6)
        }
      }),
    )
  })
})
