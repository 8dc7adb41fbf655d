import { afterEach, expect, it } from 'vitest'
import { japanDate, japanDateOf } from '../../src/domain/calendar.ts'
import { correctionNotes } from '../../src/domain/funds/fund-corrections.ts'
import { idOf, type Id } from '../../src/domain/id.ts'
import { listQueues } from '../../src/features/back-office/dashboard/list-queues.ts'
import { loadProvedPeriods } from '../../src/features/funds/fund/load-fund-proof.ts'
import { loadCorrectedFunds } from '../../src/features/funds/fund/load-corrections.ts'
import { addParty } from '../../src/features/funds/property/add-party.ts'
import { loadLineages } from '../../src/features/funds/property/load-lineage.ts'
import { loadParties } from '../../src/features/funds/property/load-parties.ts'
import { recordDeal } from '../../src/features/funds/property/record-deal.ts'
import { recordLease } from '../../src/features/funds/property/record-lease.ts'
import { readAccount } from '../../src/features/investing/deposit/read-account.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { kanaOfParty } from '../support/kana-of-party.ts'
import { registerBuilding } from '../support/linked-property.ts'
import { must } from '../support/must.ts'
import { enterDays, enterTwice, liveUntil, smallFund } from '../support/operation-world.ts'
import { openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'
import { openPropertyOffice } from '../support/property-office.ts'
import { publishedFund } from '../support/published-fund.ts'
import { recordCompany } from '../support/record-company.ts'
import { startOperation } from '../support/record-purchase.ts'

// Dishonest operators deal with a stranger, and record afterwards that he is one of theirs: what is published must not call him a stranger for ever.

const day = 24 * 60 * 60_000
let opened: PayoutWorld | null = null
afterEach(() => opened?.close())

/** The tasks about parties, with whom they name. */
const tasks = async ({ services }: PayoutWorld): Promise<(string | null)[]> =>
  (await listQueues(services)).filter(({ name }) => name === 'party_ours_later').map(({ detail }) => detail)

it('a sale to a stranger who is an officer the day after is classified as one to ours, and the next one asks what ours are asked', async () => {
  const world = await openPayoutWorld()
  opened = world
  const office = openPropertyOffice(world)
  await readAccount(world.services)
  await world.investor({ amount: 300_000, paysIn: 300_000 })
  await world.pass(60 * day)
  const bought = await office.registerRooms()
  for (const place of [0, 1] as const) {
    const dealId = await office.buysOfOperator(bought, place, 14_000_000 * (place + 1), '2026-05-01')
    expect(await office.approve((await office.bookPurchase(dealId)).id)).toEqual({ ok: true })
  }
  await startOperation(world.services, { fundId: world.fundId, startOn: japanDate('2026-05-01') })
  const buyer = await office.addParty('世田谷地所株式会社')
  const sells = async (place: 0 | 1, price: number): Promise<string> => {
    const sale = { part_id: bought.rooms[place], seller_id: bought.own, buyer_id: buyer, price }
    const { id } = await office.recordDeal(sale)
    await office.line(price, [{ kind: 'sale', amount: price, deal_id: id }])
    return id
  }
  const cheap = await sells(0, 9_000_000)
  expect(await office.approve((await office.bookSale(cheap)).id)).toEqual({ ok: true })
  const next = await sells(1, 26_000_000)
  const exit = async () => {
    const partId = idOf<'property_part'>(Number(bought.rooms[0]))
    return (await loadLineages(world.database, [partId])).get(partId)?.map(({ exitKind }) => exitKind)
  }
  expect([await exit(), await tasks(world)]).toEqual([['third_party'], [null]])

  await world.pass(day)
  must(
    await addParty(world.services, {
      name: '株式会社世田谷地所',
      nameKana: 'セタガヤジショ',
      relation: 'group',
      corporateNumber: '',
      actor: 'operator:1',
    }),
  )
  expect([await exit(), await tasks(world)]).toEqual([['related'], ['世田谷地所株式会社']])
  // What is recorded, and not booked, is asked for what a sale to ours is asked for.
  expect(await office.bookSale(next)).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('第三者による評価額28,000,000円を下回っています'),
  })
  await world.expectInvariants()
})

/** A fund at work that bought of a stranger, has a stranger as tenant, and is paid by a third. */
async function closedPeriod(world: FundLineWorld, fundId: Id<'fund'>): Promise<void> {
  const actor = `operator:${world.maker.memberId}`
  await world.investor({ amount: 500_000, paysIn: 500_000, fundId })
  await world.investor({ amount: 300_000, paysIn: 300_000, fundId })
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: '2026-10-31' })).toBe('ok')
  await world.moveOperatorMoney(-800_000)
  await liveUntil(world, '2026-06-15T10:00:00+09:00')
  const stranger = async (name: string) =>
    must(
      await addParty(world.services, {
        name,
        nameKana: kanaOfParty(name),
        relation: 'third',
        corporateNumber: '',
        actor,
      }),
    ).partyId
  const own = (await loadParties(world.database)).find((party) => party.fund_id === fundId)
  if (!own) throw new Error('the fund is no party')
  const partId = await registerBuilding(world.services, actor)
  must(
    await recordDeal(world.services, {
      partId,
      settledOn: '2026-06-10',
      sellerId: await stranger('白壁商事株式会社'),
      buyerId: own.id,
      shareNumerator: 1,
      shareDenominator: 1,
      price: 900_000,
      priceWithTax: 900_000,
      priceReason: '',
      basis: '売買契約書',
      basisSha256: null,
      actor,
    }),
  )
  const tenantId = await stranger('小町菓子舗株式会社')
  const { leaseId } = must(
    await recordLease(world.services, {
      partId,
      tenantId,
      rent: 28_000,
      commonFee: 0,
      deposit: 0,
      beginsOn: '2026-06-10',
      endsOn: '',
      isSublease: false,
      rentDue: 'same_month',
      actor,
    }),
  )
  for (const [amount, remarks, part] of [
    [28_000, 'ダイリ シユウノウ', world.part('rent', 28_000, { lease_id: String(leaseId) })],
    // Of October, earned with its month.
    [26_000, 'ダイリ シユウノウ', world.part('advance_rent', 26_000, { lease_id: String(leaseId), month: '2026-10' })],
    [4_000, 'キタムラ ソウタ', world.part('other_income', 4_000)],
    [3_000, 'カンケイ ナシ', world.part('other_income', 3_000)],
  ] as const) {
    const classified = await world.classify({ id: await world.appears(amount, remarks), parts: [part] })
    if (classified.proposal_id) expect(await world.agree(classified.proposal_id)).toEqual({ ok: true })
  }
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
  await enterTwice(world, fundId, { dividend: 28_230, payday: '2026-11-30' })
}

