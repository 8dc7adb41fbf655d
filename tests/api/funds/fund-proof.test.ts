import fastify, { type FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { check } from '../../../scripts/check-fund.mjs'
import type { Id } from '../../../src/domain/id.ts'
import { createFund } from '../../../src/features/funds/fund/create-fund.ts'
import { productFolder } from '../../../src/platform/product-folder.ts'
import { mountOpenData } from '../../../src/server/routes/open-data.ts'
import { addParty } from '../../../src/features/funds/property/add-party.ts'
import { loadParties } from '../../../src/features/funds/property/load-parties.ts'
import { recordDeal } from '../../../src/features/funds/property/record-deal.ts'
import { bookMonth } from '../../../src/domain/funds/book-month.ts'
import { loadPeriodQuestions } from '../../../src/features/funds/book-month/load-questions.ts'
import { endLease } from '../../../src/features/funds/property/end-lease.ts'
import { recordLease } from '../../../src/features/funds/property/record-lease.ts'
import { registerBuilding } from '../../support/linked-property.ts'
import { proposeLifting } from '../../../src/features/people/payout-hold/lift-payout-hold.ts'
import { consent } from '../../support/second-consent.ts'
import { placePayoutHold } from '../../../src/features/people/payout-hold/place-payout-hold.ts'
import { keepLinesBeside } from '../../support/lines-beside.ts'
import { completeFund } from '../../support/complete-fund.ts'
import { enterDays, enterTwice, liveUntil, payEverything, smallFund } from '../../support/operation-world.ts'
import { must, openPayoutWorld, type PayoutWorld } from '../../support/payout-world.ts'

// What a fund publishes of itself, as the product tells it, recomputed by the stand-alone script that an outsider would take.

let world: PayoutWorld
let app: FastifyInstance
let fundId: Id<'fund'>

/** Three investors fill 800,000 yen, two of them with the same amount: the offering is over on 10 April. */
beforeEach(async () => {
  world = await openPayoutWorld()
  fundId = await smallFund(world)
  for (const amount of [300_000, 300_000, 200_000]) await world.investor({ amount, paysIn: amount, fundId })
  app = fastify()
  mountOpenData(app, world.services)
  const schema = JSON.parse(await readFile(path.join(productFolder, 'docs/fund.schema.json'), 'utf8')) as object
  // The server's own judge of JSON reads the published schema.
  app.post('/judge', { schema: { body: schema } }, async () => 'valid')
})
afterEach(async () => {
  await app.close()
  await world.close()
})

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Published = { [key: string]: Json; periods: { [key: string]: Json }[] }

/** The published data, which is valid by its schema and names nobody. */
async function published(): Promise<Published> {
  const answer = await app.inject(`/open/funds/${fundId}.json`)
  expect([answer.statusCode, answer.headers['cache-control'], answer.headers['access-control-allow-origin']]).toEqual([
    200,
    'public, max-age=60',
    '*',
  ])
  const judged = await app.inject({ method: 'POST', url: '/judge', payload: answer.json<object>() })
  expect(judged.body).toBe('valid')
  const members = await world.database.selectFrom('member').select(['family_name', 'email', 'member_number']).execute()
  for (const person of members)
    for (const name of Object.values(person)) expect(answer.body.includes(`"${name}`)).toBe(false)
  return answer.json<Published>()
}

/** The operator had bought it for 850,000 yen in January and brings it in; it is let for 85,000 a month. */
async function buyFromOperator(): Promise<void> {
  const actor = `operator:${world.maker.memberId}`
  const partId = await registerBuilding(world.services, actor)
  const party = async (relation: 'self' | 'fund') => {
    const of = (await loadParties(world.database)).find(
      (one) => one.relation === relation && one.fund_id === (relation === 'fund' ? fundId : null),
    )
    if (!of) throw new Error(`no party is ${relation}`)
    return of.id
  }
  const stranger = {
    name: '代田商事株式会社',
    nameKana: 'ダイタシヨウジ',
    relation: 'third',
    corporateNumber: '',
    actor,
  } as const
  const { partyId: seller } = must(await addParty(world.services, stranger))
  const deal = {
    partId,
    shareNumerator: 1,
    shareDenominator: 1,
    priceReason: '鑑定評価額にもとづきます。',
    basis: '売買契約書',
    basisSha256: null,
    actor,
  }
  const [self, fund] = [await party('self'), await party('fund')]
  must(
    await recordDeal(world.services, {
      ...deal,
      settledOn: '2026-01-20',
      sellerId: seller,
      buyerId: self,
      price: 850_000,
      priceWithTax: 850_000,
    }),
  )
  must(
    await recordDeal(world.services, {
      ...deal,
      settledOn: '2026-04-30',
      sellerId: self,
      buyerId: fund,
      price: 900_000,
      priceWithTax: 900_000,
    }),
  )
  const lease = {
    partId,
    tenantId: seller,
    rent: 80_000,
    commonFee: 5_000,
    deposit: 0,
    beginsOn: '2026-02-01',
    endsOn: '',
    isSublease: false,
    rentDue: 'same_month' as const,
    actor,
  }
  must(await recordLease(world.services, lease))
  await world.database
    .insertInto('fund_property')
    .values({
      fund_id: fundId,
      part_id: partId,
      share_numerator: 1,
      share_denominator: 1,
      seller_id: self,
      price: 900_000,
      price_basis: '鑑定評価',
      price_reason: '鑑定評価額にもとづきます。',
      recorded_at: world.services.clock.now(),
    })
    .execute()
}

async function operate(): Promise<void> {
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: '2026-10-31' })).toBe('ok')
  await world.moveOperatorMoney(-800_000)
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
}

