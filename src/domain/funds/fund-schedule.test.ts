import { describe, expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import {
  currentMilestones,
  dividendDueOn,
  milestoneOf,
  milestonesAt,
  milestonesOf,
  noRecords,
  type PlannedSchedule,
  type ScheduleRecords,
} from './fund-schedule.ts'
import { milestoneLines, milestoneName } from './fund-schedule-words.ts'
import { exampleFund } from '../support/examples.ts'

const plan: PlannedSchedule = { ...exampleFund(), isLottery: false }
const renewing: PlannedSchedule = { ...plan, autoRenewal: true, operationEndOn: japanDate('2026-10-31') }
const early = new Date('2026-03-01T12:00:00+09:00')
const opened = { ...noRecords, offeringOpenedAt: plan.offeringStartAt }
const closed = { ...opened, offeringClosedAt: plan.offeringEndAt }
const started = { ...closed, operationStartOn: japanDate('2026-05-01') }
const ended = { ...started, operationEndOn: japanDate('2027-04-30') }
const payment = (change: object = {}) => ({
  dueOn: japanDate('2027-05-20'),
  people: 46,
  paidPeople: 0,
  completedAt: null,
  ...change,
})
const term = (number: number, change: object = {}) => ({
  number,
  startOn: japanDate('2026-05-01'),
  endOn: japanDate('2026-10-31'),
  choiceUntil: japanDate('2026-08-31'),
  closedOn: null,
  payment: null,
  ...change,
})
const statesAt = (records: ScheduleRecords, now: string, planned = plan) =>
  milestonesOf(planned, records, new Date(now)).map(({ state }) => state)

describe('the schedule', () => {
  it('plans the dividend for the end of the month after the operation', () => {
    expect(milestonesOf(plan, noRecords, early).map((one) => [milestoneName(one), one.planned, one.isLatest])).toEqual([
      ['募集開始', plan.offeringStartAt, false],
      ['募集終了', plan.offeringEndAt, false],
      ['運用開始', '2026-05-01', false],
      ['運用終了', '2027-04-30', false],
      ['分配金のお支払い', '2027-05-31', true],
    ])
  })
  it('has a draw where there is a lottery', () => {
    const drawn = milestonesOf({ ...plan, isLottery: true }, noRecords, early)[2]
    expect(drawn).toMatchObject({ key: 'drawn', planned: new Date('2026-04-11T01:00:00+09:00') })
  })
  it('keeps what was planned before a change, and the dividend that would have followed', () => {
    const before = {
      offeringStartAt: null,
      offeringEndAt: null,
      operationStartOn: null,
      operationEndOn: japanDate('2027-03-31'),
    }
    expect(milestonesOf(plan, noRecords, early, before).map(({ firstPlanned }) => firstPlanned)).toEqual([
      null,
      null,
      null,
      '2027-03-31',
      '2027-04-30',
    ])
    const sameMonth = { ...before, operationEndOn: japanDate('2027-04-15') }
    expect(milestonesOf(plan, noRecords, early, sameMonth).map(({ firstPlanned }) => firstPlanned)).toEqual([
      null,
      null,
      null,
      '2027-04-15',
      null,
    ])
  })
  it('leaves open what is not planned', () => {
    const open = { ...plan, operationStartOn: null, operationEndOn: null }
    expect(
      milestonesOf(open, noRecords, early)
        .map(({ planned }) => planned)
        .slice(2),
    ).toEqual([null, null, null])
  })
  it('promises the fixed day once there is one, and no longer a latest one', () => {
    expect(milestonesOf(plan, { ...ended, payment: payment() }, early).at(-1)).toMatchObject({
      planned: '2027-05-20',
      isLatest: false,
    })
  })
})

describe('the latest day of a dividend', () => {
  // Contract, article on distribution: 銀行の休業日に当たるときは、その前の営業日.
  it.each([
    ['2027-04-30', false, '2027-05-31'],
    ['2026-11-23', false, '2026-12-30'],
    ['2026-12-10', false, '2027-01-29'],
    ['2026-10-08', true, '2026-11-06'],
    ['2026-12-03', true, '2026-12-30'],
  ])('after %s (renewing: %s) is %s', (endOn, renews, dueOn) =>
    expect(dividendDueOn(japanDate(endOn), renews)).toBe(dueOn),
  )
})

describe('a milestone', () => {
  it.each<[string, ScheduleRecords, string, string]>([
    [
      'nothing is done by the plan alone, years later',
      noRecords,
      '2029-01-01T00:00:00+09:00',
      'overdue overdue overdue overdue overdue',
    ],
    [
      'an instant of today waits for its record',
      noRecords,
      '2026-04-01T00:00:00+09:00',
      'today ahead ahead ahead ahead',
    ],
    ['the opening is recorded', opened, '2026-04-02T00:00:00+09:00', 'done ahead ahead ahead ahead'],
    ['the planned day is not late yet', closed, '2026-05-01T23:59:59+09:00', 'done done today ahead ahead'],
    ['the day after, it is', closed, '2026-05-02T00:00:00+09:00', 'done done overdue ahead ahead'],
    [
      'a recorded day that lies ahead is a plan',
      { ...started, operationStartOn: japanDate('2026-06-01') },
      '2026-05-15T00:00:00+09:00',
      'done done ahead ahead ahead',
    ],
    ['a start that is recorded', started, '2026-05-02T00:00:00+09:00', 'done done done ahead ahead'],
    [
      'a fixed payday that has passed is no payment',
      { ...ended, payment: payment() },
      '2027-05-21T00:00:00+09:00',
      'done done done done overdue',
    ],
    [
      'one who is not paid keeps it open',
      { ...ended, payment: payment({ paidPeople: 45 }) },
      '2027-05-20T12:00:00+09:00',
      'done done done done today',
    ],
    [
      'one who has no account holds nothing up',
      { ...ended, payment: payment({ paidPeople: 45, completedAt: new Date('2027-05-20T15:30:00+09:00') }) },
      '2027-06-30T00:00:00+09:00',
      'done done done done done',
    ],
    [
      'the last payment is the record',
      { ...ended, payment: payment({ paidPeople: 46, completedAt: new Date('2027-05-20T15:30:00+09:00') }) },
      '2027-05-20T16:00:00+09:00',
      'done done done done done',
    ],
  ])('%s', (_what, records, now, states) => {
    expect(statesAt(records, now).join(' ')).toBe(states)
  })
  it('is done if and only if it is recorded', () => {
    for (const records of [
      noRecords,
      opened,
      closed,
      started,
      ended,
      { ...ended, payment: payment({ paidPeople: 46, completedAt: early }) },
    ]) {
      for (const one of milestonesOf(plan, records, new Date('2030-01-01T00:00:00+09:00')))
        expect(one.state === 'done').toBe(one.recorded !== null)
    }
  })
  it('of a payment tells how many have it while somebody has not', () => {
    expect(milestonesOf(plan, { ...ended, payment: payment({ paidPeople: 45 }) }, early).at(-1)?.part).toEqual({
      done: 45,
      of: 46,
    })
  })
  it('turns overdue on a page that stays open over midnight', () => {
    const shown = milestonesOf(plan, closed, new Date('2026-05-01T23:00:00+09:00'))
    expect(milestonesAt(shown, new Date('2026-05-02T00:00:00+09:00'))[2]?.state).toBe('overdue')
  })
})

describe('the words of a milestone', () => {
  it.each<[string, ScheduleRecords, string, string]>([
    ['ahead', closed, '2026-04-20', '2026年5月1日（金） 予定'],
    ['today', closed, '2026-05-01', '2026年5月1日（金） 本日の予定'],
    ['overdue', closed, '2026-05-02', '2026年5月1日（金） 1日遅れ'],
    ['recorded', started, '2026-05-02', '2026年5月1日（金）'],
  ])('%s', (_what, records, today, words) => {
    const [start] = milestonesOf(plan, records, new Date(`${today}T12:00:00+09:00`)).filter(
      ({ key }) => key === 'started',
    )
    expect(start && milestoneLines(start).join(' ')).toBe(words)
  })
  it.each<[string, Partial<ScheduleRecords>, string, string, string]>([
    ['that was put off while it runs', started, '2026-10-01', '2027-04-30', '2027年7月31日（土） 延長中'],
    ['that was put off and is late', started, '2027-08-01', '2027-04-30', '2027年7月31日（土） 1日遅れ'],
    ['that comes sooner than told', started, '2026-10-01', '2027-12-31', '2027年7月31日（土） 予定'],
    ['that was put off before it began', closed, '2026-04-25', '2027-04-30', '2027年7月31日（土） 予定'],
  ])('of an end %s', (_, records, today, firstEnd, words) => {
    const before = {
      offeringStartAt: null,
      offeringEndAt: null,
      operationStartOn: null,
      operationEndOn: japanDate(firstEnd),
    }
    const longer = { ...plan, operationEndOn: japanDate('2027-07-31') }
    const all = milestonesOf(longer, { ...noRecords, ...records }, new Date(`${today}T12:00:00+09:00`), before)
    const end = all.find(({ key }) => key === 'ended')
    expect(end && milestoneLines(end).join(' ')).toBe(words)
  })
  it('of a payment that is promised for a latest day', () => {
    const paid = milestonesOf(plan, noRecords, early).at(-1)
    expect(paid && milestoneLines(paid)).toEqual(['2027年5月31日（月）', 'までに予定'])
  })
})

describe('a fund that renews itself', () => {
  it('shows its first term as planned until its operation has begun', () => {
    expect(milestonesOf(renewing, closed, early).slice(3)).toMatchObject([
      { key: 'ended', number: 1, planned: '2026-10-31' },
      { key: 'paid', number: 1, planned: '2026-11-30' },
    ])
  })
  it('shows every term that is written down, the choice while it is open', () => {
    const first = term(1, {
      closedOn: japanDate('2026-10-31'),
      payment: payment({
        dueOn: japanDate('2026-11-20'),
        paidPeople: 46,
        completedAt: new Date('2026-11-20T15:30:00+09:00'),
      }),
    })
    const second = term(2, {
      startOn: japanDate('2026-11-01'),
      endOn: japanDate('2027-04-30'),
      choiceUntil: japanDate('2027-02-28'),
    })
    const shown = milestonesOf(
      renewing,
      { ...started, terms: [first, second] },
      new Date('2027-01-10T00:00:00+09:00'),
    ).slice(3)
    expect(shown.map((one) => [milestoneName(one), one.recorded?.on ?? one.planned, one.state])).toEqual([
      ['運用終了（第1期）', '2026-10-31', 'done'],
      ['分配金のお支払い（第1期）', '2026-11-20', 'done'],
      ['継続・解約の選択期限（第2期）', '2027-02-28', 'ahead'],
      ['運用終了（第2期）', '2027-04-30', 'ahead'],
      ['分配金のお支払い（第2期）', '2027-05-28', 'ahead'],
    ])
    expect(
      milestonesOf(renewing, { ...started, terms: [second] }, new Date('2027-03-01T00:00:00+09:00')).map(
        ({ key }) => key,
      ),
    ).not.toContain('choice')
  })
})

describe('a failed fund', () => {
  const failed = { ...closed, failedAt: new Date('2026-04-14T01:10:00+09:00') }
  it('keeps what it reached and drops the rest', () => {
    const shown = milestonesOf(
      plan,
      { ...failed, refund: payment({ dueOn: null, people: 3, paidPeople: 1 }) },
      new Date('2028-01-01T00:00:00+09:00'),
    )
    expect(shown.map(({ key, state }) => [key, state])).toEqual([
      ['offering_open', 'done'],
      ['offering_close', 'done'],
      ['started', 'dropped'],
      ['ended', 'dropped'],
      ['paid', 'dropped'],
      ['failed', 'done'],
      ['refunded', 'ahead'],
    ])
    expect(shown.at(-1)?.part).toEqual({ done: 1, of: 3 })
    expect(currentMilestones(shown).map(({ key }) => key)).toEqual([
      'offering_open',
      'offering_close',
      'failed',
      'refunded',
    ])
    expect(milestoneOf(shown, 'started')).toBeUndefined()
  })
  it('tells of no refund where nobody had paid', () => {
    expect(milestonesOf(plan, failed, early).map(({ key }) => key)).not.toContain('refunded')
  })
})
