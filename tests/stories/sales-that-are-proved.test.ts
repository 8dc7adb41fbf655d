import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { check } from '../../scripts/check-fund.mjs'
import { japanDate, japanDateOf } from '../../src/domain/calendar.ts'
import { idOf, type Id } from '../../src/domain/id.ts'
import { showFundProof } from '../../src/features/funds/fund-proof/show-fund-proof.ts'
import { loadLineages, publicLineage } from '../../src/features/funds/property/load-lineage.ts'
import { sharedExits, sharedHoldings } from '../../src/features/funds/property/shared-records.ts'
import { readAccount } from '../../src/features/investing/deposit/read-account.ts'
import { startOperation } from '../../src/features/investing/distribution/start-operation.ts'
import { keptPaper } from '../support/appraisal-paper.ts'
import { openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'
import { openPropertyOffice, type PropertyOffice, type Rooms } from '../support/property-office.ts'

// What one operator has recorded is nobody's word but his: the public reads of a fund's sale once two people have booked it with its money.
const day = 24 * 60 * 60_000

let world: PayoutWorld
let office: PropertyOffice
let rooms: Rooms

/** A fund that has bought its room of the operator for 13,000,000 yen. */
beforeEach(async () => {
  world = await openPayoutWorld()
  office = openPropertyOffice(world)
  await readAccount(world.services)
  await world.investor({ amount: 300_000, paysIn: 300_000 })
  await world.pass(60 * day)
  rooms = await office.registerRooms()
  const dealId = await office.buysOfOperator(rooms, 0, 13_000_000)
  expect(await office.approve((await office.bookPurchase(dealId)).id)).toEqual({ ok: true })
  await startOperation(world.services, {
    fundId: world.fundId,
    startOn: japanDate(japanDateOf(world.services.clock.now())),
    deals: [idOf<'property_deal'>(Number(dealId))],
  })
  await world.database
    .insertInto('fund_property')
    .values({
      fund_id: world.fundId,
      part_id: partId(),
      seller_id: idOf<'party'>(Number(rooms.self)),
      price: 13_000_000,
      price_basis: '不動産鑑定評価書',
      price_reason: '鑑定評価と同じ価格です。',
      recorded_at: world.services.clock.now(),
    })
    .execute()
  await world.pass(day)
})
afterEach(() => world.close())

type Published = { exit: { kind: string; sold_for: number; proof: string }[] | null }
/** What the fund publishes of its exits, which the stand-alone script finds without fault. */
async function published(): Promise<Published['exit']> {
  const data = JSON.parse(JSON.stringify(await showFundProof(world.services, world.fundId))) as Published
  expect(check(data).problems).toEqual([])
  return data.exit
}
const partId = (): Id<'property_part'> => idOf<'property_part'>(Number(rooms.rooms[0]))
const lineage = async () => (await loadLineages(world.database, [partId()])).get(partId()) ?? []
const read = async () => {
  const held = (await sharedHoldings(world.services)).get(world.fundId)
  return {
    stays: publicLineage(await lineage()).map(({ soldFor, exitKind, exitProof }) => ({ soldFor, exitKind, exitProof })),
    exits: (await sharedExits(world.services)).get(world.fundId) ?? [],
    heldUntil: held?.map(({ heldUntil }) => heldUntil),
  }
}
const sells = async (price: number): Promise<string> =>
  (await office.recordDeal({ part_id: rooms.rooms[0], seller_id: rooms.own, buyer_id: rooms.stranger, price })).id

test('one operator’s sale is read by operators alone, until its price is on the bank and two have booked it', async () => {
  const dealId = await sells(20_000_000)
  expect(await lineage()).toMatchObject([{ soldFor: 20_000_000, exitKind: 'third_party', exitProof: 'one_person' }])
  const unsold = { soldFor: null, exitKind: 'none_yet', exitProof: null }
  expect(await read()).toEqual({ stays: [unsold], exits: [], heldUntil: [null] })
  expect(await published()).toBeNull()

  await office.line(20_000_000, [{ kind: 'sale', amount: 20_000_000, deal_id: dealId }])
  await world.pass(60_000)
  const { id } = await office.bookSale(dealId)
  expect(await published()).toBeNull()
  expect(await office.approve(id)).toEqual({ ok: true })
  await world.pass(60_000)
  expect(await read()).toEqual({
    stays: [{ soldFor: 20_000_000, exitKind: 'third_party', exitProof: 'books' }],
    exits: ['third_party'],
    heldUntil: [expect.any(String)],
  })
  expect(await published()).toMatchObject([{ kind: 'third_party', sold_for: 20_000_000, proof: 'books' }])
  await world.expectInvariants()
})

test('who sells or buys the property, or is a member, appraises it as no third party, not past the use case either', async () => {
  await sells(20_000_000)
  const { family_name: family, given_name: given } = await world.database
    .selectFrom('member')
    .select(['family_name', 'given_name'])
    .limit(1)
    .executeTakeFirstOrThrow()
  const input = { part_id: rooms.rooms[0], appraised_on: '2026-01-10', method: 'licensed', value: 99_000_000 }
  const paper = await keptPaper(world.services)
  const appraise = (appraiser: string) =>
    office.ask('mutation ($input: PropertyAppraisalInput!) { recordPropertyAppraisal(input: $input) { id } }', {
      input: { ...input, appraiser, document: '不動産鑑定評価書', paper_sha256: paper },
    })
  const past = (appraiser: string) =>
    sql`insert into property_appraisal (part_id, appraised_on, appraiser, method, value, document, recorded_at)
      values (${partId()}, '2026-01-10', ${appraiser}, 'licensed', 99000000, '-', now())`.execute(world.database)
  for (const name of ['三軒茶屋商事（株）', `${family}${given}鑑定事務所`]) {
    expect(await appraise(name)).toMatchObject({ fields: { appraiser: expect.stringContaining('売主・買主・賃借人') } })
    await expect(past(name)).rejects.toThrow('a side of a deal, a tenant or a member')
  }
  expect(await appraise('城南不動産鑑定株式会社')).toMatchObject({ id: expect.any(String) })
})