/** One operator writes down that a stranger bought a part of it: no line of the bank shows it. */
async function sellsByOne(partId: Id<'property_part'>): Promise<void> {
  const parties = await loadParties(world.database)
  const seller = parties.find((one) => one.relation === 'fund' && one.fund_id === fundId)
  const buyer = parties.find((one) => one.relation === 'third')
  if (!seller || !buyer) throw new Error('no party to sell and buy')
  must(
    await recordDeal(world.services, {
      partId,
      shareNumerator: 1,
      shareDenominator: 1,
      settledOn: '2026-11-01',
      sellerId: seller.id,
      buyerId: buyer.id,
      price: 700_000,
      priceWithTax: 700_000,
      priceReason: '買主との合意です。',
      basis: '売買契約書',
      basisSha256: null,
      actor: `operator:${world.maker.memberId}`,
    }),
  )
}

/** Every figure of it, by its way down, as a change of one yen or one place where nothing else is said. */
function* figures(value: Json, way: readonly (string | number)[] = []): Generator<(string | number)[]> {
  if (typeof value === 'number') yield [...way]
  else if (Array.isArray(value)) for (const [place, each] of value.entries()) yield* figures(each, [...way, place])
  else if (value !== null && typeof value === 'object')
    for (const [key, each] of Object.entries(value)) yield* figures(each, [...way, key])
}

/** Which differences something else must show: a quarter is floored, and the cushion bears a loss before anybody. */
const differences: Record<string, number> = { sale_profit: 4, fund_loss: 1_000_000 }
/** Follows from nothing else that is published. */
const alone = new Set(['operation_term_months', 'planned_rent'])
/** Follows from the list of lines, which is not published. */
const sealed = new Set(['lines.count', 'corrections', 'related_costs', 'accrued_costs'])

function changed(value: Json, [key, ...rest]: readonly (string | number)[], difference: number): Json {
  if (key === undefined) return Number(value) + difference
  if (Array.isArray(value)) return value.map((each, place) => (place === key ? changed(each, rest, difference) : each))
  if (value === null || typeof value !== 'object') throw new Error(`no way down at ${key}`)
  return { ...value, [key]: changed(value[key] ?? null, rest, difference) }
}

