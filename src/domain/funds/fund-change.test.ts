import { expect, it } from 'vitest'
import { completeFund } from '../../../tests/support/complete-fund.ts'
import { changeUpon, fundChanges } from './fund-change.ts'

it('a change is done again upon a later version: only what it touched is taken from it', () => {
  const changed = {
    ...completeFund,
    plannedRateBp: 600,
    disclosure: { ...completeFund.disclosure, exitPlan: '当社が買い取ります。' },
  }
  const later = {
    ...completeFund,
    name: '第14号　白壁',
    disclosure: { ...completeFund.disclosure, management: '自主管理です。' },
  }
  const both = changeUpon(completeFund, changed, later)
  expect(fundChanges(later, both).map(({ label, after }) => [label, after])).toEqual([
    ['予定分配率', '6.0％'],
    ['売却の方針', '当社が買い取ります。'],
  ])
  expect(both.name).toBe('第14号　白壁')
  expect(both.disclosure.management).toBe('自主管理です。')
})

it('a change that somebody else has made meanwhile is none any more', () => {
  const changed = { ...completeFund, plannedRateBp: 600 }
  expect(fundChanges(changed, changeUpon(completeFund, changed, changed))).toEqual([])
})
