import { expect, it } from 'vitest'
import { alarmAt, LAW_ALARM_DAYS, TAX_ALARM_DAYS } from './alarm-day.ts'

it.each([
  [15, null, null],
  [14, 14, null],
  [6, 14, null],
  [5, 14, 5],
  // A day on which nothing ran is made up for.
  [3, 14, 5],
  [1, 1, 1],
  [0, 0, 0],
  [-1, -1, -1],
  [-2, -2, -2],
])('with %s days left, a law tells at %s and tax at %s', (daysLeft, law, tax) => {
  expect([alarmAt(daysLeft, LAW_ALARM_DAYS), alarmAt(daysLeft, TAX_ALARM_DAYS)]).toEqual([law, tax])
})
