import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { followPayouts } from '../../src/features/payout/follow-payouts.ts'
import { listPayable } from '../../src/features/payout/list-payable.ts'
import { sendPayoutBatch } from '../../src/features/payout/send-payout-batch.ts'
import { openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'

const minute = 60_000
const day = 24 * 60 * minute

let world: PayoutWorld

beforeEach(async () => {
  world = await openPayoutWorld()
})
afterEach(() => world.close())

/** Every order that reached the bank. */
const ordersAtBank = () => world.desk.parts.transfers.list()

async function sentBatch(): Promise<number> {
  const batch = await world.prepareAll()
  await world.approve(batch)
  await sendPayoutBatch(world.services, batch.batchId)
  return batch.batchId
}

describe('a refund by the transfer API', () => {
  it('goes from the list to the member, and every yen can be followed', async () => {
    const { viewer } = await world.investor({ amount: 100_000, paysIn: 130_000 })
    expect(await listPayable(world.services)).toMatchObject([{ amount: 30_000, reason: 'excess', hold: null, payee: { name: 'ｻﾄｳ ﾐｻｷ' } }])
    await world.expectSoundBook()

    const batch = await world.prepareAll()
    expect(batch).toMatchObject({ total: 30_000, count: 1 })
    expect(await listPayable(world.services)).toEqual([])
    await world.expectSoundBook()

    await world.approve(batch)
    await world.expectSoundBook()

    await sendPayoutBatch(world.services, batch.batchId)
    expect(await world.batchStatus(batch.batchId)).toBe('sent')

    await world.pass(minute)
    await followPayouts(world.services)
    expect(await world.batchStatus(batch.batchId)).toBe('settled')
    expect(await world.payoutStatuses(batch.batchId)).toEqual(['paid'])
    expect(await world.mailsTo(viewer)).toContain('refund-paid')
    expect(ordersAtBank()).toHaveLength(1)
    await world.expectSoundBook()

    await world.pass(day)
    await followPayouts(world.services)
    expect(await listPayable(world.services)).toEqual([])
    await world.expectSoundBook()
  })
})

describe('a payee that the bank cannot pay', () => {
  it('comes back on the list with the reason, and is paid once later', async () => {
    await world.investor({ amount: 100_000, paysIn: 130_000 })
    await world.investor({ amount: 100_000, paysIn: 150_000 })
    const first = await sentBatch()
    const order = ordersAtBank()[0]?.order
    world.desk.parts.transfers.act(order!, 'fail', '2')
    await world.pass(minute)
    await followPayouts(world.services)
    expect(await world.payoutStatuses(first)).toEqual(['paid', 'refused'])
    expect(await listPayable(world.services)).toMatchObject([{ amount: 50_000, lastProblem: { problem: 'failed' } }])
    await world.expectSoundBook()

    const second = await sentBatch()
    await world.pass(minute)
    await followPayouts(world.services)
    expect(await world.payoutStatuses(second)).toEqual(['paid'])
    expect(await listPayable(world.services)).toEqual([])
    await world.expectSoundBook()
  })
})
