import { afterEach, beforeEach, expect, test } from 'vitest'
import { readAccount } from '../../src/features/investing/deposit/read-account.ts'
import { japanDate } from '../../src/domain/calendar.ts'
import { openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'
import { openPropertyOffice, type PropertyOffice, type Rooms } from '../support/property-office.ts'

import { startOperation } from '../support/record-purchase.ts'

// An appraisal explains what the operator is paid: one operator writes it down, and who agrees to the purchase types its value from the paper.
const day = 24 * 60 * 60_000
let world: PayoutWorld
let office: PropertyOffice
let rooms: Rooms
beforeEach(async () => {
  world = await openPayoutWorld()
  office = openPropertyOffice(world)
  await readAccount(world.services)
  await world.investor({ amount: 300_000, paysIn: 300_000 })
  rooms = await office.registerRooms()
})
afterEach(() => world.close())

const approve = async (id: string, value?: string) => {
  const { rows } = await office.ask(
    'query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { effect_hash questions { name label } } } }',
    { id },
  )
  const [{ effect_hash: hash, questions }] = rows
  const answers = value === undefined ? [] : [{ name: questions[0].name, value }]
  const answer = await office.ask(
    'mutation ($input: ApproveProposalInput!) { approveProposal(input: $input) { ok } }',
    { input: { id, effect_hash: hash, answers } },
    world.checker,
  )
  return { questions, answer }
}

test('the second operator types the appraised value, and sees how far it lies from the one before', async () => {
  await office.appraise(rooms.rooms[0], 13_000_000)
  const dealId = await office.buysOfOperator(rooms, 0, 17_000_000)
  const { id } = await office.bookPurchase(dealId)
  expect(await office.effect(id)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^301号室の評価書：.*不動産鑑定評価　17,000,000円　東都不動産鑑定株式会社　不動産鑑定評価書$/,
      ),
      '301号室の価格（税抜）：17,000,000円（評価額17,000,000円に対し±0円、±0.0％）',
      expect.stringMatching(/^301号室の一つ前の第三者による評価：.*13,000,000円.*（今回はこれに対し\+30.7％）$/),
      'ご確認ください：301号室の評価額は、価格または一つ前の評価額から30％を超えて離れています。',
    ]),
  )
  const untyped = await approve(id)
  expect(untyped.questions).toEqual([
    { name: `appraisal_${dealId}`, label: '「301号室」の評価額（評価書を見て、全体の金額を入力）' },
  ])
  expect(untyped.answer).toMatchObject({ fields: { [`appraisal_${dealId}`]: '必須です' } })
  // The paper says 13,000,000 yen.
  expect((await approve(id, '13000000')).answer).toMatchObject({ code: 'BAD_USER_INPUT' })
  expect((await approve(id, '17000000')).answer).toEqual({ ok: true })
})

test('two steps of less than a third are asked for like one', async () => {
  await office.appraise(rooms.rooms[0], 10_000_000)
  await office.appraise(rooms.rooms[0], 12_900_000)
  const { id } = await office.bookPurchase(await office.buysOfOperator(rooms, 0, 16_600_000))
  expect(await office.effect(id)).not.toEqual(expect.arrayContaining([expect.stringContaining('ご確認ください')]))
  expect((await approve(id)).answer).toMatchObject({ code: 'BAD_USER_INPUT' })
})

/** The fund buys both rooms of the operator, begins, and is paid for the first by a stranger. @returns the proposal that two agree to. */
async function sellsToStranger(price: number, later: number): Promise<string> {
  await world.pass(60 * day)
  for (const place of [0, 1] as const) {
    const dealId = await office.buysOfOperator(rooms, place, 14_000_000 * (place + 1), '2026-05-01')
    expect(await office.approve((await office.bookPurchase(dealId)).id)).toEqual({ ok: true })
  }
  await startOperation(world.services, { fundId: world.fundId, startOn: japanDate('2026-05-01') })
  await world.pass(later)
  const sale = { part_id: rooms.rooms[0], seller_id: rooms.own, buyer_id: rooms.stranger, price }
  const { id } = await office.recordDeal(sale)
  await office.line(price, [{ kind: 'sale', amount: price, deal_id: id }])
  return (await office.bookSale(id)).id
}

test('who agrees to a sale to a stranger reads its price beside the appraisal, in yen and percent', async () => {
  const proposal = await sellsToStranger(9_000_000, 0)
  expect(await office.effect(proposal)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^301号室の評価書：.*不動産鑑定評価　14,000,000円　東都不動産鑑定株式会社　不動産鑑定評価書$/,
      ),
      '301号室の価格（税抜）：9,000,000円（評価額14,000,000円に対し−5,000,000円、−35.7％）',
      'ご確認ください：301号室の評価額は、価格または一つ前の評価額から30％を超えて離れています。',
    ]),
  )
  // Nobody types it: no price of a stranger rests on the appraisal.
  expect((await approve(proposal)).answer).toEqual({ ok: true })
})

test('an appraisal of more than a year before a sale to a stranger is shown as that', async () => {
  expect(await office.effect(await sellsToStranger(15_000_000, 400 * day))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^301号室の評価書：.*14,000,000円.*（取引の1年より前の評価）$/),
      '301号室の価格（税抜）：15,000,000円（評価額14,000,000円に対し+1,000,000円、+7.1％）',
    ]),
  )
})
