import { expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import { AGE_BANDS, ageBand, riskPaperDueOn, yearToReport } from './risk-paper.ts'

it.each([
  [18, '20歳未満'],
  [19, '20歳未満'],
  [20, '20代'],
  [29, '20代'],
  [69, '60代'],
  [70, '70歳以上'],
  [99, '70歳以上'],
])('somebody of %s is among %s', (age, band) => expect(ageBand(age)).toBe(band))

it('has every band once, in their order', () => {
  expect(AGE_BANDS).toEqual(['20歳未満', '20代', '30代', '40代', '50代', '60代', '70歳以上'])
})

it('the paper of a year is owed from its end, and due three months later', () => {
  expect(yearToReport(japanDate('2026-12-31'))).toBe(2025)
  expect(yearToReport(japanDate('2027-01-01'))).toBe(2026)
  expect(riskPaperDueOn(2026)).toBe('2027-03-31')
})
