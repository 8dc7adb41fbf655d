import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { japanDate, japanDateOf } from '../../src/domain/calendar.ts'
import { idOf } from '../../src/domain/id.ts'
import { readAccount } from '../../src/features/investing/deposit/read-account.ts'
import { startOperation } from '../../src/features/investing/distribution/start-operation.ts'
import { loadPeriodBooks } from '../../src/features/investing/distribution/period-books.ts'
import { loadFundStatement } from '../../src/features/treasury/fund-statement/load-fund-statement.ts'
import type { Account } from '../../src/ledger/chart.ts'
import type { EntryKind } from '../../src/ledger/entry-kinds.ts'
import { post, type Line } from '../../src/ledger/post.ts'
import { throughBank } from '../../src/ledger/through-bank.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import { inBookOf, standing } from '../support/book-balances.ts'
import { insertFund } from '../support/deposit-rows.ts'
import { recordPurchase } from '../support/record-purchase.ts'
import { openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'
import { openPropertyOffice, type PropertyOffice, type Rooms } from '../support/property-office.ts'

// A fund whose purchases are recorded buys what its deals say, at their prices: from a stranger by lines of its account, from the operator against his own
// book. What it has not bought stays cash.
const day = 24 * 60 * 60_000
/** 300,000 of investors, the rest the operator's own. */
const composed = 42_000_000
const ownPart = composed - 300_000

let world: PayoutWorld
let office: PropertyOffice
let today: string
beforeEach(async () => {
  world = await openPayoutWorld()
  office = openPropertyOffice(world)
  await readAccount(world.services)
  await world.investor({ amount: 300_000, paysIn: 300_000 })
  await world.pass(60 * day)
  today = japanDateOf(world.services.clock.now())
})
afterEach(() => world.close())

/** With the purchases that two operators chose, from then on deal by deal. */
const start = (...deals: string[]) =>
  startOperation(world.services, {
    fundId: world.fundId,
    startOn: japanDate(today),
    deals: deals.map((id) => idOf<'property_deal'>(Number(id))),
  })
/** He pays his part in before the start: then the fund has money of its own that pays a stranger. */
async function contributes(): Promise<void> {
  await world.moveOperatorMoney(20_000_000)
  for (const [part, amount] of Object.entries({ subordinated: 8_400_000, fill_in: 33_300_000 })) {
    const { id } = await office.ask(
      'mutation ($id: ID!, $part: ContributedPart!, $amount: Yen!) { proposeContribution(project_id: $id, part: $part, amount: $amount, reason: "") { id } }',
      { id: String(world.fundId), part, amount },
    )
    expect(await office.approve(id)).toEqual({ ok: true })
  }
}
const buysOfStranger = async ({ rooms, stranger, own }: Rooms, place: 0 | 1, price: number): Promise<string> =>
  (await office.recordDeal({ part_id: rooms[place], seller_id: stranger, buyer_id: own, price })).id
/** A line of the account pays what it costs, and two operators agree to it. */
async function paysFor(dealId: string, price: number): Promise<void> {
  await purchase(price, dealId)
  expect(await office.approve((await office.bookPurchase(dealId)).id)).toEqual({ ok: true })
}
const purchase = (price: number, dealId?: string) =>
  office.line(-price, [{ kind: 'purchase', amount: -price, ...(dealId !== undefined && { deal_id: dealId }) }])

/** As an operator sends it on the page of the fund's results. */
const record = (input: Record<string, unknown>, viewer = world.maker) =>
  office.ask(
    'mutation ($id: ID!, $input: PerformanceInput!) { adminUpdateProjectPerformance(project_id: $id, input: $input) { ok } }',
    { id: String(world.fundId), input },
    viewer,
  )
const waiting = async (kind: string): Promise<string> => {
  const { id } = await world.database
    .selectFrom('proposal')
    .select('id')
    .where('kind', '=', kind as 'fund.operation_days')
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  return String(id)
}

describe('from a stranger', () => {
  test('a purchase comes into the book with the start when a line of the account paid its price, and later ones when theirs did', async () => {
    const rooms = await office.registerRooms()
    const first = await buysOfStranger(rooms, 0, 13_000_000)
    await contributes()
    expect(await record({ unyo_start_at: today })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { unyo_start_at: expect.stringContaining('「301号室」の取得が、まだ二人で承認されていません。') },
    })
    expect(await office.bookPurchase(first)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('取得の代金13,000,000円のうち、口座の明細で確かめた額は0円です。'),
    })
    await purchase(1_300_000)
    expect((await office.bookPurchase(first)).code).toBe('CONFLICT')
    await purchase(11_700_000, first)
    await office.line(-429_000, [{ kind: 'cost', cost_kind: 'brokerage', amount: -429_000, deal_id: first }])
    const { id } = await office.bookPurchase(first)
    expect(await office.effect(id)).toEqual([
      '取得した物件：301号室',
      expect.stringContaining('三軒茶屋商事株式会社'),
      '代金の支払い：13,000,000円（口座の明細で確かめた購入代金13,000,000円から）',
      '301号室の評価書：第三者による評価は登録されていません',
      '301号室の価格（税抜）：13,000,000円（評価額と比べられません）',
      '取得の費用（この取引の明細）：429,000円',
      '対象不動産（帳簿の額）：0円 → 13,000,000円',
      '投資家と当社の出資の合計：42,000,000円',
      '出資のうち、まだ取得に使っていない額：29,000,000円',
    ])
    expect(await office.approve(id)).toEqual({ ok: true })
    expect(await office.book()).toMatchObject({ property: 0, advance: 13_000_000 })
    await world.expectInvariants()
    expect(await office.bookPurchase(first)).toMatchObject({ message: expect.stringContaining('すでに二人で承認') })

    const second = await buysOfStranger(rooms, 1, 20_000_000)
    // The day is far from the plan.
    for (const operator of [world.maker, world.checker])
      expect(await record({ unyo_start_at: today }, operator)).toEqual({ ok: true })
    expect(await office.book()).toMatchObject({ property: 13_000_000, advance: 0, cash: composed - 13_429_000 })
    await world.expectInvariants()
    expect(await office.bookPurchase(first)).toMatchObject({ message: 'この取得は、すでに帳簿に記録されています。' })

    await paysFor(second, 20_000_000)
    expect(await office.book()).toMatchObject({ property: 33_000_000, advance: 0 })
    await world.expectInvariants()
  })

  test(
    'before the start the operator advances the price out of his own money, and has it back afterwards',
    { tags: ['course'] },
    async () => {
      const rooms = await office.registerRooms()
      const dealId = await buysOfStranger(rooms, 0, 13_000_000)
      const paid = [{ kind: 'purchase', amount: -13_000_000, deal_id: dealId }]
      await world.moveOperatorMoney(10_000_000)
      await expect(office.line(-13_000_000, paid)).rejects.toThrow(/資金が13,000,000円不足しています/)
      await office.explainNewest(-13_000_000, paid, 'operator')
      await office.approve((await office.bookPurchase(dealId)).id)
      await world.expectInvariants()
      await start(dealId)
      const { id } = await office.ask(
        'mutation ($id: ID!) { proposeAdvanceRepayment(project_id: $id, reason: "") { id } }',
        {
          id: String(world.fundId),
        },
      )
      expect(await office.approve(id)).toEqual({ ok: true })
      expect(await office.book()).toMatchObject({ property: 13_000_000, advance: 0, cash: composed - 13_000_000 })
      await world.expectInvariants()
    },
  )

  test(
    'what is sold again brings its price less what it had cost and the costs of the sale',
    { tags: ['course'] },
    async () => {
      const rooms = await office.registerRooms()
      const [first, second] = [await buysOfStranger(rooms, 0, 13_000_000), await buysOfStranger(rooms, 1, 26_000_000)]
      await contributes()
      await paysFor(first, 13_000_000)
      await paysFor(second, 26_000_000)
      await start(first, second)
      await world.pass(30 * day)
      const buyer = await office.addParty('世田谷ハウジング株式会社')
      const sale = await office.recordDeal({
        part_id: rooms.rooms[0],
        seller_id: rooms.own,
        buyer_id: buyer,
        price: 15_000_000,
      })
      await office.line(14_505_000, [
        { kind: 'sale', amount: 15_000_000, deal_id: sale.id },
        { kind: 'cost', cost_kind: 'brokerage', amount: -400_000, deal_id: sale.id },
        { kind: 'cost', cost_kind: 'brokerage', amount: -95_000, deal_id: sale.id },
      ])
      const { id } = await office.bookSale(sale.id)
      expect(await office.effect(id)).toEqual([
        '売却した物件：301号室',
        expect.stringContaining('世田谷ハウジング株式会社'),
        '売却代金：15,000,000円',
        '301号室の評価書：第三者による評価は登録されていません',
        '301号室の価格（税抜）：15,000,000円（評価額と比べられません）',
        '対象不動産（帳簿の額）：39,000,000円 → 26,000,000円',
        '売却原価：13,000,000円',
        '売却の費用（この取引の明細）：495,000円',
        '売却による利益：1,505,000円',
      ])
      await office.approve(id)
      expect(await office.book()).toMatchObject({ property: 26_000_000, saleCost: 13_000_000, proceeds: 15_000_000 })
      const endOn = japanDateOf(world.services.clock.now())
      const { books } = await loadPeriodBooks(world.database, { fundId: world.fundId, endOn })
      expect(books).toMatchObject({ costs: 0, saleCost: 13_495_000, saleExpenses: 495_000 })
      await world.expectInvariants()
    },
  )

  test(
    'two people take a purchase back with its deal, and what was paid for it waits for the right one',
    { tags: ['course'] },
    async () => {
      const rooms = await office.registerRooms()
      const wrong = await buysOfStranger(rooms, 0, 13_000_000)
      await recordPurchase(world.services, world.fundId, { price: 1_000_000 })
      await start()
      await paysFor(wrong, 13_000_000)
      const out = await office.ask(
        'mutation ($id: ID!) { proposePropertyStrike(what: deal, id: $id, reason: "部屋が違っていました。") { id } }',
        { id: wrong },
      )
      expect(await office.approve(out.id)).toEqual({ ok: true })
      expect(await office.book()).toMatchObject({ property: 1_000_000, advance: 13_000_000 })
      await world.expectInvariants()
      const right = await buysOfStranger(rooms, 1, 13_000_000)
      expect(await office.approve((await office.bookPurchase(right)).id)).toEqual({ ok: true })
      expect(await office.book()).toMatchObject({ property: 14_000_000, advance: 0 })
      await world.expectInvariants()
    },
  )

  test('the principal goes back when all is sold', { tags: ['course'] }, async () => {
    const rooms = await office.registerRooms()
    const dealId = await buysOfStranger(rooms, 0, 13_000_000)
    await contributes()
    await paysFor(dealId, 13_000_000)
    await start(dealId)
    await world.pass(day)
    today = japanDateOf(world.services.clock.now())
    expect(await record({ unyo_end_at: today, dividend: 0, payday: today })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('対象不動産が帳簿に13,000,000円残っています。'),
    })
  })
})

