import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applyToFund } from '../../../src/features/investing/application/apply-to-fund.ts'
import { cancelOverdue } from '../../../src/features/investing/deposit/cancel-overdue.ts'
import { showFund } from '../../../src/features/funds/fund/show-funds.ts'
import { toStats } from '../../../src/features/funds/fund/to-graphql.ts'
import { joinWaitlist } from '../../../src/features/investing/waitlist/join-waitlist.ts'
import { leaveWaitlist } from '../../../src/features/investing/waitlist/leave-waitlist.ts'
import { myWaitlist } from '../../../src/features/investing/waitlist/my-waitlist.ts'
import { refreshWaitlists } from '../../../src/features/investing/waitlist/refresh-waitlists.ts'
import { brokenMoneyChecks } from '../../support/sound-book.ts'
import { createFundWorld, DURING_OFFERING, valueOf, type FundWorld } from '../support/fund-world.ts'
import { idOf, type Id } from '../../../src/domain/id.ts'

let world: FundWorld
beforeAll(async () => {
  world = await createFundWorld()
})
afterAll(() => world.end())
beforeEach(() => world.moveTo(DURING_OFFERING))
// The bank of this world is empty, so only what does not ask for a bank can hold.
afterEach(async () => expect(await brokenMoneyChecks({ ...world, database: world.services.database })).toEqual([]))

const apply = async (fundId: Id<'fund'>, memberId: Id<'member'>, amount: number) =>
  applyToFund(world.services, {
    memberId,
    fundId,
    amount,
    special: null,
    method: 'first_come',
    idempotencyKey: undefined,
  })
const join = (fundId: Id<'fund'>, memberId: Id<'member'>, amount: number) =>
  joinWaitlist(world.services, { memberId, fundId, amount })
const line = async (memberId: Id<'member'>) =>
  (await myWaitlist(world.services, memberId)).map(({ status, rank, amount, invited_until: invitedUntil }) => ({
    status,
    rank,
    amount,
    invitedUntil,
  }))
const stats = async (fundId: Id<'fund'>) =>
  toStats((await showFund(world.services, fundId, null)) as NonNullable<Awaited<ReturnType<typeof showFund>>>)
const mailsTo = async (memberId: Id<'member'>) =>
  (
    await world.pool.query<{ template: string }>(
      `select template from mail_outbox where member_id = $1 and template like 'waitlist%' order by id`,
      [memberId],
    )
  ).rows.map(({ template }) => template)

/** A fund of 800,000 yen for investors, full at noon on 2 April: its applications lapse at midnight to 6 April. */
async function fullFund() {
  const fundId = await world.fund()
  const [aya, ken] = await world.members(2)
  valueOf(await apply(fundId, aya as Id<'member'>, 500_000))
  valueOf(await apply(fundId, ken as Id<'member'>, 300_000))
  return { fundId, aya: aya as Id<'member'>, ken: ken as Id<'member'> }
}

/** Midnight to 6 April: nobody has paid. */
async function midnight() {
  world.moveTo('2026-04-06T00:00:00+09:00')
  await cancelOverdue(world.services, new Date('2026-04-06T00:00:00+09:00'))
  await refreshWaitlists(world.services)
}

