import { expect, test } from 'vitest'
import { japanDate } from '../calendar.ts'
import { companyYear, companyYearText, nextCompanyYear } from './company-year.ts'

const day = (text: string | null) => (text === null ? null : japanDate(text))

test.each([
  ['the first year has twelve months', '2026-03', null, '2025-04-01', '2026-03-31'],
  ['also up to a leap day', '2028-02', null, '2027-03-01', '2028-02-29'],
  ['the next one follows on the last', '2027-03', '2026-03-31', '2026-04-01', '2027-03-31'],
  ['a change of the closing month makes it shorter', '2026-12', '2026-03-31', '2026-04-01', '2026-12-31'],
])('%s', (_rule, month, lastClosed, startsOn, endsOn) =>
  expect(companyYear(month, day(lastClosed))).toEqual({ startsOn, endsOn }),
)

test.each([
  ['no month', '2026-13', null],
  ['the one that is closed', '2026-03', '2026-03-31'],
  ['one before', '2025-03', '2026-03-31'],
  ['thirteen months', '2027-04', '2026-03-31'],
])('refuses %s', (_rule, month, lastClosed) => expect(companyYear(month, day(lastClosed))).toBeNull())

test.each([
  ['the day after its end', 3, null, '2026-04-01', '2025-04-01', '2026-03-31'],
  ['its last day: the year before', 3, null, '2026-03-31', '2024-04-01', '2025-03-31'],
  ['the end of the calendar year', 12, null, '2026-11-30', '2025-01-01', '2025-12-31'],
  ['after a closed one, whatever the month', 3, '2026-02-28', '2026-11-30', '2026-03-01', '2027-02-28'],
])('what is closed next on %s', (_day, month, lastClosed, today, startsOn, endsOn) =>
  expect(nextCompanyYear(day(lastClosed), month, japanDate(today))).toEqual({ startsOn, endsOn }),
)

test('a year is called by its last month', () => expect(companyYearText(japanDate('2026-03-31'))).toBe('2026年3月期'))
