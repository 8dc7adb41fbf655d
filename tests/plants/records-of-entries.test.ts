import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { enterDays, enterTwice, liveUntil, smallFund } from '../support/operation-world.ts'
import { of, off, openPlanter, stands, type Act, type Line, type Planter } from '../support/plants.ts'

// An entry that is balanced and on the right side of every wall stood at commit, and a check saw afterwards that no record says so. Now it does not stand.

let world: FundLineWorld
let plants: Planter
let account: string
let book: string
let other: string
let larger: string
let smaller: string
let paid: string
let member: string
const bank = (of: string, yen: number): Line => [of, 'bank', account, yen]
const unknown = 85_000

beforeAll(async () => {
  world = await openFundLineWorld()
  other = `fund:${world.fundId}`
  const { investmentId, viewer } = await world.investor({ amount: 300_000, paysIn: 300_000 })
  paid = String(investmentId)
  const fundId = await smallFund(world)
  world.ofFund(fundId)
  book = `fund:${fundId}`
  larger = String((await world.investor({ amount: 500_000, paysIn: 500_000, fundId })).investmentId)
  smaller = String((await world.investor({ amount: 300_000, paysIn: 300_000, fundId })).investmentId)
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: '2026-10-31' })).toBe('ok')
  await world.moveOperatorMoney(-800_000)
  await liveUntil(world, '2026-06-15T10:00:00+09:00')
  await world.told('rent', 20_000)
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
  await enterTwice(world, fundId, { dividend: 20_000, payday: '2026-11-30', words: '空室があったため' })
  const id = await world.appears(unknown, 'ﾌﾘｺﾐ ﾐﾄﾞﾘｶﾜ ｼﾖｳｼﾞ')
  await world.ask('mutation ($input: ExplainAccountEntryInput!) { explainAccountEntry(input: $input) { ok } }', {
    input: { id, kind: 'suspense', reason: '不明' },
  })
  await world.moveOperatorMoney(802_000)
  const { rows } = await sql<{
    account: string
  }>`select account_ref as account from account_balance where account_kind = 'bank' and amount <> 0 limit 1`.execute(
    world.database,
  )
  account = rows[0]?.account ?? ''
  member = String(viewer.memberId)
  await world.expectInvariants()
  plants = await openPlanter(world.services.config.DATABASE_URL)
}, 60_000)
afterAll(async () => {
  await plants.close()
  await world.close()
})

const tries: [what: string, fault: RegExp, rules: string[], acts: () => Act[]][] = [
  [
    'money of an unknown owner is the operator’s without a word',
    /two people have not said so of a line/,
    ['told_of_a_line'],
    () => [
      {
        kind: 'float_in',
        lines: [
          of('unassigned', 'suspense', '', unknown),
          bank('unassigned', -unknown),
          bank('operator', unknown),
          of('operator', 'own_equity', '', -unknown),
        ],
      },
    ],
  ],
  [
    'a payment that came back is owed to another',
    /is not owed what the records say/,
    ['owed_as_recorded', 'approved_by_two'],
    () => [
      {
        kind: 'payout_approved',
        lines: [of(book, 'payable', smaller, 1_000), of(book, 'in_flight', '9901', -1_000)],
      },
      { kind: 'payout_refused', lines: [of(book, 'in_flight', '9901', 1_000), of(book, 'payable', larger, -1_000)] },
    ],
  ],
  [
    'capital is owed back to its investor without a refund',
    /refundable \d+ is not owed what the records say/,
    ['owed_as_recorded'],
    () => [
      {
        kind: 'refund_owed',
        lines: [of(other, 'capital', paid, 300_000), of(other, 'refundable', member, -300_000)],
      },
    ],
  ],
  [
    'money of an unknown owner is a member’s without a decision',
    /nobody decided whose money it was|is not owed what the records say/,
    ['owed_as_recorded', 'owner_was_found'],
    () => [
      {
        kind: 'owner_found',
        lines: [
          of('unassigned', 'suspense', '', unknown),
          bank('unassigned', -unknown),
          bank(other, unknown),
          of(other, 'refundable', member, -unknown),
        ],
      },
    ],
  ],
  [
    'money of an unknown owner went back, which no line says',
    /no line of the bank says so/,
    ['line_of_the_bank'],
    () => [
      { kind: 'suspense_returned', lines: [of('unassigned', 'suspense', '', unknown), bank('unassigned', -unknown)] },
    ],
  ],
  [
    'a line that the bank has not shown',
    /no line of the bank says so/,
    ['line_of_the_bank'],
    () => [
      { kind: 'account_entry', lines: [of('unassigned', 'suspense', '', -50_000), bank('unassigned', 50_000)] },
    ],
  ],
  [
    'a deposit that the bank has not shown',
    /no line of the bank says so/,
    ['line_of_the_bank'],
    () => [{ kind: 'deposit', lines: [bank(other, 1_000), of(other, 'deposit', paid, -1_000)] }],
  ],
  [
    'a payment that nobody approved',
    /is not owed what the records say/,
    ['owed_as_recorded', 'approved_by_two'],
    () => [
      {
        kind: 'payout_approved',
        lines: [of(book, 'payable', smaller, 1_000), of(book, 'in_flight', '9901', -1_000)],
      },
    ],
  ],
]

it.each(tries)('%s', async (_, fault, rules, acts) => {
  expect(await plants.plant(acts())).toMatch(fault)
  expect(
    await plants.plant(
      acts(),
      rules.map((rule) => off(rule)),
    ),
  ).toBe(stands)
})
