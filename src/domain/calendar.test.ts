import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  ageOn,
  coolingOffLastDay,
  daysBetween,
  daysInTerm,
  depositDeadlineFirstCome,
  depositDeadlineLottery,
  drawAt,
  endOfDay,
  endOfMonthAfter,
  formatDate,
  formatDateTime,
  formatMonthDay,
  formatMonthDayTime,
  formatMonthDayWithoutWeekday,
  formatSlashedDay,
  formatTimeOfDay,
  japanDate,
  japanDateOf,
  japanYearOf,
  parseJapanDate,
  startOfDay,
  toRfc3339,
} from './calendar.ts'

const at = (text: string) => new Date(text)

describe('days in Japan', () => {
  it.each([
    ['2026-03-31T14:59:59Z', '2026-03-31'],
    ['2026-03-31T15:00:00Z', '2026-04-01'],
    ['2026-12-31T15:00:00Z', '2027-01-01'],
    ['2026-07-01T00:00:00+09:00', '2026-07-01'],
    ['2026-06-30T23:59:59.999+09:00', '2026-06-30'],
  ])('%s lies in %s', (instant, date) => expect(japanDateOf(at(instant))).toBe(date))

  it.each(['0999-12-31T14:59:59Z', '9999-12-31T15:00:00Z'])('%s lies in no year of ours', (instant) =>
    expect(() => japanDateOf(at(instant))).toThrow(RangeError),
  )

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-4-1',
    '',
    '0999-01-01',
    '2026-01-01T00:00',
    '２０２６-01-01',
  ])('%s is no day', (text) => {
    expect(parseJapanDate(text)).toBeNull()
    expect(() => japanDate(text)).toThrow(RangeError)
  })
  it('knows leap years', () => expect(parseJapanDate('2028-02-29')).toBe('2028-02-29'))

  it('begins a day at midnight and ends it with its last second', () => {
    expect(startOfDay(japanDate('2026-04-01')).toISOString()).toBe('2026-03-31T15:00:00.000Z')
    expect(endOfDay(japanDate('2026-04-01')).toISOString()).toBe('2026-04-01T14:59:59.000Z')
  })
  it('counts the year of a payment in Japan', () => expect(japanYearOf(at('2026-12-31T15:00:00Z'))).toBe(2027))

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -13, '2024-12-15'],
    ['2026-05-15', 0, '2026-05-15'],
  ])('%s and %s months is %s', (from, months, to) => expect(addMonths(japanDate(from), months)).toBe(to))

  it('adds days and takes them away again', () => {
    const days = fc.integer({ min: -20_000, max: 20_000 })
    fc.assert(
      fc.property(days, (count) => {
        const start = japanDate('2026-11-21')
        expect(daysBetween(start, addDays(start, count))).toBe(count)
        expect(addDays(addDays(start, count), -count)).toBe(start)
      }),
    )
  })
  it('counts both ends of a term', () => {
    expect(daysInTerm(japanDate('2026-01-01'), japanDate('2026-12-31'))).toBe(365)
    expect(daysInTerm(japanDate('2026-01-01'), japanDate('2026-01-01'))).toBe(1)
  })
  it.each([
    ['2026-06-30', '2026-07-31'],
    ['2026-12-01', '2027-01-31'],
    ['2027-01-31', '2027-02-28'],
  ])('after an operation until %s the dividend is planned for %s', (end, payday) =>
    expect(endOfMonthAfter(japanDate(end))).toBe(payday),
  )
})

describe('deadlines', () => {
  it.each([
    ['2026-04-01T00:00:00+09:00', '2026-04-04T23:59:59+09:00'],
    ['2026-04-01T23:59:59+09:00', '2026-04-04T23:59:59+09:00'],
    ['2026-12-30T12:00:00+09:00', '2027-01-02T23:59:59+09:00'],
    ['2026-04-01T16:00:00Z', '2026-04-05T23:59:59+09:00'],
  ])('applied %s, pay until %s', (applied, deadline) =>
    expect(toRfc3339(depositDeadlineFirstCome(at(applied)))).toBe(deadline),
  )

  it.each([
    ['2026-04-10T18:00:00+09:00', '2026-04-14T23:59:59+09:00', '2026-04-11T01:00:00+09:00'],
    ['2026-04-10T23:59:59+09:00', '2026-04-14T23:59:59+09:00', '2026-04-11T01:00:00+09:00'],
    ['2026-04-10T15:00:00Z', '2026-04-15T23:59:59+09:00', '2026-04-12T01:00:00+09:00'],
  ])('a lottery closing %s is paid until %s and drawn at %s', (end, deadline, draw) => {
    expect(toRfc3339(depositDeadlineLottery(at(end)))).toBe(deadline)
    expect(toRfc3339(drawAt(at(end)))).toBe(draw)
  })
  it('counts the day of delivery as the first of eight', () => {
    expect(coolingOffLastDay(at('2026-02-01T23:59:59+09:00'))).toBe('2026-02-08')
    expect(coolingOffLastDay(at('2026-02-01T15:00:00Z'))).toBe('2026-02-09')
  })
})

describe('age', () => {
  it.each([
    ['2008-04-01', '2026-03-31', 17],
    ['2008-04-01', '2026-04-01', 18],
    ['1946-04-02', '2026-04-01', 79],
    ['1946-04-01', '2026-04-01', 80],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
  ])('born %s, on %s: %s', (birthday, day, age) => expect(ageOn(japanDate(birthday), japanDate(day))).toBe(age))
})

describe('dates in words', () => {
  it('writes day, weekday and time', () => {
    expect(formatDateTime(at('2026-04-01T10:00:00Z'))).toBe('2026年4月1日（水）19:00')
    expect(formatDate(japanDate('2026-04-01'))).toBe('2026年4月1日（水）')
    expect(formatDate(japanDate('2026-11-21'))).toBe('2026年11月21日（土）')
    expect(formatDateTime(at('2026-12-31T15:00:00Z'))).toBe('2027年1月1日（金）00:00')
    expect(formatMonthDay(japanDate('2026-04-01'))).toBe('4月1日（水）')
    expect(formatMonthDayWithoutWeekday(japanDate('2026-04-01'))).toBe('4月1日')
    expect(formatMonthDayTime(at('2026-04-04T14:59:59Z'))).toBe('4月4日（土）23:59')
    expect(formatTimeOfDay(at('2026-04-04T15:00:00Z'))).toBe('00:00')
    expect(formatSlashedDay(at('2026-04-04T15:00:00Z'))).toBe('4/5')
  })
  it('writes instants with the offset of Japan', () => {
    expect(toRfc3339(at('2026-03-31T15:00:00Z'))).toBe('2026-04-01T00:00:00+09:00')
    expect(toRfc3339(at('2026-03-31T15:00:00.250Z'))).toBe('2026-04-01T00:00:00.250+09:00')
  })
})
