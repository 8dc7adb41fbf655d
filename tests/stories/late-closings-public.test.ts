import { afterEach, beforeEach, expect, it } from 'vitest'
import { check } from '../../scripts/check-fund.mjs'
import { idOf, type Id } from '../../src/domain/id.ts'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import { loadTrackRecord } from '../../src/features/funds/track-record/load-track-record.ts'
import { addParty } from '../../src/features/funds/property/add-party.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { enterDays, enterTwice, explainLoss, liveUntil, payEverything, smallFund } from '../support/operation-world.ts'
import { askAs } from '../support/operator-api.ts'
import { must } from '../support/payout-world.ts'
import { publishedFund } from '../support/published-fund.ts'

// What came in after a fund's last period, what it cost and who got it is public, also where no investor got a yen; and what is corrected of it later is said
// beside what was told.
let world: FundLineWorld
let fundId: Id<'fund'>
let investor: Viewer

/** 500,000 and 300,000 of investors, 200,000 of the operator, at work for half a year: at most 28,230 yen of dividends. */
beforeEach(async () => {
  world = await openFundLineWorld()
  fundId = await smallFund(world)
  world.ofFund(fundId)
  investor = (await world.investor({ amount: 500_000, paysIn: 500_000, fundId })).viewer
  await world.investor({ amount: 300_000, paysIn: 300_000, fundId })
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: '2026-10-31' })).toBe('ok')
  await world.moveOperatorMoney(-800_000)
  await liveUntil(world, '2026-06-15T10:00:00+09:00')
})
afterEach(() => world.close())

/** Its rents gave 20,000 yen: 8,230 below the cap. */
async function endsBelowCap(): Promise<void> {
  await world.classified('rent', 20_000)
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
  await enterTwice(world, fundId, { dividend: 20_000, payday: '2026-11-30', words: '空室があったため' })
  await world.moveOperatorMoney(802_000)
  await payEverything(world)
}
/** A repair of 300,000 yen: investors lost 100,000. */
async function endsWithLoss(): Promise<void> {
  await world.classified('cost', -300_000, { cost_kind: 'repair', paid_by: 'operator' })
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
  await enterTwice(world, fundId, { dividend: 0, loss: 300_000, payday: '2026-11-30', words: '大規模修繕のため' })
  await world.moveOperatorMoney(1_500_000)
  await explainLoss(world, fundId)
  await liveUntil(world, '2026-11-06T10:00:00+09:00')
  await payEverything(world)
}
const propose = (act: string) =>
  world.ask(`mutation ($id: ID!) { ${act}(project_id: $id, reason: "完了のため") { id } }`, { id: String(fundId) })
const agreed = async (proposed: { id: string }) => expect(await world.agree(proposed.id)).toEqual({ ok: true })
const supplement = async () => agreed(await propose('proposeSupplementaryDistribution'))
const lateResult = async () => agreed(await propose('proposeLateResult'))
const rentOf = async (amount: number, remarks: string): Promise<string> => {
  const id = await world.appears(amount, remarks)
  const { proposal_id: proposal } = await world.classify({ id, parts: [world.part('rent', amount)] })
  if (proposal !== null) await agreed({ id: proposal })
  return id
}
/** What a line was classified as last is classified anew, by two. */
async function corrected(line: string, part: Record<string, unknown>, more: Record<string, unknown>): Promise<void> {
  const { id } = await world.database
    .selectFrom('statement_explanation')
    .select('id')
    .where('statement_line_id', '=', idOf<'bank_statement_line'>(line))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const input = { explanation_id: String(id), counterparty: 'third_party', paid_by: 'fund', parts: [part], ...more }
  const { proposal_id: proposal } = await world.ask(
    'mutation ($input: ExplainFundLineInput!) { explainFundLine(input: $input) { ok proposal_id } }',
    { input: { ...input, reason: '入金元を確認しました' } },
  )
  await agreed({ id: proposal })
}
const addOurs = (name: string, nameKana: string) =>
  addParty(world.services, { name, nameKana, relation: 'group', corporateNumber: '', actor: 'operator:1' } as never)

