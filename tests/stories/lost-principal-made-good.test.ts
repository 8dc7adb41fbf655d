import { afterEach, beforeEach, expect, it } from 'vitest'
import { check } from '../../scripts/check-fund.mjs'
import { idOf, type Id } from '../../src/domain/id.ts'
import { memberLifecycle } from '../../src/domain/lifecycles/member.ts'
import { moveOne } from '../../src/features/core/move.ts'
import { loadTrackRecord } from '../../src/features/funds/track-record/load-track-record.ts'
import { followYen } from '../../src/features/treasury/money-trail/follow-yen.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import { proposeReversal } from '../../src/features/investing/reversal/reverse-distribution.ts'
import { inBookOf } from '../support/book-balances.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { enterDays, enterTwice, explainLoss, liveUntil, payEverything, smallFund } from '../support/operation-world.ts'
import { askAs } from '../support/operator-api.ts'
import { must } from '../support/payout-world.ts'
import { publishedFund } from '../support/published-fund.ts'

// A fund ended with a loss, and an insurance pays after it: investors get back what they had lost before anything is a dividend or the operator's.
let world: FundLineWorld
let fundId: Id<'fund'>
let investors: Viewer[]
let investmentIds: Id<'investment'>[]

/** 500,000 and 300,000 of investors, 200,000 of the operator: of a loss of 300,000 investors bear 62,500 and 37,500. */
beforeEach(async () => {
  world = await openFundLineWorld()
  fundId = await smallFund(world)
  world.ofFund(fundId)
  investors = []
  investmentIds = []
  for (const amount of [500_000, 300_000]) {
    const { viewer, investmentId } = await world.investor({ amount, paysIn: amount, fundId })
    investors.push(viewer)
    investmentIds.push(investmentId)
  }
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: '2026-10-31' })).toBe('ok')
  await world.moveOperatorMoney(-800_000)
  await liveUntil(world, '2026-06-15T10:00:00+09:00')
})
afterEach(() => world.close())

/** Half a year at 7 % is at most 28,230 yen, of which nothing came. */
async function endsWithLoss(): Promise<void> {
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
  await enterTwice(world, fundId, { dividend: 0, loss: 300_000, payday: '2026-11-30', words: '大規模修繕のため' })
  await world.moveOperatorMoney(1_100_000)
  await explainLoss(world, fundId)
  await liveUntil(world, '2026-11-06T10:00:00+09:00')
  await payEverything(world)
}
/** A repair that the operator paid for the fund: then the books hold the loss, and their closing says a cap. */
async function endsWithRepair(): Promise<void> {
  await world.classified('cost', -300_000, { cost_kind: 'repair', paid_by: 'operator' })
  await endsWithLoss()
}
const inBook = (kind: Parameters<typeof inBookOf>[2]) => inBookOf(world.database, fundId, kind)
const propose = (act: string) =>
  world.ask(`mutation ($id: ID!) { ${act}(project_id: $id, reason: "完了のため") { id } }`, { id: String(fundId) })
const supplement = () => propose('proposeSupplementaryDistribution')
const agreed = async (proposed: { id: string }) => expect(await world.agree(proposed.id)).toEqual({ ok: true })
const supplements = () =>
  world.database
    .selectFrom('distribution')
    .select(['id', 'total_dividend', 'payday'])
    .where('fund_id', '=', fundId)
    .where('supplements', 'is not', null)
    .orderBy('id')
    .execute()
const lastShares = async () =>
  world.database
    .selectFrom('distribution_share')
    .select(['gross', 'withholding', 'principal', 'restored', 'loss', 'paid_at'])
    .where('distribution_id', '=', (await supplements()).at(-1)?.id ?? (0 as Id<'fixed_distribution'>))
    .orderBy('id')
    .execute()
const effectOf = async (id: string) =>
  (
    await world.database
      .selectFrom('proposal')
      .select('effect')
      .where('id', '=', idOf<'proposal'>(id))
      .executeTakeFirstOrThrow()
  ).effect
const lastMailTo = async (viewer: Viewer | undefined, template: string) =>
  (
    await world.database
      .selectFrom('mail_outbox')
      .select('text_body')
      .where('template', '=', template)
      .where('member_id', '=', viewer?.memberId ?? (0 as Id<'member'>))
      .orderBy('id')
      .execute()
  ).at(-1)?.text_body
