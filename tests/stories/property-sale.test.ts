import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AccountEntry } from '../../src/adapters/bank/bank.ts'
import { japanDate } from '../../src/domain/calendar.ts'
import { fixDistribution } from '../../src/features/investing/distribution/fix-distribution.ts'
import { startOperation } from '../../src/features/investing/distribution/start-operation.ts'
import { readAccount } from '../../src/features/investing/deposit/read-account.ts'
import { post } from '../../src/ledger/post.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import { inBookOf, standing } from '../support/book-balances.ts'
import { askAs } from '../support/operator-api.ts'
import { openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'

// A fund sells what it has bought: recorded as a deal, paid by a line of the bank, and booked by two operators.
const day = 24 * 60 * 60_000
const start = '2026-05-01'
/** 300,000 of investors, the rest the operator's own: what the fund bought with. */
const invested = 42_000_000

let world: PayoutWorld
let beside: Omit<AccountEntry, 'balance'>[]
beforeEach(async () => {
  world = await openPayoutWorld()
  beside = []
  const { bank } = world.services
  const listed = bank.listAccountEntries.bind(bank)
  const told = bank.balance.bind(bank)
  world.services.bank = {
    ...bank,
    listAccountEntries: async (range) => {
      let { balance: held } = await told()
      return [
        ...(await listed(range)),
        ...beside.map((line) => ({ ...line, balance: (held += line.direction === 'in' ? line.amount : -line.amount) })),
      ]
    },
  }
  await readAccount(world.services)
  await world.investor({ amount: 300_000, paysIn: 300_000 })
  await world.pass(60 * day)
})
afterEach(() => world.close())

const ask = (source: string, variables: Record<string, unknown> = {}, viewer = world.maker) =>
  askAs(world.services, viewer, source, variables)
const approve = async (id: string) => {
  const { rows } = await ask('query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { effect_hash } } }', {
    id,
  })
  return ask(
    'mutation ($input: ApproveProposalInput!) { approveProposal(input: $input) { ok } }',
    { input: { id, effect_hash: rows[0].effect_hash } },
    world.checker,
  )
}

/** Money comes in, and two operators say that it is what a property was sold for. */
async function isPaid(amount: number): Promise<void> {
  const remarks = `バイキヤク ${beside.length}`
  const transactionDate = world.services.clock.now().toISOString().slice(0, 10)
  beside.push({ itemKey: `beside-${beside.length}`, transactionDate, direction: 'in', amount, remarks })
  await readAccount(world.services)
  const { id } = await world.database
    .selectFrom('bank_statement_line')
    .select('id')
    .where('remarks', '=', remarks)
    .executeTakeFirstOrThrow()
  const parts = [{ project_id: String(world.fundId), kind: 'sale', amount }]
  const told = await ask(
    'mutation ($input: ExplainFundLineInput!) { explainFundLine(input: $input) { proposal_id } }',
    {
      input: {
        id: String(id),
        counterparty: 'third_party',
        paid_by: 'fund',
        parts,
        reason: '売買契約書で確認しました',
      },
    },
  )
  await approve(told.proposal_id)
}

const room = (name: string) => ({ name, house_number: '', registry_number: '', area: '24.8', ownership: 'freehold' })
const addParty = async (name: string): Promise<string> =>
  (
    await ask('mutation ($input: PartyInput!) { addParty(input: $input) { id } }', {
      input: { name, relation: 'third', corporate_number: '' },
    })
  ).id
const partId = async (propertyId: string, name: string): Promise<string> => {
  const { parts } = await ask('query ($id: ID!) { adminProperty(id: $id) { parts { id name } } }', { id: propertyId })
  return parts.find((part: { name: string }) => part.name === name).id
}
const fundsParty = async (): Promise<string> => {
  const { id } = await world.database
    .selectFrom('party')
    .select('id')
    .where('fund_id', '=', world.fundId)
    .executeTakeFirstOrThrow()
  return String(id)
}
const recordDeal = (input: Record<string, unknown>) =>
  ask('mutation ($input: PropertyDealInput!) { recordPropertyDeal(input: $input) { id } }', {
    input: {
      share_numerator: 1,
      share_denominator: 1,
      price_with_tax: input['price'],
      price_reason: '',
      basis: '不動産売買契約書',
      ...input,
    },
  })
const propose = (dealId: string) =>
  ask('mutation ($id: ID!) { proposePropertyHandover(deal_id: $id, reason: "") { id } }', { id: dealId })

interface Bought {
  propertyId: string
  rooms: string[]
  own: string
}

/** The fund begins to operate with its whole sum, before anybody has recorded that it bought two rooms, at one third and two thirds of the price. */
async function buys(): Promise<Bought> {
  const own = await fundsParty()
  const seller = await addParty('三軒茶屋商事株式会社')
  const { id: propertyId } = await ask('mutation ($input: PropertyInput!) { registerProperty(input: $input) { id } }', {
    input: {
      kind: 'unit',
      address: '東京都世田谷区三軒茶屋二丁目99番1号',
      building_name: '三軒茶屋レジデンス',
      lot_number: '',
      built_in: '',
      part: room('301号室'),
    },
  })
  await ask(
    'mutation ($id: ID!, $part: PropertyPartInput!) { addPropertyPart(property_id: $id, part: $part) { id } }',
    {
      id: propertyId,
      part: room('302号室'),
    },
  )
  await startOperation(world.services, { fundId: world.fundId, startOn: japanDate(start) })
  const rooms = [await partId(propertyId, '301号室'), await partId(propertyId, '302号室')]
  for (const [place, id] of rooms.entries())
    await recordDeal({
      part_id: id,
      settled_on: start,
      seller_id: seller,
      buyer_id: own,
      price: 13_000_000 * (place + 1),
    })
  return { propertyId, rooms, own }
}

const sells = async ({ rooms, own }: Bought, place: number, price: number): Promise<string> => {
  const buyer = await addParty(`世田谷ハウジング${place}株式会社`)
  const settledOn = world.services.clock.now().toISOString().slice(0, 10)
  return (await recordDeal({ part_id: rooms[place], settled_on: settledOn, seller_id: own, buyer_id: buyer, price })).id
}

const book = async () => ({
  property: await inBookOf(world.database, world.fundId, 'property'),
  proceeds: -(await inBookOf(world.database, world.fundId, 'sale_proceeds')),
  cost: await inBookOf(world.database, world.fundId, 'sale_cost'),
})

describe('what a fund sells', () => {
  test('leaves its book once the price is seen on the bank, room by room at what each stands for, and the invariants hold', async () => {
    const bought = await buys()
    const first = await sells(bought, 0, 15_000_000)
    expect(await propose(first)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('売却代金15,000,000円のうち、口座の明細で確かめた額は0円です。'),
    })
    await isPaid(10_000_000)
    expect((await propose(first)).code).toBe('CONFLICT')
    await isPaid(5_000_000)
    expect(await approve((await propose(first)).id)).toEqual({ ok: true })
    // A third of all that stands there, whatever else went into its price.
    expect(await book()).toEqual({ property: 28_000_000, proceeds: 15_000_000, cost: 14_000_000 })
    await world.expectInvariants()
    expect(await propose(first)).toMatchObject({
      code: 'CONFLICT',
      message: 'この売却は、すでに帳簿に記録されています。',
    })

    // The second one at a loss, and with it the book has no property left.
    const second = await sells(bought, 1, 26_000_000)
    await isPaid(26_000_000)
    await approve((await propose(second)).id)
    expect(await book()).toEqual({ property: 0, proceeds: 41_000_000, cost: invested })
    await world.expectInvariants()
  })

  test('pays principal and dividend out of the fund’s own cash: not a yen of the operator’s', async () => {
    const bought = await buys()
    for (const [place, price] of [15_000_000, 28_000_000].entries()) {
      const dealId = await sells(bought, place, price)
      await isPaid(price)
      await approve((await propose(dealId)).id)
    }
    const before = await standing(world.database, 'own_equity')
    await fixDistribution(world.services, {
      fundId: world.fundId,
      totalDividend: 10_000,
      redeems: true,
      payday: japanDate('2026-11-30'),
    })
    await world.approve(await world.prepareAll())
    expect(await standing(world.database, 'own_equity')).toBe(before)
    expect(await inBookOf(world.database, world.fundId, 'declared_income')).toBe(0)
    expect(await inBookOf(world.database, world.fundId, 'bank')).toBe(15_000_000 + 28_000_000)
    // Principal and dividend without the tax of 20.42 %, which stands beside it.
    expect(await inBookOf(world.database, world.fundId, 'in_flight')).toBe(-(300_000 + 10_000 - 2_042))
    await world.expectInvariants()
  })

  test('comes back into the book with the deal that two people take out', async () => {
    const bought = await buys()
    const dealId = await sells(bought, 0, 15_000_000)
    await isPaid(15_000_000)
    await approve((await propose(dealId)).id)
    const out = await ask(
      'mutation ($id: ID!) { proposePropertyStrike(what: deal, id: $id, reason: "買主が違っていました。") { id } }',
      { id: dealId },
    )
    expect(await approve(out.id)).toEqual({ ok: true })
    expect(await book()).toEqual({ property: invested, proceeds: 15_000_000, cost: 0 })
    await world.expectInvariants()
  })

  test('is no sale to the operator, of a fund that holds nothing, or of a deal that was not a fund’s', async () => {
    const bought = await buys()
    const { id: self } = await world.database
      .selectFrom('party')
      .select('id')
      .where('relation', '=', 'self')
      .executeTakeFirstOrThrow()
    const own = await recordDeal({
      part_id: bought.rooms[0],
      settled_on: world.services.clock.now().toISOString().slice(0, 10),
      seller_id: bought.own,
      buyer_id: String(self),
      price: 15_000_000,
      price_reason: '査定にもとづきます。',
    })
    expect(await propose(own.id)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('当社が買い取る'),
    })
    expect((await propose('999999')).code).toBe('NOT_FOUND')
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