const tampered = (fund: Published, way: readonly (string | number)[]): Json =>
  changed(fund, way, differences[String(way.at(-1))] ?? 1)

function expectEachFigureHeld(fund: Published, beside: readonly string[] = []): void {
  expect(check(fund).problems).toEqual([])
  const missed = [...figures(fund)]
    .filter((way) => !alone.has(String(way.at(-1))) && !beside.includes(String(way.at(-1))))
    .filter((way) => ![...sealed].some((part) => way.join('.').includes(part)))
    .filter((way) => check(tampered(fund, way)).problems.length === 0)
  expect(missed.map((way) => way.join('.'))).toEqual([])
}

describe('what a fund publishes', () => {
  it(
    'says of an open period that it is not closed, and of nothing more than is recorded',
    { tags: ['course'] },
    async () => {
      const before = await published()
      expect(before.periods).toEqual([])
      expect(check(before).problems).toEqual([])
      await liveUntil(world, '2026-05-01T10:00:00+09:00')
      expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01' })).toBe('ok')
      await liveUntil(world, '2026-05-03T10:00:00+09:00')
      const atWork = await published()
      expect(atWork.periods).toMatchObject([
        {
          number: 1,
          start_on: '2026-05-01',
          has_ended: false,
          distribution: null,
          sources: null,
          of_100_yen: null,
          reasons: { sources: 'この期間の収支は、まだ確定していません' },
        },
      ])
      // What investors have in it at the planned rate, until the planned end; nothing of its books.
      expect(atWork).toMatchObject({
        plan_and_record: [
          {
            number: 1,
            state: 'running',
            rows: [{ item: 'dividend', planned: expect.any(Number), recorded: null, difference: null }],
          },
        ],
      })
      // The planned rate is a promise until a distribution has its cap.
      expectEachFigureHeld(atWork, ['planned_rate_bp'])
    },
  )

  it('of a dividend is recomputed by the script, figure by figure', async () => {
    await operate()
    await enterTwice(world, fundId, { dividend: 28_001, payday: '2026-11-30' })
    const fixed = await published()
    expect(fixed.periods[0]).toMatchObject({
      distribution: {
        paid_at: null,
        total: 28_001,
        dividend: 28_000,
        left_with_operator: 1,
        cap: 28_230,
        above_cap: 0,
      },
      income: null,
      reasons: { income: '収入と費用は、この期間の帳簿に記録がありません' },
      sources: { rent: 0, sale: 0, reserve: 0, declared: 28_000 },
      related_of_100_yen: 100,
    })
    expectEachFigureHeld(fixed)
    await world.moveOperatorMoney(840_000)
    await payEverything(world)
    const paid = await published()
    expect(paid.periods[0]).toMatchObject({
      distribution: {
        paid_at: expect.any(String),
        holdings: [
          { amount: 200_000, investors: 1, dividend: 7_000, loss: 0, principal: 200_000 },
          { amount: 300_000, investors: 2, dividend: 10_500, loss: 0, principal: 300_000 },
        ],
      },
      sources: { rent: 0, sale: 0, reserve: 0, declared: 28_000 },
      of_100_yen: { rent: 0, sale: 0, reserve: 0, declared: 100, principal: 0 },
      checked_by_bank_percent: 0,
    })
    expectEachFigureHeld(paid)
  })

  it(
    'of rents and costs is recomputed: what they brought, who paid them, and where the property was before',
    { tags: ['course'] },
    async () => {
      const classified = await keepLinesBeside(world)
      await liveUntil(world, '2026-05-01T10:00:00+09:00')
      expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: '2026-10-31' })).toBe(
        'ok',
      )
      await world.moveOperatorMoney(-800_000)
      await liveUntil(world, '2026-06-15T10:00:00+09:00')
      await classified(fundId, [
        { kind: 'rent', amount: 30_000 },
        { kind: 'cost', amount: -2_000, cost_kind: 'management' },
      ])
      await classified(fundId, [{ kind: 'rent', amount: 9_500 }], { counterparty: 'related_party' })
      await classified(fundId, [{ kind: 'other_income', amount: 500 }])
      await classified(fundId, [{ kind: 'cost', amount: -10_000, cost_kind: 'public_dues' }])
      await buyFromOperator()
      expect((await published()).periods[0]).toMatchObject({ income: null, costs: null, profit: null })
      await liveUntil(world, '2026-11-04T10:00:00+09:00')
      await enterTwice(world, fundId, { dividend: 28_000, payday: '2026-11-30' })
      const fund = await published()
      expect(fund.periods[0]).toMatchObject({
        income: { rent: 39_500, other: 500, sale: 0, declared: 0, related: 9_500, related_sale: 0 },
        costs: [
          { kind: 'management', name: '管理費', yen: 2_000 },
          { kind: 'public_dues', name: '公租公課', yen: 10_000 },
        ],
        profit: 28_000,
        planned_rent: 6 * 85_000,
        sources: { rent: 28_000, sale: 0, reserve: 0, declared: 0 },
        related_sources: { rent: 6_650, sale: 0, reserve: 0, declared: 0 },
        related_of_100_yen: 24,
        checked_by_bank_percent: 100,
      })
      expect(fund).toMatchObject({
        exit: null,
        lineage: [
          {
            property: { kind: '土地と建物', place: expect.stringContaining('名古屋市東区') },
            stays: [
              {
                seller: 'self',
                acquired_for: 900_000,
                operators_price: 850_000,
                operators_margin: 50_000,
                exit: 'none_yet',
                sold_for: null,
                next_fund: null,
              },
            ],
          },
        ],
      })
      expect(fund).toMatchObject({
        plan_and_record: [
          {
            state: 'closed',
            rows: [
              { item: 'rent', planned: 510_000, recorded: 39_500, difference: -470_500 },
              { item: 'other_income', planned: null, recorded: 500, difference: null },
              { item: 'costs', planned: null, recorded: 12_000, difference: null },
              { item: 'dividend', planned: 28_230, recorded: 28_000, difference: -230 },
            ],
          },
        ],
      })
      const csv = await app.inject(`/open/funds/${fundId}.csv`)
      expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
      expect(csv.body.split('\r\n').map((line) => line.split(',').slice(3).join(','))).toEqual([
        '"状態","項目","予定（円）","実績（円）","差（円）"',
        '"確定","賃料",510000,39500,-470500',
        '"確定","その他の収入","",500,""',
        '"確定","費用・報酬","",12000,""',
        '"確定","分配（税引前）",28230,28000,-230',
        '',
      ])
      expectEachFigureHeld(fund)

      // Told half a year later that the tenant had left in June: what investors have seen stays, and each month's rent is still asked for.
      const { id } = await world.database.selectFrom('lease').select('id').executeTakeFirstOrThrow()
      must(await endLease(world.services, { leaseId: id, endedOn: '2026-06-30', actor: 'operator:1' }))
      const after = await published()
      expect([after.periods[0]?.planned_rent, after.plan_and_record]).toEqual([6 * 85_000, fund.plan_and_record])
      const period = { fundId, startOn: '2026-05-01', endOn: '2026-10-31' }
      const asked = (await loadPeriodQuestions(world.database, period, bookMonth)).map(({ text }) => text)
      expect(
        asked.filter((text) =>
          text.endsWith('賃貸借は2026年6月30日（火）に終わったと、2026年11月4日（水）に記録されています'),
        ),
      ).toHaveLength(4)
    },
  )

  it(
    'of a property that nobody has bought: it is the operator’s, who paid the principal, and no sale by one person’s word hides that',
    { tags: ['course'] },
    async () => {
      await liveUntil(world, '2026-05-01T10:00:00+09:00')
      expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01' })).toBe('ok')
      await buyFromOperator()
      await operate()
      await enterTwice(world, fundId, { dividend: 28_001, payday: '2026-11-30' })
      const { member_number: memberNumber } = await world.database
        .selectFrom('investment')
        .innerJoin('member', 'member.id', 'investment.member_id')
        .select('member.member_number')
        .where('investment.amount', '=', 200_000)
        .executeTakeFirstOrThrow()
      const held = { memberNumber, kind: 'fraud', ground: '警察からの照会' } as const
      must(await placePayoutHold(world.services, world.maker, held))
      const parts = await world.database
        .selectFrom('standing_property_deal as deal')
        .leftJoin('fund_property as shown', 'shown.part_id', 'deal.part_id')
        .select('deal.part_id')
        .where('deal.buyer_fund_id', '=', fundId)
        .orderBy('shown.part_id')
        .execute()
      const [first, second] = parts.map(({ part_id: id }) => id)
      if (!first || !second) throw new Error('the fund has two parts')
      await sellsByOne(first)
      expect(await published()).toMatchObject({ exit: null, lineage: [{ stays: [{ exit: 'none_yet' }] }] })
      await world.moveOperatorMoney(840_000)
      await payEverything(world)
      const inPart = await published()
      expect(inPart).toMatchObject({
        exit: [{ on: expect.any(String), kind: 'own_purchase', sold_for: 600_000, proof: 'principal' }],
        lineage: [{ stays: [{ exit: 'none_yet' }] }],
      })
      expect(check(inPart).problems).toEqual([])

      // Once everybody has his principal, the sale is public as what it is: the company's record, without a line of the bank.
      const { id: holdId } = await world.database.selectFrom('payout_hold').select('id').executeTakeFirstOrThrow()
      const lifting = { holdId, reason: '警察に確認し、本人の疑いは晴れました' }
      const { proposalId } = must(await proposeLifting(world.services, world.maker, lifting))
      must(await consent(world.services, world.checker, proposalId))
      await payEverything(world)
      const recorded = { kind: 'third_party', sold_for: 700_000, proof: 'record' }
      const lineage = [{ stays: [{ exit: 'third_party', exit_proof: 'record' }] }]
      const whole = await published()
      expect(whole).toMatchObject({
        exit: [recorded, { kind: 'own_purchase', sold_for: 800_000, proof: 'principal' }],
        lineage,
      })
      expect(check(whole).problems).toEqual([])
      await sellsByOne(second)
      await world.pass(60_000)
      expect(await published()).toMatchObject({ exit: [recorded], lineage })
    },
  )

  it('of a loss is recomputed as well', { tags: ['course'] }, async () => {
    await operate()
    await enterTwice(world, fundId, { dividend: 0, loss: 280_001, payday: '2026-11-30' })
    const lost = await published()
    expect(lost.periods[0]).toMatchObject({
      distribution: { fund_loss: 280_001, loss: 80_000, dividend: 0, principal: 720_000 },
      reasons: { sources: 'この期間の分配金は、ありません' },
    })
    expect(lost).toMatchObject({ yields: { rate_bp: 0, rate_after_loss_bp: -1_990 } })
    expectEachFigureHeld(lost)
  })

  it('is there for published funds alone, with the schema beside it', async () => {
    expect((await app.inject('/open/funds/999.json')).statusCode).toBe(404)
    for (const file of ['x.json', '999.csv', `${fundId}.txt`])
      expect((await app.inject(`/open/funds/${file}`)).statusCode).toBe(404)
    const { fundId: draft } = must(await createFund(world.services, { draft: completeFund, actor: 'operator:1' }))
    for (const kind of ['json', 'csv']) expect((await app.inject(`/open/funds/${draft}.${kind}`)).statusCode).toBe(404)
    expect((await app.inject('/open/fund.schema.json')).json()).toMatchObject({ title: expect.any(String) })
  })
})
