import { expect, test } from 'vitest'
import { dayText, daysInclusive, endOfFollowingMonth, japanDay, momentText, rateText, shortDayText, shortFundName, yenText } from './japanese-wording.ts'

test.each([[0, '0円'], [200_000, '200,000円'], [1_000_000, '1,000,000円'], [-2_144, '−2,144円']])('%d yen is written %s', (amount, text) => {
  expect(yenText(amount)).toBe(text)
})

test.each([[700, '7.0％'], [820, '8.2％'], [725, '7.25％'], [2042, '20.42％'], [5, '0.05％'], [0, '0.0％']])('%d basis points are written %s', (rate, text) => {
  expect(rateText(rate)).toBe(text)
})

test('a fraction of a yen or of a basis point is refused, as is a day that is not there', () => {
  expect(() => yenText(0.5)).toThrow(RangeError)
  expect(() => rateText(7.5)).toThrow(RangeError)
  expect(() => dayText('2026-02-29')).toThrow(RangeError)
})

test('times are those of Japan, whatever day it is elsewhere', () => {
  const deadline = new Date('2026-04-04T14:59:59Z')
  expect(momentText(deadline)).toBe('2026年4月4日（土）23:59')
  expect(shortDayText(deadline)).toBe('4/4')
  expect(japanDay(new Date('2026-04-04T15:00:00Z'))).toBe('2026-04-05')
  expect(dayText('2026-11-03')).toBe('2026年11月3日（火）')
})

test('a dividend is due at the end of the month after the operation', () => {
  expect(endOfFollowingMonth('2026-10-31')).toBe('2026-11-30')
  expect(endOfFollowingMonth('2027-01-31')).toBe('2027-02-28')
  expect(daysInclusive('2026-05-01', '2026-10-31')).toBe(184)
})

test.each([
  ['第12号　世田谷区三軒茶屋レジデンス', '第12号'],
  ['さくらハイツ', 'さくらハイツ'],
  ['世田谷区三軒茶屋レジデンス', '世田谷区三軒茶屋レ…'],
])('%s is called %s in a subject', (name, short) => {
  expect(shortFundName(name)).toBe(short)
})