interface Published {
  corrections: object[]
  late_closings: Record<string, number | string | null>[]
  supplementary_distributions: { corrected: object | null; dividend: number }[]
}
const published = async () => (await publishedFund(world.services, fundId)) as unknown as Published
const onPage = async (viewer?: Viewer) => {
  const source = `{ project(id: "${fundId}") {
    dividend_source late_closings { number text notes } supplementary_distributions { notes } } }`
  return (viewer ? await askAs(world.services, viewer, source) : await world.ask(source)) as {
    dividend_source: string
    late_closings: { number: number; text: string; notes: string[] }[]
    supplementary_distributions: { notes: string[] }[]
  }
}
const mySupplement = async () => {
  const [own] = (await askAs(world.services, investor, '{ myInvests { results { is_supplement sources } } }')) as {
    results: { is_supplement: boolean; sources: string[] }[]
  }[]
  return own?.results.find(({ is_supplement: isSupplement }) => isSupplement)?.sources
}
const changesOf = async (id: string) =>
  (
    (
      await world.database
        .selectFrom('proposal')
        .select('effect')
        .where('id', '=', idOf<'proposal'>(id))
        .executeTakeFirstOrThrow()
    ).effect as { changes: { label: string; after: string }[] }
  ).changes.map(({ label, after }) => [label, after])

it('a payer of late rent who turns out to be one of ours is said beside the supplementary distribution', async () => {
  await endsBelowCap()
  await rentOf(4_000, 'コマチカシホ')
  const other = await world.classified('rent', 1_000)
  await supplement()
  await payEverything(world)
  const before = await published()
  expect(before.supplementary_distributions).toMatchObject([{ corrected: null, sources: { rent: 5_000 } }])
  expect([before.corrections, (await onPage()).supplementary_distributions]).toEqual([[], [{ notes: [] }]])

  must(await addOurs('小町菓子舗', 'コマチカシホ'))
  const later = await published()
  expect(later.corrections).toMatchObject([
    {
      period: null,
      late_closing: 1,
      cause: 'ours_later',
      before: [{ kind: 'rent_income', yen: 4_000, payer: 'third_party' }],
      after: [{ yen: 4_000, payer: 'related_party' }],
    },
  ])
  expect(later.supplementary_distributions).toMatchObject([
    { related_sources: { rent: 0 }, corrected: { sources: { rent: 5_000 }, related_sources: { rent: 4_000 } } },
  ])

  await corrected(other, world.part('rent', 1_000), { cause: 'payer_checked', counterparty: 'related_party' })
  const last = await published()
  expect(last.corrections).toMatchObject([{ cause: 'ours_later' }, { cause: 'payer_checked', late_closing: 1 }])
  expect(last.supplementary_distributions).toMatchObject([{ corrected: { related_sources: { rent: 5_000 } } }])
  const { notes } = (await onPage()).supplementary_distributions[0] ?? { notes: [] }
  expect(notes).toHaveLength(3)
  expect(notes[0]).toContain('「賃料 4,000円（第三者から）」を「賃料 4,000円（当社または関係者から）」に訂正しました')
  expect(notes[2]).toContain('うち、当社や関係者が支払った分100円')
  expect((await onPage()).dividend_source).toContain('分配の後に、訂正があります。')
  expect(last.supplementary_distributions).toMatchObject([{ related_sources: { rent: 0 }, sources: { rent: 5_000 } }])
  // Whoever has a share in it reads the same, and the record of all funds has it.
  expect((await mySupplement())?.slice(-notes.length)).toEqual(notes)
  const { ended } = await loadTrackRecord(world.database, world.services)
  expect(ended.find((fund) => fund.fundId === fundId)?.corrections).toHaveLength(2)
  for (const wrong of [null, { ...last.supplementary_distributions[0]?.corrected, of_100_yen: null }])
    expect(() =>
      expect(
        check({
          ...last,
          supplementary_distributions: [{ ...last.supplementary_distributions[0], corrected: wrong }],
        }).problems,
      ).toEqual([]),
    ).toThrow()
  await world.expectInvariants()
})

