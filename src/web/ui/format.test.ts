import { expect, it } from 'vitest'
import { formatDate, formatDateTime, formatFileSize, formatRate, formatYearDay } from './format.ts'

it.each([
  [7.25, '7.2'],
  [7, '7.0'],
  [8.29, '8.2'],
  [10.1, '10.1'],
  [1.1, '1.1'],
  [-7.25, '−7.3'],
])('%d percent is floored to %s', (rate, text) => expect(formatRate(rate)).toBe(text))

it('takes instants and days as the API writes them, and the clock’s milliseconds', () => {
  expect(formatDateTime('2026-04-01T10:00:00Z')).toBe('2026年4月1日（水）19:00')
  expect(formatDate('2026-04-01')).toBe('2026年4月1日（水）')
  expect(formatDate(Date.parse('2026-03-31T15:00:00Z'))).toBe('2026年4月1日（水）')
  expect(formatYearDay('2026-12-31T15:00:00Z')).toBe('2027年1月1日')
})

it('tells the size of a file', () => {
  expect([310_000, 1_234_000, 12].map(formatFileSize)).toEqual(['310KB', '1.2MB', '1KB'])
})
