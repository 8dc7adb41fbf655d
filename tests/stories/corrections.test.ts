import { afterEach, beforeEach, expect, it } from 'vitest'
import { japanDateOf } from '../../src/domain/calendar.ts'
import { correctionNotes } from '../../src/domain/funds/fund-corrections.ts'
import { idOf, type Id } from '../../src/domain/id.ts'
import { loadProvedPeriods } from '../../src/features/funds/fund/load-fund-proof.ts'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import { loadReportFacts } from '../../src/features/funds/management-report/load-report-facts.ts'
import { loadEarlierCorrections } from '../../src/features/funds/management-report/report-corrections.ts'
import { proposeOperatorShare } from '../../src/features/investing/distribution/take-operator-share.ts'
import { addParty } from '../../src/features/funds/property/add-party.ts'
import { earnRents } from '../../src/features/treasury/fund-lines/earn-rents.ts'
import { loadParties } from '../../src/features/funds/property/load-parties.ts'
import { recordDeal } from '../../src/features/funds/property/record-deal.ts'
import { registerBuilding } from '../support/linked-property.ts'
import { inBookOf, standing } from '../support/book-balances.ts'
import { changeFundUnseen } from '../support/change-fund.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { must } from '../support/payout-world.ts'
import { publishedFund } from '../support/published-fund.ts'
import { enterDays, enterTwice, liveUntil, payEverything, smallFund } from '../support/operation-world.ts'

// A rent that was given out turns out to be the operator's own money: what the fund lacks then is asked for and paid in, the rent is classified anew, and no state of
// the fund is without a way on.
let world: FundLineWorld
let fundId: Id<'fund'>
beforeEach(async () => {
  world = await openFundLineWorld()
  fundId = await smallFund(world)
  world.ofFund(fundId)
})
afterEach(() => world.close())

const inBook = (kind: Parameters<typeof inBookOf>[2]) => inBookOf(world.database, fundId, kind)
const agreed = async (proposed: { id: string }) => expect(await world.agree(proposed.id)).toEqual({ ok: true })
const advance = (amount: number) =>
  world.ask(
    'mutation ($id: ID!, $amount: Yen!) { proposeAdvance(project_id: $id, amount: $amount, reason: "訂正で不足する資金") { id } }',
    { id: String(fundId), amount },
  )
const onFund = (act: string) =>
  world.ask(`mutation ($id: ID!) { ${act}(project_id: $id, reason: "確認済み") { id } }`, { id: String(fundId) })

/** Two investors' 800,000 and the operator's 200,000, at work until the end of October 2026 or over two periods. @returns one of them. */
async function fundAtWork(operationEndOn?: string): Promise<Viewer> {
  const { viewer } = await world.investor({ amount: 500_000, paysIn: 500_000, fundId })
  await world.investor({ amount: 300_000, paysIn: 300_000, fundId })
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn })).toBe('ok')
  await world.moveOperatorMoney(-800_000)
  await liveUntil(world, '2026-06-15T10:00:00+09:00')
  return viewer
}

/** What a line was last classified as. */
async function explanationOf(entryId: string): Promise<string> {
  const { id } = await world.database
    .selectFrom('statement_explanation')
    .select('id')
    .where('statement_line_id', '=', Number(entryId) as Id<'bank_statement_line'>)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return String(id)
}
const toOwnMoney = async (entryId: string) =>
  world.ask('mutation ($input: CorrectAccountEntryInput!) { correctAccountEntry(input: $input) { proposal_id } }', {
    input: {
      explanation_id: await explanationOf(entryId),
      kind: 'float_in',
      cause: 'payer_checked',
      reason: '当社の資金でした',
    },
  })
const toRelated = async (entryId: string, amount: number) =>
  world.classify({
    explanation_id: await explanationOf(entryId),
    counterparty: 'related_party',
    reason: '関係者の入金でした',
    parts: [world.part('rent', amount)],
  })

