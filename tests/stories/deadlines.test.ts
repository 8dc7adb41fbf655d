import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  apply,
  applyAndConfirm,
  fundFigures,
  mailsQueuedFor,
  myInvest,
  pay,
  refundsOf,
  requestApplication,
} from '../support/investor.ts'
import { openWorld, type World } from '../support/world.ts'
import { idOf } from '../../src/domain/id.ts'

// First-come funds of 800,000 yen for investors.
let world: World
beforeEach(async () => {
  world = await openWorld()
})
afterEach(async () => {
  await world.expectSound()
  await world.close()
})

const smallFund = (offeringEndAt: string) =>
  world.fund({ fundTotal: 1_000_000, subordinatedAmount: 200_000, offeringEndAt: new Date(offeringEndAt) })

test(
  'who has not paid by the deadline is cancelled at Japanese midnight, and the room is free again',
  { tags: ['course'] },
  async () => {
    const fundId = await smallFund('2026-04-20T23:59:59+09:00')
    const [aya, ken, mei] = await world.members(3)
    if (!aya || !ken || !mei) throw new Error('three members are needed')
    const ayas = await applyAndConfirm(aya, { fundId, amount: 500_000 })
    const kens = await applyAndConfirm(ken, { fundId, amount: 300_000 })
    await pay(world, ayas.account, 200_000)
    await pay(world, kens.account, 300_000)

    const paused = await requestApplication(mei, { fundId, amount: 500_000 })
    expect(paused.errors[0]).toMatchObject({
      message: expect.stringContaining('一時停止'),
      extensions: { code: 'CONFLICT' },
    })

    await world.moveTo('2026-04-04T23:59:58+09:00')
    expect((await myInvest(aya, ayas.id)).status).toBe('Entry')
    expect(await world.moveTo('2026-04-05T00:00:00+09:00')).toContain('midnight 2026-04-05T00:00:00+09:00')

    expect((await myInvest(aya, ayas.id)).status).toBe('Canceled')
    expect((await myInvest(ken, kens.id)).status).toBe('Paid')
    expect(await refundsOf(world, aya)).toEqual([{ amount: 200_000, reason: 'overdue', status: 'open' }])
    expect(await mailsQueuedFor(world, aya)).toEqual([
      'application-accepted',
      'contract-confirmed',
      'deposit-short',
      'deposit-reminder',
      'deposit-reminder',
      'canceled-overdue',
    ])
    expect((await fundFigures(world, fundId)).stats).toEqual({
      paid_total: 500_000,
      invest_total: 500_000,
      is_goaled: false,
    })
    await apply(mei, { fundId, amount: 500_000 })
    expect((await fundFigures(world, fundId)).stats.invest_total).toBe(1_000_000)
  },
)

test(
  'money that was in time but is noticed after midnight brings the application back while there is room',
  { tags: ['course'] },
  async () => {
    await world.moveTo('2026-04-05T10:00:00+09:00')
    const fundId = await smallFund('2026-04-25T23:59:59+09:00')
    const [aya, ken, mei] = await world.members(3)
    if (!aya || !ken || !mei) throw new Error('three members are needed')
    const ayas = await applyAndConfirm(aya, { fundId, amount: 500_000 })
    const kens = await applyAndConfirm(ken, { fundId, amount: 300_000 })
    await pay(world, ayas.account, 100_000)
    await world.moveTo('2026-04-09T00:30:00+09:00')
    expect([await myInvest(aya, ayas.id), await myInvest(ken, kens.id)].map(({ status }) => status)).toEqual([
      'Canceled',
      'Canceled',
    ])

    // The deadline's last second still counts.
    await pay(world, ayas.account, 400_000, { at: '2026-04-08T23:59:59+09:00' })
    expect((await myInvest(aya, ayas.id)).status).toBe('Paid')
    expect(await refundsOf(world, aya)).toEqual([{ amount: 100_000, reason: 'overdue', status: 'withdrawn' }])

    await apply(mei, { fundId, amount: 200_000 })
    await pay(world, kens.account, 300_000, { at: '2026-04-08T15:00:00+09:00' })
    expect((await myInvest(ken, kens.id)).status).toBe('Canceled')
    expect(await refundsOf(world, ken)).toMatchObject([{ amount: 300_000, status: 'open' }])
    expect((await fundFigures(world, fundId)).stats).toEqual({
      paid_total: 700_000,
      invest_total: 900_000,
      is_goaled: false,
    })
  },
)

test('a clock moved three days at once lives through every midnight in order', { tags: ['course'] }, async () => {
  await world.moveTo('2026-04-09T10:00:00+09:00')
  const fundId = await smallFund('2026-04-25T23:59:59+09:00')
  const [first, second] = await world.members(2)
  if (!first || !second) throw new Error('two members are needed')
  const firstId = await apply(first, { fundId, amount: 100_000 })
  await world.moveTo('2026-04-10T12:00:00+09:00')
  const secondId = await apply(second, { fundId, amount: 100_000 })

  const ran = await world.moveTo('2026-04-13T12:00:00+09:00')
  const times = ran.map((line) => line.split(' ')[1] ?? '')
  expect(times).toEqual(times.toSorted())
  expect(ran.filter((line) => line.startsWith('midnight'))).toEqual(
    ['11', '12', '13'].map((day) => `midnight 2026-04-${day}T00:00:00+09:00`),
  )
  for (const day of ['11', '12', '13']) {
    const ofDay = ran.filter((line) => line.includes(`2026-04-${day}`)).map((line) => line.split(' ')[0])
    expect(ofDay.indexOf('midnight')).toBeLessThan(ofDay.indexOf('close-lotteries'))
    expect(ofDay.indexOf('draw-lotteries')).toBeLessThan(ofDay.indexOf('judge-funds'))
    // Of the same minute: a failed fund begins no operation, and a first term begins with it.
    expect(ofDay.filter((task) => ['judge-funds', 'start-operations', 'turn-terms'].includes(task ?? ''))).toEqual([
      'judge-funds',
      'start-operations',
      'turn-terms',
    ])
  }
  expect((await myInvest(first, firstId)).status).toBe('Canceled')
  expect((await myInvest(second, secondId)).status).toBe('Entry')
  const { status_at } = await world.database
    .selectFrom('investment')
    .select('status_at')
    .where('id', '=', idOf<'investment'>(firstId))
    .executeTakeFirstOrThrow()
  // Each task ran under its own time, not under the one that the clock was moved to.
  expect(status_at.toISOString()).toMatch(/^2026-04-12T15:00:0/)
})
