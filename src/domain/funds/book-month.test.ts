import { describe, expect, it } from 'vitest'
import { bookMonth, latestMonths, monthAfter, monthBefore, monthsText, monthText } from './book-month.ts'

describe('a month of the books', () => {
  it('begins and ends at midnight in Japan', () => {
    expect(bookMonth('2026-02')).toMatchObject({
      firstDay: '2026-02-01',
      startsAt: new Date('2026-02-01T00:00:00+09:00'),
      endsAt: new Date('2026-03-01T00:00:00+09:00'),
    })
    expect(bookMonth('2026-12')?.endsAt).toEqual(new Date('2027-01-01T00:00:00+09:00'))
    expect(['2026-13', '2026-00', '2026-1', '202604', ''].map(bookMonth)).toEqual([null, null, null, null, null])
  })

  it.each([
    ['2026-05-01T00:00:00+09:00', '2026-04'],
    ['2026-04-30T23:59:59+09:00', '2026-03'],
    ['2026-01-15T12:00:00+09:00', '2025-12'],
    ['2026-03-31T12:00:00+09:00', '2026-02'],
  ])('at %s the last one was %s', (now, month) => {
    expect(monthBefore(new Date(now))).toBe(month)
  })

  it('is followed by the next one, also over the end of a year', () => {
    expect(['2026-01', '2026-12'].map(monthAfter)).toEqual(['2026-02', '2027-01'])
  })

  it('is listed with those before it, the one that goes on first', () => {
    expect(latestMonths(new Date('2026-01-31T23:59:59+09:00'), 3)).toEqual(['2026-01', '2025-12', '2025-11'])
  })

  it('is written as people say it', () => {
    expect(monthText('2026-04')).toBe('2026年4月')
  })
})

it.each([
  ['2026-05', '2026-05', '2026年5月分'],
  ['2026-05', '2026-11', '2026年5月〜11月分'],
  ['2025-12', '2026-02', '2025年12月〜2026年2月分'],
])('%s to %s is %s', (first, last, text) => expect(monthsText(first, last)).toBe(text))
