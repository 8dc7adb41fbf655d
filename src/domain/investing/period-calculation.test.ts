import { describe, expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import { yen } from '../money.ts'
import {
  calculatePeriod,
  differenceTo,
  sourcesOfPaid,
  type CalculatedPeriod,
  type PeriodBooks,
} from './period-calculation.ts'

const books = (facts: Partial<Record<keyof PeriodBooks, number>>): PeriodBooks => ({
  income: yen(facts.income ?? 0),
  relatedIncome: yen(facts.relatedIncome ?? 0),
  costs: yen(facts.costs ?? 0),
  saleProceeds: yen(facts.saleProceeds ?? 0),
  relatedSale: yen(facts.relatedSale ?? 0),
  saleCost: yen(facts.saleCost ?? 0),
  saleExpenses: yen(facts.saleExpenses ?? 0),
})

/** 800,000 yen of two investors and 200,000 of the operator, at 7 % for 184 days: at most 28,230. */
const period = (facts: Partial<CalculatedPeriod> & { books: PeriodBooks }): CalculatedPeriod => ({
  startOn: japanDate('2026-05-01'),
  endOn: japanDate('2026-10-31'),
  isLast: false,
  autoRenewal: false,
  plannedRateBp: 700,
  holdings: [
    { investId: '1', amount: yen(500_000), leaves: false },
    { investId: '2', amount: yen(300_000), leaves: false },
  ],
  composition: { senior: yen(800_000), subordinated: yen(200_000), fillIn: yen(0), takenOver: yen(0) },
  lossCarried: yen(0),
  ...facts,
})

describe('what a period gives by its books', () => {
  const table: {
    what: string
    books: Partial<Record<keyof PeriodBooks, number>>
    carried?: number
    gives: { priority: number; operatorShare: number; lossLeft: number }
  }[] = [
    {
      what: 'less than the cap',
      books: { income: 30_000, costs: 5_000 },
      gives: { priority: 25_000, operatorShare: 0, lossLeft: 0 },
    },
    {
      what: 'the cap, and the rest to the operator',
      books: { income: 40_000, costs: 5_000 },
      gives: { priority: 28_230, operatorShare: 6_771, lossLeft: 0 },
    },
    {
      what: 'a loss, which is carried',
      books: { income: 10_000, costs: 50_000 },
      gives: { priority: 0, operatorShare: 0, lossLeft: 40_000 },
    },
    {
      what: 'priority before the operator’s own loss is made good',
      books: { income: 30_000 },
      carried: 40_000,
      gives: { priority: 28_230, operatorShare: 0, lossLeft: 38_229 },
    },
    {
      what: 'the investors’ loss made good before anything is paid',
      books: { income: 30_000 },
      carried: 210_000,
      gives: { priority: 20_000, operatorShare: 0, lossLeft: 200_000 },
    },
    {
      what: 'no more loss than the whole fund',
      books: { costs: 1_500_000 },
      gives: { priority: 0, operatorShare: 0, lossLeft: 1_000_000 },
    },
    {
      what: 'a sale above its cost',
      books: { income: 10_000, saleProceeds: 1_010_000, saleCost: 1_000_000 },
      gives: { priority: 20_000, operatorShare: 0, lossLeft: 0 },
    },
  ]
  it.each(table)('$what', ({ books: facts, carried, gives }) => {
    const computed = calculatePeriod(period({ books: books(facts), lossCarried: yen(carried ?? 0) }))
    expect({
      priority: computed.priority,
      operatorShare: computed.operatorShare,
      lossLeft: computed.lossLeft,
    }).toEqual(gives)
  })
})

describe('where what is paid comes from', () => {
  const of = (facts: Partial<Record<keyof PeriodBooks, number>>, paid: number) => {
    const held = books(facts)
    const { rent, sale, declared } = sourcesOfPaid(held, calculatePeriod(period({ books: held })), yen(paid))
    return {
      rent: [rent.yen, rent.related],
      sale: [sale.yen, sale.related],
      declared: [declared.yen, declared.related],
    }
  }
  it('is the rents, with the part that a related tenant paid rounded up', () =>
    expect(of({ income: 30_000, relatedIncome: 10_000, costs: 5_000 }, 24_999)).toEqual({
      rent: [24_999, 8_333],
      sale: [0, 0],
      declared: [0, 0],
    }))
  it('is declared beyond what the books give, and that is the operator’s', () =>
    expect(of({ income: 20_000 }, 25_000)).toEqual({ rent: [20_000, 0], sale: [0, 0], declared: [5_000, 5_000] }))
  it('is declared above the cap although the books hold more', () =>
    expect(of({ income: 60_000 }, 30_000)).toEqual({ rent: [28_230, 0], sale: [0, 0], declared: [1_770, 1_770] }))
  it('is the sale where costs ate the rents', () =>
    expect(of({ income: 5_000, costs: 8_000, saleProceeds: 1_020_000, saleCost: 1_000_000 }, 17_000)).toEqual({
      rent: [0, 0],
      sale: [17_000, 0],
      declared: [0, 0],
    }))
  it('is all declared after a loss', () =>
    expect(of({ costs: 8_000 }, 1_000)).toEqual({ rent: [0, 0], sale: [0, 0], declared: [1_000, 1_000] }))
})

it('an entry differs upwards or downwards, never both', () => {
  const computed = calculatePeriod(period({ books: books({ income: 20_000 }) }))
  const entered = (dividend: number) =>
    differenceTo(computed, { dividend: yen(dividend), saleQuarter: yen(0), loss: yen(0) })
  expect(entered(20_000)).toEqual({ declared: 0, less: 0 })
  expect(entered(20_001)).toEqual({ declared: 1, less: 0 })
  expect(entered(0)).toEqual({ declared: 0, less: 20_000 })
})
