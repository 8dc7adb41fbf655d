import { expect, test } from 'vitest'
import { isBankHours } from './bank-hours.ts'

test.each([
  ['2026-04-01T07:59:59+09:00', false],
  ['2026-04-01T08:00:00+09:00', true],
  // A Sunday: the bank takes deposits on every day.
  ['2026-04-05T12:00:00+09:00', true],
  ['2026-04-01T20:59:59+09:00', true],
  ['2026-04-01T21:00:00+09:00', false],
  ['2026-04-01T00:30:00+09:00', false],
  ['2026-04-01T00:30:00Z', true],
])('at %s a silent bank is worth an alarm: %s', (at, expected) => {
  expect(isBankHours(new Date(at))).toBe(expected)
})
