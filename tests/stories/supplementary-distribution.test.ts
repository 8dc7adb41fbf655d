import { afterEach, beforeEach, expect, it } from 'vitest'
import { check } from '../../scripts/check-fund.mjs'
import type { Id } from '../../src/domain/id.ts'
import { memberLifecycle } from '../../src/domain/lifecycles/member.ts'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import { moveOne } from '../../src/features/core/move.ts'
import { proposeOperatorShare } from '../../src/features/investing/distribution/take-operator-share.ts'
import { proposeReversal } from '../../src/features/investing/reversal/reverse-distribution.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import { inBookOf } from '../support/book-balances.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { enterDays, enterTwice, liveUntil, payEverything, smallFund } from '../support/operation-world.ts'
import { must } from '../support/payout-world.ts'
import { publishedFund } from '../support/published-fund.ts'

// Rent of a fund that has ended comes late, and its investors had got less than the contract gives them: they get it, and the fund comes to its end.
let world: FundLineWorld
let fundId: Id<'fund'>
let investors: Viewer[]

/** 500,000 and 300,000 of investors, 200,000 of the operator; half a year at 7 % is at most 28,230 yen, of which the rents gave 20,000. */
beforeEach(async () => {
  world = await openFundLineWorld()
  fundId = await smallFund(world)
  world.ofFund(fundId)
  investors = []
  for (const amount of [500_000, 300_000])
    investors.push((await world.investor({ amount, paysIn: amount, fundId })).viewer)
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: '2026-10-31' })).toBe('ok')
  await world.moveOperatorMoney(-800_000)
  await liveUntil(world, '2026-06-15T10:00:00+09:00')
  await world.classified('rent', 20_000)
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
  await enterTwice(world, fundId, { dividend: 20_000, payday: '2026-11-30', words: '空室があったため' })
  await world.moveOperatorMoney(802_000)
  await payEverything(world)
})
afterEach(() => world.close())

const inBook = (kind: Parameters<typeof inBookOf>[2]) => inBookOf(world.database, fundId, kind)
const propose = (act: string) =>
  world.ask(`mutation ($id: ID!) { ${act}(project_id: $id) { id } }`, { id: String(fundId) })
const supplement = () => propose('proposeSupplementaryDistribution')
const foreseen = async () =>
  (
    await world.ask(
      '{ adminWindingUp(project_id: "FUND") { late_result supplement { people dividend tax operator_share payday } } }'.replace(
        'FUND',
        String(fundId),
      ),
    )
  ).supplement as unknown
const agreed = async (proposed: { id: string }) => expect(await world.agree(proposed.id)).toEqual({ ok: true })

const sharesOf = (distributionId: Id<'fixed_distribution'>) =>
  world.database
    .selectFrom('distribution_share')
    .select(['gross', 'withholding', 'principal', 'loss', 'paid_at'])
    .where('distribution_id', '=', distributionId)
    .orderBy('id')
    .execute()
const supplements = () =>
  world.database
    .selectFrom('distribution')
    .select(['id', 'total_dividend', 'payday'])
    .where('fund_id', '=', fundId)
    .where('supplements', 'is not', null)
    .orderBy('id')
    .execute()
const mailsOf = (template: string) =>
  world.database
    .selectFrom('mail_outbox')
    .select(['member_id', 'subject', 'text_body as text'])
    .where('template', '=', template)
    .orderBy('id')
    .execute()
const taxOf = (viewer: Viewer) =>
  world.database
    .selectFrom('tax_year_sum')
    .select(['year', 'dividend', 'tax', 'pay_amount'])
    .where('member_id', '=', viewer.memberId)
    .execute()