it('late rent that was classified anew, and whose payer is recorded as ours only then, stays with the closing that knew it', async () => {
  await endsBelowCap()
  const line = await rentOf(4_000, 'コマチカシホ')
  await supplement()
  await payEverything(world)
  await corrected(line, world.part('other_income', 4_000, { about: '更新料' }), { cause: 'papers_checked' })
  must(await addOurs('小町菓子舗', 'コマチカシホ'))
  const onlyFirst = [
    { late_closing: 1, cause: 'papers_checked', after: [{ kind: 'other_income', payer: 'third_party' }] },
    { late_closing: 1, cause: 'ours_later', after: [{ kind: 'other_income', payer: 'related_party' }] },
  ]
  expect((await published()).corrections).toMatchObject(onlyFirst)
  // The next closing takes both entries of the correction, which come to nothing in it.
  await world.classified('rent', 1_000)
  await supplement()
  const data = await published()
  expect(data.corrections).toMatchObject(onlyFirst)
  expect(data.late_closings[1]).toMatchObject({ income: 1_000, related_income: 0, to_investors: 1_000 })
  expect(data.supplementary_distributions).toMatchObject([
    { corrected: { related_sources: { rent: 4_000 } } },
    { corrected: null },
  ])
  await world.expectInvariants()
})

it('late rent that was another fund’s after all leaves its dividend without income', async () => {
  await endsBelowCap()
  const line = await rentOf(4_000, 'コマチカシホ')
  await world.classified('rent', 1_000)
  await supplement()
  await payEverything(world)
  await world.moveOperatorMoney(10_000)
  await agreed(
    await world.ask(
      'mutation ($id: ID!) { proposeAdvance(project_id: $id, amount: 4000, reason: "訂正で不足する資金") { id } }',
      { id: String(fundId) },
    ),
  )
  await corrected(line, { ...world.part('rent', 4_000), project_id: String(world.fundId) }, { cause: 'other_fund' })
  const data = await published()
  expect(data.supplementary_distributions).toMatchObject([
    { dividend: 5_000, corrected: { sources: { rent: 1_000, uncovered: 4_000 }, of_100_yen: { uncovered: 80 } } },
  ])
  // The next closing takes it back, and the operator bears it.
  await lateResult()
  const { late_closings: closings } = await published()
  expect(closings).toMatchObject([
    { number: 1, supplementary_distribution: 1, result: 5_000, to_investors: 5_000, to_operator: 0 },
    {
      number: 2,
      supplementary_distribution: null,
      income: -4_000,
      result: -4_000,
      to_investors: 0,
      to_operator: -4_000,
    },
  ])
  await world.expectInvariants()
})

it('late income that is the operator’s is public, with what related parties paid and got of it', async () => {
  await endsBelowCap()
  await world.classified('rent', 10_000)
  await supplement()
  await world.classified('rent', 700, { counterparty: 'related_party' })
  await world.classified('cost', -300, { cost_kind: 'repair', paid_by: 'fund' })
  await lateResult()
  const data = await published()
  expect(data.late_closings).toMatchObject([
    { number: 1, supplementary_distribution: 1, income: 10_000, to_investors: 8_229, to_operator: 1_771 },
    {
      number: 2,
      supplementary_distribution: null,
      income: 700,
      related_income: 700,
      costs: 300,
      related_costs: 0,
      result: 400,
      to_operator: 400,
    },
  ])
  for (const wrong of [{ to_operator: 399 }, { costs: 299 }, { number: 3 }, { to_investors: 1, to_operator: 399 }])
    expect(
      check({ ...data, late_closings: [data.late_closings[0], { ...data.late_closings[1], ...wrong }] }).problems,
    ).not.toEqual([])
  expect(check({ ...data, late_closings: data.late_closings.slice(1) }).problems).not.toEqual([])
  expect((await onPage()).late_closings[1]).toEqual({
    number: 2,
    text: expect.stringMatching(
      /^期間終了後の収支（.*に確定）：収入 700円（うち、当社や関係者から700円）、費用 300円、差引 400円。投資家へ0円（税引前）、当社の取り分は400円です。$/u,
    ),
    notes: [],
  })
})

