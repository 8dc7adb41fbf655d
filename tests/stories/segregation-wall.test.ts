import { afterEach, beforeEach, expect, test } from 'vitest'
import { japanDate } from '../../src/domain/calendar.ts'
import { fixDistribution } from '../../src/features/distribution/fix-distribution.ts'
import { startOperation } from '../../src/features/distribution/start-operation.ts'
import { approvePayoutBatch } from '../../src/features/payout/approve-payout-batch.ts'
import { smallFund } from '../support/operation-world.ts'
import { openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'

let world: PayoutWorld
beforeEach(async () => {
  world = await openPayoutWorld()
})
afterEach(() => world.close())

test('repro', async () => {
  const ended = await smallFund(world)
  await world.investor({ amount: 800_000, paysIn: 800_000, fundId: ended })
  await world.investor({ amount: 900_000, paysIn: 900_000 })
  await startOperation(world.services, { fundId: ended, startOn: japanDate('2026-04-01') })
  await world.moveOperatorMoney(-800_000)
  await fixDistribution(world.services, { fundId: ended, totalDividend: 40_000, redeems: true, payday: japanDate('2026-04-02') })
  const batch = await world.prepareAll()
  expect(await approvePayoutBatch(world.services, world.checker, batch)).toMatchObject({ ok: false, code: 'CONFLICT' })
  await world.expectInvariants()
})
