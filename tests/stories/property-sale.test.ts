import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addDays, japanDate, japanDateOf } from '../../src/domain/calendar.ts'
import { changeFundUnseen } from '../support/change-fund.ts'
import { isCaughtBy } from '../support/count-violations.ts'
import { startOperation } from '../support/record-purchase.ts'
import { readAccount } from '../../src/features/investing/deposit/read-account.ts'
import { post } from '../../src/ledger/post.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import { inBookOf, standing } from '../support/book-balances.ts'
import { enter, enterDays, enterTwice, liveUntil, payEverything, sharesOf } from '../support/operation-world.ts'
import { openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'
import { openPropertyOffice, type PropertyOffice, type Rooms } from '../support/property-office.ts'

// A fund sells what it has bought: recorded as a deal, paid by a line of the bank, and booked by two operators.
const day = 24 * 60 * 60_000
const start = '2026-05-01'
/** 300,000 of investors, the rest the operator's own: what the fund bought with. */
const invested = 42_000_000

let world: PayoutWorld
let office: PropertyOffice
beforeEach(async () => {
  world = await openPayoutWorld()
  office = openPropertyOffice(world)
  await readAccount(world.services)
  await world.investor({ amount: 300_000, paysIn: 300_000 })
  await world.pass(60 * day)
})
afterEach(() => world.close())

const isPaid = (amount: number) => office.line(amount, [{ kind: 'sale', amount }])

/** The fund begins to operate with two rooms, which it has bought of the operator for one third and two thirds of its whole sum. */
async function buys(): Promise<Rooms> {
  const bought = await office.registerRooms()
  for (const place of [0, 1] as const) {
    const dealId = await office.buysOfOperator(bought, place, 14_000_000 * (place + 1), start)
    expect(await office.approve((await office.bookPurchase(dealId)).id)).toEqual({ ok: true })
  }
  await startOperation(world.services, { fundId: world.fundId, startOn: japanDate(start) })
  return bought
}

const sells = async ({ rooms, own }: Rooms, place: number, price: number): Promise<string> => {
  const buyer = await office.addParty(`世田谷ハウジング${place}株式会社`)
  return (await office.recordDeal({ part_id: rooms[place], seller_id: own, buyer_id: buyer, price })).id
}

const book = async () => {
  const { property, proceeds, saleCost } = await office.book()
  return { property, proceeds, cost: saleCost }
}

describe('what a fund sells', () => {
  test('leaves its book once the price is seen on the bank, room by room at what each stands for, and the invariants hold', async () => {
    const bought = await buys()
    const first = await sells(bought, 0, 15_000_000)
    expect(await office.bookSale(first)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('売却代金15,000,000円のうち、口座の明細で確かめた額は0円です。'),
    })
    await isPaid(10_000_000)
    expect((await office.bookSale(first)).code).toBe('CONFLICT')
    await isPaid(5_000_000)
    expect(await office.approve((await office.bookSale(first)).id)).toEqual({ ok: true })
    // A third of all that stands there, whatever else went into its price.
    expect(await book()).toEqual({ property: 28_000_000, proceeds: 15_000_000, cost: 14_000_000 })
    await world.expectInvariants()
    expect(await office.bookSale(first)).toMatchObject({
      code: 'CONFLICT',
      message: 'この売却は、すでに帳簿に記録されています。',
    })

    // The second one at a loss, and with it the book has no property left.
    const second = await sells(bought, 1, 26_000_000)
    await isPaid(26_000_000)
    await office.approve((await office.bookSale(second)).id)
    expect(await book()).toEqual({ property: 0, proceeds: 41_000_000, cost: invested })
    await world.expectInvariants()
  })

  test(
    'pays principal and dividend out of the fund’s own cash: not a yen of the operator’s',
    { tags: ['course'] },
    async () => {
      const bought = await buys()
      for (const [place, price] of [15_000_000, 28_000_000].entries()) {
        const dealId = await sells(bought, place, price)
        await isPaid(price)
        await office.approve((await office.bookSale(dealId)).id)
      }
      const before = await standing(world.database, 'own_equity')
      expect(await enterDays(world, world.fundId, { operationEndOn: '2026-10-31' })).toBe('ok')
      await liveUntil(world, '2026-11-04T10:00:00+09:00')
      await enterTwice(world, world.fundId, { dividend: 10_586, payday: '2026-11-30' })
      await world.approve(await world.prepareAll())
      expect(await standing(world.database, 'own_equity')).toBe(before)
      expect(await inBookOf(world.database, world.fundId, 'declared_income')).toBe(0)
      expect(await inBookOf(world.database, world.fundId, 'bank')).toBe(15_000_000 + 28_000_000)
      // Principal and dividend without the tax of 20.42 %, which stands beside it.
      expect(await inBookOf(world.database, world.fundId, 'in_flight')).toBe(-(300_000 + 10_586 - 2_161))
      await world.expectInvariants()
    },
  )

  test(
    'at a loss that the operator’s part bears: investors get their principal out of the price',
    { tags: ['course'] },
    async () => {
      const bought = await buys()
      for (const [place, price] of [13_000_000, 28_900_000].entries()) {
        const dealId = await sells(bought, place, price)
        await isPaid(price)
        expect(await office.approve((await office.bookSale(dealId)).id)).toEqual({ ok: true })
      }
      expect(await enterDays(world, world.fundId, { operationEndOn: '2026-10-31' })).toBe('ok')
      await liveUntil(world, '2026-11-04T10:00:00+09:00')
      await enterTwice(world, world.fundId, { dividend: 0, loss: 100_000, payday: '2026-11-30' })
      const inBook = (kind: Parameters<typeof inBookOf>[2]) => inBookOf(world.database, world.fundId, kind)
      expect([await inBook('undistributed'), await inBook('property'), await inBook('payable')]).toEqual([
        0, 0, -300_000,
      ])
      await world.expectInvariants()
      await world.moveOperatorMoney(10_000)
      await payEverything(world)
      expect(await inBook('bank')).toBe(41_600_000)
      await world.expectInvariants()
    },
  )

  test('after its operation is no loss once more: what is only said of one is property that the book still has', async () => {
    const bought = await buys()
    const end = japanDateOf(world.services.clock.now())
    expect(await enterDays(world, world.fundId, { operationEndOn: end })).toBe('ok')
    await world.pass(day)
    for (const [place, price] of [13_000_000, 28_900_000].entries()) {
      const dealId = await sells(bought, place, price)
      await isPaid(price)
      expect(await office.approve((await office.bookSale(dealId)).id)).toEqual({ ok: true })
    }
    const payday = addDays(end, 20)
    expect(await enter(world, world.maker, world.fundId, { dividend: 0, loss: 100_000, payday })).toMatch(
      /^BAD_USER_INPUT 帳簿に残っている対象不動産は0円です。/,
    )
    await world.expectInvariants()
  })

  test(
    'stays paid: the line of its price is classified as nothing else once the sale is booked upon it',
    { tags: ['course'] },
    async () => {
      const bought = await buys()
      const first = await sells(bought, 0, 15_000_000)
      await isPaid(15_000_000)
      await isPaid(1_000)
      expect(await office.approve((await office.bookSale(first)).id)).toEqual({ ok: true })
      const [price, more] = await world.database
        .selectFrom('statement_explanation')
        .select('id')
        .where('kind', '=', 'fund')
        .orderBy('id')
        .execute()
      const anew = (explanation: { id: number } | undefined, kind: string, amount: number) =>
        office.ask('mutation ($input: ExplainFundLineInput!) { explainFundLine(input: $input) { proposal_id } }', {
          input: {
            explanation_id: String(explanation?.id),
            counterparty: 'third_party',
            paid_by: 'fund',
            parts: [{ project_id: String(world.fundId), kind, amount }],
            reason: '賃料でした',
          },
        })
      expect(await anew(price, 'rent', 15_000_000)).toMatchObject({
        code: 'CONFLICT',
        message: expect.stringContaining(
          '売却の記帳の元になった売却代金です。売却代金を15,000,000円減らす訂正はできません。',
        ),
      })
      expect(
        await office.ask(
          'mutation ($input: CorrectAccountEntryInput!) { correctAccountEntry(input: $input) { proposal_id } }',
          {
            input: { explanation_id: String(price?.id), kind: 'float_in', reason: '運営者の入金でした' },
          },
        ),
      ).toMatchObject({ code: 'CONFLICT' })
      // What came in beyond the price may be classified anew.
      expect(await office.approve((await anew(more, 'other_income', 1_000)).proposal_id)).toEqual({ ok: true })
      await world.expectInvariants()
    },
  )

  test('comes back into the book with the deal that two people take out', { tags: ['course'] }, async () => {
    const bought = await buys()
    const dealId = await sells(bought, 0, 15_000_000)
    await isPaid(15_000_000)
    await office.approve((await office.bookSale(dealId)).id)
    const out = await office.ask(
      'mutation ($id: ID!) { proposePropertyStrike(what: deal, id: $id, reason: "買主が違っていました。") { id } }',
      { id: dealId },
    )
    expect(await office.approve(out.id)).toEqual({ ok: true })
    expect(await book()).toEqual({ property: invested, proceeds: 15_000_000, cost: 0 })
    await world.expectInvariants()
  })

  test(
    'is not taken out once a closing has counted it, though another sale is open',
    { tags: ['course'] },
    async () => {
      await changeFundUnseen(world.database, world.fundId, { operation_end_on: '2028-04-30' })
      const bought = await buys()
      const first = await sells(bought, 0, 15_000_000)
      await isPaid(15_000_000)
      await office.approve((await office.bookSale(first)).id)
      await liveUntil(world, '2027-05-04T10:00:00+09:00')
      await enterTwice(world, world.fundId, { dividend: 21_000, payday: '2027-05-31' })
      const second = await sells(bought, 1, 30_000_000)
      await isPaid(30_000_000)
      expect(await office.approve((await office.bookSale(second)).id)).toEqual({ ok: true })
      const out = (id: string) =>
        office.ask(
          'mutation ($id: ID!) { proposePropertyStrike(what: deal, id: $id, reason: "買主が違っていました。") { id } }',
          { id },
        )
      expect(await out(first)).toMatchObject({
        code: 'CONFLICT',
        message: 'この売却の損益は、すでに計算期間の締めに含まれています。',
      })
      expect(await office.approve((await out(second)).id)).toEqual({ ok: true })
      expect(await book()).toMatchObject({ property: 28_000_000, cost: 0 })
      await world.expectInvariants()
    },
  )

  test(
    'in a fund that renews itself and goes on, gives its investors the quarter of the profit with that term’s dividend',
    { tags: ['course'] },
    async () => {
      await changeFundUnseen(world.database, world.fundId, { auto_renewal: true, operation_end_on: null })
      const bought = await buys()
      const dealId = await sells(bought, 0, 15_000_000)
      await isPaid(15_000_000)
      await office.approve((await office.bookSale(dealId)).id)
      const { end_on: endOn } = await world.database
        .selectFrom('fund_term')
        .select('end_on')
        .where('fund_id', '=', world.fundId)
        .executeTakeFirstOrThrow()
      await liveUntil(world, `${addDays(japanDate(endOn), 3)}T10:00:00+09:00`)
      const payday = addDays(japanDate(endOn), 28)
      await enterTwice(world, world.fundId, { dividend: 0, saleProfit: 1_000_000, payday })
      expect(await sharesOf(world, world.fundId)).toEqual([
        expect.objectContaining({ gross: 250_000, principal: 0, loss: 0 }),
      ])
      expect(await book()).toEqual({ property: 28_000_000, proceeds: 0, cost: 0 })
      await world.expectInvariants()
      const { DATABASE_URL } = world.services.config
      for (const column of ['sale_quarter', 'priority'])
        expect(await isCaughtBy(DATABASE_URL, 'M55', `update period_closing set ${column} = ${column} + 1`)).toBe(true)

      // Of the next term nothing is in the books: what is only said of a sale waits for the last dividend.
      await liveUntil(world, `${addDays(japanDate(endOn), 370)}T10:00:00+09:00`)
      const said = { dividend: 0, saleProfit: 1_000_000, payday: addDays(japanDate(endOn), 390) }
      expect(await enter(world, world.maker, world.fundId, said)).toMatch(/この期の帳簿に売却益がありません/)
    },
  )

  test('is not of a fund that holds nothing, or of a deal that was not a fund’s', async () => {
    await buys()
    expect((await office.bookSale('999999')).code).toBe('NOT_FOUND')
  })

  test('leaves the book by no hand that does not show the sale and the money', async () => {
    const bought = await buys()
    const plant = (dealId: string) =>
      inTransaction(world.database, (transaction) =>
        post(transaction, {
          kind: 'property_handed_over',
          key: `property-handed-over:${dealId}`,
          effectiveAt: world.services.clock.now(),
          recordedAt: world.services.clock.now(),
          lines: [
            { account: { kind: 'sale_cost', fundId: world.fundId }, debit: 1 },
            { account: { kind: 'property', fundId: world.fundId }, credit: 1 },
          ],
        }),
      )
    await expect(plant('999999')).rejects.toThrow(/has not sold anything/)
    const dealId = await sells(bought, 0, 15_000_000)
    await expect(plant(dealId)).rejects.toThrow(/no line of the bank brought/)
    await isPaid(15_000_000)
    // With both it stands, and the invariants say that nobody agreed to it.
    await plant(dealId)
    await expect(world.expectInvariants()).rejects.toThrow(/M60/)
  })
})
