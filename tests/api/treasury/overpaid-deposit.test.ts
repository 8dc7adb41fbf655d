import { afterEach, beforeEach, expect, it } from 'vitest'
import { endOfDay, japanDateOf } from '../../../src/domain/calendar.ts'
import { moneyOf } from '../../../src/features/back-office/member-care/member-facts.ts'
import { listMembers } from '../../../src/features/back-office/member-care/list-members.ts'
import { sendPayoutBatch } from '../../../src/features/treasury/payout/send-payout-batch.ts'
import { listQueues } from '../../../src/features/back-office/dashboard/list-queues.ts'
import { openPayoutWorld, type PayoutWorld } from '../../support/payout-world.ts'

let world: PayoutWorld
beforeEach(async () => {
  world = await openPayoutWorld()
})
afterEach(() => world.close())

const waiting = async () =>
  (await listQueues(world.services)).filter(({ count }) => count > 0).map(({ name, count, yen }) => [name, count, yen])

it("an overpaid deposit is a refund to prepare, then a payout to approve, then no work; the member's page has every yen", async () => {
  const { viewer } = await world.investor({ amount: 300_000, paysIn: 330_000 })
  const money = async () =>
    (await moneyOf(world.database, viewer.memberId)).map(({ kind, amount, state }) => [kind, amount, state]).toSorted()
  expect(await waiting()).toContainEqual(['refund', 1, 30_000])
  expect(await money()).toEqual([
    ['deposit', 330_000, 'completed'],
    ['refund', 30_000, 'excess'],
  ])
  expect((await listMembers(world.database, {}, {})).rows.find(({ id }) => id === viewer.memberId)?.invested).toBe(
    300_000,
  )

  const batch = await world.prepareAll()
  const queues = (await listQueues(world.services)).filter(({ count }) => count > 0)
  expect(queues.filter(({ oldestAt }) => oldestAt === null)).toEqual([])
  // A payment is late when its day is over, not when it begins.
  expect(queues.find(({ name }) => name === 'payout_to_approve')?.dueAt).toEqual(
    endOfDay(japanDateOf(world.services.clock.now())),
  )
  expect(await waiting()).toContainEqual(['payout_to_approve', 1, 30_000])
  await world.approve(batch)
  await sendPayoutBatch(world.services, batch.batchId)
  expect((await waiting()).filter(([name]) => /refund|payout/.test(String(name)))).toEqual([])
  expect(await money()).toEqual([
    ['deposit', 330_000, 'completed'],
    ['payout', 30_000, 'in_flight'],
  ])
  await world.expectInvariants()
})
