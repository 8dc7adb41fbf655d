import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { japanDate } from '../../../src/domain/calendar.ts'
import type { Id } from '../../../src/domain/id.ts'
import { proposeContribution } from '../../../src/features/investing/contribution/contribute.ts'
import { loadFundOwnMoney } from '../../../src/features/investing/contribution/load-fund-own-money.ts'
import { proposeContributionReturn } from '../../../src/features/investing/contribution/return-contribution.ts'
import { loadWindingUp, proposeWindingUp } from '../../../src/features/investing/fund-closing/wind-up.ts'
import { fixDistribution } from '../../../src/features/investing/distribution/fix-distribution.ts'
import { startOperation } from '../../support/record-purchase.ts'
import { followPayouts } from '../../../src/features/treasury/payout/follow-payouts.ts'
import { sendPayoutBatch } from '../../../src/features/treasury/payout/send-payout-batch.ts'
import { must, openPayoutWorld, type PayoutWorld } from '../../support/payout-world.ts'
import { consent } from '../../support/second-consent.ts'

const day = 86_400_000

let world: PayoutWorld

/** 300,000 yen of 33,600,000 were raised; the operator's part is 8,400,000, and what nobody took 33,300,000. */
beforeEach(async () => {
  world = await openPayoutWorld()
  await world.investor({ amount: 100_000, paysIn: 100_000 })
  await world.investor({ amount: 200_000, paysIn: 200_000 })
})
afterEach(() => world.close())

const subordinated = 8_400_000
const gap = 33_300_000

const afterOffering = () => world.pass(20 * day)
const propose = (part: 'subordinated' | 'fillIn', amount: number) =>
  proposeContribution(world.services, world.maker, { fundId: world.fundId, part, amount, reason: '' })
const contribute = async (part: 'subordinated' | 'fillIn', amount: number) => {
  const { proposalId } = must(await propose(part, amount))
  return consent(world.services, world.checker, proposalId)
}
const proposeReturn = () => proposeContributionReturn(world.services, world.maker, { fundId: world.fundId, reason: '' })
const start = () => startOperation(world.services, { fundId: world.fundId, startOn: japanDate('2026-05-01') })
const ownMoney = async () => must(await loadFundOwnMoney(world.services, world.fundId))

/** What stands in the fund's book, without its applications' own accounts added up. */
async function fundBook(): Promise<Record<string, number>> {
  const { rows } = await sql<{ kind: string; amount: number }>`
    select account_kind as kind, sum(amount)::bigint as amount from account_balance
    where book = ${`fund:${world.fundId}`} group by account_kind having sum(amount) <> 0`.execute(world.database)
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]))
}

async function redeem(loss: number, totalDividend = 0): Promise<Id<'payout_batch'>> {
  await fixDistribution(world.services, {
    fundId: world.fundId,
    period: 1,
    totalDividend,
    redeems: true,
    payday: japanDate('2026-11-30'),
    loss,
  })
  const batch = await world.prepareAll()
  await world.approve(batch)
  return batch.batchId
}

async function pay(batchId: Id<'payout_batch'>): Promise<void> {
  await sendPayoutBatch(world.services, batchId)
  await world.pass(60_000)
  await followPayouts(world.services)
}