it('a late cost that turns out to be paid to one of ours is said beside its closing, and one that no line paid is told as that', async () => {
  await endsBelowCap()
  await world.classified('rent', 8_230)
  await supplement()
  await world.classified('rent', 900)
  const paid = await world.classified('cost', -300, { cost_kind: 'repair', paid_by: 'fund' })
  await agreed(
    await world.ask('mutation ($input: CostAccrualInput!) { proposeAccrual(input: $input) { id } }', {
      input: {
        project_id: String(fundId),
        cost_kind: 'management',
        amount: 200,
        arose_on: '2026-11-04',
        about: '残務',
        reason: '請求書のとおり',
      },
    }),
  )
  const proposed = await propose('proposeLateResult')
  expect(await changesOf(proposed.id)).toContainEqual(['うち、支払先が記録されていない未払費用', '200円'])
  await agreed(proposed)
  await corrected(paid, world.part('cost', -300, { cost_kind: 'repair' }), {
    cause: 'payer_checked',
    counterparty: 'related_party',
  })
  const data = await published()
  expect(data.late_closings[1]).toMatchObject({ costs: 500, related_costs: 0, accrued_costs: 200, to_operator: 400 })
  expect(data.corrections).toMatchObject([
    { late_closing: 2, before: [{ yen: -300, payer: 'third_party' }], after: [{ payer: 'related_party' }] },
  ])
  const { text, notes } = (await onPage()).late_closings[1] ?? { text: '', notes: [] }
  expect(text).toContain('費用 500円（うち、支払先を記録していない未払費用 200円）')
  expect(notes).toEqual([
    expect.stringContaining('「修繕費 300円」を「修繕費 300円（当社または関係者へ）」に訂正しました'),
  ])
  await world.expectInvariants()
})

it('late costs of ours use up what would have restored lost principal: two people and everybody see it', async () => {
  await endsWithLoss()
  await world.classified('rent', 90_000)
  await world.classified('cost', -90_000, { cost_kind: 'repair', paid_by: 'fund', counterparty: 'related_party' })
  const proposed = await propose('proposeLateResult')
  expect(await changesOf(proposed.id)).toEqual(
    expect.arrayContaining([
      ['最後の計算期間の後の収入', '90,000円'],
      ['最後の計算期間の後の費用', '90,000円'],
      ['うち、当社や関係者に支払った額', '90,000円'],
    ]),
  )
  await agreed(proposed)
  expect((await published()).late_closings).toMatchObject([
    { income: 90_000, costs: 90_000, related_costs: 90_000, result: 0, to_investors: 0, to_operator: 0 },
  ])
  expect((await onPage()).late_closings[0]?.text).toContain('費用 90,000円（うち、当社や関係者へ90,000円）')

  await world.classified('rent', 90_000)
  await world.classified('cost', -60_000, { cost_kind: 'repair', paid_by: 'operator', counterparty: 'related_party' })
  const given = await propose('proposeSupplementaryDistribution')
  expect(await changesOf(given.id)).toContainEqual(['うち、当社や関係者に支払った額', '60,000円'])
  await agreed(given)
  expect((await published()).late_closings[1]).toMatchObject({
    supplementary_distribution: 1,
    related_costs: 60_000,
    result: 30_000,
    to_investors: 30_000,
    to_operator: 0,
  })
  await world.expectInvariants()
})
