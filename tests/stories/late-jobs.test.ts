import { afterEach, beforeEach, expect, it } from 'vitest'
import { issueVirtualAccounts } from '../../src/features/treasury/bank/fill-account-pool.ts'
import { runMidnight } from '../../src/features/investing/deposit/midnight.ts'
import { openDepositWorld, type DepositWorld } from '../support/deposit-world.ts'

// The midnight job may come late, twice, in the wrong order or not at all for days: the outcome is the same.
let world: DepositWorld
beforeEach(async () => {
  world = await openDepositWorld()
  await issueVirtualAccounts(world.services, 10)
})
afterEach(() => world.close())

const amount = 300_000
const midnightOf = (day: number) => `2026-04-0${day}T00:00:00+09:00`

/** When each applied, and what the bank took for them and when. All deadlines but the last one's are over on 8 April. */
const investors = [
  { name: 'paid nothing', appliedAt: '2026-04-01T19:00:00+09:00', pays: [] },
  { name: 'paid a part', appliedAt: '2026-04-01T19:00:00+09:00', pays: [[100_000, '2026-04-04T12:00:00+09:00']] },
  {
    name: 'paid in the last second',
    appliedAt: '2026-04-01T19:00:00+09:00',
    pays: [[amount, '2026-04-04T23:59:59.999+09:00']],
  },
  { name: 'paid at midnight', appliedAt: '2026-04-01T19:00:00+09:00', pays: [[amount, '2026-04-05T00:00:00+09:00']] },
  {
    name: 'applied a day later',
    appliedAt: '2026-04-02T00:00:00+09:00',
    pays: [[amount, '2026-04-05T23:59:59+09:00']],
  },
  { name: 'has time left', appliedAt: '2026-04-06T09:00:00+09:00', pays: [] },
] as const

/** [when it runs, the midnight for which it runs] */
const schedules: Record<string, readonly (readonly [string, number])[]> = {
  'every midnight': [5, 6, 7, 8].map((day) => [midnightOf(day), day] as const),
  'every midnight twice': [5, 5, 6, 6, 7, 7, 8, 8].map((day) => [midnightOf(day), day] as const),
  'each a day late': [5, 6, 7, 8].map((day) => [midnightOf(day + 1), day] as const),
  'two days late': [5, 6, 7, 8].map((day) => [`2026-04-0${Math.min(9, day + 2)}T03:00:00+09:00`, day] as const),
  'three days of silence, then all in order': [5, 6, 7, 8].map((day) => ['2026-04-08T12:00:00+09:00', day] as const),
  'never, then only the last': [['2026-04-08T00:00:00+09:00', 8]],
  'the wrong way round': [8, 7, 6, 5].map((day) => ['2026-04-08T12:00:00+09:00', day] as const),
}

const outcome = [
  ['paid nothing', 'canceled', []],
  ['paid a part', 'canceled', [[100_000, 'overdue']]],
  ['paid in the last second', 'participating', []],
  ['paid at midnight', 'canceled', [[amount, 'late']]],
  ['applied a day later', 'participating', []],
  ['has time left', 'awaiting_deposit', []],
]

it.each(Object.entries(schedules))('%s', async (_name, runs) => {
  const fundId = await world.addFund()
  const people = []
  for (const investor of investors) {
    world.at(investor.appliedAt)
    const member = await world.addMember()
    const id = await world.apply(fundId, member, amount)
    people.push({ ...investor, member, id, accountNumber: await world.confirm(id, member) })
  }
  // What happens at the bank and in the product, in the order of time; the product hears of deposits from its midnight run.
  const payments = people.flatMap(({ pays, accountNumber }) =>
    pays.map(([yen, at]) => ({ accountNumber, amount: yen, at: new Date(at) })),
  )
  for (const [at, dueDay] of runs) {
    world.at(at)
    for (const payment of payments.filter((one) => one.at <= new Date(at))) {
      world.bank.pay({ ...payment, remitterName: 'ｻﾄｳ ﾐｻｷ' })
      payments.splice(payments.indexOf(payment), 1)
    }
    await runMidnight(world.services, { dueAt: new Date(midnightOf(dueDay)) })
  }
  const told = []
  for (const { name, id, member } of people) {
    const refunds = (await world.refundsOf(member)).map((refund) => [refund.amount, refund.reason])
    told.push([name, (await world.investment(id)).status, refunds])
  }
  expect(told).toEqual(outcome)
  await world.expectSoundBook()
})