describe('the operator’s own money in a fund', () => {
  it('is contributed by two people out of money of his own, and stands in both books', async () => {
    await afterOffering()
    await world.moveOperatorMoney(subordinated)
    expect(await contribute('subordinated', subordinated)).toMatchObject({ ok: true })
    expect(await fundBook()).toEqual({ bank: 300_000 + subordinated, capital: -300_000, subordinated: -subordinated })
    const { contributed, missing, changes } = await ownMoney()
    expect([contributed.subordinated, missing.subordinated, missing.fillIn]).toEqual([subordinated, 0, gap])
    expect(changes).toMatchObject([{ part: 'subordinated', amount: subordinated, people: [{}, {}] }])
    await world.expectSoundBook()
  })

  it('says what is missing before the second consent, and takes no yen of anybody else', async () => {
    await afterOffering()
    await world.moveOperatorMoney(1_000_000 - (await ownMoney()).available)
    expect(await propose('subordinated', 1_000_001)).toMatchObject({
      ok: false,
      code: 'CONFLICT',
      message: expect.stringContaining('不足しています'),
    })
    const { proposalId } = must(await propose('subordinated', 1_000_000))
    await world.moveOperatorMoney(-1)
    expect(await consent(world.services, world.checker, proposalId)).toMatchObject({
      ok: false,
      message: expect.stringContaining('運営者の資金が1円不足しています'),
    })
    await world.moveOperatorMoney(1)
    expect(await consent(world.services, world.checker, proposalId)).toMatchObject({ ok: true })
    await world.expectSoundBook()
  })

  it(
    'is neither more than the fund has room for, nor put in before the offering is over or after the start',
    { tags: ['course'] },
    async () => {
      expect(await propose('subordinated', 1)).toMatchObject({ ok: false, code: 'CONFLICT' })
      await afterOffering()
      await world.moveOperatorMoney(subordinated)
      expect(await propose('subordinated', subordinated + 1)).toMatchObject({ ok: false, code: 'BAD_USER_INPUT' })
      expect(await propose('subordinated', 0)).toMatchObject({ ok: false, code: 'BAD_USER_INPUT' })
      await start()
      expect(await propose('fillIn', 1)).toMatchObject({ ok: false, code: 'CONFLICT' })
    },
  )

  it('comes with the start where it was not contributed before, out of what the fund pays for the property', async () => {
    await start()
    expect(await fundBook()).toEqual({
      property: 42_000_000,
      deployed: -300_000,
      subordinated: -subordinated,
      fill_in: -gap,
    })
    await world.expectSoundBook()
  })

  it('is only what is missing at the start, and what is too much goes back with it', { tags: ['course'] }, async () => {
    await afterOffering()
    await world.moveOperatorMoney(5_000_000)
    expect(await contribute('fillIn', 5_000_000)).toMatchObject({ ok: true })
    await start()
    expect(await fundBook()).toMatchObject({ property: 42_000_000, subordinated: -subordinated, fill_in: -gap })
    const { changes } = await ownMoney()
    expect(changes.map(({ part, amount }) => [part, amount])).toEqual([
      ['fillIn', 5_000_000],
      ['subordinated', subordinated],
      ['fillIn', gap - 5_000_000],
    ])
    await world.expectSoundBook()
  })

  it(
    'bears a loss in its order before any investor, in the fund’s book and in the operator’s',
    { tags: ['course'] },
    async () => {
      await start()
      await redeem(subordinated + 1_000_000)
      expect(await fundBook()).toMatchObject({ fill_in: -(gap - 1_000_000), property: gap - 1_000_000 })
      expect(await fundBook()).not.toHaveProperty('subordinated')
      const { rows } = await sql<{ amount: number }>`
      select amount from account_balance where account_kind = 'fund_result'`.execute(world.database)
      expect(rows).toEqual([{ amount: subordinated + 1_000_000 }])
      await world.expectInvariants()
    },
  )

  it('goes back after every investor, and the book is empty', async () => {
    await start()
    expect(await proposeReturn()).toMatchObject({ ok: false, code: 'CONFLICT' })
    const batchId = await redeem(1_000_000)
    expect(await proposeReturn()).toMatchObject({
      ok: false,
      message: expect.stringContaining('300,000円が、まだ支払われていません'),
    })
    await pay(batchId)
    const { proposalId } = must(await proposeReturn())
    expect(await consent(world.services, world.checker, proposalId)).toMatchObject({ ok: true })
    expect(await fundBook()).toEqual({})
    expect(await proposeReturn()).toMatchObject({ ok: false, code: 'CONFLICT' })
    await world.expectSoundBook()
  })

  it('is over with the fund: two people record the end of an empty book, once, and of no other', async () => {
    const propose = () => proposeWindingUp(world.services, world.maker, { fundId: world.fundId, reason: '' })
    await start()
    expect(await propose()).toMatchObject({ ok: false, code: 'CONFLICT' })
    // Of which nothing is withheld: tax would be left until the tax office has it.
    await pay(await redeem(0, 3))
    expect(await propose()).toMatchObject({ ok: false, message: expect.stringContaining('劣後出資8,400,000円') })
    await expect(
      sql`insert into fund_event (fund_id, event, actor, reason, at) values (${world.fundId}, 'wound_up', 'operator:1', '', now())`.execute(
        world.database,
      ),
    ).rejects.toThrow(/wound_up stands 1 times for 0 on record/)
    const { proposalId } = must(await proposeReturn())
    must(await consent(world.services, world.checker, proposalId))
    const end = must(await propose())
    expect(await fundBook()).toEqual({ declared_income: -3, undistributed: 3 })
    expect(await consent(world.services, world.checker, end.proposalId)).toMatchObject({ ok: true })
    expect(await fundBook()).toEqual({})
    await world.expectSoundBook()
    expect(must(await loadWindingUp(world.database, world.fundId, world.services.clock.now()))).toMatchObject({
      may_wind_up: false,
      left: [],
    })
    expect(await propose()).toMatchObject({ ok: false, code: 'CONFLICT' })
  })

  it('is refused by the database while anything of an investor is at work', async () => {
    await start()
    const early = world.database.transaction().execute(async (transaction) => {
      await sql`
        insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at)
        values ('contribution_returned', 'planted', '-', now(), now())`.execute(transaction)
      for (const [book, account, reference, amount] of [
        [`fund:${world.fundId}`, 'subordinated', '', 1],
        [`fund:${world.fundId}`, 'bank', 'company', -1],
        ['operator', 'bank', 'company', 1],
        ['operator', 'fund_interest', String(world.fundId), -1],
      ] as const)
        await sql`
          insert into posting (entry_id, book, account_kind, account_ref, amount)
          select max(id), ${book}, ${account}, ${reference}, ${amount} from journal_entry`.execute(transaction)
      await sql`set constraints operators_part_is_last immediate`.execute(transaction)
    })
    await expect(early).rejects.toThrow(/investors of book fund:\d+ come before the operator/)
  })
})
