import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  apply,
  applyAndConfirm,
  fundFigures,
  mailsQueuedFor,
  myInvest,
  pay,
  post,
  requestApplication,
} from '../support/investor.ts'
import { openWorld, type World, type WorldMember } from '../support/world.ts'
import type { Id } from '../../src/domain/id.ts'

// The clock begins at noon on 1 April: what is not paid by 4 April, 23:59:59, lapses.
let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterEach(() => world.expectSound())
afterAll(() => world.close())

const join = (member: WorldMember, fundId: Id<'fund'>, amount: number) =>
  post(member, {
    query: 'mutation ($id: ID!, $amount: Int!) { joinWaitlist(project_id: $id, amount: $amount) { ok } }',
    variables: { id: String(fundId), amount },
  })

const places = async (member: WorldMember) =>
  (
    await member.query<{
      myWaitlist: { status: string; rank: number | null; amount: number; invited_until: string | null }[]
    }>('{ myWaitlist { status rank amount invited_until } }')
  ).myWaitlist

const live = async (fundId: Id<'fund'>) =>
  (await (await fetch(`${world.product.baseUrl}/live/projects/${fundId}`)).json()) as Record<string, unknown>

test(
  'a lapsed place goes down the line: the first lets the invitation pass, the second takes part, what is left is everybody’s',
  { tags: ['course'] },
  async () => {
    const fundId = await world.fund({
      fundTotal: 1_000_000,
      subordinatedAmount: 200_000,
      offeringEndAt: new Date('2026-04-30T23:59:59+09:00'),
    })
    const [aya, ken, mei, sho, rin] = (await world.members(5)) as [
      WorldMember,
      WorldMember,
      WorldMember,
      WorldMember,
      WorldMember,
    ]
    expect((await join(mei, fundId, 500_000)).errors[0]?.extensions).toMatchObject({ code: 'CONFLICT' })
    const forgotten = await apply(aya, { fundId, amount: 500_000 })
    const kens = await applyAndConfirm(ken, { fundId, amount: 300_000 })
    await pay(world, kens.account, 300_000)
    expect(await live(fundId)).toMatchObject({ state: 'paused', remaining: 0 })

    expect((await join(mei, fundId, 500_000)).errors).toEqual([])
    expect((await join(sho, fundId, 300_000)).errors).toEqual([])
    expect([await places(mei), await places(sho)]).toMatchObject([
      [{ status: 'Waiting', rank: 1 }],
      [{ status: 'Waiting', rank: 2 }],
    ])

    await world.moveTo('2026-04-05T00:00:00+09:00')
    expect((await myInvest(aya, forgotten)).status).toBe('Canceled')
    expect(await places(mei)).toMatchObject([
      { status: 'Invited', rank: null, invited_until: '2026-04-06T23:59:59+09:00' },
    ])
    expect((await mailsQueuedFor(world, mei)).filter((template) => template.startsWith('waitlist'))).toEqual([
      'waitlist-invited',
    ])
    expect(await live(fundId)).toMatchObject({
      state: 'paused',
      invest_total: 500_000,
      held_total: 500_000,
      remaining: 0,
    })
    expect((await requestApplication(rin, { fundId, amount: 100_000 })).errors[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
    })
    expect((await fundFigures(world, fundId)).stats).toMatchObject({
      invest_total: 500_000,
      paid_total: 500_000,
      is_goaled: false,
    })

    await world.moveTo('2026-04-07T00:00:00+09:00')
    expect(await places(mei)).toEqual([])
    expect((await mailsQueuedFor(world, mei)).filter((template) => template.startsWith('waitlist'))).toEqual([
      'waitlist-invited',
      'waitlist-expired',
    ])
    expect(await places(sho)).toMatchObject([
      { status: 'Invited', amount: 300_000, invited_until: '2026-04-08T23:59:59+09:00' },
    ])
    expect(await live(fundId)).toMatchObject({ state: 'open', held_total: 300_000, remaining: 200_000 })
    expect((await requestApplication(rin, { fundId, amount: 300_000 })).errors[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
    })

    const rins = await applyAndConfirm(rin, { fundId, amount: 200_000 })
    const shos = await applyAndConfirm(sho, { fundId, amount: 300_000 })
    await pay(world, rins.account, 200_000)
    await pay(world, shos.account, 300_000)
    expect(await places(sho)).toEqual([])
    expect((await fundFigures(world, fundId)).stats).toMatchObject({ paid_total: 1_000_000, is_goaled: true })
    expect(await live(fundId)).toMatchObject({ state: 'closed', held_total: 0 })
  },
)
