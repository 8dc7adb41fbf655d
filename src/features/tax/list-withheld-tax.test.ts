import { expect, it } from 'vitest'
import { japanDate } from '../../domain/calendar.ts'
import { taxDueOn } from './list-withheld-tax.ts'

it.each([
  ['2026-11-30', '2026-12-10'],
  ['2026-12-01', '2027-01-10'],
  ['2028-01-31', '2028-02-10'],
])('the tax of a payment on %s is due on %s', (paidOn, dueOn) => {
  expect(taxDueOn(japanDate(paidOn))).toBe(dueOn)
})
