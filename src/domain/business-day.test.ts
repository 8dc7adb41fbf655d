import { describe, expect, it } from 'vitest'
import { businessDayFrom, businessDayUntil, isBusinessDay, isHoliday, transferDayFor } from './business-day.ts'
import { addDays, japanDate, yearOf, type JapanDate } from './calendar.ts'

function holidaysOf(year: number): string[] {
  const days: string[] = []
  for (let day: JapanDate = japanDate(`${year}-01-01`); yearOf(day) === year; day = addDays(day, 1))
    if (isHoliday(day)) days.push(day.slice(5))
  return days
}

describe('national holidays', () => {
  // As the Cabinet Office lists them (内閣府「国民の祝日」について).
  it.each([
    [
      2024,
      '01-01 01-08 02-11 02-12 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-15 08-11 08-12 09-16 09-22 09-23 10-14 11-03 11-04 11-23',
    ],
    [
      2025,
      '01-01 01-13 02-11 02-23 02-24 03-20 04-29 05-03 05-04 05-05 05-06 07-21 08-11 09-15 09-23 10-13 11-03 11-23 11-24',
    ],
    [
      2026,
      '01-01 01-12 02-11 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23',
    ],
    [2027, '01-01 01-11 02-11 02-23 03-21 03-22 04-29 05-03 05-04 05-05 07-19 08-11 09-20 09-23 10-11 11-03 11-23'],
  ])('of %s', (year, days) => {
    expect(holidaysOf(year)).toEqual(days.split(' '))
  })

  // The days that the calendar office's tables and astronomical forecasts give.
  it.each([
    [2028, '03-20', '09-22'],
    [2029, '03-20', '09-23'],
    [2030, '03-20', '09-23'],
    [2031, '03-21', '09-23'],
    [2032, '03-20', '09-22'],
    [2033, '03-20', '09-23'],
    [2034, '03-20', '09-23'],
    [2035, '03-21', '09-23'],
  ])('the equinoxes of %s', (year, spring, autumn) => {
    const equinoxes = holidaysOf(year).filter((day) => /^03-2[01]$|^09-2[234]$/.test(day))
    expect(equinoxes).toEqual(expect.arrayContaining([spring, autumn]))
  })

  it('make the day between two of them one (2032: 20 and 22 September)', () => {
    expect(isHoliday(japanDate('2032-09-21'))).toBe(true)
    expect(isHoliday(japanDate('2031-09-16'))).toBe(false)
  })
})

describe('business days', () => {
  it.each([
    ['2026-11-10', '2026-11-10', '2026-11-10'],
    ['2027-01-10', '2027-01-12', '2027-01-08'],
    ['2026-12-31', '2027-01-04', '2026-12-30'],
    ['2026-05-03', '2026-05-07', '2026-05-01'],
    ['2026-10-10', '2026-10-13', '2026-10-09'],
  ])('around %s: %s and %s', (day, from, until) => {
    expect(businessDayFrom(japanDate(day))).toBe(from)
    expect(businessDayUntil(japanDate(day))).toBe(until)
    expect(isBusinessDay(japanDate(from))).toBe(true)
  })
})

describe('the day on which money for a payday leaves', () => {
  it.each([
    ['a business day', '2026-11-30', '2026-11-24', '2026-11-30'],
    ['a Sunday: the Friday before', '2027-01-31', '2027-01-20', '2027-01-29'],
    ['the last of December: within the year', '2026-12-31', '2026-12-15', '2026-12-30'],
    ['a Sunday, seen on the Saturday before: the Monday', '2027-01-31', '2027-01-30', '2027-02-01'],
    ['a day that lies behind: today', '2026-11-30', '2026-12-02', '2026-12-02'],
  ])('%s', (_, wished, today, day) => expect(transferDayFor(japanDate(wished), japanDate(today))).toBe(day))
})
