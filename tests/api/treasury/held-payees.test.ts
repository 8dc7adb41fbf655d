import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { approvePayoutBatch } from '../../../src/features/treasury/payout/approve-payout-batch.ts'
import { discardPayoutBatch } from '../../../src/features/treasury/payout/discard-payout-batch.ts'
import { exportPayoutFile } from '../../../src/features/treasury/payout/export-payout-file.ts'
import { followPayouts } from '../../../src/features/treasury/payout/follow-payouts.ts'
import { listPayable } from '../../../src/features/treasury/payout/list-payable.ts'
import { sendPayoutBatch } from '../../../src/features/treasury/payout/send-payout-batch.ts'
import { proposeLifting } from '../../../src/features/people/payout-hold/lift-payout-hold.ts'
import { actAsOperator } from '../../../src/platform/database/acting-operator.ts'
import { consent } from '../../support/second-consent.ts'
import { must, openPayoutWorld, type PayoutWorld } from '../../support/payout-world.ts'

// A member says that somebody else is in the account, and the payment to that account is on its way through the office.

let world: PayoutWorld
let member: Viewer
const minute = 60_000

beforeEach(async () => {
  world = await openPayoutWorld()
  member = (await world.investor({ amount: 100_000, paysIn: 130_000 })).viewer
  await world.investor({ amount: 100_000, paysIn: 150_000 })
})
afterEach(() => world.close())

const stop = () =>
  world.database
    .insertInto('payout_hold')
    .values({ member_id: member.memberId, placed_at: world.services.clock.now() })
    .execute()
async function lift(): Promise<void> {
  const { services, database, maker } = world
  const { id: holdId } = await database.selectFrom('payout_hold').select('id').executeTakeFirstOrThrow()
  const propose = () => proposeLifting(services, maker, { holdId, reason: '本人に確認' })
  const { proposalId } = must(await actAsOperator(`operator:${maker.memberId}`, propose))
  must(await consent(services, world.checker, proposalId))
}
const waiting = async () =>
  (await listPayable(world.services)).map(({ amount, hold, last_problem: lastProblem }) => [
    amount,
    hold,
    lastProblem?.problem ?? null,
  ])
const takenBack = [
  [30_000, 'stopped_by_member', 'payee_stopped'],
  [50_000, null, 'payee_stopped'],
]
const subjects = async () =>
  (
    await world.database
      .selectFrom('mail_outbox')
      .select('subject')
      .where('member_id', '=', world.checker.memberId)
      .where('template', '=', 'operator-notice')
      .execute()
  ).map(({ subject }) => subject)

describe('a member to whom payments are stopped', () => {
  it('after the preparation: nobody approves it, and the others are prepared anew', async () => {
    const batch = await world.prepareAll()
    await world.pass(minute)
    await stop()
    await world.pass(minute)
    const refused = await approvePayoutBatch(world.services, world.checker, batch)
    expect(refused).toMatchObject({ ok: false, code: 'CONFLICT' })
    expect(refused.ok ? '' : refused.message).toContain('停止中の会員を除いて準備し直してください')
    expect(await discardPayoutBatch(world.services, world.maker, batch.batchId)).toMatchObject({ ok: true })
    const rest = await world.prepareAll()
    expect(rest).toMatchObject({ count: 1, total: 50_000 })
    await world.approve(rest)
    await world.expectInvariants()
  })

  it('after the approval: nothing of it goes to the bank, all of it is on the list, and the others are paid', async () => {
    const batch = await world.prepareAll()
    await world.approve(batch)
    await world.pass(minute)
    await stop()
    await world.pass(minute)
    await sendPayoutBatch(world.services, batch.batchId)
    await sendPayoutBatch(world.services, batch.batchId)
    expect(world.desk.parts.transfers.list()).toEqual([])
    expect(await world.batchStatus(batch.batchId)).toBe('settled')
    expect(await waiting()).toEqual(takenBack)
    expect(await subjects()).toEqual([`支払い（番号${batch.batchId}）を、送金の前に取り下げました`])
    await world.expectSoundBook()
    const rest = await world.prepareAll()
    await world.approve(rest)
    await sendPayoutBatch(world.services, rest.batchId)
    await world.pass(minute)
    await followPayouts(world.services)
    expect(await world.payoutStatuses(rest.batchId)).toEqual(['paid'])
    await world.expectSoundBook()
  })

  it('after the approval of a file: it is not handed out, and is on the list', async () => {
    const batch = await world.prepareAll('file')
    await world.approve(batch)
    await world.pass(minute)
    await stop()
    await world.pass(minute)
    expect(await exportPayoutFile(world.services, world.maker, { batchId: batch.batchId })).toMatchObject({
      ok: false,
      code: 'CONFLICT',
    })
    expect(await waiting()).toEqual(takenBack)
    await world.expectSoundBook()
  })

  it('once the order is at the bank: what became of it is booked', async () => {
    const batch = await world.prepareAll()
    await world.approve(batch)
    await sendPayoutBatch(world.services, batch.batchId)
    await world.pass(1_000)
    await stop()
    await sendPayoutBatch(world.services, batch.batchId)
    await world.pass(minute)
    await followPayouts(world.services)
    expect(await world.payoutStatuses(batch.batchId)).toEqual(['paid', 'paid'])
    await world.expectSoundBook()
  })

  it('until an operator has spoken to him: then he is paid', async () => {
    await stop()
    await world.pass(minute)
    await lift()
    await world.pass(minute)
    await world.approve(await world.prepareAll())
    await world.expectInvariants()
  })

  it('while the other operator approves: one of the two waits for the other', async () => {
    const batch = await world.prepareAll()
    await world.pass(minute)
    const [approved] = await Promise.all([approvePayoutBatch(world.services, world.checker, batch), stop()])
    await world.pass(minute)
    await sendPayoutBatch(world.services, batch.batchId)
    expect(world.desk.parts.transfers.list()).toEqual([])
    expect(await world.payoutStatuses(batch.batchId)).toEqual(
      approved.ok ? ['refused', 'refused'] : ['planned', 'planned'],
    )
    await world.expectInvariants()
  })
})
