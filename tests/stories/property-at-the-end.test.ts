import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { check } from '../../scripts/check-fund.mjs'
import type { Id } from '../../src/domain/id.ts'
import { japanDateOf } from '../../src/domain/calendar.ts'
import { recordAppraisal } from '../../src/features/funds/property/record-appraisal.ts'
import { keptPaper } from '../support/appraisal-paper.ts'
import { inBookOf } from '../support/book-balances.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { enterDays, enterTwice, explainLoss, liveUntil, payEverything, smallFund } from '../support/operation-world.ts'
import { must } from '../support/payout-world.ts'
import { publishedFund } from '../support/published-fund.ts'

// A fund has ended, everybody's principal is paid, and the operator takes what its book still has of the property: where investors lack something, at what it is worth.
let world: FundLineWorld
let fundId: Id<'fund'>

/** 800,000 of investors and 200,000 of the operator have bought a building for 1,000,000. */
beforeEach(async () => {
  world = await openFundLineWorld()
  fundId = await smallFund(world)
  world.ofFund(fundId)
  for (const amount of [500_000, 300_000]) await world.investor({ amount, paysIn: amount, fundId })
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: '2026-10-31' })).toBe('ok')
  await world.moveOperatorMoney(-800_000)
  await liveUntil(world, '2026-06-15T10:00:00+09:00')
})
afterEach(() => world.close())

/** A repair of 300,000 takes the operator's part and 100,000 of the investors'; he has bought 700,000 of the property by paying their principal. */
async function endsWithLoss(): Promise<void> {
  await world.classified('cost', -300_000, { cost_kind: 'repair', paid_by: 'operator' })
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
  await enterTwice(world, fundId, { dividend: 0, loss: 300_000, payday: '2026-11-30', words: '大規模修繕のため' })
  await world.moveOperatorMoney(1_500_000)
  await explainLoss(world, fundId)
  await liveUntil(world, '2026-11-06T10:00:00+09:00')
  await payEverything(world)
}
async function endsWithAll(): Promise<void> {
  await world.classified('rent', 60_000)
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
  await enterTwice(world, fundId, { dividend: 28_230, payday: '2026-11-30' })
  await world.moveOperatorMoney(1_500_000)
  await liveUntil(world, '2026-11-06T10:00:00+09:00')
  await payEverything(world)
}
const inBook = (kind: Parameters<typeof inBookOf>[2]) => inBookOf(world.database, fundId, kind)
const propose = (act: string) =>
  world.ask(`mutation ($id: ID!) { ${act}(project_id: $id, reason: "完了のため") { id } }`, { id: String(fundId) })
const take = () => propose('proposeContributionReturn')
const agreed = async (proposed: { id: string; message?: string }) => {
  if (proposed.id === undefined) throw new Error(proposed.message)
  expect(await world.agree(proposed.id)).toEqual({ ok: true })
}
async function appraise(value: number): Promise<void> {
  const { id } = await world.database
    .selectFrom('property_part')
    .innerJoin('standing_property_deal as deal', 'deal.part_id', 'property_part.id')
    .select('property_part.id')
    .where('deal.buyer_fund_id', '=', fundId)
    .executeTakeFirstOrThrow()
  must(
    await recordAppraisal(world.services, {
      partId: id,
      appraisedOn: japanDateOf(world.services.clock.now()),
      appraiser: '東都不動産鑑定株式会社',
      method: 'licensed',
      value,
      document: '不動産鑑定評価書（終了時）',
      paperSha256: await keptPaper(world.services),
      actor: 'operator:1',
    }),
  )
}
/** Past the rule that no record is changed. */
const recordAbove = (yen: number) =>
  sql`alter table property_taking disable trigger append_only; update property_taking set above_cost = ${sql.lit(yen)}; alter table property_taking enable trigger append_only`.execute(
    world.database,
  )
const exits = async () => {
  const data = await publishedFund(world.services, fundId)
  expect(check(data).problems).toEqual([])
  return data.exit ?? []
}

