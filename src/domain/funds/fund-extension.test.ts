import { expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import { consentNeeded, monthsOf } from './fund-extension.ts'

it.each([
  ['2027-10-31', '2026-10-01', 12, 30, null],
  ['2027-11-01', '2026-10-01', 12, 30, '12か月を超える'],
  ['2027-10-31', '2026-10-02', 12, 30, '30日前まで'],
  ['2027-10-31', '2026-11-05', 12, 30, '30日前まで'],
  ['2027-04-30', '2026-09-01', 6, 60, null],
  ['2027-05-01', '2026-09-01', 6, 60, '6か月を超える'],
  ['2027-04-30', '2026-09-02', 6, 60, '60日前まで'],
  ['2026-11-30', '2026-05-01', 0, 30, '延長を定めていません'],
])(
  'an extension to %s on %s, where the contract says %i months and %i days: %s',
  (newEndOn, today, months, noticeDays, reason) => {
    const firstEndOn = japanDate('2026-10-31')
    const extension = { firstEndOn, endOn: firstEndOn, newEndOn: japanDate(newEndOn) }
    const needed = consentNeeded(extension, { months, noticeDays }, japanDate(today))
    if (reason === null) expect(needed).toBeNull()
    else expect(needed).toContain(reason)
  },
)

it.each([
  ['2026-10-31', 6],
  ['2026-11-01', 7],
  ['2027-04-30', 12],
])('an operation from 1 May 2026 until %s has %s months', (endOn, months) =>
  expect(monthsOf(japanDate('2026-05-01'), japanDate(endOn))).toBe(months),
)
