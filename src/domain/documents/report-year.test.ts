import { expect, it } from 'vitest'
import { parseReportYear, paymentReportDueOn, reportYears } from './report-year.ts'

const lastHourOf2026InUtc = new Date('2026-12-31T15:00:00Z')

it.each([
  ['2023', 2023],
  ['2027', 2027],
  ['2022', null],
  ['2028', null],
  ['', null],
  ['２０２４', null],
  ['2024.0', null],
  ['02024', null],
  ['abcd', null],
  ['1e3', null],
  [' 2024', null],
])('%s in 2027 is %s', (text, year) => expect(parseReportYear(text, lastHourOf2026InUtc)).toBe(year))

it('lists the years, newest first', () => {
  expect(reportYears(lastHourOf2026InUtc)).toEqual([2027, 2026, 2025, 2024, 2023])
})

// 31 January 2027 is a Sunday, 2032 a Saturday.
it.each([
  [2024, '2025-01-31'],
  [2025, '2026-02-02'],
  [2026, '2027-02-01'],
  [2027, '2028-01-31'],
  [2031, '2032-02-02'],
])('the payment reports of %i are due on %s', (year, day) => {
  expect(paymentReportDueOn(year)).toBe(day)
})
