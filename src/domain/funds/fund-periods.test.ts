import { describe, expect, it } from 'vitest'
import { addDays, japanDate } from '../calendar.ts'
import { monthAtWork, periodDue, yearlyPeriods, type OpenPeriod } from './fund-periods.ts'

const told = (startOn: string, endOn: string) =>
  yearlyPeriods(japanDate(startOn), japanDate(endOn)).map((one) => `${one.number}: ${one.startOn} to ${one.endOn}`)

describe('the calculation periods of a fund', () => {
  const table: { what: string; start: string; end: string; periods: string[] }[] = [
    { what: 'one day', start: '2026-05-01', end: '2026-05-01', periods: ['1: 2026-05-01 to 2026-05-01'] },
    { what: 'a year less a day', start: '2026-05-01', end: '2027-04-29', periods: ['1: 2026-05-01 to 2027-04-29'] },
    { what: 'a year', start: '2026-05-01', end: '2027-04-30', periods: ['1: 2026-05-01 to 2027-04-30'] },
    {
      what: 'a year and a day',
      start: '2026-05-01',
      end: '2027-05-01',
      periods: ['1: 2026-05-01 to 2027-04-30', '2: 2027-05-01 to 2027-05-01'],
    },
    {
      what: 'two years, one of them with a leap day',
      start: '2027-03-01',
      end: '2029-02-28',
      periods: ['1: 2027-03-01 to 2028-02-29', '2: 2028-03-01 to 2029-02-28'],
    },
    {
      what: 'a beginning on a leap day',
      start: '2028-02-29',
      end: '2030-06-30',
      periods: ['1: 2028-02-29 to 2029-02-27', '2: 2029-02-28 to 2030-02-27', '3: 2030-02-28 to 2030-06-30'],
    },
    { what: 'an end before the beginning', start: '2026-05-01', end: '2026-04-30', periods: [] },
  ]
  it.each(table)('of $what', ({ start, end, periods }) => expect(told(start, end)).toEqual(periods))

  it('leave no day out and count none twice, whatever the days are', () => {
    for (let days = 0; days < 1500; days += 7) {
      const startOn = addDays(japanDate('2027-01-31'), days)
      const endOn = addDays(startOn, days)
      const periods = yearlyPeriods(startOn, endOn)
      expect(periods[0]?.startOn).toBe(startOn)
      expect(periods.at(-1)?.endOn).toBe(endOn)
      periods.slice(1).forEach((one, index) => expect(one.startOn).toBe(addDays(periods[index]?.endOn ?? endOn, 1)))
    }
  })
})

describe('the period whose dividend is due next', () => {
  const periods = (distributed: number[], isEnded: boolean): OpenPeriod[] =>
    yearlyPeriods(japanDate('2026-05-01'), japanDate('2028-10-31'))
      .map((one) => ({
        ...one,
        isLast: isEnded && one.number === 3,
        isTerm: false,
        dueFrom: one.number < 3 ? addDays(one.endOn, 1) : isEnded ? one.endOn : null,
      }))
      .filter(({ number }) => !distributed.includes(number))
  const due = (distributed: number[], isEnded: boolean, today: string) => {
    const found = periodDue(periods(distributed, isEnded), japanDate(today))
    return found === null ? null : `${found.number}: ${found.startOn} to ${found.endOn}${found.isLast ? ' last' : ''}`
  }
  const table: { what: string; of: Parameters<typeof due>; due: string | null }[] = [
    { what: 'none on its last day', of: [[], false, '2027-04-30'], due: null },
    { what: 'the first year the day after', of: [[], false, '2027-05-01'], due: '1: 2026-05-01 to 2027-04-30' },
    { what: 'the oldest of two', of: [[], false, '2028-06-01'], due: '1: 2026-05-01 to 2027-04-30' },
    { what: 'the next after the first', of: [[1], false, '2028-06-01'], due: '2: 2027-05-01 to 2028-04-30' },
    { what: 'none while the planned end is not recorded', of: [[1, 2], false, '2028-12-01'], due: null },
    {
      what: 'the last one on its recorded day',
      of: [[1, 2], true, '2028-10-31'],
      due: '3: 2028-05-01 to 2028-10-31 last',
    },
    { what: 'all that is left with the end', of: [[1], true, '2028-11-01'], due: '3: 2027-05-01 to 2028-10-31 last' },
    { what: 'nothing after the last', of: [[1, 2, 3], true, '2028-12-01'], due: null },
  ]
  it.each(table)('is $what', ({ of, due: expected }) => expect(due(...of)).toBe(expected))
})

describe('the month of its operation', () => {
  it.each([
    ['2026-02-01', '2026-02-01', 1],
    ['2026-02-01', '2026-02-28', 1],
    ['2026-02-01', '2026-03-01', 2],
    ['2026-02-01', '2026-11-24', 10],
    ['2026-01-31', '2026-02-27', 1],
    ['2026-01-31', '2026-02-28', 2],
    ['2026-03-21', '2027-03-20', 12],
    ['2026-03-21', '2027-03-21', 13],
  ])('of one that began on %s is on %s the %d.', (start, on, month) => {
    expect(monthAtWork(japanDate(start), japanDate(on))).toBe(month)
  })
})