const taxOf = (viewer: Viewer | undefined) =>
  world.database
    .selectFrom('tax_year_sum')
    .select(['year', 'dividend', 'tax', 'loss', 'restored', 'pay_amount'])
    .where('member_id', '=', viewer?.memberId ?? (0 as Id<'member'>))
    .orderBy('year')
    .execute()

it('an insurance below the loss is principal again, and one above it a dividend too', async () => {
  await endsWithRepair()
  await liveUntil(world, '2027-02-01T10:00:00+09:00')
  // Whoever has left since has his part, too.
  await inTransaction(world.database, (transaction) =>
    moveOne(
      transaction,
      memberLifecycle,
      { id: (investors[1] as Viewer).memberId },
      { event: 'left', set: { left_at: world.services.clock.now() } },
    ),
  )
  await world.classified('rent', 40_000, { month: '2026-10' })
  expect(await propose('proposeLateResult')).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('後からの収入のうち40,000円は、まず投資家の元本の回復に充てる'),
  })
  const foreseen = await world.ask(
    'query ($id: ID!) { adminWindingUp(project_id: $id) { supplement { people lost restored dividend tax operator_share payday } } }',
    { id: String(fundId) },
  )
  expect(foreseen).toMatchObject({
    supplement: {
      people: 2,
      lost: 100_000,
      restored: 40_000,
      dividend: 0,
      tax: 0,
      operator_share: 0,
      payday: '2027-02-15',
    },
  })
  const proposed = await supplement()
  expect(await effectOf(proposed.id)).toMatchObject({
    yen: 40_000,
    changes: expect.arrayContaining([
      { label: '投資家が負担している元本の損失', before: '100,000円', after: '60,000円' },
      { label: '元本の回復（出資の返還）の合計', before: null, after: '40,000円' },
    ]),
  })
  await agreed(proposed)
  expect(await lastShares()).toMatchObject([
    { gross: 0, withholding: 0, principal: 25_000, restored: 25_000, loss: 0, paid_at: null },
    { gross: 0, withholding: 0, principal: 15_000, restored: 15_000, loss: 0, paid_at: null },
  ])
  expect([await inBook('deployed'), await inBook('undistributed'), await inBook('payable')]).toEqual([0, 0, -40_000])
  const fixedMail = await lastMailTo(investors[0], 'distribution-supplement')
  for (const words of ['40,000円の収入', '元本の損失100,000円', '元本の回復25,000円', '源泉徴収はありません'])
    expect(fixedMail).toContain(words)
  await world.expectInvariants()
  await payEverything(world)
  expect(await lastMailTo(investors[0], 'distribution-paid')).toContain(
    '以前にお知らせした元本の損失のうち、25,000円を回復しています',
  )
  await world.expectInvariants()
  expect(
    await askAs(
      world.services,
      investors[0] as Viewer,
      '{ myInvests { redeemed_at result { loss principal } results { is_supplement restored dividend pay_amount } } }',
    ),
  ).toMatchObject([
    {
      redeemed_at: expect.stringMatching(/^2026-11-06T10:/),
      result: { loss: 62_500, principal: 437_500 },
      results: [
        { is_supplement: false, restored: 0 },
        { is_supplement: true, restored: 25_000, dividend: 0, pay_amount: 25_000 },
      ],
    },
  ])
  expect(
    await askAs(
      world.services,
      investors[0] as Viewer,
      '{ annualReport(year: "2027") { dividend loss restored pay_amount } }',
    ),
  ).toEqual({ dividend: 0, loss: 0, restored: 25_000, pay_amount: 25_000 })
  // The year of the loss stays as it was.
  expect(await taxOf(investors[0])).toEqual([
    { year: 2026, dividend: 0, tax: 0, loss: 62_500, restored: 0, pay_amount: 437_500 },
    { year: 2027, dividend: 0, tax: 0, loss: 0, restored: 25_000, pay_amount: 25_000 },
  ])

  // Of 70,000 yen 60,000 are still lost; the cap leaves more than the rest.
  // What it pays is for the last month.
  await world.classified('rent', 70_000, { month: '2026-10' })
  await agreed(await supplement())
  expect(await lastShares()).toMatchObject([
    { gross: 6_250, withholding: 1_276, principal: 37_500, restored: 37_500, loss: 0 },
    { gross: 3_750, withholding: 765, principal: 22_500, restored: 22_500, loss: 0 },
  ])
  await world.expectInvariants()
  await payEverything(world)
  expect([await inBook('payable'), await inBook('undistributed'), await inBook('operator_share')]).toEqual([0, 0, 0])
  const trail = await followYen(world.database, { kind: 'investment', id: investmentIds[0] ?? idOf(0) })
  expect(trail?.chains.map(({ totals }) => totals)).toMatchObject([{ loss: 0, owed: 0, difference: 0 }])
  expect(await taxOf(investors[0])).toMatchObject([
    { year: 2026, loss: 62_500, restored: 0 },
    { year: 2027, dividend: 6_250, tax: 1_276, restored: 62_500, pay_amount: 25_000 + 37_500 + 6_250 - 1_276 },
  ])
  await world.expectInvariants()

  const proof = (await publishedFund(world.services, fundId)) as unknown as {
    supplementary_distributions: object[]
    yields: object
  }
  const { supplementary_distributions: published, yields } = proof
  const holdings = (larger: object, smaller: object) => [
    { amount: 300_000, investors: 1, ...smaller },
    { amount: 500_000, investors: 1, ...larger },
  ]
  expect(published).toMatchObject([
    {
      result: 40_000,
      lost: 100_000,
      restored: 40_000,
      total: 0,
      dividend: 0,
      operator_share: 0,
      holdings: holdings(
        { lost: 62_500, restored: 25_000, dividend: 0 },
        { lost: 37_500, restored: 15_000, dividend: 0 },
      ),
    },
    {
      result: 70_000,
      lost: 60_000,
      restored: 60_000,
      short_of_cap: 28_230,
      total: 10_000,
      dividend: 10_000,
      sources: { rent: 10_000 },
      holdings: holdings(
        { lost: 37_500, restored: 37_500, dividend: 6_250 },
        { lost: 22_500, restored: 22_500, dividend: 3_750 },
      ),
    },
  ])
  for (const wrong of [{ lost: 99_999 }, { restored: 39_999 }, { total: 1 }, { operator_share: 1 }, { dividend: 1 }])
    expect(
      check({ ...proof, supplementary_distributions: [{ ...published[0], ...wrong }, ...published.slice(1)] }).problems,
    ).not.toEqual([])
  const [ended] = (await loadTrackRecord(world.database, world.services)).ended
  expect(ended).toMatchObject({
    principal: 700_000,
    loss: 100_000,
    redeemedOn: '2026-11-06',
    causes: expect.arrayContaining([
      expect.stringContaining('投資家の元本の損失100,000円のうち100,000円を返還しました'),
    ]),
  })
  // The loss stays where it was fixed: 100,000 of 800,000 in half a year.
  expect(yields).toMatchObject({ rate_bp: 0, rate_after_loss_bp: -2_480 })
})