describe('as its investors were told', () => {
  /** Two operators say what the published fund is about. @returns the link. */
  async function publish(
    { rooms, own }: Rooms,
    published: { seller: string; price: number; shares?: number },
  ): Promise<string> {
    const { id } = await office.ask(
      'mutation ($input: FundLinkInput!) { proposeFundLink(input: $input, reason: "募集の説明") { id } }',
      {
        input: {
          project_id: String(world.fundId),
          part_id: rooms[0],
          seller_id: published.seller,
          price: published.price,
          share_numerator: 1,
          share_denominator: published.shares ?? 1,
          price_basis: '不動産鑑定評価書にもとづきます。',
          price_reason: published.seller === own ? '' : '鑑定評価と同じ価格です。',
        },
      },
    )
    expect(await office.approve(id)).toEqual({ ok: true })
    return String(
      (await world.database.selectFrom('fund_property').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow())
        .id,
    )
  }

  test('a fund buys no dearer, from nobody else and no more of it, until two people tell its investors so', async () => {
    const rooms = await office.registerRooms()
    const price = 13_000_000
    const published = { seller: rooms.stranger, price }
    const dealId = await buysOfStranger(rooms, 0, price)
    await contributes()
    await purchase(price, dealId)
    const other = await office.addParty('世田谷地所株式会社')
    let link = await publish(rooms, { ...published, seller: other })
    const refused = async (words: string): Promise<void> => {
      expect(await office.bookPurchase(dealId)).toMatchObject({
        code: 'CONFLICT',
        message: expect.stringContaining(words),
      })
      const { id } = await office.ask(
        'mutation ($id: ID!) { proposePropertyStrike(what: link, id: $id, reason: "説明を改めます") { id } }',
        { id: link },
      )
      expect(await office.approve(id)).toEqual({ ok: true })
    }
    await refused(
      '「301号室」の取引（三軒茶屋商事株式会社から13,000,000円（税抜））が、ファンドの説明（世田谷地所株式会社から13,000,000円（税抜））と異なります。',
    )
    link = await publish(rooms, { ...published, price: price - 1 })
    await refused('ファンドの説明（三軒茶屋商事株式会社から12,999,999円（税抜））と異なります。')
    link = await publish(rooms, { ...published, shares: 2 })
    await refused('と異なります。')
    await publish(rooms, { ...published, price: price + 1 })
    expect(await office.approve((await office.bookPurchase(dealId)).id)).toEqual({ ok: true })
    await world.expectInvariants()
  })
})

