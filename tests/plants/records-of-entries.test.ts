import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { enterDays, enterTwice, liveUntil, smallFund } from '../support/operation-world.ts'
import {
  decided,
  of,
  off,
  openPlanter,
  own,
  stands,
  type Act,
  type Entry,
  type Line,
  type Planter,
} from '../support/plants.ts'

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
const now = '2026-11-04T10:00:00+09:00'

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
  await world.classified('rent', 20_000)
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

/** In the order in which the database asks them. */
const rules = {
  approved_by_two: /two people have not approved it/,
  line_of_the_bank: /no line of the bank says so/,
  owed_as_recorded: /is not owed what the records say/,
  owner_was_found: /nobody decided whose money it was/,
  declared_as_published: /declared/,
  sent_back_by_two: /two people have not sent it back/,
  tax_as_agreed: /two people have/,
  told_of_a_line: /two people have not said so of a line/,
}
type Rule = keyof typeof rules

const tries: [what: string, refusedBy: Rule[], acts: () => Act[]][] = [
  [
    'money of an unknown owner is the operator’s without a word',
    ['told_of_a_line'],
    () => [{ kind: 'float_in', lines: [...leavesUnknown(), bank('operator', unknown), own(-unknown)] }],
  ],
  [
    'money of an unknown owner is a member’s without a decision',
    ['owed_as_recorded', 'owner_was_found'],
    () => [{ kind: 'owner_found', lines: [...leavesUnknown(), bank(other, unknown), isOwed(unknown)] }],
  ],
  [
    'money of an unknown owner went back, which no line says',
    ['line_of_the_bank', 'sent_back_by_two'],
    () => [{ kind: 'suspense_returned', lines: leavesUnknown() }],
  ],
  [
    'a line that the bank has not shown',
    ['line_of_the_bank'],
    () => [{ kind: 'account_entry', lines: [of('unassigned', 'suspense', '', -50_000), bank('unassigned', 50_000)] }],
  ],
  [
    'a deposit that the bank has not shown',
    ['line_of_the_bank'],
    () => [{ kind: 'deposit', lines: [bank(other, 1_000), of(other, 'deposit', paid, -1_000)] }],
  ],
  [
    'capital is owed back to its investor without a refund',
    ['owed_as_recorded'],
    () => [{ kind: 'refund_owed', lines: [of(other, 'capital', paid, 300_000), isOwed(300_000)] }],
  ],
  ['a payment that nobody approved', ['approved_by_two', 'owed_as_recorded'], () => [onItsWay()]],
  [
    'a payment on the word about tax',
    ['approved_by_two', 'owed_as_recorded'],
    () => [{ byOwner: taxAgreed() }, { ...onItsWay(), key: 'tax-payment:906' }],
  ],
  [
    'a payment by the order that pays somebody else',
    ['approved_by_two', 'owed_as_recorded'],
    () => [{ byOwner: batchApproved() }, { ...onItsWay(), key: 'payout-approved:9101' }],
  ],
  [
    'tax on the word about an order',
    ['approved_by_two', 'tax_as_agreed'],
    () => [{ byOwner: batchApproved() }, taxPaid('payout-approved:9101')],
  ],
  [
    'declared income on nobody’s word',
    ['approved_by_two', 'declared_as_published'],
    () => [
      {
        kind: 'declared_income',
        key: 'declared-income:424242:1',
        on: now,
        lines: [bank(book, 1_000), of(book, 'declared_income', '', -1_000), own(1_000), bank('operator', -1_000)],
      },
    ],
  ],
  [
    'a payment that came back is owed to another',
    ['approved_by_two', 'owed_as_recorded'],
    () => [
      onItsWay(),
      {
        kind: 'payout_refused',
        on: now,
        lines: [of(book, 'in_flight', '9901', 1_000), of(book, 'payable', larger, -1_000)],
      },
    ],
  ],
]
const leavesUnknown = (): Line[] => [of('unassigned', 'suspense', '', unknown), bank('unassigned', -unknown)]
const isOwed = (yen: number): Line => of(other, 'refundable', member, -yen)
const operators = (): [number, number] => [Number(world.maker.memberId), Number(world.checker.memberId)]
const taxAgreed = (): string =>
  decided(operators(), { id: 906, kind: 'tax_payment', subject: 'tax:2026-10', content: { month: '2026-10' }, yen: 1 })
const batchApproved = (): string => `
  insert into payout_batch (id, method, pay_on, total, payee_count, content_hash, prepared_by, prepared_at) overriding system value
    values (9101, 'file', '2026-11-30', 1000, 1, repeat('0', 64), ${operators()[0]}, '${now}');
  update payout_batch set status = 'approved', approved_by = ${operators()[1]}, approved_at = '${now}' where id = 9101`
const taxPaid = (key: string): Entry => ({
  kind: 'tax_paid',
  key,
  on: now,
  lines: [of(book, 'tax', '', 1), bank(book, -1), bank('operator', 1), own(-1)],
})
const onItsWay = (): Entry => ({
  kind: 'payout_approved',
  on: now,
  lines: [of(book, 'payable', smaller, 1_000), of(book, 'in_flight', '9901', -1_000)],
})

it.each(tries)('%s', async (_, refusedBy, acts) => {
  const without: string[] = []
  for (const rule of refusedBy) {
    expect(await plants.plant(acts(), without)).toMatch(rules[rule])
    without.push(off(rule))
  }
  expect(await plants.plant(acts(), without)).toBe(stands)
})

it('a refund is owed to whose investment it was', async () => {
  const owed = `insert into refund (key, member_id, investment_id, amount, reason, owed_since, due_on)
    values ('planted', ${member}, ${larger}, 1000, 'excess', '${now}', '2026-12-04')`
  expect(await plants.plant([owed])).toMatch(/somebody else's/)
  expect(await plants.plant([owed], [off('of_the_investor', 'refund')])).toBe(stands)
})

it('no share is added to a distribution that is fixed', async () => {
  const share = `insert into fixed_distribution_share (distribution_id, investment_id, gross, withholding)
    select max(id), ${paid}, 0, 0 from fixed_distribution`
  expect(await plants.plant([share])).toMatch(/the shares of distribution \d+ are fixed/)
})

it('a fund is extended by the word of two about that very fund', async () => {
  const word = (of: string): Act => ({
    byOwner: decided(operators(), {
      id: 905,
      kind: 'fund.extension',
      subject: of,
      content: {},
    }),
  })
  const asks = `insert into fund_status (fund_id, seq, state, previous_end_on, planned_end_on, cause, reason, measures, effect, next_notice_on, proposal_id, actor, at)
    values (${book.slice('fund:'.length)}, 1, 'in_talks', '2026-10-31', '2026-12-31', 'sale', '理由', '対応', '影響', '2026-12-01', 905, 'operator:1', '${now}')`
  expect(await plants.plant([word(other), asks])).toMatch(/two operators decide its state/)
  expect(await plants.plant([word(other), asks], [off('decided_of_this_fund', 'fund_status')])).toBe(stands)
  expect(await plants.plant([word(book), asks])).toBe(stands)
})