const published = async () => await publishedFund(world.services, fundId)
/** What the fund's page says below the sources of its first period. */
async function readByFund(): Promise<string[]> {
  const [period] = await loadProvedPeriods(world.database, { fundId, today: japanDateOf(world.services.clock.now()) })
  return correctionNotes(period?.corrected?.corrections ?? [], period?.corrected?.anew ?? null)
}

it('a buyer’s deposit of a closed period that is kept is published with its cause', { tags: ['course'] }, async () => {
  await fundAtWork('2026-10-31')
  await world.classified('rent', 28_000)
  const deposit = await world.classified('sale_deposit', 50_000)
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
  await enterTwice(world, fundId, { dividend: 28_000, payday: '2026-11-30' })
  expect(await published()).toMatchObject({ corrections: [], periods: [{ income: { rent: 28_000, other: 0 } }] })
  const { proposal_id: kept } = await world.classify({
    explanation_id: await explanationOf(deposit),
    cause: 'deposit_kept',
    reason: '買主の違約により、契約書第8条のとおり没収しました',
    parts: [world.part('other_income', 50_000)],
  })
  await agreed({ id: kept })
  expect([await inBook('sale_deposit'), await inBook('other_income')]).toEqual([0, -50_000])
  await world.expectInvariants()
  expect(await published()).toMatchObject({
    corrections: [
      {
        period: 1,
        what: 'line',
        cause: 'deposit_kept',
        cause_text: '売却の取りやめによる手付金の没収・違約金',
        before: [{ kind: 'sale_deposit', yen: 50_000 }],
        after: [{ kind: 'other_income', yen: 50_000 }],
      },
    ],
  })
})