describe('from the operator', () => {
  test('the start buys what two people chose: his part is brought in with it, and the rest of the price is paid', async () => {
    const rooms = await office.registerRooms()
    const dealIds = [
      await office.buysOfOperator(rooms, 0, 13_000_000),
      await office.buysOfOperator(rooms, 1, 29_000_000),
    ]
    const before = await standing(world.database, 'own_equity')
    const input = { unyo_start_at: today, deals: dealIds }
    expect(await record(input)).toEqual({ ok: true })
    const id = await waiting('fund.operation_days')
    expect(await office.effect(id)).toContain(
      'ご確認ください：当社からの取得：出資の総額 42,000,000円（投資家 300,000円、当社 41,700,000円） → 2件、42,000,000円：301号室 13,000,000円、302号室 29,000,000円。出資のすべてを使います',
    )
    // Who enters it again has not read the appraisals.
    expect(await record(input, world.checker)).toMatchObject({
      message: '評価書の金額の入力が必要です。「受信箱」で、内容を確かめて承認してください。',
    })
    expect(await office.approve(id)).toEqual({ ok: true })
    expect(await office.book()).toMatchObject({ property: composed, cash: 0 })
    expect(await standing(world.database, 'fund_interest')).toBe(ownPart)
    // He has given what he was not paid for as his part: his own money has grown by the property that it was.
    expect(await standing(world.database, 'own_equity')).toBe(before - composed)
    await world.expectInvariants()
  })

  test('what the start leaves out stays cash, and is bought with it later', { tags: ['course'] }, async () => {
    const rooms = await office.registerRooms()
    const dealIds = [
      await office.buysOfOperator(rooms, 0, 13_000_000),
      await office.buysOfOperator(rooms, 1, 26_000_000),
    ]
    await record({ unyo_start_at: today, deals: [dealIds[0]] })
    await office.approve(await waiting('fund.operation_days'))
    expect(await office.book()).toMatchObject({ property: 13_000_000, cash: composed - 13_000_000 })
    await world.expectInvariants()
    expect(await office.approve((await office.bookPurchase(dealIds[1] ?? '')).id)).toEqual({ ok: true })
    expect(await office.book()).toMatchObject({ property: 39_000_000, cash: 3_000_000 })
    await world.expectInvariants()
  })

  test(
    'a fund buys for no more than it is composed of, from him alone, and on no day to come',
    { tags: ['course'] },
    async () => {
      const rooms = await office.registerRooms()
      const ofOperator = await office.buysOfOperator(rooms, 0, composed + 1)
      const ofStranger = await buysOfStranger(rooms, 1, 1_000_000)
      const tomorrow = japanDateOf(new Date(world.services.clock.now().getTime() + day))
      const refused = async (input: Record<string, unknown>) => (await record(input)).fields?.deals
      expect(await refused({ unyo_start_at: today, deals: [ofOperator] })).toContain('総額を超えています')
      expect(await refused({ unyo_start_at: today, deals: [ofStranger] })).toContain('当社からこのファンドへの取引')
      expect(await refused({ unyo_start_at: tomorrow, deals: [ofOperator] })).toContain('先の日付')
      expect((await record({ unyo_start_at: today })).fields.unyo_start_at).toContain('まだ二人で承認されていません')
      // Nothing that he sells pays for his part, and his own money does not.
      await recordPurchase(world.services, world.fundId, { price: 1_000_000 })
      await world.moveOperatorMoney((await standing(world.database, 'own_equity')) + 1_000_000)
      expect(await record({ unyo_start_at: today })).toMatchObject({
        code: 'CONFLICT',
        message: expect.stringContaining('不足しています'),
      })
    },
  )

  test(
    'a start that was recorded on a wrong day is taken back and made again with its purchases',
    { tags: ['course'] },
    async () => {
      const rooms = await office.registerRooms()
      const dealId = await office.buysOfOperator(rooms, 0, composed)
      await record({ unyo_start_at: today, deals: [dealId] })
      await office.approve(await waiting('fund.operation_days'))
      await world.pass(day)
      const next = japanDateOf(world.services.clock.now())
      const out = await office.ask(
        'mutation ($id: ID!, $input: PerformanceCorrectionInput!) { proposePerformanceCorrection(project_id: $id, input: $input) { id } }',
        { id: String(world.fundId), input: { unyo_start_at: next, reason: '一日違っていました。' } },
      )
      expect(await office.approve(out.id)).toEqual({ ok: true })
      expect(await office.book()).toMatchObject({ property: composed, cash: 0 })
      expect(await inBookOf(world.database, world.fundId, 'capital')).toBe(0)
      await world.expectInvariants()
    },
  )
})

