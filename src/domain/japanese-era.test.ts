import { expect, it } from 'vitest'
import { japanDate } from './calendar.ts'
import { formatDateWithEra, formatYearWithEra, japaneseEraYear } from './japanese-era.ts'

it.each([
  [1985, '1985年（昭和60年）'],
  [1989, '1989年（昭和64年・平成元年）'],
  [2019, '2019年（平成31年・令和元年）'],
  [2026, '2026年（令和8年）'],
  [1926, '1926年（大正15年・昭和元年）'],
  [1800, '1800年'],
  [12, '12年'],
])('echoes %s as %s', (year, echo) => expect(formatYearWithEra(year)).toBe(echo))

it.each([
  ['1989-01-07', '昭和64年'],
  ['1989-01-08', '平成元年'],
  ['2019-04-30', '平成31年'],
  ['2019-05-01', '令和元年'],
])('%s lies in %s', (date, era) => expect(japaneseEraYear(japanDate(date))).toBe(era))

it('writes a birthday out', () => {
  expect(formatDateWithEra(japanDate('1985-04-01'))).toBe('1985年（昭和60年）4月1日')
})
