import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  apply,
  confirmContract,
  fundFigures,
  mailsQueuedFor,
  myInvest,
  pay,
  requestApplication,
} from '../support/investor.ts'
import { openWorld, type World, type WorldMember } from '../support/world.ts'
import type { Id } from '../../src/domain/id.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterEach(() => world.expectSound())
afterAll(() => world.close())

interface Entrant {
  member: WorldMember
  id: string
  amount: number
}

async function enter(fundId: Id<'fund'>, amounts: readonly number[]): Promise<Entrant[]> {
  const entrants: Entrant[] = []
  for (const amount of amounts) {
    const member = await world.member()
    entrants.push({ member, amount, id: await apply(member, { fundId, amount, lottery: true }) })
  }
  return entrants
}

const statusesOf = (entrants: readonly Entrant[]) =>
  Promise.all(entrants.map(async ({ member, id }) => (await myInvest(member, id)).status))

const proofOf = async (fundId: Id<'fund'>) => {
  const query = `query ($id: ID!) {
    project(id: $id) { lottery_proof { commitment beacon_round beacon list_hash seed entries { invest_id amount won } } }
  }`
  const answer = await world.visitor().query<{
    project: { lottery_proof: Record<string, unknown> & { entries: { invest_id: string; won: boolean }[] | null } }
  }>(query, { id: String(fundId) })
  return answer.project.lottery_proof
}

const recompute = (fundId: Id<'fund'>) =>
  promisify(execFile)(process.execPath, ['scripts/recompute-lottery.mjs', world.product.baseUrl, String(fundId)])

test(
  'five members, room for some: drawn in public, paid or not, and everybody is told',
  { tags: ['course'] },
  async () => {
    const fundId = await world.fund({
      offeringMethod: 'lottery',
      fundTotal: 1_000_000,
      subordinatedAmount: 200_000,
      offeringEndAt: new Date('2026-04-05T23:59:59+09:00'),
    })
    const entrants = await enter(fundId, [400_000, 300_000, 300_000, 200_000, 200_000])
    const wrongMethod = await requestApplication(await world.member(), { fundId, amount: 100_000 })
    expect(wrongMethod.errors).toHaveLength(1)
    expect((await fundFigures(world, fundId)).stats.invest_total).toBe(200_000 + 1_400_000)
    expect(await proofOf(fundId)).toMatchObject({
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
      list_hash: null,
      seed: null,
      entries: null,
      beacon: null,
    })

    await world.moveTo('2026-04-06T00:30:00+09:00')
    expect(await statusesOf(entrants)).toEqual(Array(5).fill('Apply'))
    expect(await proofOf(fundId)).toMatchObject({
      list_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      seed: null,
      entries: null,
    })
    const tooLate = await requestApplication(await world.member(), { fundId, amount: 100_000, lottery: true })
    expect(tooLate.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT' })

    expect(await world.moveTo('2026-04-06T01:00:00+09:00')).toContain('draw-lotteries 2026-04-06T01:00:00+09:00')
    const statuses = await statusesOf(entrants)
    const proof = await proofOf(fundId)
    expect(proof.entries?.map(({ won }) => (won ? 'Entry' : 'Lose'))).toEqual(statuses)
    await recompute(fundId)

    const winners = entrants.filter((_, index) => statuses[index] === 'Entry')
    const losers = entrants.filter((_, index) => statuses[index] === 'Lose')
    const won = winners.reduce((sum, { amount }) => sum + amount, 0)
    expect(won).toBeLessThanOrEqual(800_000)
    // Nobody who would still have fitted was passed over.
    for (const { amount } of losers) expect(won + amount).toBeGreaterThan(800_000)
    expect((await fundFigures(world, fundId)).stats.invest_total).toBe(200_000 + won)

    const [payer, ...others] = winners
    if (!payer) throw new Error('a draw has at least one winner here')
    expect((await myInvest(payer.member, payer.id)).transfer_limit_at).toBe('2026-04-09T23:59:59+09:00')
    await pay(world, await confirmContract(payer.member, payer.id), payer.amount)
    await world.moveTo('2026-04-09T23:59:58+09:00')
    expect(await statusesOf(others)).toEqual(others.map(() => 'Entry'))
    await world.moveTo('2026-04-10T00:00:00+09:00')
    expect(await statusesOf(winners)).toEqual(['Paid', ...others.map(() => 'Canceled')])
    expect(await fundFigures(world, fundId)).toMatchObject({
      stats: { paid_total: 200_000 + payer.amount, invest_total: 200_000 + payer.amount },
    })

    for (const { member } of losers)
      expect(await mailsQueuedFor(world, member)).toEqual(['application-accepted-lottery', 'lottery-lost'])
    for (const { member } of others)
      expect((await mailsQueuedFor(world, member)).slice(0, 2)).toEqual(['application-accepted-lottery', 'lottery-won'])
    await recompute(fundId)
  },
)

test('a beacon that is silent at one o’clock delays the draw and never replaces it', { tags: ['course'] }, async () => {
  const fundId = await world.fund({
    offeringMethod: 'lottery',
    fundTotal: 500_000,
    subordinatedAmount: 200_000,
    offeringEndAt: new Date('2026-04-12T23:59:59+09:00'),
  })
  const entrants = await enter(fundId, [200_000, 200_000])
  await world.product.desk.faults('beacon', 'error', 1000)
  await world.moveTo('2026-04-13T01:05:00+09:00')
  expect(await statusesOf(entrants)).toEqual(['Apply', 'Apply'])
  await world.product.desk.mailTo('operator@example.jp', '抽選を延期しています')
  await world.product.desk.reset()
  await expect
    .poll(
      async () => {
        await world.repeatNow()
        return (await statusesOf(entrants)).toSorted()
      },
      { timeout: 30_000, interval: 300 },
    )
    .toEqual(['Entry', 'Lose'])
  expect((await proofOf(fundId))['beacon']).toMatch(/^[0-9a-f]{64}$/)
  await recompute(fundId)
})

test('a mail server that refuses gets the mail later, once', { tags: ['course'] }, async () => {
  const fundId = await world.fund({ offeringEndAt: new Date('2026-05-20T23:59:59+09:00') })
  const member = await world.member()
  await world.product.desk.faults('mail', 'refuse', 2)
  await apply(member, { fundId, amount: 100_000 })
  await world.settle()
  expect(await world.product.desk.mails(member.email)).toEqual([])
  await expect
    .poll(
      async () => {
        await world.repeatNow()
        return (await world.product.desk.mails(member.email)).length
      },
      { timeout: 30_000, interval: 300 },
    )
    .toBe(1)
  await world.settle()
  expect(await world.product.desk.mails(member.email)).toHaveLength(1)
})
