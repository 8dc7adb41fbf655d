import { afterEach, beforeEach, expect, it } from 'vitest'
import { japanDate } from '../../src/domain/calendar.ts'
import { idOf } from '../../src/domain/id.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { enterDays, enterTwice, liveUntil, sharesOf } from '../support/operation-world.ts'
import { openPropertyOffice, type PropertyOffice, type Rooms } from '../support/property-office.ts'
import { publishedFund } from '../support/published-fund.ts'
import { startOperation } from '../support/record-purchase.ts'

// A fund sells both of its rooms before its plan: its operation ends on the day on which it hands over the last one. Rents that had come in for later months
// are the buyer's from then on; what comes in after that day says that it went on.
let world: FundLineWorld
let office: PropertyOffice
let rooms: Rooms
beforeEach(async () => {
  world = await openFundLineWorld()
  office = openPropertyOffice(world)
  await world.investor({ amount: 300_000, paysIn: 300_000 })
  await liveUntil(world, '2026-05-31T10:00:00+09:00')
  rooms = await office.registerRooms()
  for (const place of [0, 1] as const) {
    const dealId = await office.buysOfOperator(rooms, place, 14_000_000 * (place + 1), '2026-05-01')
    expect(await office.approve((await office.bookPurchase(dealId)).id)).toEqual({ ok: true })
  }
  await startOperation(world.services, { fundId: world.fundId, startOn: japanDate('2026-05-01') })
  for (const place of [0, 1] as const)
    await world.database
      .insertInto('fund_property')
      .values({
        fund_id: world.fundId,
        part_id: idOf<'property_part'>(rooms.rooms[place]),
        seller_id: idOf<'party'>(rooms.self),
        price: 14_000_000 * (place + 1),
        price_basis: '鑑定評価',
        price_reason: '鑑定評価と同じ価格です。',
        recorded_at: world.services.clock.now(),
      })
      .execute()
}, 60_000)
afterEach(() => world.close())

/** At what it cost, to a stranger. */
async function handsOver(place: 0 | 1): Promise<void> {
  const price = 14_000_000 * (place + 1)
  const buyer = await office.addParty(`世田谷ハウジング${place}株式会社`)
  const { id } = await office.recordDeal({ part_id: rooms.rooms[place], seller_id: rooms.own, buyer_id: buyer, price })
  await world.classified('sale', price, { deal_id: id })
  expect(await office.approve((await office.bookSale(id)).id)).toEqual({ ok: true })
}
/** Rents of May and June, and of July, which came in before the handover of 24 June. */
async function sold(): Promise<void> {
  await liveUntil(world, '2026-06-10T10:00:00+09:00')
  await world.classified('rent', 10_000, { month: '2026-05' })
  await handsOver(0)
  await liveUntil(world, '2026-06-24T10:00:00+09:00')
  await world.classified('rent', 10_000, { month: '2026-06' })
  await world.classified('rent', 9_000, { month: '2026-07' })
  await handsOver(1)
  await liveUntil(world, '2026-07-02T10:00:00+09:00')
}

it('an operation ends with the day on which it handed over what it had: its days, its dividend and what is public say that day', async () => {
  await sold()
  for (const day of ['2026-06-23', '2026-06-25'])
    expect(await enterDays(world, world.fundId, { operationEndOn: day })).toMatch('2026年7月分の賃料が、帳簿にあります')
  expect(
    await enterDays(world, world.fundId, { operationEndOn: '2026-06-24', endWords: '買主が早く決まったため' }),
  ).toBe('ok')
  // 55 days at 7 %: of 184 it would be 10,586, of a day less 3,106.
  await enterTwice(world, world.fundId, { dividend: 3_164, payday: '2026-07-20' })
  expect(await sharesOf(world, world.fundId)).toMatchObject([{ gross: 3_164, principal: 300_000, loss: 0 }])
  expect(await publishedFund(world.services, world.fundId)).toMatchObject({
    day_changes: [{ point: 'early_end', from: '2026-10-31', to: '2026-06-24', words: '買主が早く決まったため' }],
    periods: [
      {
        start_on: '2026-05-01',
        end_on: '2026-06-24',
        has_ended: true,
        income: { rent: 29_000, sale: 42_000_000 },
        distribution: { days: 55, cap: 3_164, total: 3_164, sale_quarter: 0 },
      },
    ],
    exit: [
      { on: '2026-06-10', sold_for: 14_000_000, proof: 'books' },
      { on: '2026-06-24', sold_for: 28_000_000, proof: 'books' },
    ],
  })
  const { day_changes: shown } = await world.ask('query ($id: ID!) { project(id: $id) { day_changes } }', {
    id: String(world.fundId),
  })
  expect(shown).toEqual([
    '運用終了日は、予定の2026年10月31日より早い2026年6月24日です（2026年7月2日に登録）。理由：買主が早く決まったため',
  ])
  await world.expectInvariants()
})

it('a rent of a later month that comes after that day stands in its way, until two people say of which month it is', async () => {
  await sold()
  const line = await world.appears(5_000, 'サトウ ハナコ')
  const { proposal_id: first } = await world.classify({
    id: line,
    parts: [world.part('rent', 5_000, { month: '2026-08' })],
  })
  expect(await world.agree(first)).toEqual({ ok: true })
  const end = () => enterDays(world, world.fundId, { operationEndOn: '2026-06-24', endWords: '買主が早く決まったため' })
  expect(await end()).toMatch('2026年8月分の賃料が、帳簿にあります')
  const { id } = await world.database
    .selectFrom('statement_explanation')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const { proposal_id: anew } = await world.classify({
    explanation_id: String(id),
    parts: [world.part('rent', 5_000, { month: '2026-05' })],
  })
  expect(await world.agree(anew)).toEqual({ ok: true })
  expect(await end()).toBe('ok')
  await world.expectInvariants()
})
