import { expect, it } from 'vitest'
import type { CostKind } from '../treasury/fund-lines.ts'
import type { Id } from '../id.ts'
import { japanDate } from '../calendar.ts'
import { yen } from '../money.ts'
import { openQuestions, type MonthFacts, type ReceivedRent } from './open-questions.ts'

const lease = (id: number) => id as Id<'lease'>
const nothing: MonthFacts = { month: '2026-06', rents: [], received: [], plans: [], costs: [], accruals: [] }
const rent = (more: Partial<ReceivedRent> = {}): ReceivedRent => ({
  leaseId: null,
  month: null,
  amount: 85_000,
  transactedOn: '2026-05-29',
  ...more,
})
const asked = (facts: Partial<MonthFacts>) => openQuestions({ ...nothing, ...facts }).map(({ key }) => key)
const cost = (month: string, costKind: CostKind = 'management') => ({ month, costKind, amount: 1_400 })

const rents = [
  { leaseId: lease(1), unit: '301号室', amount: yen(85_000) },
  { leaseId: lease(2), unit: '302号室', amount: yen(85_000) },
]

it.each<[string, readonly ReceivedRent[], readonly string[]]>([
  ['nothing came', [], ['rent:1:2026-06', 'rent:2:2026-06']],
  ['one came, and nobody says whose', [rent()], ['rent:2:2026-06']],
  ['both came so', [rent(), rent({ transactedOn: '2026-06-30' })], []],
  ['one came of another sum', [rent({ amount: 85_001 })], ['rent:1:2026-06', 'rent:2:2026-06']],
  ['it came before the month before', [rent({ transactedOn: '2026-04-30' })], ['rent:1:2026-06', 'rent:2:2026-06']],
  ['it came after the month', [rent({ transactedOn: '2026-07-01' })], ['rent:1:2026-06', 'rent:2:2026-06']],
  [
    'it came long before, with the month named',
    [rent({ transactedOn: '2026-01-05', month: '2026-06' })],
    ['rent:2:2026-06'],
  ],
  ['it names another month', [rent({ month: '2026-05' })], ['rent:1:2026-06', 'rent:2:2026-06']],
  ['of the second lease', [rent({ leaseId: lease(2) })], ['rent:1:2026-06']],
  [
    'of the second lease, in two parts',
    [84_999, 1].map((amount) => rent({ leaseId: lease(2), amount })),
    ['rent:1:2026-06'],
  ],
  ['of the second lease a yen', [rent({ leaseId: lease(2), amount: 1 })], ['rent:1:2026-06', 'rent:2:2026-06:1']],
  [
    'of the second lease for another month',
    [rent({ leaseId: lease(2), month: '2026-05' })],
    ['rent:1:2026-06', 'rent:2:2026-06'],
  ],
])('rents: %s', (_of, received, expected) => {
  expect(asked({ rents, received })).toEqual(expected)
})

it('a rent of which a part came, and an end that was recorded after the month, stand in the question', () => {
  const lateEnd = { endedOn: japanDate('2026-05-31'), recordedOn: japanDate('2026-11-28') }
  const [first, second] = openQuestions({
    ...nothing,
    rents: [{ leaseId: lease(1), unit: '301号室', amount: yen(85_000), lateEnd }, ...rents.slice(1)],
    received: [rent({ leaseId: lease(2), amount: 1 })],
  })
  expect(first?.text).toBe(
    '301号室の2026年6月分の賃料（85,000円）の明細がありません。賃貸借は2026年5月31日（日）に終わったと、2026年11月28日（土）に記録されています',
  )
  expect(second?.text).toBe('302号室の2026年6月分の賃料（85,000円）の明細が、1円だけです')
})

it('a cost of both months before is missed in this one; of one month it is not', () => {
  expect(asked({ costs: [cost('2026-05'), cost('2026-04')] })).toEqual(['cost:management:2026-06'])
  expect(asked({ costs: [cost('2026-05'), cost('2026-04'), cost('2026-06')] })).toEqual([])
  expect(asked({ costs: [cost('2026-05'), cost('2026-04', 'insurance')] })).toEqual([])
})

it('plans without a line and accrued costs that are not paid are listed in words', () => {
  const questions = openQuestions({
    ...nothing,
    rents: rents.slice(0, 1),
    plans: [{ id: 7 as Id<'outgoing_plan'>, payOn: '2026-06-10', payee: 'コウムテン', amount: 30_000 }],
    accruals: [{ id: 3 as Id<'cost_accrual'>, costKind: 'repair', leftOver: 5_000, aroseOn: '2026-03-31' }],
  })
  expect(questions.map(({ text }) => text)).toEqual([
    '301号室の2026年6月分の賃料（85,000円）の明細がありません',
    '2026年6月10日（水）の支払予定（コウムテン、30,000円）の明細がありません',
    '2026年3月31日（火）の未払費用（修繕費、5,000円）が支払われていません',
  ])
})
