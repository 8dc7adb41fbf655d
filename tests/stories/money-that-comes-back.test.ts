import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { japanDate, japanDateOf } from '../../src/domain/calendar.ts'
import { idOf } from '../../src/domain/id.ts'
import { recordLease } from '../../src/features/funds/property/record-lease.ts'
import { startOperation } from '../../src/features/investing/distribution/start-operation.ts'
import { inBookOf } from '../support/book-balances.ts'
import { openContributedWorld, type ContributedWorld } from '../support/contributed-world.ts'
import type { FundLineWorld } from '../support/fund-line-world.ts'
import { must } from '../support/must.ts'
import type { PropertyOffice, Rooms } from '../support/property-office.ts'

// A purchase and a sale are called off after money was paid, and a building is bought with its tenants: each yen is classified as what it is, and none is income
// that nobody has earned.

const seller = '三軒茶屋商事'
let world: FundLineWorld
let office: PropertyOffice
let rooms: Rooms
let classified: ContributedWorld['classified']
let deal: ContributedWorld['deal']
beforeEach(async () => {
  ;({ world, office, rooms, classified, deal } = await openContributedWorld())
})
afterEach(() => world.close())

type Parts = Record<string, unknown>[]
async function agreed(input: Record<string, unknown>): Promise<void> {
  const answer = await world.classify(input)
  expect(answer).toMatchObject({ ok: true })
  expect(await world.agree(answer.proposal_id)).toEqual({ ok: true })
}
const refused = async (amount: number, remarks: string, parts: Parts): Promise<unknown> =>
  world.classify({ id: await world.appears(amount, remarks), parts })
const field = (name: string, words: string) => ({
  code: 'BAD_USER_INPUT',
  fields: { [name]: expect.stringContaining(words) },
})
const held = (account: Parameters<typeof inBookOf>[2]): Promise<number> =>
  inBookOf(world.database, world.fundId, account)
const explanationOf = async (line: string): Promise<string> => {
  const { rows } = await world.ask(
    'query ($id: ID!) { adminAccountEntries(filter: { id: $id }) { rows { explanation { id } } } }',
    { id: line },
  )
  return rows[0].explanation.id
}
const income = async (): Promise<number> =>
  (await held('rent_income')) + (await held('other_income')) + (await held('sale_proceeds'))

