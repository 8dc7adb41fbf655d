import { describe, expect, it } from 'vitest'
import { japanDate, toRfc3339 } from '../../../../domain/calendar.ts'
import { milestonesOf, noRecords, type Moment, type ScheduleRecords } from '../../../../domain/funds/fund-schedule.ts'
import { exampleFund } from '../../../../domain/support/examples.ts'
import { investmentSteps, isPaidOut } from './investment-steps.ts'
import type { Investment } from './investment-queries.ts'

const account = (...amounts: number[]): NonNullable<Investment['transfer_account']> => ({
  id: '1',
  bank_code: '',
  bank_name: '',
  branch_cd: '',
  branch_name: '',
  account_number: '',
  account_name: '',
  transfers: amounts.map((amount, index) => ({
    id: String(index),
    amount,
    transfer_at: `2026-04-0${index + 2}T08:47:00+09:00`,
  })),
})
const plan = { ...exampleFund({ operationEndOn: japanDate('2026-10-31') }), isLottery: false }
const text = (moment: Moment | null) => (moment instanceof Date ? toRfc3339(moment) : moment)
const milestonesAt = (records: Partial<ScheduleRecords>, now: Date) =>
  milestonesOf(plan, { ...noRecords, ...records }, now).map(
    ({ planned, firstPlanned, isLatest, recorded, ...rest }) => ({
      ...rest,
      planned: text(planned),
      first_planned: text(firstPlanned),
      is_latest: isLatest,
      recorded: text(recorded?.on ?? null),
    }),
  )
const today = new Date('2026-12-01T12:00:00+09:00')
const recordedAs = (records: Partial<ScheduleRecords>, now = today) => ({
  end_at: '2026-04-10T23:59:59+09:00',
  places_until: null,
  recruit_type: 'firstCome' as const,
  milestones: milestonesAt(records, now),
})
const ordinaryDay = new Date('2026-04-02T12:00:00+09:00')
const fund = recordedAs({}, ordinaryDay)
const lottery = { ...fund, recruit_type: 'lottery' as const }
const entry = {
  amount: 200_000,
  substitute: null,
  receipt_number: 107,
  invest_at: '2026-04-01T19:03:00+09:00',
  status: 'Entry',
  contract_confirm_at: null,
  transfer_limit_at: '2026-04-04T23:59:59+09:00',
  transfer_account: null,
  result: null,
  redeemed_at: null,
  renewal: null,
  project: fund,
} as const
const confirmed = { ...entry, contract_confirm_at: '2026-04-01T20:00:00+09:00' }
const paid = { ...confirmed, status: 'Paid', transfer_account: account(100_000, 100_000) } as const
const operating = { operationStartOn: japanDate('2026-05-01') }
const ended = { ...operating, operationEndOn: japanDate('2026-10-31') }

const stepsOf = (invest: Parameters<typeof investmentSteps>[0], now = ordinaryDay) =>
  investmentSteps(invest, now.getTime())
const statesOf = (invest: Parameters<typeof investmentSteps>[0]) => stepsOf(invest).map(({ state }) => state)

