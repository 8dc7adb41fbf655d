import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Id } from '../../src/domain/id.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { enterDays, liveUntil, smallFund } from '../support/operation-world.ts'
import { bank, decided, of, off, openPlanter, stands, type Entry, type Planter } from '../support/plants.ts'

// What is paid ahead is no money any more: no entry of it pays anybody, and nobody counts a day that has not come or a cost that no line paid.

let world: FundLineWorld
let plants: Planter
let fundId: Id<'fund'>
let partId: string
let own: `fund:${number}`
beforeAll(async () => {
  world = await openFundLineWorld()
  fundId = await smallFund(world)
  own = `fund:${fundId}`
  world.ofFund(fundId)
  await world.investor({ amount: 800_000, paysIn: 800_000, fundId })
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: '2028-04-30' })).toBe('ok')
  await liveUntil(world, '2026-06-15T10:00:00+09:00')
  await world.classified('rent', 200_000)
  await world.classified('cost', -73_100, { cost_kind: 'insurance' })
  const costs = await world.ask('{ adminSpreadableCosts { line_part_id } }')
  partId = costs[0].line_part_id
  plants = await openPlanter(world.services.config.DATABASE_URL)
}, 60_000)
afterAll(async () => {
  await plants.close()
  await world.close()
})

const record = (amount = 73_100): string =>
  `insert into prepaid_cost (id, fund_id, line_part_id, cost_kind, amount, covers_from, covers_until, reason, proposal_id, decided_by, decided_at) overriding system value
    values (500, ${fundId}, ${partId}, 'insurance', ${amount}, '2026-05-01', '2028-04-30', '証券のとおり', 900, ${world.checker.memberId}, now())`
const ahead = (amount = 73_100): Entry => ({
  kind: 'cost_prepaid',
  key: 'cost-prepaid:500',
  on: '2026-06-15',
  lines: [of(own, 'prepaid_cost', '', amount), of(own, 'cost', 'insurance', -amount)],
})
const used = (amount: number, on: string): Entry => ({
  kind: 'prepaid_cost_used',
  key: 'prepaid-cost-used:500:1',
  on,
  lines: [of(own, 'cost', 'insurance', amount), of(own, 'prepaid_cost', '', -amount)],
})
const two = (): [number, number] => [world.maker.memberId, world.checker.memberId]
const content = { coversFrom: '2026-05-01', coversUntil: '2028-04-30', reason: '証券のとおり' }
const byTwo = (kind = 'fund.prepaid_cost', more: object = {}) =>
  decided(two(), { id: 900, kind, content: { partId: Number(partId), ...content, ...more } })
const endedBy = (of: string, status: 'approved' | 'open' = 'approved') => [
  { byOwner: decided(two(), { id: 901, kind: 'fund.prepaid_cost_end', status, content: { prepaidId: of } }) },
  { byOwner: off('booked', 'prepaid_cost') },
  `update prepaid_cost set ended_on = '2026-06-15', end_proposal_id = 901 where id = 500`,
]
/** The record and its entry in one transaction: each waits for the other. */
const spread = (more: { proposal?: string; amount?: number } = {}) => [
  { byOwner: more.proposal ?? byTwo() },
  { byOwner: off('booked', 'prepaid_cost') },
  record(more.amount),
  ahead(more.amount),
]

it.each<[string, () => Parameters<Planter['plant']>[0], RegExp | string]>([
  ['by two, of a line', () => spread(), stands],
  ['of which nobody decided', () => spread({ proposal: byTwo('fund.accrual') }), /have not decided so/],
  ['of more than the line', () => spread({ amount: 73_101 }), /no such cost was paid ahead/],
  [
    'of other days than decided',
    () => spread({ proposal: byTwo('fund.prepaid_cost', { coversUntil: '2027-04-30' }) }),
    /have not decided so/,
  ],
  ['of another line', () => spread({ proposal: byTwo('fund.prepaid_cost', { partId: 1 }) }), /have not decided so/],
  ['ended by two', () => [...spread(), ...endedBy('500')], stands],
  ['ended by one', () => [...spread(), ...endedBy('500', 'open')], /have not decided to end it/],
  ['ended with the word on another', () => [...spread(), ...endedBy('501')], /have not decided to end it/],
  ['without a record', () => [ahead()], /no such cost was paid ahead/],
  ['45 days, on their last', () => [...spread(), used(4_600, '2026-06-15')], stands],
  ['a day more than there was', () => [...spread(), used(4_700, '2026-06-15')], /no such cost was paid ahead/],
  [
    'out of the bank',
    () => [...spread(), { ...used(1, '2026-06-15'), lines: [of(own, 'cost', 'insurance', 1), bank(own, -1)] }],
    /bank/,
  ],
  [
    'to an investor',
    () => [
      ...spread(),
      { ...used(1, '2026-06-15'), lines: [of(own, 'cost', 'insurance', 1), of(own, 'payable', '1', -1)] },
    ],
    /payable/,
  ],
])('%s', async (_name, acts, said) => {
  expect(await plants.plant(acts())).toMatch(said)
})