it('what a closed period said of strangers is corrected by itself once they are recorded as ours', async () => {
  const world = await openFundLineWorld()
  opened = world
  const fundId = await smallFund(world)
  world.ofFund(fundId)
  await closedPeriod(world, fundId)
  expect(await publishedFund(world.services, fundId)).toMatchObject({ corrections: [], periods: [{ corrected: null }] })
  expect([(await loadCorrectedFunds(world.database)).has(fundId), await tasks(world)]).toEqual([false, [null]])

  await liveUntil(world, '2026-11-05T10:00:00+09:00')
  must(
    await addParty(world.services, {
      name: '小町菓子舗',
      nameKana: 'コマチカシホ',
      relation: 'group',
      corporateNumber: '',
      actor: 'operator:1',
    }),
  )
  await recordCompany(world, {
    officers: [{ title: '取締役', name: '北村 颯太', kana: 'キタムラ ソウタ', otherPosts: '該当なし' }],
    holders: [{ name: '株式会社白壁商事', share: 3_000 }],
  })
  const { corrections, periods } = await publishedFund(world.services, fundId)
  const line = (kind: string, yen: number, payer: string) => [expect.objectContaining({ kind, yen, payer })]
  expect(corrections.toSorted((one, other) => one.what.localeCompare(other.what))).toEqual([
    expect.objectContaining({
      on: '2026-06-10',
      what: 'deal',
      cause_text: '当社の関係者としての登録',
      before: [expect.objectContaining({ seller: 'third', yen: 900_000 })],
      after: [expect.objectContaining({ seller: 'ours', yen: 900_000 })],
    }),
    expect.objectContaining({
      before: line('rent_income', 28_000, 'third_party'),
      after: line('rent_income', 28_000, 'related_party'),
    }),
    expect.objectContaining({
      on: '2026-10-01',
      before: line('rent_income', 26_000, 'third_party'),
      after: line('rent_income', 26_000, 'related_party'),
    }),
    expect.objectContaining({
      before: line('other_income', 4_000, 'third_party'),
      after: line('other_income', 4_000, 'related_party'),
    }),
  ])
  expect(periods[0]).toMatchObject({ corrected: { books: { income: 61_000, related_income: 58_000 } } })
  const [period] = await loadProvedPeriods(world.database, { fundId, today: japanDateOf(world.services.clock.now()) })
  const notes = correctionNotes(period?.corrected?.corrections ?? [], period?.corrected?.anew ?? null)
  expect(notes.join('\n')).toMatch(/2026年11月5日.*（売主 第三者、買主 このファンド）」を.*（売主 当社の関係者、/)
  expect(notes.at(-1)).toContain('うち、当社や関係者が支払った分96円')
  expect([(await loadCorrectedFunds(world.database)).has(fundId), await tasks(world)]).toEqual([
    true,
    ['小町菓子舗株式会社、白壁商事株式会社'],
  ])
  await world.expectInvariants()
  // Classified anew by two, it is classified once: by their act.
  const { id: explanation } = await world.database
    .selectFrom('statement_explanation as explanation')
    .innerJoin('bank_statement_line as entry', 'entry.id', 'explanation.statement_line_id')
    .select('explanation.id')
    .where('entry.remarks', '=', 'キタムラ ソウタ')
    .executeTakeFirstOrThrow()
  const anew = await world.classify({
    explanation_id: String(explanation),
    counterparty: 'related_party',
    cause: 'payer_checked',
    parts: [world.part('other_income', 4_000)],
  })
  expect(await world.agree(anew.proposal_id)).toEqual({ ok: true })
  const again = await publishedFund(world.services, fundId)
  expect(again.corrections.map(({ cause_text: cause }) => cause).toSorted()).toEqual([
    '当社の関係者としての登録',
    '当社の関係者としての登録',
    '当社の関係者としての登録',
    '振込人の確認',
  ])
  expect(again.periods[0]).toMatchObject({ corrected: { books: { income: 61_000, related_income: 58_000 } } })
  await world.expectInvariants()
  // Whoever is no holder any more was one then.
  await liveUntil(world, '2026-11-20T10:00:00+09:00')
  await recordCompany(world, { holders: [] })
  expect((await publishedFund(world.services, fundId)).corrections).toHaveLength(4)
})
