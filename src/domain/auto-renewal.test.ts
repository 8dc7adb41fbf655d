import { expect, it } from 'vitest'
import { japanDate } from './calendar.ts'
import { renewalTerm } from './auto-renewal.ts'

it.each([
  ['2026-05-01', 0, '2026-05-01', '2026-10-31', '2026-08-31', '2026-10-17', '2026-11-30'],
  ['2026-05-01', 1, '2026-11-01', '2027-04-30', '2027-02-28', '2027-04-16', '2027-05-30'],
  ['2026-08-31', 1, '2027-02-28', '2027-08-30', '2027-06-30', '2027-08-16', '2027-09-30'],
])('begun %s, term %s runs from %s to %s', (begun, index, startOn, endOn, choiceUntil, secondNoticeOn, distributionDueOn) => {
  expect(renewalTerm(japanDate(begun), index)).toEqual({ startOn, endOn, choiceUntil, secondNoticeOn, distributionDueOn })
})

it('leaves no day between two terms', () => {
  for (let index = 0; index < 20; index += 1) {
    const begun = japanDate('2026-08-31')
    expect(renewalTerm(begun, index).endOn < renewalTerm(begun, index + 1).startOn).toBe(true)
  }
})
