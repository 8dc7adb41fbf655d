import { describe, expect, it } from 'vitest'
import { japanDate } from './calendar.ts'
import { milestonesOf, reachedMilestones, type ActualSchedule } from './fund-schedule.ts'
import { exampleFund } from './support/examples.ts'

const fund = exampleFund()
const nothingYet: ActualSchedule = { offeringStartAt: null, offeringEndAt: null, operationStartOn: null, operationEndOn: null, paidOn: null }

describe('the schedule', () => {
  it('plans the dividend for the end of the month after the operation', () => {
    expect(milestonesOf(fund, null).map(({ name, planned, isLatest }) => [name, planned, isLatest])).toEqual([
      ['募集開始', fund.offeringStartAt, false],
      ['募集終了', fund.offeringEndAt, false],
      ['運用開始', '2026-05-01', false],
      ['運用終了', '2027-04-30', false],
      ['分配金のお支払い', '2027-05-31', true],
    ])
  })
  it('of a fund that renews itself shows its first term, until the fund has ended', () => {
    const renewing = exampleFund({ autoRenewal: true, operationEndOn: japanDate('2026-10-31') })
    expect(milestonesOf(renewing, nothingYet).slice(3)).toMatchObject([
      { name: '運用終了（第1期）', planned: '2026-10-31' },
      { name: '分配金のお支払い（第1期）', planned: '2026-11-30' },
    ])
    const sold = milestonesOf(renewing, { ...nothingYet, operationEndOn: japanDate('2031-06-30'), paidOn: japanDate('2031-07-25') })
    expect(sold.slice(3)).toMatchObject([{ name: '運用終了', actual: '2031-06-30' }, { name: '分配金のお支払い', actual: '2031-07-25' }])
  })
  it('keeps what was planned before a change, and the dividend that would have followed', () => {
    const before = { offeringStartAt: null, offeringEndAt: null, operationStartOn: null, operationEndOn: japanDate('2027-03-31') }
    expect(milestonesOf(fund, null, before).map(({ before: date }) => date)).toEqual([null, null, null, '2027-03-31', '2027-04-30'])
    const sameMonth = { ...before, operationEndOn: japanDate('2027-04-15') }
    expect(milestonesOf(fund, null, sameMonth).map(({ before: date }) => date)).toEqual([null, null, null, '2027-04-15', null])
  })
  it('leaves open what is not planned', () => {
    const open = exampleFund({ operationStartOn: null, operationEndOn: null })
    expect(milestonesOf(open, null).map(({ planned }) => planned).slice(2)).toEqual([null, null, null])
  })
})

describe('the thread of the schedule', () => {
  it.each([
    ['2026-03-31T23:59:59+09:00', 0],
    ['2026-04-01T00:00:00+09:00', 1],
    ['2026-05-01T12:00:00+09:00', 2],
    ['2026-05-02T00:00:00+09:00', 3],
    ['2027-06-01T00:00:00+09:00', 5],
  ])('at %s has reached %d knots', (now, reached) => {
    expect(reachedMilestones(milestonesOf(fund, null), new Date(now), false).filter(Boolean)).toHaveLength(reached)
  })
  it('follows what happened rather than the plan', () => {
    const postponed = milestonesOf(fund, { ...nothingYet, operationStartOn: japanDate('2026-06-01') })
    expect(reachedMilestones(postponed, new Date('2026-05-15T00:00:00+09:00'), false)).toEqual([true, true, false, false, false])
  })
  it('ends with the offering where the fund did not come about', () => {
    expect(reachedMilestones(milestonesOf(fund, null), new Date('2028-01-01T00:00:00+09:00'), true)).toEqual([true, true, false, false, false])
  })
})
