import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Id } from '../../src/domain/id.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { smallFund } from '../support/operation-world.ts'
import { decided, openPlanter, stands, type Planter } from '../support/plants.ts'

// A notice of property tax makes costs by itself for a year: what is recorded of it is what two people have decided, to the yen and the day.

let world: FundLineWorld
let plants: Planter
let fundId: Id<'fund'>
beforeAll(async () => {
  world = await openFundLineWorld()
  fundId = await smallFund(world)
  plants = await openPlanter(world.services.config.DATABASE_URL)
}, 60_000)
afterAll(async () => {
  await plants.close()
  await world.close()
})

const two = (): [number, number] => [world.maker.memberId, world.checker.memberId]
const instalments = [
  { dueOn: '2027-06-30', amount: 60_000 },
  { dueOn: '2027-12-28', amount: 40_000 },
]
const byTwo = (more: object = {}, kind = 'fund.property_tax') =>
  decided(two(), {
    id: 900,
    kind,
    content: { fundId, year: 2027, amount: 100_000, about: '', reason: '通知のとおり', instalments, ...more },
  })
const notice = `insert into property_tax_assessment (id, fund_id, year, amount, reason, proposal_id, decided_by, decided_at) overriding system value
  values (500, $fund, 2027, 100000, '通知のとおり', 900, $checker, now());
  insert into property_tax_instalment (assessment_id, number, due_on, amount) values (500, 1, '2027-06-30', 60000), (500, 2, '2027-12-28', 40000)`
const recorded = (proposal = byTwo()) => [
  { byOwner: proposal },
  notice.replace('$fund', String(fundId)).replace('$checker', String(world.checker.memberId)),
]
const ended = (of: string, status: 'approved' | 'open' = 'approved') => [
  { byOwner: decided(two(), { id: 901, kind: 'fund.property_tax_end', status, content: { assessmentId: of } }) },
  `update property_tax_assessment set ended_at = now(), end_proposal_id = 901 where id = 500`,
]

it.each<[string, () => Parameters<Planter['plant']>[0], RegExp | string]>([
  ['as two have decided', () => recorded(), stands],
  ['of another year', () => recorded(byTwo({ year: 2026 })), /have not decided so/],
  ['of more than decided', () => recorded(byTwo({ amount: 90_000 })), /have not decided so/],
  [
    'by other instalments',
    () => recorded(byTwo({ instalments: [{ dueOn: '2027-06-30', amount: 100_000 }] })),
    /not as decided|not decided so/,
  ],
  ['by a decision on another matter', () => recorded(byTwo({}, 'fund.accrual')), /two people have not decided/],
  [
    'with an instalment more',
    () => [...recorded(), `insert into property_tax_instalment values (500, 3, '2028-02-29', 1)`],
    /not as decided/,
  ],
  ['ended by two', () => [...recorded(), ...ended('500')], stands],
  ['ended by one', () => [...recorded(), ...ended('500', 'open')], /have not decided to end it/],
  ['ended with the word on another', () => [...recorded(), ...ended('501')], /have not decided to end it/],
])('%s', async (_name, acts, said) => {
  expect(await plants.plant(acts())).toMatch(said)
})
