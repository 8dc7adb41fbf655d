import { kanaOfParty } from '../../support/kana-of-party.ts'
import { balance, fundBook } from '../rules/books.ts'
import { handOver } from '../rules/earnings.ts'
import { dayText } from '../rules/japan-time.ts'
import { at, sum, type Fund, type Model } from '../rules/model.ts'
import { floorShare } from '../rules/waterfall.ts'
import { canBeRead } from '../run/operator-money.ts'
import { actByTwo } from '../run/operators-acts.ts'
import { asOperator } from '../run/operators.ts'
import { Deviation, expectThat, hit, type World } from '../run/world.ts'
import { newLine, explainLine, working } from './fund-lines.ts'
import { stepKind } from './step.ts'

interface Sale {
  fund: number
  /** Of its rooms, the next that is not sold. */
  room: number
  price: number
  isRelated: boolean
}

/** Funds that hold a room and whose book knows a property. */
const sellable = (model: Model): number[] =>
  working(model).filter((place) => {
    const fund = at(model.funds, place)
    return nextRoom(fund) !== undefined && balance(model, fundBook(fund.id).property) > 0
  })

const nextRoom = ({ rooms }: Fund): number | undefined => {
  const place = rooms.findIndex(({ isSold }) => !isSold)
  return place < 0 ? undefined : place
}

/** What leaves the book: of all that stands there the part that the room had cost of what is left. */
function bookValueOf(model: Model, { id, rooms }: Fund, room: number): number {
  const left = rooms.filter(({ isSold }) => !isSold)
  return floorShare(
    balance(model, fundBook(id).property),
    at(rooms, room).price,
    sum(left, ({ price }) => price),
  )
}

/** A room is sold for more or for less than it stands for: the price comes in, operators say whose it is, record the deal, and say that it has left the book. */
export const sale = stepKind<Sale>({
  name: 'a fund sells a room',
  weight: 7,
  choose(world) {
    const { model, random } = world
    const fund = random.pick(sellable(model))
    const room = fund === undefined ? undefined : nextRoom(at(model.funds, fund))
    if (fund === undefined || room === undefined || !canBeRead(world)) return null
    const worth = bookValueOf(model, at(model.funds, fund), room)
    const price = random.oneIn(3) ? random.whole(Math.ceil(worth / 3), worth) : worth + random.whole(0, 200_000)
    return { fund, room, price: Math.max(1, price), isRelated: random.oneIn(4) }
  },
  async run(world, { fund: place, room, price, isRelated }) {
    const { model } = world
    const fund = at(model.funds, place)
    const line = await newLine(world, price)
    if (line === null) return 'the account cannot be read'
    await explainLine(world, line, {
      isRelated,
      paidBy: 'fund',
      parts: [{ fund: place, kind: 'sale', costKind: null, amount: price }],
    })
    const deal = await recordSale(world, fund, { room, price })
    const worth = bookValueOf(model, fund, room)
    const { code, message } = await actByTwo(
      world,
      'mutation ($deal: ID!) { proposed: proposePropertyHandover(deal_id: $deal, reason: "") { id } }',
      { deal },
    )
    expectThat(code === null, () => `a sale was not booked: ${code} ${message}`)
    handOver(model, place, worth)
    at(fund.rooms, room).isSold = true
    fund.lastSaleOn = dayText(model.now)
    hit(world, `room sold at a ${price < worth ? 'loss' : 'profit'}`)
    if (room > 0) hit(world, 'room sold after another')
    return price < worth ? 'at a loss' : 'at a profit'
  },
})

/** @returns the id of the deal. */
async function recordSale(world: World, fund: Fund, { room, price }: { room: number; price: number }): Promise<string> {
  const client = await asOperator(world, { place: 0, isFresh: true })
  const buyer = '世田谷ハウジング株式会社'
  const { data, message } = await client.ask<{ addParty: { id: string } }>(
    'mutation ($input: PartyInput!) { addParty(input: $input) { id } }',
    { input: { name: buyer, name_kana: kanaOfParty(buyer), relation: 'third', corporate_number: '' } },
  )
  if (!data) throw new Deviation(`a buyer was not taken down: ${message}`)
  return recordDeal(world, {
    part_id: at(fund.rooms, room).id,
    settled_on: dayText(world.model.now),
    seller_id: await partyOf(world, fund.id),
    buyer_id: data.addParty.id,
    price,
  })
}

async function partyOf(world: World, fundId: number): Promise<string> {
  const { rows } = await world.client.query<{ id: string }>('select id from party where fund_id = $1', [fundId])
  return String(rows[0]?.id)
}

async function recordDeal(world: World, input: Record<string, unknown> & { price: number }): Promise<string> {
  const client = await asOperator(world, { place: 0, isFresh: true })
  const { data, code, message } = await client.ask<{ recordPropertyDeal: { id: string } }>(
    'mutation ($input: PropertyDealInput!) { recordPropertyDeal(input: $input) { id } }',
    {
      input: {
        share_numerator: 1,
        share_denominator: 1,
        price_with_tax: input.price,
        price_reason: '',
        basis: '不動産売買契約書',
        ...input,
      },
    },
  )
  if (!data) throw new Deviation(`a deal was not recorded: ${code} ${message}`)
  return data.recordPropertyDeal.id
}