describe('a purchase that is called off', () => {
  test('its seller gives the advance back: no income, no more than was paid, and nobody else does', async () => {
    const dealId = await deal(13_000_000)
    const paid = await classified(-1_300_000, '振込 サンゲンヂヤヤシヨウジ', [
      world.part('purchase', -1_300_000, { deal_id: dealId }),
    ])
    expect(await held('advance_paid')).toBe(1_300_000)
    const back = (amount: number) => [world.part('purchase_return', amount, { gives_back: paid })]

    expect(await refused(1_300_000, seller, [world.part('purchase_return', 1_300_000)])).toMatchObject(
      field('parts.0.gives_back', '元の入出金を選んでください'),
    )
    expect(await refused(1_300_001, seller, back(1_300_001))).toMatchObject(
      field('parts.0.amount', '残りは1,300,000円です'),
    )
    expect(await refused(1_300_000, 'ミズノ チヅル', back(1_300_000))).toMatchObject(
      field('parts.0.gives_back', '振込人が、元の支払いの相手とも、登録されている売主とも一致しません'),
    )
    const next = { id: await world.appears(300_000, 'サンゲンヂヤヤシヨウジ'), parts: back(300_000) }
    expect(await world.classify({ ...next, keeps_rule: true })).toMatchObject(field('keeps_rule', '1件ずつ登録します'))
    const other = await world.appears(300_000, 'サンゲンヂヤヤシヨウジ')
    expect(await world.classify({ ...next, also: [other] })).toMatchObject(field('also', '1件ずつ登録してください'))
    await agreed(next)
    const rest = await classified(1_000_000, `${seller}(カ`, back(1_000_000))
    expect(await held('advance_paid')).toBe(0)
    expect(await income()).toBe(0)
    expect(await held('bank')).toBe(42_000_000)
    await world.expectInvariants()

    // The one has come back: the other is nothing else any more, until that is put right.
    const payment = { explanation_id: await explanationOf(paid), reason: '費用でした' }
    expect(
      await world.classify({ ...payment, parts: [world.part('cost', -1_300_000, { cost_kind: 'expert' })] }),
    ).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('まだ戻っていない、または返していない額は0円'),
    })
    const earned = [world.part('other_income', 1_000_000)]
    expect(await world.classify({ explanation_id: await explanationOf(rest), parts: earned })).toMatchObject(
      field('parts', '購入代金の戻りとして登録した入金を、収入に訂正することはできません'),
    )
    const { proposal_id: proposal } = await world.ask(
      'mutation ($input: CorrectAccountEntryInput!) { correctAccountEntry(input: $input) { proposal_id } }',
      { input: { explanation_id: await explanationOf(rest), kind: 'suspense', reason: '相手を確かめています' } },
    )
    expect(await world.agree(proposal)).toEqual({ ok: true })
    expect(await held('advance_paid')).toBe(1_000_000)
    await world.expectInvariants()
  })

  test('what paid for property in the book is nothing else while that stands', async () => {
    const dealId = await deal(13_000_000)
    const paid = await classified(-13_000_000, seller, [world.part('purchase', -13_000_000, { deal_id: dealId })])
    await classified(-2_000_000, seller, [world.part('purchase', -2_000_000)])
    expect(await office.approve((await office.bookPurchase(dealId)).id)).toEqual({ ok: true })
    await startOperation(world.services, {
      fundId: world.fundId,
      startOn: japanDate(japanDateOf(world.services.clock.now())),
      deals: [idOf<'property_deal'>(Number(dealId))],
    })
    expect(await held('property')).toBe(13_000_000)
    const stands = { code: 'CONFLICT', message: expect.stringContaining('帳簿に記録した物件の取得の代金です') }
    expect(
      await refused(2_000_000, seller, [world.part('purchase_return', 2_000_000, { gives_back: paid })]),
    ).toMatchObject(stands)
    const anew = { explanation_id: await explanationOf(paid), reason: '費用でした' }
    const cost = (amount: number) => world.part('cost', amount, { cost_kind: 'expert' })
    expect(
      await world.classify({
        ...anew,
        parts: [world.part('purchase', -12_000_000, { deal_id: dealId }), cost(-1_000_000)],
      }),
    ).toMatchObject(stands)
    await agreed({ ...anew, parts: [world.part('purchase', -13_000_000, { deal_id: dealId, about: '残代金を含む' })] })
    await world.expectInvariants()
  })
})

