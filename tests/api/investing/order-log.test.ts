import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import fastify from 'fastify'
import { applyToFund } from '../../../src/features/investing/application/apply-to-fund.ts'
import { loadOrderLog } from '../../../src/features/investing/receipt-order/load-order-log.ts'
import { ownMark, showOrderLog } from '../../../src/features/investing/receipt-order/show-order-log.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { mountOrderLog } from '../../../src/server/routes/order-log.ts'
import { createFundWorld, valueOf, type FundWorld } from '../support/fund-world.ts'

let world: FundWorld
beforeAll(async () => {
  world = await createFundWorld()
})
afterAll(() => world.end())
beforeEach(() => world.moveTo('2026-04-01T19:00:00+09:00'))

const apply = (fundId: number, memberId: number, amount: number) =>
  applyToFund(world.services, {
    memberId,
    fundId,
    amount,
    special: null,
    method: 'first_come',
    idempotencyKey: undefined,
  })
const viewer = (memberId: number) => ({ memberId, role: 'member' }) as Viewer
const linesOf = async (fundId: number) =>
  (await showOrderLog(world.services, fundId))?.entries.map(({ receiptNumber, amount }) => [receiptNumber, amount])

describe('the published order of an opening', () => {
  test('stands as it was decided, with those who were rejected for want of room', async () => {
    const fundId = await world.fund()
    const [aya, ken, mei, sho] = (await world.members(4)) as [number, number, number, number]
    const outcomes = await Promise.all([
      apply(fundId, aya, 500_000),
      apply(fundId, ken, 400_000),
      apply(fundId, mei, 300_000),
      apply(fundId, sho, 100_000),
    ])
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, false, true, false])
    await apply(fundId, sho, 100_000)
    world.moveTo('2026-04-01T19:10:01+09:00')
    await apply(fundId, ken, 100_000)
    expect(await linesOf(fundId)).toEqual([
      [1, 500_000],
      [null, 400_000],
      [2, 300_000],
      [null, 100_000],
    ])
  })

  test('names members by a mark that each knows of oneself, another in each fund', async () => {
    const [fundId, other] = [await world.fund(), await world.fund()]
    const [aya, ken] = (await world.members(2)) as [number, number]
    valueOf(await apply(fundId, aya, 300_000))
    valueOf(await apply(fundId, ken, 300_000))
    const log = await showOrderLog(world.services, fundId)
    const mark = await ownMark(world.services, fundId, viewer(ken))
    expect(log?.entries.map((entry) => entry.mark === mark)).toEqual([false, true])
    expect(mark).toMatch(/^[0-9a-f]{16}$/)
    expect(await ownMark(world.services, other, viewer(ken))).not.toBe(mark)
    expect(await ownMark(world.services, fundId, null)).toBeNull()
    const numbers = (await loadOrderLog(world.services.database, fundId)).map(({ memberNumber }) => memberNumber)
    expect(numbers.some((number) => JSON.stringify(log).includes(number))).toBe(false)
  })

  test('does not tell who was refused for a reason of the own', async () => {
    const fundId = await world.fund()
    await apply(fundId, await world.member({ isVerified: false }), 100_000)
    await apply(fundId, await world.member(), 50_000)
    expect(await linesOf(fundId)).toEqual([])
  })

  test('takes in no amount that could never have been applied for, even when the room is gone', async () => {
    const fundId = await world.fund()
    valueOf(await apply(fundId, await world.member(), 800_000))
    const late = await world.member()
    for (const amount of [0, -100_000, 150_000, 1_100_000])
      expect(await apply(fundId, late, amount)).toMatchObject({ ok: false, code: 'CONFLICT' })
    expect(await linesOf(fundId)).toEqual([[1, 800_000]])
  })

  test('is not there before the opening, for a lottery, or for no fund at all', async () => {
    const fundId = await world.fund()
    world.moveTo('2026-04-01T18:59:59+09:00')
    expect(await showOrderLog(world.services, fundId)).toBeNull()
    expect(await showOrderLog(world.services, 999_999)).toBeNull()
    expect(await showOrderLog(world.services, null)).toBeNull()
  })

  test('can be saved as a file', async () => {
    const fundId = await world.fund()
    valueOf(await apply(fundId, await world.member(), 300_000))
    const app = fastify()
    mountOrderLog(app, world.services)
    const file = await app.inject(`/projects/${fundId}/order-log.csv`)
    const [head, line] = file.body.split('\r\n')
    expect(head).toBe('\uFEFF順番,受付番号,日時,金額（円）,結果,識別記号')
    expect(line).toMatch(/^1,1,2026-04-01T19:00:00\+09:00,300000,受付,[0-9a-f]{16}$/)
    expect((await app.inject('/projects/x/order-log.csv')).statusCode).toBe(404)
    await app.close()
  })
})
