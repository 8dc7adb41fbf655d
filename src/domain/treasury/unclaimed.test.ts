import { expect, it, test } from 'vitest'
import { addDays, japanDate } from '../calendar.ts'
import { letterDays, nextReminderOn, reminderReached } from './unclaimed.ts'

const since = japanDate('2026-04-01')

test.each([
  [0, 0, 30],
  [29, 0, 30],
  [30, 30, 90],
  [89, 30, 90],
  [90, 90, 180],
  [179, 90, 180],
  [180, 180, 270],
  [269, 180, 270],
  [270, 270, 360],
  [1_000, 990, 1_080],
])('after %i days the mail of day %i is due, and that of day %i comes next', (days, reached, next) => {
  expect(reminderReached(days)).toBe(reached)
  expect(nextReminderOn(since, addDays(since, days))).toBe(addDays(since, next))
})

it('owes a letter from the 180th day, posted within a week', () =>
  expect(letterDays(since)).toEqual({ from: '2026-09-28', until: '2026-10-05' }))
