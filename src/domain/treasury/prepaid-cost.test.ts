import { describe, expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import { countedUntil, monthEnds, partsOf, prepaidProblems } from './prepaid-cost.ts'

const insurance = { amount: 36_500, coversFrom: japanDate('2026-06-15'), coversUntil: japanDate('2027-06-14') }
const fund = {
  startOn: japanDate('2026-05-01'),
  longestOn: japanDate('2028-04-30'),
  periodEndOn: japanDate('2026-10-31'),
}

describe('a year of insurance at 100 yen a day', () => {
  it.each([
    ['2026-06-14', 0],
    ['2026-06-15', 100],
    ['2026-06-30', 1_600],
    ['2026-10-31', 13_900],
    ['2027-06-13', 36_400],
    ['2027-06-14', 36_500],
    ['2030-01-01', 36_500],
  ])('up to %s is %i yen', (day, yen) => {
    expect(countedUntil(insurance, japanDate(day))).toBe(yen)
  })
})

it.each([1, 7, 100, 999_999, 9_007_199_254_740_991])(
  '%i yen are the sum of their months, each of whole yen',
  (amount) => {
    const parts = partsOf(
      { ...insurance, amount, used: 0 },
      monthEnds(insurance.coversFrom, japanDate('2027-06-30')),
      null,
    )
    expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount)
    expect(parts.every((part) => Number.isSafeInteger(part.amount) && part.amount > 0)).toBe(true)
  },
)

it('a period that ends within a month takes its days of it, and the month the rest', () => {
  const days = ['2026-06-30', '2026-07-10', '2026-07-31'].map(japanDate)
  expect(partsOf({ ...insurance, used: 0 }, days, null).map(({ amount }) => amount)).toEqual([1_600, 1_000, 2_100])
})

it('what a late entry left out comes with the next day, and all that is left with the fund’s last', () => {
  const days = ['2026-06-30', '2026-10-31'].map(japanDate)
  expect(partsOf({ ...insurance, used: 1_600 }, days, japanDate('2026-10-31'))).toEqual([
    { day: '2026-10-31', amount: 34_900 },
  ])
})

it('months end with their last day', () => {
  expect(monthEnds(japanDate('2026-12-31'), japanDate('2027-03-30'))).toEqual([
    '2026-12-31',
    '2027-01-31',
    '2027-02-28',
  ])
})

describe('the days of a cost that is paid ahead', () => {
  const days = (from: string, until: string) => ({
    amount: 100,
    coversFrom: japanDate(from),
    coversUntil: japanDate(until),
  })
  it.each([
    ['from the first day of the operation', '2026-05-01', '2027-04-30', fund, null],
    ['from the day before', '2026-04-30', '2027-04-30', fund, 'covers_from'],
    ['to the contract’s longest day', '2026-06-01', '2028-04-30', fund, null],
    ['to the day after', '2026-06-01', '2028-05-01', fund, 'covers_until'],
    ['within the period of its payment', '2026-06-01', '2026-10-31', fund, 'covers_until'],
    ['one day beyond', '2026-06-01', '2026-11-01', fund, null],
    ['backwards', '2026-12-02', '2026-12-01', fund, 'covers_until'],
    ['five years, of a fund that renews itself', '2026-06-01', '2031-05-31', { ...fund, longestOn: null }, null],
    ['a day more', '2026-06-01', '2031-06-01', { ...fund, longestOn: null }, 'covers_until'],
    ['of a fund that has not begun', '2026-06-01', '2027-05-31', { ...fund, startOn: null }, 'line_part_id'],
  ])('%s: from %s until %s', (_name, from, until, facts, field) => {
    expect(Object.keys(prepaidProblems(days(from, until), facts) ?? {})).toEqual(field === null ? [] : [field])
  })
})