it('a correction that takes what was paid out asks for the money first, and the fund ends all the same', async () => {
  const investor = await fundAtWork('2026-10-31')
  const own = await world.classified('rent', 20_000)
  const related = await world.classified('rent', 8_000)
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
  await enterTwice(world, fundId, { dividend: 28_000, payday: '2026-11-30' })
  await world.moveOperatorMoney(902_000)
  await payEverything(world)
  expect(await toOwnMoney(own)).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('で20,000円を入金してから'),
  })
  await agreed(await advance(20_000))
  expect([await inBook('owed_to_operator'), await standing(world.database, 'advanced', fundId)]).toEqual([
    -20_000, 20_000,
  ])
  await world.expectInvariants()
  // Who paid is another question: nothing is missing where it is classified anew.
  const { proposal_id: second } = await toRelated(related, 8_000)
  await agreed({ id: second })
  const { proposal_id: first } = await toOwnMoney(own)
  await agreed({ id: first })
  expect([await inBook('rent_income'), await inBook('bank')]).toEqual([20_000, -(await inBook('tax'))])
  await world.expectInvariants()
  // 20,000 of 28,000 yen stand on nothing now, and the rest came from a related party.
  const { corrections, periods } = await published()
  expect(corrections).toMatchObject([
    {
      period: 1,
      what: 'line',
      cause: 'unsaid',
      before: [{ yen: 8_000, payer: 'third_party' }],
      after: [{ yen: 8_000, payer: 'related_party' }],
    },
    { period: 1, what: 'line', cause: 'payer_checked', before: [{ kind: 'rent_income', yen: 20_000 }], after: [] },
  ])
  expect(periods).toMatchObject([
    {
      sources: { rent: 28_000 },
      related_sources: { rent: 0 },
      corrected: {
        sources: { rent: 8_000, sale: 0, reserve: 0, declared: 0, uncovered: 20_000 },
        related_sources: { rent: 8_000, uncovered: 20_000 },
        of_100_yen: { rent: 29, uncovered: 71 },
        related_of_100_yen: 100,
        checked_by_bank_percent: 28,
      },
    },
  ])
  expect((await readByFund()).at(-1)).toBe(
    '訂正後の原資：分配金100円のうち、賃料から29円、収入の裏付けがなくなった分（当社の負担）から71円。うち、当社や関係者が支払った分100円、銀行の明細で確かめた収入 28％',
  )
  // The member reads it at the own investment, and in the report of the period that is written after it.
  const notes = await readByFund()
  const [investment] = await world.ask('{ myInvests { result { sources } } }', {}, investor)
  expect(investment.result.sources.slice(-notes.length)).toEqual(notes)
  const { dividends } = await loadReportFacts(world.database, {
    id: idOf(1),
    fundId,
    periodStartOn: '2026-05-01',
    periodEndOn: '2026-10-31',
    version: 1,
    reason: '',
    facts: { income: [], costs: [], remarks: [] },
    revision: 1,
    isPublished: false,
  })
  expect(dividends[0]?.fixed?.sources.slice(-notes.length)).toEqual(notes)
  expect(await world.ask('query ($id: ID!) { project(id: $id) { dividend_source } }', { id: String(fundId) })).toEqual({
    dividend_source: expect.stringContaining('出資金の払戻しは0円です。分配の後に、訂正があります。'),
  })
  // Nothing can bring it any more: the operator bears it, and the fund is over.
  await agreed(await onFund('proposeLateResult'))
  expect([await inBook('rent_income'), await inBook('undistributed'), await inBook('owed_to_operator')]).toEqual([
    0, 0, 0,
  ])
  expect(await standing(world.database, 'advanced', fundId)).toBe(0)
  await world.expectInvariants()
  // The tax is paid and the fund is wound up; what turns out afterwards still has its way.
  await liveUntil(world, '2026-12-10T10:00:00+09:00')
  await agreed(
    await world.ask('mutation ($input: TaxPaymentInput!) { proposeTaxPayment(input: $input) { id } }', {
      input: { month: '2026-11', paid_on: '2026-12-10', reason: '窓口で納付しました' },
    }),
  )
  await agreed(await onFund('proposeContributionReturn'))
  await agreed(await onFund('proposeWindingUp'))
  expect(await toOwnMoney(related)).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('で8,000円を入金してから'),
  })
  await agreed(await advance(8_000))
  await agreed({ id: (await toOwnMoney(related)).proposal_id })
  await agreed(await onFund('proposeLateResult'))
  expect(await inBook('bank')).toBe(0)
  const ended = await published()
  expect(ended.periods[0]).toMatchObject({ corrected: { sources: { rent: 0, uncovered: 28_000 } } })
  await world.expectInvariants()
})