it('what nobody was paid of yet is taken back by two, and is lost as before', { tags: ['course'] }, async () => {
  await endsWithRepair()
  await world.classified('rent', 40_000)
  await agreed(await supplement())
  const [wrong] = await supplements()
  const { proposalId } = must(
    await proposeReversal(world.services, world.checker, {
      distributionId: wrong?.id ?? (0 as Id<'fixed_distribution'>),
      reason: '保険金の入金元の確認が必要なため',
    }),
  )
  expect(await world.agree(String(proposalId), world.maker)).toEqual({ ok: true })
  expect([await inBook('rent_income'), await inBook('payable'), await inBook('deployed')]).toEqual([-40_000, 0, 0])
  await world.expectInvariants()
  await agreed(await supplement())
  await payEverything(world)
  await world.expectInvariants()
})

it(
  'a fund whose investors lost principal comes to its end, with what flooring leaves',
  { tags: ['course'] },
  async () => {
    const windUp = () =>
      world.ask('mutation ($id: ID!) { proposeWindingUp(project_id: $id, reason: "") { id } }', { id: String(fundId) })
    await endsWithLoss()
    // Less than a yen for each of 100,000 that are lost.
    await world.classified('rent', 1)
    expect(await windUp()).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('賃料収入1円') })
    expect(await supplement()).toMatchObject({ code: 'CONFLICT' })
    await agreed(await propose('proposeLateResult'))
    await world.classified('rent', 100_001)
    expect(await propose('proposeLateResult')).toMatchObject({ code: 'CONFLICT' })
    await agreed(await supplement())
    expect(await lastShares()).toMatchObject([
      { gross: 0, principal: 62_500, restored: 62_500 },
      { gross: 0, principal: 37_500, restored: 37_500 },
    ])
    await world.expectInvariants()
    await payEverything(world)
    await world.expectInvariants()
    await agreed(await propose('proposeOperatorShare'))
    // The cap is that of the days: nothing was closed from the books here. A yen of 28,230 was of the supplement above, and reached nobody.
    await world.classified('rent', 30_000)
    expect(await propose('proposeLateResult')).toMatchObject({ code: 'CONFLICT' })
    await agreed(await supplement())
    expect(await lastShares()).toMatchObject([
      { gross: 17_643, restored: 0 },
      { gross: 10_585, restored: 0 },
    ])
    await payEverything(world)
    await agreed(await propose('proposeOperatorShare'))
    await publishedFund(world.services, fundId)
    await liveUntil(world, '2026-12-10T10:00:00+09:00')
    await agreed(
      await world.ask('mutation ($input: TaxPaymentInput!) { proposeTaxPayment(input: $input) { id } }', {
        input: { month: '2026-11', paid_on: '2026-12-10', reason: '窓口で納付しました' },
      }),
    )
    await agreed(await windUp())
    await world.expectInvariants()
    // Rent that comes after it is the operator's by now, and the fund is over only once he has it.
    const woundUpAt = async () =>
      (await world.ask('query ($id: ID!) { adminWindingUp(project_id: $id) { wound_up_at } }', { id: String(fundId) }))
        .wound_up_at
    expect(await woundUpAt()).not.toBeNull()
    expect(await windUp()).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('すでに結了') })
    await world.pass(60_000)
    await world.classified('rent', 7_000, { month: '2026-10' })
    expect(await woundUpAt()).toBeNull()
    expect(await windUp()).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('賃料収入7,000円') })
    await agreed(await propose('proposeLateResult'))
    await agreed(await propose('proposeOperatorShare'))
    await world.pass(60_000)
    await agreed(await windUp())
    expect(await woundUpAt()).not.toBeNull()
    await world.expectInvariants()
  },
)

