import { expect, it } from 'vitest'
import { japanDate } from '../../../domain/calendar.ts'
import { taxDueOn } from './list-withheld-tax.ts'

it.each([
  ['2026-11-30', '2026-12-10'],
  // The 10th is a Sunday, the 11th a holiday.
  ['2026-12-01', '2027-01-12'],
  ['2026-09-30', '2026-10-13'],
  ['2028-01-31', '2028-02-10'],
])('the tax of a payment on %s is due on %s', (paidOn, dueOn) => {
  expect(taxDueOn(japanDate(paidOn))).toBe(dueOn)
})