it('what is worth more than it had cost is paid for: the difference gives investors back what they had lost', async () => {
  await endsWithLoss()
  await appraise(1_050_000)
  const taken = await take()
  const { rows } = await world.ask(
    'query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { yen changes { label after } questions { label } } } }',
    { id: taken.id },
  )
  expect(rows[0]).toMatchObject({
    yen: 350_000,
    changes: expect.arrayContaining([
      { label: '第三者による評価額', after: '1,050,000円' },
      { label: '評価額が取得原価を上回る額（当社が支払い、ファンドの収入とする）', after: '50,000円' },
    ]),
    questions: [{ label: expect.stringContaining('の評価額（評価書を見て、全体の金額を入力）') }],
  })
  await agreed(taken)
  expect([await inBook('property'), await inBook('sale_proceeds'), await inBook('sale_cost')]).toEqual([
    0, -350_000, 300_000,
  ])
  await world.expectInvariants()
  // Had it been recorded for less, two checks would say so.
  await recordAbove(20_000)
  await expect(world.expectInvariants()).rejects.toMatchObject({ actual: [{ id: 'M105' }, { id: 'M60' }] })
  await recordAbove(50_000)
  await world.expectInvariants()
  expect(await propose('proposeLateResult')).toMatchObject({ code: 'CONFLICT' })
  await agreed(await propose('proposeSupplementaryDistribution'))
  const restored = await world.database
    .selectFrom('distribution_share')
    .select('restored')
    .where('restored', '>', 0)
    .orderBy('id')
    .execute()
  expect(restored.map((share) => share.restored)).toEqual([31_250, 18_750])
  await payEverything(world)
  await agreed(await propose('proposeAdvanceRepayment'))
  await world.expectInvariants()
  expect(await exits()).toEqual([
    expect.objectContaining({ kind: 'own_purchase', proof: 'principal', sold_for: 700_000, appraisal: null }),
    {
      on: '2026-11-06',
      kind: 'own_purchase',
      proof: 'taken',
      sold_for: 350_000,
      appraisal: { on: '2026-11-06', yen: 1_050_000 },
      why_no_appraisal: null,
    },
  ])
})

it('without an appraisal of the year it is refused, and the operator reads what he has to record', async () => {
  await endsWithLoss()
  await liveUntil(world, '2027-02-01T10:00:00+09:00')
  expect(await take()).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringMatching(
      /^投資家が受け取った額は、元本と契約の上限に128,230円届いていません。.*「物件」の画面で、「.+」の第三者による1年以内の評価書を登録してください。/,
    ),
  })
  const money =
    'query ($id: ID!) { adminFundOwnMoney(project_id: $id) { property_left property_above property_problem } }'
  expect(await world.ask(money, { id: String(fundId) })).toEqual({
    property_left: 300_000,
    property_above: 0,
    property_problem: expect.stringContaining('1年以内の評価書を登録してください'),
  })
  // Worth less than it had cost: he pays what it stands for, and nobody gets anything of it.
  await appraise(900_000)
  await agreed(await take())
  expect([await inBook('property'), await inBook('sale_proceeds')]).toEqual([0, 0])
  await world.expectInvariants()
  expect((await exits()).at(-1)).toMatchObject({ proof: 'taken', sold_for: 300_000, appraisal: { yen: 900_000 } })
})

it('an appraisal that comes between the two words changes the price, and the second one reads it anew', async () => {
  await endsWithLoss()
  await appraise(1_000_000)
  const taken = await take()
  await appraise(1_080_000)
  expect(await world.agree(taken.id)).not.toEqual({ ok: true })
  expect(await inBook('property')).toBe(300_000)
})

it('where investors got their principal and the cap, its book value is the price and no appraisal is asked', async () => {
  await endsWithAll()
  await liveUntil(world, '2027-02-01T10:00:00+09:00')
  await agreed(await take())
  expect(await inBook('property')).toBe(0)
  await world.expectInvariants()
  expect((await exits()).at(-1)).toMatchObject({
    proof: 'taken',
    sold_for: 200_000,
    appraisal: null,
    why_no_appraisal: '投資家の元本はすべて返還され、分配は契約の上限に達しています',
  })
})