it('late rent goes to the investors up to the cap of their last dividend, and the rest to the operator', async () => {
  expect(await supplement()).toMatchObject({ code: 'CONFLICT' })
  // Whoever has left since has his part, too.
  await inTransaction(world.database, (transaction) =>
    moveOne(
      transaction,
      memberLifecycle,
      { id: (investors[1] as Viewer).memberId },
      { event: 'left', set: { left_at: world.services.clock.now() } },
    ),
  )
  await world.classified('rent', 5_000)
  expect(await propose('proposeLateResult')).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('後からの収入のうち5,000円は、投資家に分配するものです'),
  })
  expect(await foreseen()).toEqual({
    people: 2,
    dividend: 5_000,
    tax: 638 + 382,
    operator_share: 0,
    payday: '2026-11-18',
  })
  const proposed = await supplement()
  expect(await world.agree(proposed.id, world.maker)).toMatchObject({ code: expect.any(String) })
  expect(await supplements()).toEqual([])
  await agreed(proposed)
  const [first] = await supplements()
  expect(first).toMatchObject({ total_dividend: 5_000, payday: '2026-11-18' })
  expect(await sharesOf(first?.id ?? (0 as Id<'fixed_distribution'>))).toMatchObject([
    { gross: 3_125, withholding: 638, principal: 0, loss: 0, paid_at: null },
    { gross: 1_875, withholding: 382, principal: 0, loss: 0, paid_at: null },
  ])
  expect([await inBook('rent_income'), await inBook('undistributed'), await inBook('payable')]).toEqual([0, 0, -3_980])
  const [mail, second] = await mailsOf('distribution-supplement')
  expect(second?.member_id).toBe(investors[1]?.memberId)
  expect(mail).toMatchObject({
    member_id: investors[0]?.memberId,
    subject: expect.stringContaining('追加分配について'),
  })
  for (const words of ['5,000円の収入', '8,230円少なかった', '3,125円', '−638円', '2,487円', '2026年11月18日'])
    expect(mail?.text).toContain(words)
  await world.expectInvariants()
  // Nothing of it is left to be given out a second time.
  expect(await supplement()).toMatchObject({ code: 'CONFLICT' })

  await payEverything(world)
  expect(await inBook('payable')).toBe(0)
  expect((await mailsOf('distribution-paid')).at(-1)?.subject).toContain('追加分配をお支払いしました')
  // Of both dividends: 12,500 and 3,125.
  expect(await taxOf(investors[0] as Viewer)).toEqual([
    { year: 2026, dividend: 15_625, tax: 2_552 + 638, pay_amount: 500_000 + 12_500 - 2_552 + 2_487 },
  ])
  await world.expectInvariants()

  // Of what comes still later the cap leaves 3,230 yen.
  await world.classified('rent', 10_000)
  await agreed(await supplement())
  expect((await supplements()).map(({ total_dividend: total }) => total)).toEqual([5_000, 3_230])
  await payEverything(world)
  await world.classified('rent', 700)
  expect(await supplement()).toMatchObject({ code: 'CONFLICT' })
  await agreed(await propose('proposeLateResult'))
  await agreed({
    id: String(must(await proposeOperatorShare(world.services, world.maker, { fundId, reason: '' })).proposalId),
  })
  expect([await inBook('operator_share'), await inBook('undistributed')]).toEqual([0, 0])
  await world.expectInvariants()
  const proof = (await publishedFund(world.services, fundId)) as unknown as {
    supplementary_distributions: object[]
    yields: object
  }
  const { supplementary_distributions: told, yields } = proof
  expect(told).toMatchObject([
    { result: 5_000, short_of_cap: 8_230, total: 5_000, dividend: 5_000, operator_share: 0, sources: { rent: 5_000 } },
    {
      result: 10_000,
      short_of_cap: 3_230,
      total: 3_230,
      dividend: 3_229,
      operator_share: 6_771,
      holdings: [
        { amount: 300_000, investors: 1, dividend: 1_211 },
        { amount: 500_000, investors: 1, dividend: 2_018 },
      ],
      sources: { rent: 3_229 },
    },
  ])
  for (const wrong of [{ short_of_cap: 8_231 }, { operator_share: 1 }, { result: 5_001 }, { sources: { rent: 4_999 } }])
    expect(
      check({ ...proof, supplementary_distributions: [{ ...told[0], ...wrong }, ...told.slice(1)] }).problems,
    ).not.toEqual([])
  // The yield is that of the period, as it was told when the principal went back.
  expect(yields).toMatchObject({ rate_bp: 490 })
})

it(
  'what nobody was paid of yet is taken back by two, those who were mailed hear of it, and it is fixed anew',
  { tags: ['course'] },
  async () => {
    await world.classified('rent', 5_000)
    await agreed(await supplement())
    const [wrong] = await supplements()
    const reason = '賃料の入金元の確認が必要なため'
    const { proposalId } = must(
      await proposeReversal(world.services, world.checker, {
        distributionId: wrong?.id ?? (0 as Id<'fixed_distribution'>),
        reason,
      }),
    )
    expect(await world.agree(String(proposalId), world.maker)).toEqual({ ok: true })
    expect([await inBook('rent_income'), await inBook('payable'), await inBook('undistributed')]).toEqual([
      -5_000, 0, 0,
    ])
    expect(await mailsOf('record-corrected')).toHaveLength(2)
    await world.expectInvariants()
    await agreed(await supplement())
    await payEverything(world)
    const { supplementary_distributions: told } = (await publishedFund(world.services, fundId)) as unknown as {
      supplementary_distributions: object[]
    }
    expect(told).toMatchObject([
      { reversed_at: expect.any(String), paid_at: null },
      { reversed_at: null, paid_at: expect.any(String) },
    ])
    await world.expectInvariants()
  },
)

it('it stands once later income was closed after it', { tags: ['course'] }, async () => {
  await world.classified('rent', 10_000)
  await agreed(await supplement())
  await world.classified('rent', 700)
  await agreed(await propose('proposeLateResult'))
  const [stands] = await supplements()
  const distributionId = stands?.id ?? (0 as Id<'fixed_distribution'>)
  expect(await proposeReversal(world.services, world.maker, { distributionId, reason: '金額の誤り' })).toMatchObject({
    code: 'CONFLICT',
    message: 'この追加分配より後の収支を、すでに締めています。取り消せません。',
  })
  await world.expectInvariants()
})

it('a cost makes it less, and less than a yen for each is the operator’s', { tags: ['course'] }, async () => {
  await world.classified('rent', 5_000)
  await world.classified('cost', -4_998, { cost_kind: 'repair', paid_by: 'fund' })
  // Two yen: one for whoever put in 500,000, and none for the other, who is told so.
  await agreed(await supplement())
  const [small] = await supplements()
  expect(await sharesOf(small?.id ?? (0 as Id<'fixed_distribution'>))).toMatchObject([
    { gross: 1, withholding: 0, paid_at: null },
    { gross: 0, paid_at: expect.any(Date) },
  ])
  expect((await mailsOf('distribution-supplement')).at(-1)?.text).toContain('1円に満たないため')
  await world.expectInvariants()
  await world.classified('rent', 1)
  expect(await supplement()).toMatchObject({ code: 'CONFLICT' })
  await agreed(await propose('proposeLateResult'))
  await world.expectInvariants()
})

it('before the principal has gone back there is none', { tags: ['course'] }, async () => {
  const other = await smallFund(world)
  expect(
    await world.ask('mutation ($id: ID!) { proposeSupplementaryDistribution(project_id: $id) { id } }', {
      id: String(other),
    }),
  ).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('元本を返還する分配を確定した後') })
})