describe('a full fund’s waitlist', () => {
  test('is a list that the database keeps: whoever left it is out, and no place is given away twice', async () => {
    const { fundId } = await fullFund()
    const [mei] = (await world.members(1)) as [Id<'member'>]
    valueOf(await join(fundId, mei, 600_000))
    const change = (set: string) => world.pool.query(`update waitlist_entry set ${set} where member_id = ${mei}`)
    await expect(change(`status = 'expired'`)).rejects.toThrow('illegal transition')
    await expect(change('amount = 700000')).rejects.toThrow('keeps its fund, member, amount and place')
    await change(`status = 'left'`)
    for (const status of ['waiting', 'invited', 'applied', 'expired', 'closed'])
      await expect(change(`status = '${status}'`)).rejects.toThrow('illegal transition')
    await expect(world.pool.query(`delete from waitlist_entry where member_id = ${mei}`)).rejects.toThrow('append-only')
  })

  test('keeps an order, and lapsed places go down it before anybody else gets them', async () => {
    const { fundId } = await fullFund()
    const [mei, sho, rin, other] = (await world.members(4)) as [Id<'member'>, Id<'member'>, Id<'member'>, Id<'member'>]
    valueOf(await join(fundId, mei, 600_000))
    valueOf(await join(fundId, sho, 300_000))
    valueOf(await join(fundId, rin, 200_000))
    expect([await line(mei), await line(sho), await line(rin)]).toEqual([
      [{ status: 'waiting', rank: 1, amount: 600_000, invitedUntil: null }],
      [{ status: 'waiting', rank: 2, amount: 300_000, invitedUntil: null }],
      [{ status: 'waiting', rank: 3, amount: 200_000, invitedUntil: null }],
    ])
    await midnight()
    const until = new Date('2026-04-07T23:59:59+09:00')
    expect([await line(mei), await line(sho), await line(rin)]).toEqual([
      [{ status: 'invited', rank: null, amount: 600_000, invitedUntil: until }],
      [{ status: 'waiting', rank: 1, amount: 300_000, invitedUntil: null }],
      [{ status: 'invited', rank: null, amount: 200_000, invitedUntil: until }],
    ])
    expect([await mailsTo(mei), await mailsTo(sho), await mailsTo(rin)]).toEqual([
      ['waitlist-invited'],
      [],
      ['waitlist-invited'],
    ])
    expect(await stats(fundId)).toEqual({
      invest_total: 200_000,
      paid_total: 200_000,
      held_total: 800_000,
      is_goaled: false,
    })
    expect(await apply(fundId, other, 100_000)).toMatchObject({ ok: false, code: 'CONFLICT' })
    valueOf(await apply(fundId, mei, 600_000))
    expect(await line(mei)).toEqual([])
    expect(await stats(fundId)).toMatchObject({ invest_total: 800_000, held_total: 200_000 })
  })

  test('invites those who wait even where no periodic task followed the lapse, so that a new applicant does not overtake', async () => {
    const { fundId, ken } = await fullFund()
    const [mei, other] = (await world.members(2)) as [Id<'member'>, Id<'member'>]
    valueOf(await join(fundId, mei, 800_000))
    world.moveTo('2026-04-06T00:00:00+09:00')
    await cancelOverdue(world.services, new Date('2026-04-06T00:00:00+09:00'))
    expect(await apply(fundId, other, 100_000)).toMatchObject({ ok: false, code: 'CONFLICT' })
    expect(await apply(fundId, ken, 100_000)).toMatchObject({ ok: false, code: 'CONFLICT' })
    expect(await line(mei)).toMatchObject([{ status: 'invited' }])
  })

  test('passes an invitation on that ran out, and one that was given back', async () => {
    const { fundId } = await fullFund()
    const [mei, sho, rin] = (await world.members(3)) as [Id<'member'>, Id<'member'>, Id<'member'>]
    for (const member of [mei, sho, rin]) valueOf(await join(fundId, member, 800_000))
    await midnight()
    world.moveTo('2026-04-08T00:00:00+09:00')
    expect(await apply(fundId, mei, 800_000)).toMatchObject({ ok: false, code: 'CONFLICT' })
    expect([await line(mei), await line(sho)]).toMatchObject([
      [],
      [{ status: 'invited', invitedUntil: new Date('2026-04-09T23:59:59+09:00') }],
    ])
    expect(await mailsTo(mei)).toEqual(['waitlist-invited', 'waitlist-expired'])
    valueOf(await leaveWaitlist(world.services, { memberId: sho, fundId }))
    expect(await line(rin)).toMatchObject([{ status: 'invited' }])
    valueOf(await leaveWaitlist(world.services, { memberId: sho, fundId }))
    valueOf(await join(fundId, sho, 800_000))
    expect(await line(sho)).toMatchObject([{ status: 'waiting', rank: 1 }])
  })

  test('tells everybody who is still in it, once, that it has ended', async () => {
    const { fundId } = await fullFund()
    const [mei, sho, rin] = (await world.members(3)) as [Id<'member'>, Id<'member'>, Id<'member'>]
    for (const member of [mei, sho, rin]) valueOf(await join(fundId, member, 800_000))
    valueOf(await leaveWaitlist(world.services, { memberId: rin, fundId }))
    await midnight()
    expect(await line(mei)).toMatchObject([{ status: 'invited' }])
    world.moveTo('2026-04-11T00:00:00+09:00')
    for (let run = 0; run < 2; run += 1) await refreshWaitlists(world.services)
    expect(await mailsTo(mei)).toEqual(['waitlist-invited', 'waitlist-closed'])
    expect(await mailsTo(sho)).toEqual(['waitlist-closed'])
    expect(await mailsTo(rin)).toEqual([])
  })

  test('frees at once what an invited member does not need, for those behind', async () => {
    const { fundId } = await fullFund()
    const [mei, sho] = (await world.members(2)) as [Id<'member'>, Id<'member'>]
    valueOf(await join(fundId, mei, 800_000))
    valueOf(await join(fundId, sho, 300_000))
    await midnight()
    valueOf(await apply(fundId, mei, 500_000))
    await refreshWaitlists(world.services)
    expect(await line(sho)).toMatchObject([{ status: 'invited' }])
    expect(await stats(fundId)).toMatchObject({ invest_total: 700_000, held_total: 300_000 })
  })

  test('leaves room that fits nobody to everybody', async () => {
    const { fundId, aya } = await fullFund()
    const [mei, other] = (await world.members(2)) as [Id<'member'>, Id<'member'>]
    valueOf(await join(fundId, mei, 800_000))
    world.moveTo('2026-04-06T00:00:00+09:00')
    await world.pool.query(`update investment set deposit_deadline_at = '2026-04-20' where member_id = $1`, [aya])
    await cancelOverdue(world.services, new Date('2026-04-06T00:00:00+09:00'))
    await refreshWaitlists(world.services)
    expect(await line(mei)).toMatchObject([{ status: 'waiting' }])
    valueOf(await apply(fundId, other, 300_000))
  })

  test('passes over who cannot apply at the moment, who keeps the place', async () => {
    const { fundId } = await fullFund()
    const elsewhere = await world.fund({ fundTotal: 10_000_000, subordinatedAmount: 1_000_000 })
    const [mei, sho] = (await world.members(2)) as [Id<'member'>, Id<'member'>]
    valueOf(await join(fundId, mei, 800_000))
    valueOf(await join(fundId, sho, 800_000))
    world.moveTo('2026-04-05T12:00:00+09:00')
    valueOf(await apply(elsewhere, mei, 300_000))
    await midnight()
    expect([await line(mei), await line(sho)]).toMatchObject([
      [{ status: 'waiting', rank: 1 }],
      [{ status: 'invited' }],
    ])
  })

  test('invites nobody in the offering’s last instant, which leaves no time to answer', async () => {
    const { fundId } = await fullFund()
    const mei = await world.member()
    valueOf(await join(fundId, mei, 300_000))
    world.moveTo('2026-04-10T23:59:59+09:00')
    await cancelOverdue(world.services, new Date('2026-04-10T23:59:59+09:00'))
    await refreshWaitlists(world.services)
    expect(await line(mei)).toMatchObject([{ status: 'waiting', rank: 1 }])
    expect(await stats(fundId)).toMatchObject({ invest_total: 200_000, held_total: 0 })
  })

  test('ends with the offering', async () => {
    const { fundId } = await fullFund()
    const mei = await world.member()
    valueOf(await join(fundId, mei, 300_000))
    world.moveTo('2026-04-11T00:00:00+09:00')
    await refreshWaitlists(world.services)
    expect(await line(mei)).toEqual([])
    expect(await join(fundId, mei, 300_000)).toMatchObject({ ok: false, code: 'CONFLICT' })
  })

  test('lets one member in once, however often the button is pressed at once', async () => {
    const { fundId } = await fullFund()
    const mei = await world.member()
    const answers = await Promise.all(Array.from({ length: 8 }, () => join(fundId, mei, 300_000)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await line(mei)).toHaveLength(1)
  })

  test('is not there where the fund promised none: nobody gets in, nothing is held, and what lapses is everybody’s at once', async () => {
    const fundId = await world.fund({ hasWaitlist: false })
    const [aya, ken, mei, other] = (await world.members(4)) as [Id<'member'>, Id<'member'>, Id<'member'>, Id<'member'>]
    valueOf(await apply(fundId, aya, 500_000))
    valueOf(await apply(fundId, ken, 300_000))
    expect(await join(fundId, mei, 300_000)).toMatchObject({
      ok: false,
      code: 'CONFLICT',
      message: 'このファンドでは、キャンセル待ちを受け付けていません。',
    })
    const waits = `insert into waitlist_entry (fund_id, member_id, amount, status, joined_at, status_at) values (${fundId}, ${mei}, 300000, 'waiting', now(), now())`
    await expect(world.pool.query(waits)).rejects.toThrow('has no waitlist')
    await midnight()
    expect(await stats(fundId)).toEqual({ invest_total: 200_000, paid_total: 200_000, held_total: 0, is_goaled: false })
    expect(await mailsTo(mei)).toEqual([])
    valueOf(await apply(fundId, other, 800_000))
  })

  test('is not taken away while somebody waits, says the database', async () => {
    const { fundId } = await fullFund()
    const mei = await world.member()
    valueOf(await join(fundId, mei, 300_000))
    const client = await world.pool.connect()
    try {
      await client.query('begin')
      await client.query('alter table fund disable trigger versioned')
      await expect(client.query('update fund set has_waitlist = false where id = $1', [fundId])).rejects.toThrow(
        'members wait',
      )
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  test('knows no drafts', async () => {
    expect(await join(idOf(999_999), await world.member(), 300_000)).toMatchObject({ ok: false, code: 'NOT_FOUND' })
    expect(await leaveWaitlist(world.services, { memberId: idOf(1), fundId: null })).toMatchObject({
      ok: false,
      code: 'NOT_FOUND',
    })
  })
})