describe('sold by a fund that buys by its deals', () => {
  /** The fund has bought the first room for 13,000,001 yen. */
  async function owns(): Promise<Rooms> {
    const rooms = await office.registerRooms()
    const dealId = await buysOfStranger(rooms, 0, 13_000_001)
    await contributes()
    await paysFor(dealId, 13_000_001)
    await start(dealId)
    await world.pass(day)
    return rooms
  }
  const sells = async ({ rooms, own }: Rooms, to: string, input: Record<string, unknown>): Promise<string> =>
    (await office.recordDeal({ part_id: rooms[0], seller_id: own, buyer_id: to, ...input })).id

  test('to the operator: its price passes out of his own money, with the reason and the appraisal before both operators’ eyes', async () => {
    const rooms = await owns()
    const dealId = await sells(rooms, rooms.self, { price: 12_000_000, price_reason: '査定二件の平均です。' })
    expect(await office.bookSale(dealId)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('先に「物件」の画面で、第三者による評価を登録してください'),
    })
    await office.appraise(rooms.rooms[0], 12_000_001)
    expect(await office.bookSale(dealId)).toMatchObject({
      code: 'CONFLICT',
      message:
        '「301号室」の価格12,000,000円が、第三者による評価額12,000,001円を下回っています。当社または関係者には、評価額より安く売却できません。',
    })
    await office.appraise(rooms.rooms[0], 12_000_000)
    const before = await standing(world.database, 'own_equity')
    const { id } = await office.bookSale(dealId)
    expect(await office.effect(id)).toEqual([
      '売却した物件：301号室',
      expect.stringContaining('決済日と買主'),
      '売却代金：12,000,000円',
      '代金の支払い：当社の資金から12,000,000円',
      'この価格の理由：査定二件の平均です。',
      expect.stringMatching(
        /^301号室の評価書：.*不動産鑑定評価　12,000,000円　東都不動産鑑定株式会社　不動産鑑定評価書$/,
      ),
      '301号室の価格（税抜）：12,000,000円（評価額12,000,000円に対し±0円、±0.0％）',
      expect.stringMatching(/^301号室の一つ前の第三者による評価：.*（今回はこれに対し±0.0％）$/),
      '対象不動産（帳簿の額）：13,000,001円 → 0円',
      '売却原価：13,000,001円',
      '売却の費用（この取引の明細）：0円',
      '売却による損失：1,000,001円',
    ])
    expect(await office.approve(id)).toEqual({ ok: true })
    expect(await office.book()).toMatchObject({ property: 0, proceeds: 12_000_000, saleCost: 13_000_001 })
    expect((await standing(world.database, 'own_equity')) - before).toBe(12_000_000)
    await world.expectInvariants()
    // Investors are told that the price was the operator's own money.
    const on = japanDateOf(world.services.clock.now())
    const { related } = await loadFundStatement(world.database, { fundId: world.fundId, startOn: on, endOn: on })
    expect(related).toBe(12_000_000)

    // Taken back with its deal, it is the fund's again and the money his.
    const out = await office.ask(
      'mutation ($id: ID!) { proposePropertyStrike(what: deal, id: $id, reason: "価格が違っていました。") { id } }',
      { id: dealId },
    )
    expect(await office.approve(out.id)).toEqual({ ok: true })
    expect(await office.book()).toMatchObject({ property: 13_000_001, proceeds: 0, saleCost: 0 })
    expect(await standing(world.database, 'own_equity')).toBe(before)
    await world.expectInvariants()
  })

  test('to the operator: not for money that he does not have', { tags: ['course'] }, async () => {
    const rooms = await owns()
    const dealId = await sells(rooms, rooms.self, { price: 12_000_000, price_reason: '査定二件の平均です。' })
    await office.appraise(rooms.rooms[0], 12_000_000)
    await world.moveOperatorMoney(
      (await standing(world.database, 'own_equity')) + (await standing(world.database, 'fund_interest')) + 1_000_000,
    )
    expect(await office.bookSale(dealId)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('運営者の資金が'),
    })
  })

  test(
    'in shares: each leaves at its part of the price, and the last yen with the last share',
    { tags: ['course'] },
    async () => {
      const rooms = await owns()
      const buyer = await office.addParty('世田谷ハウジング株式会社')
      const first = await sells(rooms, buyer, { price: 5_000_000, share_denominator: 3 })
      await office.line(5_000_000, [{ kind: 'sale', amount: 5_000_000, deal_id: first }])
      await office.approve((await office.bookSale(first)).id)
      expect(await office.book()).toMatchObject({ property: 8_666_668, saleCost: 4_333_333 })
      await world.expectInvariants()
      const lineage = async () => {
        const { parts } = await office.ask(
          'query ($id: ID!) { adminProperty(id: $id) { parts { name lineage { held_until sold_for exit_kind } } } }',
          { id: rooms.propertyId },
        )
        return parts[0].lineage
      }
      expect(await lineage()).toEqual([{ held_until: null, sold_for: null, exit_kind: 'none_yet' }])
      const second = await sells(rooms, rooms.self, {
        price: 9_000_000,
        share_numerator: 2,
        share_denominator: 3,
        price_reason: '初めの三分の一と同じ単価です。',
      })
      await office.appraise(rooms.rooms[0], 13_500_000)
      await office.approve((await office.bookSale(second)).id)
      expect(await office.book()).toMatchObject({ property: 0, saleCost: 13_000_001, proceeds: 14_000_000 })
      await world.expectInvariants()
      expect(await lineage()).toEqual([
        { held_until: expect.any(String), sold_for: 14_000_000, exit_kind: 'own_purchase' },
      ])
    },
  )

  test('to another fund: out of its free cash, into its book at the same moment', { tags: ['course'] }, async () => {
    const rooms = await owns()
    const next = await insertFund(world.database, {})
    await world.investor({ amount: 400_000, paysIn: 400_000, fundId: next })
    const { id: party } = await world.database
      .selectFrom('party')
      .select('id')
      .where('fund_id', '=', next)
      .executeTakeFirstOrThrow()
    const dealId = await sells(rooms, String(party), { price: 14_000_000, price_reason: '鑑定評価と同じ価格です。' })
    expect(await office.bookSale(dealId)).toMatchObject({ message: expect.stringContaining('第三者による評価を登録') })
    await office.appraise(rooms.rooms[0], 14_000_000)
    expect(await office.bookSale(dealId)).toMatchObject({
      message: expect.stringContaining('買主のファンドの運用が始まっていません'),
    })
    await recordPurchase(world.services, next, { price: 1_000_000 })
    await world.moveOperatorMoney(45_000_000)
    await startOperation(world.services, { fundId: next, startOn: japanDateOf(world.services.clock.now()) })
    expect(await office.bookPurchase(dealId)).toMatchObject({
      message: expect.stringContaining('売主のファンドの売却として'),
    })
    expect(await office.approve((await office.bookSale(dealId)).id)).toEqual({ ok: true })
    expect(await office.book()).toMatchObject({ property: 0, proceeds: 14_000_000, saleCost: 13_000_001 })
    expect(await inBookOf(world.database, next, 'property')).toBe(15_000_000)
    expect(await inBookOf(world.database, next, 'bank')).toBe(composed - 15_000_000)
    await world.expectInvariants()
  })

  test('not before it was bought by the book, nor more of it than was bought', { tags: ['course'] }, async () => {
    const rooms = await office.registerRooms()
    const half = await office.recordDeal({
      part_id: rooms.rooms[0],
      seller_id: rooms.stranger,
      buyer_id: rooms.own,
      price: 6_000_000,
      share_denominator: 2,
    })
    await recordPurchase(world.services, world.fundId, { price: 1_000_000 })
    await start()
    await world.pass(day)
    const sale = await sells(rooms, rooms.self, {
      price: 6_500_000,
      share_denominator: 2,
      price_reason: '査定二件の平均です。',
    })
    await office.appraise(rooms.rooms[0], 13_000_000)
    expect(await office.bookSale(sale)).toMatchObject({
      message: expect.stringContaining('先に、取得の取引を帳簿に記録'),
    })
    await purchase(6_000_000)
    await office.approve((await office.bookPurchase(half.id)).id)
    expect(await office.approve((await office.bookSale(sale)).id)).toEqual({ ok: true })
    expect(await office.book()).toMatchObject({ property: 1_000_000, saleCost: 6_000_000, proceeds: 6_500_000 })
    await world.expectInvariants()
  })
})