it(
  'a fund that goes on: the next period earns less, its report tells the correction, and the book comes to zero',
  { tags: ['course'] },
  async () => {
    await changeFundUnseen(world.database, fundId, { operation_start_on: '2026-07-01', operation_end_on: '2027-08-30' })
    await world.investor({ amount: 500_000, paysIn: 500_000, fundId })
    await world.investor({ amount: 300_000, paysIn: 300_000, fundId })
    await liveUntil(world, '2026-07-01T10:00:00+09:00')
    expect(await enterDays(world, fundId, { operationStartOn: '2026-07-01' })).toBe('ok')
    await world.moveOperatorMoney(-800_000)
    const own = await world.classified('rent', 20_000)
    await world.classified('rent', 40_000)
    await liveUntil(world, '2027-07-02T10:00:00+09:00')
    await enterTwice(world, fundId, { dividend: 56_000, payday: '2027-07-30' })
    await world.moveOperatorMoney(900_000)
    await payEverything(world)
    expect((await published()).corrections).toEqual([])
    // Of 60,000 yen the operator's 4,000 are still there.
    expect(await toOwnMoney(own)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('で16,000円を入金してから'),
    })
    await agreed(await advance(16_000))
    await agreed({ id: (await toOwnMoney(own)).proposal_id })
    await world.expectInvariants()
    const { periods } = await published()
    expect(periods[0]).toMatchObject({ corrected: { sources: { rent: 40_000, uncovered: 16_000 } } })
    await world.classified('rent', 30_000)
    await liveUntil(world, '2027-09-02T10:00:00+09:00')
    await enterTwice(world, fundId, { dividend: 9_358, payday: '2027-09-30', operationEndOn: '2027-08-30' })
    await payEverything(world)
    await world.expectInvariants()
    const report = { fundId, periodStartOn: '2027-07-01', periodEndOn: '2027-08-30' }
    expect((await loadEarlierCorrections(world.database, report)).join()).toMatch(
      /^第1期　締めた後の訂正.*「賃料 20,000円（第三者から）」を「このファンドの記録ではない」.*賃料から71円/s,
    )
    await published()
    // What the fund has earned since pays the operator back, and the rest is his.
    await agreed(await onFund('proposeAdvanceRepayment'))
    expect([await inBook('owed_to_operator'), await standing(world.database, 'advanced', fundId)]).toEqual([0, 0])
    const { proposalId } = must(await proposeOperatorShare(world.services, world.maker, { fundId, reason: '' }))
    await agreed({ id: String(proposalId) })
    expect([await inBook('undistributed'), await inBook('operator_share')]).toEqual([0, 0])
    expect(await inBook('bank')).toBe(-(await inBook('tax')))
    await world.expectInvariants()
  },
)

it('a rent that came in advance is classified with what is left of its month', { tags: ['course'] }, async () => {
  await fundAtWork('2026-10-31')
  const own = await world.classified('advance_rent', 8_000, { month: '2026-09' })
  const kept = await world.classified('advance_rent', 20_000, { month: '2026-09' })
  const earned = () => earnRents(world.services, world.services.clock.now())
  await liveUntil(world, '2026-09-02T10:00:00+09:00')
  await earned()
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
  await enterTwice(world, fundId, { dividend: 28_000, payday: '2026-11-30' })
  await world.moveOperatorMoney(902_000)
  await payEverything(world)
  await agreed(await advance(28_000))
  await agreed({ id: (await toOwnMoney(own)).proposal_id })
  await world.expectInvariants()
  await earned()
  await world.expectInvariants()
  const { corrections, periods } = await published()
  expect(corrections).toMatchObject([
    { before: [{ name: '前受賃料', yen: 8_000 }], after: [] },
    { before: [{ kind: 'rent_income', yen: 28_000 }], after: [{ kind: 'rent_income', yen: 20_000 }] },
  ])
  expect(periods[0]).toMatchObject({ corrected: { sources: { rent: 20_000, uncovered: 8_000 } } })
  // What is left was paid by somebody else than was told.
  const anew = await world.classify({
    explanation_id: await explanationOf(kept),
    counterparty: 'related_party',
    reason: '関係者の入金でした',
    parts: [world.part('advance_rent', 20_000, { month: '2026-09' })],
  })
  await agreed({ id: anew.proposal_id })
  await earned()
  await world.expectInvariants()
  expect((await published()).periods[0]).toMatchObject({
    corrected: { sources: { rent: 20_000, uncovered: 8_000 }, related_sources: { rent: 20_000, uncovered: 8_000 } },
  })
})

it('before its period is closed, the corrected rent in advance is taken back alone', async () => {
  await fundAtWork('2026-10-31')
  const own = await world.classified('advance_rent', 8_000, { month: '2026-09' })
  await world.classified('advance_rent', 20_000, { month: '2026-09' })
  const earned = () => earnRents(world.services, world.services.clock.now())
  await liveUntil(world, '2026-09-02T10:00:00+09:00')
  await earned()
  await agreed({ id: (await toOwnMoney(own)).proposal_id })
  // The other tenant's stays as it was earned, and there is nothing to earn anew.
  expect([await inBook('rent_income'), await inBook('advance_rent')]).toEqual([-20_000, 0])
  await earned()
  const { length } = await world.database
    .selectFrom('journal_entry')
    .select('id')
    .where('kind', '=', 'rent_earned')
    .execute()
  expect(length).toBe(2)
  await world.expectInvariants()
})

