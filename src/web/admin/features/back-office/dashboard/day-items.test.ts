import { expect, it } from 'vitest'
import type { WaitingApproval } from '../../../shell/approvals.ts'
import type { WorkQueue } from '../../../shell/queues.ts'
import { dayItems } from './day-items.ts'
import type { LegalDeadline } from './dashboard-queries.ts'

const now = Date.parse('2026-04-10T10:00:00+09:00')
const queue = (name: WorkQueue['name'], facts: Partial<WorkQueue> = {}): WorkQueue => ({
  name,
  count: 1,
  oldest_at: null,
  due_at: null,
  yen: null,
  detail: null,
  entries: [],
  duty: null,
  ...facts,
})
const approval = (facts: Partial<WaitingApproval> = {}): WaitingApproval => ({
  key: 'payout_batch:3',
  kind: 'payout_batch',
  id: '3',
  title: '支払い 番号3',
  people: 2,
  yen: 820_693,
  since: '2026-04-09T10:00:00+09:00',
  due_at: '2026-04-10T23:59:59+09:00',
  prepared_by: '織田 結',
  is_own: false,
  ...facts,
})
const deadline = (kind: LegalDeadline['kind'], day: string): LegalDeadline => ({
  kind,
  due_on: day,
  title: kind,
  detail: '58人',
  source: '所得税法225条',
})

const titles = (parts: Partial<Parameters<typeof dayItems>[0]>) =>
  dayItems({ queues: [], approvals: [], deadlines: [], ...parts }, now).waiting.map(({ key }) => key)

it('is one list by deadline: what is overdue first, what has no day last', () => {
  const queues = [
    queue('account_unexplained'),
    queue('refund', { due_at: '2026-04-08T23:59:59+09:00' }),
    queue('tax', { due_at: '2026-05-11T23:59:59+09:00' }),
  ]
  expect(titles({ queues, approvals: [approval()] })).toEqual([
    'refund',
    'payout_batch:3',
    'tax',
    'account_unexplained',
  ])
})

it('holds each approval by itself instead of their queues', () => {
  const queues = [queue('proposal', { count: 2 }), queue('payout_to_approve')]
  expect(
    titles({ queues, approvals: [approval(), approval({ key: 'proposal:5', kind: 'proposal', id: '5' })] }),
  ).toEqual(['payout_batch:3', 'proposal:5'])
})

it.each([
  ['payment_report', '2026-04-25', false],
  ['payment_report', '2026-04-24', true],
  ['licence', '2026-04-09', true],
  // A queue of its own says it.
  ['tax', '2026-04-10', false],
] as const)('a deadline of law, %s on %s, is among them from 14 days ahead: %s', (kind, day, isIn) => {
  expect(titles({ deadlines: [deadline(kind, day)] })).toHaveLength(isIn ? 1 : 0)
})

it('keeps apart what others work off, and what is done', () => {
  const { waiting, automatic, empty } = dayItems(
    {
      queues: [
        queue('identity_submitted'),
        queue('identity_stuck'),
        queue('enquiry', { count: 0 }),
        queue('proposal', { count: 0 }),
      ],
      approvals: [],
      deadlines: [],
    },
    now,
  )
  expect([waiting.map(({ key }) => key), automatic.map(({ key }) => key), empty.map(({ name }) => name)]).toEqual([
    ['identity_stuck'],
    ['identity_submitted'],
    ['enquiry'],
  ])
})

it('says how many, how much, of which funds, and since when', () => {
  const [item] = dayItems(
    {
      queues: [
        queue('operation_start', { count: 2, detail: '第16号、第18号', oldest_at: '2026-04-08T10:00:00+09:00' }),
      ],
      approvals: [],
      deadlines: [],
    },
    now,
  ).waiting
  expect(item?.facts).toBe('2件・第16号、第18号・最も古いもの 2日0時間前')
})

it('leads to each fund of a queue that is worked off at its own fund, the oldest first', () => {
  const entry = (fund_id: string) => ({
    fund_id,
    title: `第${fund_id}号`,
    detail: '契約成立前書面：様式の改訂（2026年11月28日から）',
    since: '2026-04-09T10:00:00+09:00',
  })
  const [item] = dayItems(
    {
      queues: [queue('documents_outdated', { count: 2, entries: [entry('12'), entry('14')] })],
      approvals: [],
      deadlines: [],
    },
    now,
  ).waiting
  expect(item).toMatchObject({
    to: '/itoadmintool/funds/12#documents',
    entries: [
      { title: '第12号', to: '/itoadmintool/funds/12#documents' },
      { title: '第14号', to: '/itoadmintool/funds/14#documents' },
    ],
  })
})

it('leads to the month whose tax is due next', () => {
  const of = (due: string | null) =>
    dayItems({ queues: [queue('tax', { due_at: due })], approvals: [], deadlines: [] }, now).waiting[0]?.to
  expect(of('2027-01-12T23:59:59+09:00')).toBe('/itoadmintool/tax?month=2026-12')
  expect(of(null)).toBe('/itoadmintool/tax')
})
