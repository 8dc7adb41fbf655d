import { describe, expect, it, test } from 'vitest'
import { distributionPlan, distributionProblem, type DistributionTerms } from './distribution-plan.ts'
import { yen } from '../money.ts'

/** 10,000,000 yen of investors at 6 %: 600,000 yen a year. */
const fund: DistributionTerms = {
  senior: yen(10_000_000),
  plannedRateBp: 600,
  rateBreakdown: [],
  yearlyRent: 700_000,
  yearlyCosts: 100_000,
}
const split = (rents: number, sale: number) => [
  { label: '賃料', rateBp: rents },
  { label: '売却益', rateBp: sale },
]

describe('what a fund plans to distribute', () => {
  test.each<[string, Partial<DistributionTerms>, { fromSale: number; isWhole: boolean }]>([
    ['is what its rents bring to the yen', {}, { fromSale: 0, isWhole: true }],
    ['is a yen more than its rents bring', { yearlyCosts: 100_001 }, { fromSale: 1, isWhole: false }],
    [
      'has its sale told apart',
      { yearlyRent: 450_000, rateBreakdown: split(350, 250) },
      { fromSale: 250, isWhole: true },
    ],
    [
      'has too little of it told',
      { yearlyRent: 450_000, rateBreakdown: split(351, 249) },
      { fromSale: 250, isWhole: false },
    ],
    [
      'is split without a sale',
      { yearlyRent: 450_000, rateBreakdown: [{ label: '賃料', rateBp: 600 }] },
      { fromSale: 250, isWhole: false },
    ],
    [
      'comes from the sale alone',
      { yearlyRent: 0, rateBreakdown: [{ label: '売却益', rateBp: 600 }] },
      { fromSale: 600, isWhole: true },
    ],
    ['tells more of the sale than it must', { rateBreakdown: split(350, 250) }, { fromSale: 0, isWhole: true }],
  ])('%s', (_, terms, expected) => {
    const plan = distributionPlan({ ...fund, ...terms })
    expect({ fromSale: plan?.fromSaleAtLeastBp, isWhole: plan && distributionProblem(plan) === null }).toEqual(expected)
  })

  it('is compared with nothing where the fund states no rents', () => {
    expect(distributionPlan({ ...fund, yearlyRent: null })).toBeNull()
    expect(distributionPlan({ ...fund, yearlyCosts: null })).toBeNull()
  })

  it('names the amounts and what the sale has to bring, where it is more than the rents', () => {
    const plan = distributionPlan({ ...fund, yearlyRent: 450_000 })
    expect(plan && distributionProblem(plan)).toBe(
      '予定の分配（年600,000円）が、賃料から費用・報酬を引いた額（年350,000円）を超えています。内訳の「売却益」を2.50％以上にしてください。',
    )
  })
})