describe('past the use cases', () => {
  const account = (kind: 'property' | 'advance_paid'): Account => ({ kind, fundId: world.fundId })
  const plant = (kind: EntryKind, key: string, lines: Line[]) =>
    inTransaction(world.database, (transaction) => {
      const now = world.services.clock.now()
      return post(transaction, { kind, key, effectiveAt: now, recordedAt: now, lines })
    })
  const fromOperator = (amount: number): Line[] =>
    throughBank(world.services.config.BANK_ACCOUNT_ID, [
      { account: account('property'), debit: amount },
      { account: { kind: 'own_equity' }, credit: amount },
    ])

  test('nothing is bought for another price, of somebody else, without its line or without its deal', async () => {
    const rooms = await office.registerRooms()
    const ofOperator = await office.buysOfOperator(rooms, 0, 13_000_000)
    const ofStranger = await buysOfStranger(rooms, 1, 20_000_000)
    await recordPurchase(world.services, world.fundId, { price: 1_000_000 })
    await start()
    await expect(
      plant('property_bought', `property-bought:deal:${ofOperator}`, fromOperator(12_999_999)),
    ).rejects.toThrow(/has another price/)
    await expect(
      plant('property_bought', `property-bought:deal:${ofStranger}`, fromOperator(20_000_000)),
    ).rejects.toThrow(/with somebody else/)
    const unpaid = [
      { account: account('property'), debit: 20_000_000 },
      { account: account('advance_paid'), credit: 20_000_000 },
    ]
    await expect(plant('property_bought', `property-bought:deal:${ofStranger}`, unpaid)).rejects.toThrow(
      /no line of the bank paid/,
    )
    await expect(plant('property_bought', 'property-bought:deal:999999', fromOperator(1))).rejects.toThrow(
      /has bought nothing by deal/,
    )
    await expect(plant('property_bought', `property-bought:${world.fundId}`, fromOperator(1))).rejects.toThrow(
      /does not buy or part/,
    )
    await expect(
      plant('property_bought', `property-bought:deal:${ofOperator}`, fromOperator(13_000_000)),
    ).rejects.toThrow(/two people have not agreed/)
    await expect(
      plant(
        'property_sold',
        'property-sold:1',
        throughBank(world.services.config.BANK_ACCOUNT_ID, [
          { account: account('property'), credit: 1 },
          { account: { kind: 'own_equity' }, debit: 1 },
        ]),
      ),
    ).rejects.toThrow(/does not buy or part/)
  })

  test(
    'no price of our own passes without its deal, for another price, or while the property stays',
    { tags: ['course'] },
    async () => {
      const rooms = await office.registerRooms()
      const bought = await office.buysOfOperator(rooms, 0, 13_000_000)
      await office.approve((await office.bookPurchase(bought)).id)
      await start(bought)
      await world.pass(day)
      const sale = await office.recordDeal({
        part_id: rooms.rooms[0],
        seller_id: rooms.own,
        buyer_id: rooms.self,
        price: 14_000_000,
        price_reason: '査定二件の平均です。',
      })
      const pays = (dealId: string, amount: number) =>
        plant(
          'sold_to_operator',
          `sold-to-operator:${dealId}`,
          throughBank(world.services.config.BANK_ACCOUNT_ID, [
            { account: { kind: 'sale_proceeds', fundId: world.fundId }, credit: amount },
            { account: { kind: 'own_equity' }, debit: amount },
          ]),
        )
      await expect(pays('999999', 1)).rejects.toThrow(/says otherwise/)
      await expect(pays(sale.id, 13_999_999)).rejects.toThrow(/says otherwise/)
      await expect(pays(sale.id, 14_000_000)).rejects.toThrow(/is still in the book/)
      await expect(
        plant('property_handed_over', `property-handed-over:${sale.id}`, [
          { account: { kind: 'sale_cost', fundId: world.fundId }, debit: 13_000_000 },
          { account: account('property'), credit: 13_000_000 },
        ]),
      ).rejects.toThrow(/the price of deal/)
    },
  )

  test('a line is of no deal of another fund', async () => {
    const rooms = await office.registerRooms()
    const dealId = await buysOfStranger(rooms, 0, 13_000_000)
    await expect(office.line(1_000, [{ kind: 'sale', amount: 1_000, deal_id: dealId }])).rejects.toThrow(
      /このファンドの取引から選んでください/,
    )
    await expect(office.line(1_000, [{ kind: 'rent', amount: 1_000, deal_id: dealId }])).rejects.toThrow(
      /代金と費用にだけ/,
    )
  })
})
