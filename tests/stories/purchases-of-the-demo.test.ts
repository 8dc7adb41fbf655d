import { afterEach, beforeEach, expect, test } from 'vitest'
import { japanDateOf } from '../../src/domain/calendar.ts'
import { declareCoolingOff } from '../../src/features/investing/cooling-off/declare-cooling-off.ts'
import { recordAppraisal } from '../../src/features/funds/property/record-appraisal.ts'
import { updateFundResult } from '../../src/features/investing/fund-result/update-fund-result.ts'
import { agreeOnDuePurchases } from '../../src/server/demo/agree-on-purchase.ts'
import { inBookOf } from '../support/book-balances.ts'
import { keptPaper } from '../support/appraisal-paper.ts'
import { registerBuilding } from '../support/linked-property.ts'
import { smallFund } from '../support/operation-world.ts'
import { must, openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'

const day = 24 * 60 * 60_000

let world: PayoutWorld
beforeEach(async () => {
  world = await openPayoutWorld()
})
afterEach(() => world.close())

const today = () => japanDateOf(world.services.clock.now())
const actor = 'operator:1'

/** The demo's first fund is about a building that the operator sells it. */
async function isAboutBuilding(): Promise<void> {
  const partId = await registerBuilding(world.services, actor)
  const appraisal = { appraiser: '東都不動産鑑定株式会社', method: 'licensed', document: '評価書' } as const
  const paperSha256 = await keptPaper(world.services)
  must(
    await recordAppraisal(world.services, {
      ...appraisal,
      paperSha256,
      partId,
      appraisedOn: today(),
      value: 36_540_000,
      actor,
    }),
  )
  const { id: sellerId } = await world.database
    .selectFrom('party')
    .select('id')
    .where('relation', '=', 'self')
    .executeTakeFirstOrThrow()
  await world.database
    .insertInto('fund_property')
    .values({
      fund_id: world.fundId,
      part_id: partId,
      share_numerator: 1,
      share_denominator: 1,
      seller_id: sellerId,
      price: 36_540_000,
      price_basis: '鑑定評価書にもとづきます。',
      price_reason: '評価額と同じ価格です。',
      recorded_at: world.services.clock.now(),
    })
    .execute()
}

test('the operators of a demo agree on the purchase when the offering is over, and one call starts the fund', async () => {
  await isAboutBuilding()
  await world.investor({ amount: 300_000, paysIn: 300_000 })
  await agreeOnDuePurchases(world.services)
  const deals = () => world.database.selectFrom('property_deal').select('id').execute()
  expect(await deals()).toEqual([])
  await world.pass(30 * day)
  expect(
    await updateFundResult(world.services, world.maker, world.fundId, { operationStartOn: today() }),
  ).toMatchObject({ ok: false, fields: { unyo_start_at: expect.stringContaining('取得が記録されていません') } })
  await agreeOnDuePurchases(world.services)
  await agreeOnDuePurchases(world.services)
  expect(await deals()).toHaveLength(1)
  must(await updateFundResult(world.services, world.maker, world.fundId, { operationStartOn: today() }))
  expect(await inBookOf(world.database, world.fundId, 'property')).toBe(36_540_000)
  // What it has not bought with is its own cash.
  expect(await inBookOf(world.database, world.fundId, 'bank')).toBe(42_000_000 - 36_540_000)
  await world.expectInvariants()
})

test('the payment that fills a fund records of whose money it is made, and a contract that is rescinded what it changes', async () => {
  const fundId = await smallFund(world)
  const rows = () =>
    world.database
      .selectFrom('fund_composition')
      .select(['cause', 'senior', 'subordinated', 'fill_in'])
      .where('fund_id', '=', fundId)
      .orderBy('seq')
      .execute()
  await world.investor({ amount: 500_000, paysIn: 500_000, fundId })
  expect(await rows()).toEqual([])
  const last = await world.investor({ amount: 300_000, paysIn: 300_000, fundId })
  const closed = { cause: 'closed', senior: 800_000, subordinated: 200_000, fill_in: 0 }
  expect(await rows()).toEqual([closed])
  must(await declareCoolingOff(world.services, { memberId: last.viewer.memberId, investmentId: last.investmentId }))
  const changed = { cause: 'changed', senior: 500_000, subordinated: 200_000, fill_in: 300_000 }
  expect(await rows()).toEqual([closed, changed])
  await world.investor({ amount: 300_000, paysIn: 300_000, fundId })
  expect(await rows()).toEqual([closed, changed, { ...closed, cause: 'changed' }])
})