it('a deal that named the wrong seller is told with both', { tags: ['course'] }, async () => {
  await fundAtWork('2026-10-31')
  await world.classified('rent', 28_000)
  const actor = `operator:${world.maker.memberId}`
  const partId = await registerBuilding(world.services, actor)
  const seller = async (relation: 'third' | 'group') =>
    must(
      await addParty(world.services, {
        name: `矢場町地所（${relation}）`,
        nameKana: 'ヤバチョウジショ',
        relation,
        corporateNumber: '',
        actor,
      }),
    ).partyId
  const fund = (await loadParties(world.database)).find((party) => party.fund_id === fundId)
  if (!fund) throw new Error('the fund is no party')
  const bought = async (sellerId: typeof fund.id) =>
    must(
      await recordDeal(world.services, {
        partId,
        settledOn: '2026-06-10',
        sellerId,
        buyerId: fund.id,
        shareNumerator: 1,
        shareDenominator: 1,
        price: 900_000,
        priceWithTax: 900_000,
        priceReason: '鑑定評価額にもとづきます。',
        basis: '売買契約書',
        basisSha256: null,
        actor,
      }),
    )
  const { dealId } = await bought(await seller('third'))
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
  await enterTwice(world, fundId, { dividend: 28_000, payday: '2026-11-30' })
  expect((await published()).corrections).toEqual([])
  await agreed(
    await world.ask(
      'mutation ($id: ID!) { proposePropertyStrike(what: deal, id: $id, cause: papers_checked, reason: "登記で確認") { id } }',
      { id: String(dealId) },
    ),
  )
  const { corrections } = await published()
  expect(corrections).toMatchObject([
    {
      period: 1,
      on: '2026-06-10',
      what: 'deal',
      cause: 'papers_checked',
      before: [{ yen: 900_000, seller: 'third', buyer: 'this' }],
      after: [],
    },
  ])
  await bought(await seller('group'))
  const { corrections: anew, periods } = await published()
  expect(anew).toMatchObject([
    { before: [{ seller: 'third' }], after: [{ name: '取得', yen: 900_000, seller: 'group', buyer: 'this' }] },
  ])
  // Where its dividend came from is the same.
  expect(periods[0]).toMatchObject({ corrected: { sources: { rent: 28_000, uncovered: 0 } } })
  await world.expectInvariants()
})

it('a cost that was counted and did not arise is published as well', { tags: ['course'] }, async () => {
  await fundAtWork('2026-10-31')
  await world.classified('rent', 30_000)
  await agreed(
    await world.ask('mutation ($input: CostAccrualInput!) { proposeAccrual(input: $input) { id } }', {
      input: {
        project_id: String(fundId),
        cost_kind: 'repair',
        amount: 2_000,
        arose_on: '2026-06-15',
        reason: '請求書の到着待ち',
      },
    }),
  )
  const [accrual] = (await world.ask('{ adminCostAccruals { id } }')) as { id: string }[]
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
  await enterTwice(world, fundId, { dividend: 28_000, payday: '2026-11-30' })
  await agreed(
    await world.ask('mutation ($id: ID!) { proposeAccrualReversal(id: $id, reason: "請求の取り下げ") { id } }', {
      id: accrual?.id,
    }),
  )
  const { corrections, periods } = await published()
  expect(corrections).toMatchObject([
    { period: 1, on: '2026-06-15', what: 'cost', before: [{ kind: 'repair', yen: -2_000 }], after: [] },
  ])
  expect(periods[0]).toMatchObject({ corrected: { books: { income: 30_000, costs: 0 }, sources: { rent: 28_000 } } })
  await world.expectInvariants()
})
