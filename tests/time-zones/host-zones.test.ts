import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { applyAndConfirm, apply, fundFigures, myInvests, pay, refundsOf } from '../support/investor.ts'
import { openWorld, type World, type WorldMember } from '../support/world.ts'
import { hostZones } from '../time/host-zones.ts'
import type { Id } from '../../src/domain/id.ts'

/** A deadline, a midnight, an offering's end and a draw, lived through by the real server and the real worker. */
async function liveThrough(world: World): Promise<unknown> {
  const first = await world.fund({
    fundTotal: 1_000_000,
    subordinatedAmount: 200_000,
    offeringEndAt: new Date('2026-04-08T23:59:59+09:00'),
  })
  // Every application fits, so that the draw has one outcome.
  const lottery = await world.fund({
    offeringMethod: 'lottery',
    fundTotal: 1_000_000,
    subordinatedAmount: 200_000,
    offeringEndAt: new Date('2026-04-06T00:00:00+09:00'),
  })
  const members = await world.members(5)
  const [late, part, timely, winner, latest] = members as [
    WorldMember,
    WorldMember,
    WorldMember,
    WorldMember,
    WorldMember,
  ]
  const lates = await applyAndConfirm(late, { fundId: first, amount: 100_000 })
  const parts = await applyAndConfirm(part, { fundId: first, amount: 200_000 })
  const timelys = await applyAndConfirm(timely, { fundId: first, amount: 300_000 })
  await apply(winner, { fundId: lottery, amount: 500_000, lottery: true })
  await pay(world, parts.account, 50_000)
  const ran = await world.moveTo('2026-04-04T23:55:00+09:00')
  await pay(world, timelys.account, 300_000)
  ran.push(...(await world.moveTo('2026-04-05T00:00:00+09:00')))
  await pay(world, lates.account, 100_000)
  ran.push(...(await world.moveTo('2026-04-05T23:55:00+09:00')))
  await apply(latest, { fundId: lottery, amount: 300_000, lottery: true })
  ran.push(...(await world.moveTo('2026-04-07T00:55:00+09:00')), ...(await world.moveTo('2026-04-07T01:00:00+09:00')))
  ran.push(...(await world.moveTo('2026-04-09T12:00:00+09:00')))
  await world.expectSound()
  return { ran, ...(await everythingShown(world, [first, lottery], members)) }
}

/** What anybody can see of it, letters and frozen contracts included. */
async function everythingShown(world: World, funds: Id<'fund'>[], members: WorldMember[]) {
  const people = []
  for (const member of members)
    people.push({ invests: await myInvests(member), refunds: await refundsOf(world, member) })
  // Letters are put into words when they are sent.
  await world.settle()
  const letters = await world.database
    .selectFrom('mail_outbox')
    .select(['key', 'subject', 'text_body'])
    .orderBy('key')
    .execute()
  const contracts = await world.database
    .selectFrom('contract_document')
    .leftJoin('contract_form', 'contract_form.id', 'form_id')
    .select(['investment_id', 'data', 'content'])
    .orderBy('investment_id')
    .execute()
  const figures = []
  for (const fundId of funds) figures.push(await fundFigures(world, fundId))
  return comparable({ people, letters, contracts, figures }, world.product.baseUrl)
}

/** The site's address differs, and the demo desk's clock runs on: seconds and the minutes within five do not matter here. */
function comparable<Value>(value: Value, baseUrl: string): Value {
  const text = JSON.stringify(value)
    .replaceAll(baseUrl, 'SITE')
    .replace(
      /(?<![\d:])(\d\d):(\d)(\d)(?::\d\d(?:\.\d+)?)?/g,
      (_time, hour: string, tens: string, ones: string) => `${hour}:${tens}${Number(ones) < 5 ? '0' : '5'}`,
    )
  return JSON.parse(text) as Value
}

const told = new Map<string, unknown>()

test.each(hostZones)('a deadline, a midnight and a draw on a host in %s', async (zone) => {
  const world = await openWorld({ env: { TZ: zone } })
  try {
    const outcome = await liveThrough(world)
    told.set(zone, outcome)
    expect(outcome).toMatchObject({
      people: [
        { invests: [{ status: 'Canceled' }], refunds: [{ amount: 100_000, reason: 'late' }] },
        { invests: [{ status: 'Canceled' }], refunds: [{ amount: 50_000, reason: 'overdue' }] },
        { invests: [{ status: 'Paid' }], refunds: [] },
        { invests: [{ status: 'Entry', transfer_limit_at: '2026-04-10T23:55+09:00' }] },
        { invests: [{ status: 'Entry', transfer_limit_at: '2026-04-10T23:55+09:00' }] },
      ],
    })
  } finally {
    await world.close()
  }
})

test('and every text that reaches anybody is the same everywhere, letter for letter', () => {
  const [here, ...elsewhere] = [...told.values()]
  for (const outcome of elsewhere) expect(outcome).toEqual(here)
  const hashes = [...told.values()].map((outcome) => createHash('sha256').update(JSON.stringify(outcome)).digest('hex'))
  expect([told.size, new Set(hashes).size]).toEqual([hostZones.length, 1])
})
