import { describe, expect, it } from 'vitest'
import { formatDateTime, formatFileSize, formatManYen, formatRate, formatYen, japanDayAfter, timeLeft } from './format.ts'

describe('how figures and dates look', () => {
  it.each([
    [1_000_000, '1,000,000円'],
    [0, '0円'],
    [-3_573, '−3,573円'],
  ])('%d yen', (yen, text) => expect(formatYen(yen)).toBe(text))

  it.each([
    [500_000, '50万円'],
    [40_000_000, '4,000万円'],
    [1_255_500, '1,255,500円'],
  ])('%d yen in units of 10,000', (yen, text) => expect(formatManYen(yen)).toBe(text))

  it.each([
    [7.25, '7.2'],
    [7, '7.0'],
    [8.29, '8.2'],
    [10.1, '10.1'],
  ])('%d percent is floored', (rate, text) => expect(formatRate(rate)).toBe(text))

  it('tells Japan time whatever the zone in which an instant is written', () => {
    expect(formatDateTime('2026-04-01T10:00:00Z')).toBe('2026年4月1日（水）19:00')
    expect(formatDateTime('2026-12-31T15:00:00Z')).toBe('2027年1月1日（金）0:00')
  })

  it.each([
    ['2026-04-10T23:59:59+09:00', 1, '2026-04-11'],
    ['2026-04-10T15:00:00Z', 4, '2026-04-15'],
    ['2026-02-28T12:00:00+09:00', 3, '2026-03-03'],
  ])('counts days from the Japanese day of %s', (instant, days, day) => expect(japanDayAfter(instant, days)).toBe(day))

  it('sizes and remaining time', () => {
    expect([310_000, 1_234_000, 12].map(formatFileSize)).toEqual(['310KB', '1.2MB', '1KB'])
    expect(timeLeft(0, 200_000_000)).toEqual({ days: 2, hours: 7, minutes: 33, seconds: 20 })
    expect(timeLeft(10, 0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
  })
})