describe('a sale', () => {
  test('is called off: the buyer has his deposit back, and nobody else; what is kept is classified as that', async () => {
    const paid = await classified(5_000_000, 'カイヌシ タロウ', [world.part('sale_deposit', 5_000_000)])
    expect(await held('sale_deposit')).toBe(-5_000_000)
    expect(await income()).toBe(0)
    const back = (amount: number) => [world.part('sale_deposit', -amount, { gives_back: paid })]
    expect(await refused(-5_000_001, 'フリコミ カイヌシ タロウ', back(5_000_001))).toMatchObject(
      field('parts.0.amount', '残りは5,000,000円です'),
    )
    expect(await refused(-3_000_000, 'ベツ ノ ダレカ', back(3_000_000))).toMatchObject(
      field('parts.0.gives_back', '支払先が、手付金を支払った買主と一致しません'),
    )
    await classified(-3_000_000, 'フリコミ カイヌシ タロウ', back(3_000_000))
    expect(await held('sale_deposit')).toBe(-2_000_000)

    const anew = {
      explanation_id: await explanationOf(paid),
      parts: [world.part('sale_deposit', 3_000_000), world.part('other_income', 2_000_000)],
      reason: '買主の違約により、契約書第8条のとおり没収しました',
    }
    expect(await world.classify(anew)).toMatchObject(field('cause', '手付金の没収・違約金'))
    const kept = { ...anew, cause: 'deposit_kept' }
    expect(await world.classify({ ...kept, parts: [world.part('other_income', 5_000_000)] })).toMatchObject({
      code: 'CONFLICT',
    })
    await agreed(kept)
    expect(await held('sale_deposit')).toBe(0)
    expect(await held('other_income')).toBe(-2_000_000)
    await world.expectInvariants()
  })

  test('is settled: the deposit is part of the price, and of no more than it', async () => {
    const paid = await classified(5_000_000, 'カイヌシ タロウ', [world.part('sale_deposit', 5_000_000)])
    const settled = world.part('sale_deposit', -5_000_000, { gives_back: paid })
    expect(await refused(1, 'ギンコウ', [settled, world.part('rent', 5_000_001)])).toMatchObject(
      field('parts.0.amount', '売却代金の全額を内訳に入れ'),
    )
    await classified(45_000_000, 'ギンコウ ユウシ', [world.part('sale', 50_000_000), settled])
    expect(await held('sale_deposit')).toBe(0)
    expect(await held('sale_proceeds')).toBe(-50_000_000)
    await world.expectInvariants()
  })
})

describe('tenants’ deposits that come with a purchase', () => {
  const lease = async (deposit: number): Promise<void> => {
    const tenantId = Number(await office.addParty('入居者'))
    must(
      await recordLease(world.services, {
        partId: idOf<'property_part'>(Number(rooms.rooms[0])),
        tenantId: idOf<'party'>(tenantId),
        rent: 90_000,
        commonFee: 0,
        deposit,
        beginsOn: '2026-01-01',
        endsOn: '',
        isSublease: false,
        rentDue: 'month_before',
        actor: 'operator:1',
      }),
    )
  }
  test('in cash: from the seller alone, owed to the tenants', async () => {
    const dealId = await deal(13_000_000)
    const taken = [world.part('taken_over_deposit', 180_000, { deal_id: dealId })]
    expect(await refused(180_000, 'ミズノ チヅル', taken)).toMatchObject(
      field('parts.0.deal_id', '振込人が、この取得の売主と一致しません'),
    )
    expect(await refused(180_000, seller, [world.part('taken_over_deposit', 180_000)])).toMatchObject(
      field('parts.0.deal_id', '敷金・保証金を引き継いだ取得を選んでください'),
    )
    await classified(180_000, seller, taken)
    expect(await held('tenant_deposit')).toBe(-180_000)
    expect(await income()).toBe(0)
    await classified(-180_000, 'ニユウキヨシヤ', [world.part('tenant_deposit', -180_000)])
    expect(await held('tenant_deposit')).toBe(0)
    await world.expectInvariants()
  })

  test('settled within the price: the property stands at its price, the deposit beside it, as far as the leases say', async () => {
    const dealId = await deal(13_000_000)
    await lease(180_000)
    const parts = (deposit: number) => [
      world.part('purchase', -13_000_000, { deal_id: dealId }),
      world.part('taken_over_deposit', deposit, { deal_id: dealId }),
    ]
    expect(await refused(-12_819_999, seller, parts(180_001))).toMatchObject(
      field('parts.1.amount', '敷金は合計180,000円です'),
    )
    expect(
      await refused(-1, seller, [
        world.part('cost', -180_001, { cost_kind: 'other' }),
        world.part('taken_over_deposit', 180_000, { deal_id: dealId }),
      ]),
    ).toMatchObject(field('parts.1.amount', '同じ取得の購入代金の全額と並べて'))
    await classified(-12_820_000, seller, parts(180_000))
    expect(await held('tenant_deposit')).toBe(-180_000)
    expect(await office.approve((await office.bookPurchase(dealId)).id)).toEqual({ ok: true })
    expect(await held('advance_paid')).toBe(13_000_000)
    await world.expectInvariants()
  })
})
