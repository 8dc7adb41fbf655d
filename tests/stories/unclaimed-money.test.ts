import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addDays, japanDateOf, timeOfDay, type JapanDate } from '../../src/domain/calendar.ts'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import { listQueues } from '../../src/features/back-office/dashboard/list-queues.ts'
import { placePayoutHold } from '../../src/features/people/payout-hold/place-payout-hold.ts'
import { followPayouts } from '../../src/features/treasury/payout/follow-payouts.ts'
import { listPayable } from '../../src/features/treasury/payout/list-payable.ts'
import { loadUnclaimed } from '../../src/features/treasury/payout/load-unclaimed.ts'
import { listOwedLetters, recordUnclaimedLetter } from '../../src/features/treasury/payout/record-unclaimed-letter.ts'
import { remindUnclaimed } from '../../src/features/treasury/payout/remind-unclaimed.ts'
import { sendPayoutBatch } from '../../src/features/treasury/payout/send-payout-batch.ts'
import { actAsOperator } from '../../src/platform/database/acting-operator.ts'
import { payEverything } from '../support/operation-world.ts'
import { must, openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'

// What is owed to a member and waits for an account of his: he is told again and again, by letter too, and it stays owed.

let world: PayoutWorld
let start: JapanDate

beforeEach(async () => {
  world = await openPayoutWorld()
  start = japanDateOf(world.services.clock.now())
})
afterEach(() => world.close())

/** The morning so many days after the start; the clock passes over the days between. */
async function morning(days: number): Promise<JapanDate> {
  const on = addDays(start, days)
  await world.desk.parts.followers.move(timeOfDay(on, 9, 0))
  return on
}
/** The worker runs on each of these mornings, counted from the start, twice each. */
async function liveOn(mornings: readonly number[]): Promise<void> {
  for (const days of mornings) {
    await morning(days)
    await remindUnclaimed(world.services)
    await remindUnclaimed(world.services)
  }
}
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const told = async (): Promise<[way: string, days: number][]> =>
  (await world.database.selectFrom('unclaimed_reminder').select(['way', 'days']).orderBy('id').execute()).map(
    ({ way, days }) => [way, days],
  )
const askedOf = async (viewer: Viewer): Promise<string[]> =>
  (await world.mailsTo(viewer)).filter((template) => /^(bank-account|payout-)/.test(template))
const today = (): JapanDate => japanDateOf(world.services.clock.now())
const letters = () => listOwedLetters(world.database, today())
const post = (viewer: Viewer, postedOn: string) =>
  actAsOperator(`operator:${world.maker.memberId}`, () =>
    recordUnclaimedLetter(world.services, world.maker, { memberId: viewer.memberId, postedOn }),
  )
const letterQueue = async () => (await listQueues(world.services)).find(({ name }) => name === 'unclaimed_letter')

describe('a member without an account', () => {
  let viewer: Viewer
  beforeEach(async () => {
    ;({ viewer } = await world.investor({ amount: 100_000, paysIn: 150_000, hasAccount: false }))
  })

  it('is told on the first morning, after 30 and 90 days, then each 90 days, once each', async () => {
    await liveOn([1, ...range(28, 32), ...range(88, 92), ...range(178, 182), 270, 271, 360])
    expect(await told()).toEqual([0, 30, 90, 180, 270, 360].map((days) => ['mail', days]))
    expect(await askedOf(viewer)).toEqual([
      'bank-account-missing',
      ...Array.from({ length: 5 }, () => 'payout-unclaimed'),
    ])
    const { text_body: text } = await world.database
      .selectFrom('mail_outbox')
      .select('text_body')
      .where('template', '=', 'payout-unclaimed')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    for (const part of ['50,000円', '30日', '受取口座を登録する']) expect(text).toContain(part)
  })

  it('is told the last that was missed while the worker stood, once', async () => {
    await liveOn([1, 200, 201])
    expect(await told()).toEqual([
      ['mail', 0],
      ['mail', 180],
    ])
  })

  it('gets a letter after half a year: a task until the day of its posting is recorded', async () => {
    await morning(179)
    expect(await letters()).toEqual([])
    expect(await letterQueue()).toMatchObject({ count: 0 })
    const due = await morning(180)
    expect(await letters()).toMatchObject([{ amount: 50_000, since: start, due_on: addDays(due, 7) }])
    expect(await letterQueue()).toMatchObject({ count: 1, yen: 50_000 })
    expect(await post(viewer, addDays(due, 1))).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(await post(viewer, addDays(due, -1))).toMatchObject({ code: 'BAD_USER_INPUT' })
    must(await post(viewer, due))
    expect(await post(viewer, due)).toMatchObject({ code: 'CONFLICT' })
    expect(await letters()).toEqual([])
    expect(await letterQueue()).toMatchObject({ count: 0 })
    const [waiting] = await loadUnclaimed(world.database, due)
    expect(waiting).toMatchObject({ days: 180, letter_on: due, needs_letter: false })
    const row = await world.database
      .selectFrom('unclaimed_reminder')
      .select(['recorded_by', 'recipient', 'zipcode'])
      .where('way', '=', 'letter')
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ recorded_by: world.maker.memberId, zipcode: expect.stringMatching(/^\d{7}$/) })
  })

  it('is still owed it after years, in the books and on the list, and is paid a day after the account is there', async () => {
    await world.expectSoundBook()
    await morning(1_000)
    await world.expectSoundBook()
    expect(await listPayable(world.services)).toMatchObject([
      { amount: 50_000, age_days: 1_000, hold: 'no_bank_account', unclaimed: { cause: 'no_account', days: 1_000 } },
    ])
    await world.registerAccount(viewer.memberId)
    expect(await loadUnclaimed(world.database, today())).toEqual([])
    await payEverything(world)
    expect(await listPayable(world.services)).toEqual([])
    await liveOn([1_001, 1_200])
    expect(await told()).toEqual([])
    await world.expectSoundBook()
  })

  it('hears what he would have heard while operators stop his payments: a silence would tell him', async () => {
    const { member_number: memberNumber } = await world.database
      .selectFrom('member')
      .select('member_number')
      .where('id', '=', viewer.memberId)
      .executeTakeFirstOrThrow()
    await liveOn([1])
    must(
      await actAsOperator(`operator:${world.maker.memberId}`, () =>
        placePayoutHold(world.services, world.maker, { memberNumber, kind: 'fraud', ground: '届け出の検討中' }),
      ),
    )
    await liveOn([30, 90, 180])
    expect(await told()).toEqual([0, 30, 90, 180].map((days) => ['mail', days]))
    expect(await letters()).toHaveLength(1)
    // Operators read both.
    expect(await listPayable(world.services)).toMatchObject([{ hold: 'stopped_fraud', unclaimed: { days: 180 } }])
  })

  it('hears nothing while he has stopped his payments himself', async () => {
    await world.database
      .insertInto('payout_hold')
      .values({ member_id: viewer.memberId, placed_at: world.services.clock.now() })
      .execute()
    await liveOn([1, 30, 90, 180])
    expect([await told(), await askedOf(viewer), await letters()]).toEqual([[], [], []])
  })
})

describe('money that the bank sent back', () => {
  it('is told at once, and again by its days, until another account is registered', async () => {
    const { viewer } = await world.investor({ amount: 100_000, paysIn: 130_000 })
    const batch = await world.prepareAll()
    await world.approve(batch)
    await sendPayoutBatch(world.services, batch.batchId)
    const { transfers } = world.desk.parts
    const [sent] = transfers.list()
    expect(sent && transfers.act(sent.order, 'fail', '1')).toBeUndefined()
    await world.pass(60_000)
    await followPayouts(world.services)
    expect(await askedOf(viewer)).toEqual(['payout-returned'])
    await liveOn([1, 29, 30, 31, 90])
    expect(await told()).toEqual([0, 30, 90].map((days) => ['mail', days]))
    expect(await askedOf(viewer)).toEqual(['payout-returned', 'payout-unclaimed', 'payout-unclaimed'])
    await world.registerAccount(viewer.memberId, { accountNumber: '7654321', registeredAt: world.services.clock.now() })
    await liveOn([180, 270])
    expect(await told()).toHaveLength(3)
    expect(await letters()).toEqual([])
    await world.expectInvariants()
  })
})