describe('the way of one investment', () => {
  it.each([
    [
      'waits for the draw, and for no contract',
      { ...entry, project: lottery, status: 'Apply' as const, transfer_limit_at: null },
      ['done', 'now', 'ahead', 'ahead', 'ahead', 'ahead'],
    ],
    ['has won the draw', { ...entry, project: lottery }, ['done', 'done', 'now', 'ahead', 'ahead', 'ahead']],
    ['waits for the contract to be read', entry, ['done', 'now', 'ahead', 'ahead', 'ahead']],
    ['waits for the deposit', { ...confirmed, transfer_account: account() }, ['done', 'done', 'now', 'ahead', 'ahead']],
    ['is paid', paid, ['done', 'done', 'done', 'ahead', 'ahead']],
    [
      'operates',
      { ...paid, project: recordedAs(operating, new Date('2026-10-30T12:00:00+09:00')) },
      ['done', 'done', 'done', 'now', 'ahead'],
    ],
    ['has ended its operation', { ...paid, project: recordedAs(ended) }, ['done', 'done', 'done', 'done', 'now']],
    [
      'has been distributed',
      {
        ...paid,
        project: recordedAs(ended),
        result: {
          id: '1',
          dividend: 3500,
          tax: 714,
          principal: 100_000,
          loss: 0,
          pay_amount: 102_786,
          paid_at: '2026-11-20T12:00:00+09:00',
          sources: [],
          lines_url: null,
        },
      },
      ['done', 'done', 'done', 'done', 'done'],
    ],
  ])('%s', (_what, invest, states) => {
    expect(statesOf(invest)).toEqual(states)
  })

  it('tells when it began, and its place in the order of acceptance where it has one', () => {
    expect(stepsOf(entry)[0]?.lines).toEqual(['2026年4月1日（水）19:03', '受付番号 107'])
    expect(stepsOf({ ...entry, receipt_number: null })[0]?.lines).toEqual(['2026年4月1日（水）19:03'])
  })

  it('tells the deadline and what is missing', () => {
    expect(stepsOf({ ...confirmed, transfer_account: account(50_000) })[2]?.lines).toEqual([
      '期限 2026年4月4日（土）23:59',
      'あと150,000円のご入金が必要です',
    ])
  })

  it('tells a draw by its name before it and after it', () => {
    expect(stepsOf({ ...entry, project: lottery, status: 'Apply', transfer_limit_at: null })[1]).toEqual({
      name: '抽選',
      state: 'now',
      lines: ['抽選待ち', '結果は2026年4月11日（土）'],
    })
    expect(stepsOf({ ...entry, project: lottery })[1]).toEqual({ name: '抽選', state: 'done', lines: ['当選'] })
  })

  it('does not tell a draw as to come when its day is over', () => {
    const planned = {
      key: 'drawn' as const,
      number: null,
      planned: '2026-04-11T01:00:00+09:00',
      first_planned: null,
      is_latest: false,
      recorded: null,
      part: null,
      state: 'ahead' as const,
    }
    const waiting = {
      ...entry,
      project: { ...lottery, milestones: [...fund.milestones, planned] },
      status: 'Apply' as const,
      transfer_limit_at: null,
    }
    expect(stepsOf(waiting)[1]?.lines).toEqual(['抽選待ち', '結果は2026年4月11日（土）'])
    expect(stepsOf(waiting, new Date('2026-04-12T00:00:00+09:00'))[1]?.lines).toEqual(['抽選待ち', '1日遅れ'])
  })

  it('tells a recorded day that lies ahead as one to come', () => {
    const before = new Date('2026-04-20T12:00:00+09:00')
    const [operation, dividend] = stepsOf({ ...paid, project: recordedAs(ended, before) }, before).slice(3)
    expect(operation).toMatchObject({ state: 'ahead', lines: ['2026年5月1日（金）', '開始予定'] })
    expect(dividend?.state).toBe('ahead')
    const during = new Date('2026-10-30T12:00:00+09:00')
    expect(stepsOf({ ...paid, project: recordedAs(ended, during) }, during)[3]).toMatchObject({
      state: 'now',
      lines: ['運用中', '2026年10月31日（土）まで'],
    })
  })

  it('tells no plan as done, however long ago it was: what is not recorded is overdue', () => {
    const late = new Date('2028-03-01T12:00:00+09:00')
    expect(stepsOf({ ...paid, project: recordedAs({}, late) }, late).slice(3)).toEqual([
      { name: '運用', state: 'ahead', lines: ['開始予定', '2026年5月1日（金）', '670日遅れ'] },
      { name: '分配', state: 'ahead', lines: ['2026年11月30日（月）まで', '457日遅れ'] },
    ])
    expect(stepsOf({ ...paid, project: recordedAs(operating, late) }, late)[3]).toEqual({
      name: '運用',
      state: 'now',
      lines: ['運用中　終了予定', '2026年10月31日（土）', '487日遅れ'],
    })
  })

  it('dates the deposit by its last part', () => {
    expect(stepsOf(paid)[2]?.lines).toEqual(['2026年4月3日（金）08:47'])
  })

  it('promises the distribution by the end of the month after the operation', () => {
    expect(stepsOf(paid)[4]?.lines).toEqual(['2026年11月30日（月）', 'までに予定'])
  })

  it('is over once the principal has gone back', () => {
    expect(isPaidOut({ redeemed_at: '2026-11-20T12:00:00+09:00' })).toBe(true)
    expect(isPaidOut({ redeemed_at: null })).toBe(false)
  })
})

describe('the way through the terms of a fund that renews itself', () => {
  const renewal = {
    term: 2,
    start_at: '2026-11-01',
    end_at: '2027-04-30',
    choice_until: '2027-02-28',
    is_open: true,
    choice: 'continue',
    chosen_at: null,
    is_ended: false,
    dividend_due_at: '2027-05-30',
    next_start_at: '2027-05-01',
    next_end_at: '2027-10-31',
  } as const
  const result = {
    id: '1',
    dividend: 3500,
    tax: 714,
    principal: 0,
    loss: 0,
    pay_amount: 2786,
    paid_at: '2026-11-20T12:00:00+09:00',
    sources: [],
    lines_url: null,
  }
  const renewing = {
    ...paid,
    project: recordedAs(operating, new Date('2026-10-30T12:00:00+09:00')),
    result,
    renewal,
  } as const

  it('shows the running term and when its dividend comes, whatever was paid before', () => {
    expect(stepsOf(renewing).slice(3)).toEqual([
      { name: '運用', state: 'now', lines: ['第2期を運用中', '2027年4月30日（金）まで'] },
      { name: '分配', state: 'ahead', lines: ['2027年5月30日（日）', 'までに第2期の分を予定'] },
    ])
  })
  it('waits for the last payment after leaving, and is done with it', () => {
    const left = { ...renewing, renewal: { ...renewal, choice: 'leave' as const, is_open: false, is_ended: true } }
    expect(statesOf(left).slice(3)).toEqual(['done', 'now'])
    expect(statesOf({ ...left, redeemed_at: '2027-05-28T12:00:00+09:00' }).slice(3)).toEqual(['done', 'done'])
  })
})