it('where the loss took all of the operator’s money, he takes the property, is repaid what he had advanced, and the fund ends', async () => {
  await endsWithRepair()
  expect([await inBook('property'), await inBook('owed_to_operator')]).toEqual([300_000, -300_000])
  expect(await propose('proposeWindingUp')).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('対象不動産（取得原価）300,000円'),
  })
  expect(
    await world.ask('query ($id: ID!) { adminFundOwnMoney(project_id: $id) { may_return property_left } }', {
      id: String(fundId),
    }),
  ).toEqual({ may_return: true, property_left: 300_000 })
  const taken = await propose('proposeContributionReturn')
  expect(await effectOf(taken.id)).toMatchObject({
    title: expect.stringContaining('の対象不動産を当社が引取り'),
    yen: 300_000,
    changes: [
      { label: '当社が引き取る対象不動産（取得原価）', before: '300,000円', after: '0円' },
      { label: '投資家の元本と契約の上限までの不足額', after: '128,230円' },
      // He has bought the rest by paying principal.
      { label: '第三者による評価額', after: '1,000,000円' },
      { label: '全体の評価書' },
    ],
  })
  await agreed(taken)
  await agreed(await propose('proposeAdvanceRepayment'))
  await world.expectInvariants()
  expect(await propose('proposeContributionReturn')).toMatchObject({ code: 'CONFLICT' })
  await agreed(await propose('proposeWindingUp'))
  await world.expectInvariants()
})

it('what makes each other good and leaves nothing is closed for good: the next late income is given out all the same', async () => {
  await endsWithRepair()
  await world.classified('rent', 90_000)
  await world.classified('cost', -90_000, { cost_kind: 'repair', paid_by: 'fund' })
  await agreed(await propose('proposeLateResult'))
  expect([await inBook('rent_income'), await inBook('cost')]).toEqual([0, 0])
  await liveUntil(world, '2026-11-09T10:00:00+09:00')
  await world.classified('rent', 40_000)
  await agreed(await supplement())
  expect(await lastShares()).toMatchObject([{ restored: 25_000 }, { restored: 15_000 }])
  await payEverything(world)
  await world.expectInvariants()
})
