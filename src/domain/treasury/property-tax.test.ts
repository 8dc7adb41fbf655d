import { describe, expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import { propertyTaxProblems, taxPartsOf, type PropertyTax } from './property-tax.ts'

const quarters = (year: number, days: readonly string[], amount = 25_000) =>
  days.map((day, index) => ({ dueOn: japanDate(`${index === 3 ? year + 1 : year}-${day}`), amount }))
/** Tokyo's 23 wards. */
const tokyo = (year = 2027): PropertyTax => ({
  year,
  amount: 100_000,
  instalments: quarters(year, ['06-30', '09-30', '12-28', '02-28']),
  about: '',
})
const fund = { startOn: japanDate('2026-05-01'), today: japanDate('2027-06-01') }
const borne = { startOn: fund.startOn, lastDay: null }
const days = (...texts: string[]) => texts.map(japanDate)

it('each month bears its days, and the year its whole', () => {
  const parts = taxPartsOf(
    tokyo(),
    0,
    days('2027-01-31', '2027-03-31', '2027-06-30', '2027-10-31', '2027-12-31', '2028-01-31'),
    borne,
  )
  expect(parts.map(({ amount }) => amount)).toEqual([8_493, 16_164, 24_932, 33_698, 16_713])
})

it('a notice that comes in April catches up, and goes on from what an earlier one has counted', () => {
  expect(taxPartsOf(tokyo(), 0, days('2027-04-30'), borne)).toEqual([{ day: '2027-04-30', amount: 32_876 }])
  expect(taxPartsOf(tokyo(), 40_000, days('2027-04-30', '2027-06-30'), borne)).toEqual([
    { day: '2027-06-30', amount: 9_589 },
  ])
})

it('in the year of its start a fund bears the days that it has, and an instalment is a cost when it is due', () => {
  const started = { startOn: japanDate('2027-06-01'), lastDay: null }
  expect(taxPartsOf(tokyo(), 0, days('2027-05-31', '2027-06-29', '2027-06-30', '2027-12-31'), started)).toEqual([
    { day: '2027-06-29', amount: 13_551 },
    { day: '2027-06-30', amount: 11_449 },
    { day: '2027-12-31', amount: 75_000 },
  ])
})

it('with its last day a fund bears what it still has to pay of the year', () => {
  expect(taxPartsOf(tokyo(), 0, days('2027-10-31'), { ...borne, lastDay: japanDate('2027-10-31') })).toEqual([
    { day: '2027-10-31', amount: 100_000 },
  ])
})

describe('a notice', () => {
  it.each<[string, PropertyTax, string | null]>([
    ['of Tokyo', tokyo(), null],
    [
      'of a city with April, July, December and February',
      { ...tokyo(), instalments: quarters(2027, ['04-30', '07-31', '12-25', '02-28']) },
      null,
    ],
    ['paid at once', { ...tokyo(), instalments: [{ dueOn: japanDate('2027-04-30'), amount: 100_000 }] }, null],
    ['whose instalments are not the year', { ...tokyo(), amount: 100_001 }, 'amount'],
    ['with none', { ...tokyo(), instalments: [] }, 'instalments'],
    [
      'due before April',
      { ...tokyo(), instalments: quarters(2027, ['03-31', '07-31', '12-25', '02-28']) },
      'instalments.0.due_on',
    ],
    [
      'due after March',
      { ...tokyo(), instalments: quarters(2027, ['04-30', '07-31', '12-25', '04-01']) },
      'instalments.3.due_on',
    ],
    [
      'in another order',
      { ...tokyo(), instalments: quarters(2027, ['07-31', '04-30', '12-25', '02-28']) },
      'instalments.1.due_on',
    ],
    ['of a year before the fund', tokyo(2025), 'year'],
    ['of a year to come', tokyo(2028), 'year'],
  ])('%s', (_name, tax, field) => {
    expect(Object.keys(propertyTaxProblems(tax, fund) ?? {})).toEqual(field === null ? [] : [field])
  })
})
