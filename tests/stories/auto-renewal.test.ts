import { afterEach, beforeEach, expect, it } from 'vitest'
import type { RenewalChoice } from '../../src/domain/investing/auto-renewal.ts'
import { chooseRenewal } from '../../src/features/investing/renewal/choose-renewal.ts'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import { myInvestments } from '../../src/features/investing/investment/my-investments.ts'
import { investingAmount } from '../../src/features/investing/investment/sums.ts'
import { listTermsDue } from '../../src/features/investing/dividend/list-terms-due.ts'
import { loadFundResult } from '../../src/features/investing/fund-result/load-fund-result.ts'
import { sendRenewalNotices } from '../../src/features/investing/renewal/send-renewal-notices.ts'
import { turnDueTerms } from '../../src/features/investing/renewal/turn-terms.ts'
import {
  enter,
  enterDays,
  enterTwice,
  liveUntil,
  payEverything,
  sharesOf,
  smallFund,
} from '../support/operation-world.ts'
import { must, openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'
import type { Id } from '../../src/domain/id.ts'

interface Person {
  viewer: Viewer
  investmentId: Id<'investment'>
}

let world: PayoutWorld
let fundId: Id<'fund'>
let aya: Person
let ken: Person
let mei: Person

/** Aya and Ken have 300,000 yen in the fund, Mei 200,000; its operation begins on 1 May 2026. */
beforeEach(async () => {
  world = await openPayoutWorld()
  fundId = await smallFund(world, { autoRenewal: true })
  aya = await world.investor({ amount: 300_000, paysIn: 300_000, fundId })
  ken = await world.investor({ amount: 300_000, paysIn: 300_000, fundId })
  mei = await world.investor({ amount: 200_000, paysIn: 200_000, fundId })
  await liveUntil(world, '2026-04-12T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01' })).toBe('ok')
  await liveUntil(world, '2026-05-02T10:00:00+09:00')
  await world.moveOperatorMoney(-800_000)
})
afterEach(() => world.close())

async function choose(
  { viewer }: { viewer: Viewer },
  investmentId: Id<'investment'>,
  choice: RenewalChoice,
): Promise<string> {
  const outcome = await chooseRenewal(world.services, viewer, { investmentId, choice })
  return outcome.ok ? 'ok' : `${outcome.code} ${outcome.message}`
}
const renewalOf = async ({ viewer }: Person) => (await myInvestments(world.services, viewer.memberId))[0]?.renewal
const notices = async (person: Person) =>
  (await world.mailsTo(person.viewer)).filter((template) => template.startsWith('renewal-'))
const lastMail = async ({ viewer }: Person, template: string) =>
  await world.database
    .selectFrom('mail_outbox')
    .select(['subject', 'text_body'])
    .where('member_id', '=', viewer.memberId)
    .where('template', '=', template)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
const terms = () =>
  world.database
    .selectFrom('fund_term')
    .select(['number', 'start_on', 'end_on', 'closed_on'])
    .orderBy('number')
    .execute()

it(
  'lives through three terms: one leaves, the property is sold, and every yen has its place',
  { tags: ['course'] },
  async () => {
    // The first term. The choice opens; Ken hesitates, and leaves.
    expect(await renewalOf(aya)).toMatchObject({
      term: 1,
      endOn: '2026-10-31',
      choiceUntil: '2026-08-31',
      isOpen: true,
      choice: 'continue',
      chosenAt: null,
    })
    await liveUntil(world, '2026-08-16T23:00:00+09:00')
    expect(await notices(aya)).toEqual([])
    await liveUntil(world, '2026-08-20T10:00:00+09:00')
    expect(await notices(aya)).toEqual(['renewal-announcement'])
    expect(await choose(ken, ken.investmentId, 'leave')).toBe('ok')
    expect(await choose(ken, ken.investmentId, 'leave')).toBe('ok')
    expect(await choose(ken, ken.investmentId, 'continue')).toBe('ok')
    expect(await choose(aya, ken.investmentId, 'leave')).toMatch(/^NOT_FOUND/)
    await liveUntil(world, '2026-08-31T23:59:58+09:00')
    expect(await choose(ken, ken.investmentId, 'leave')).toBe('ok')
    expect(await notices(ken)).toEqual([
      'renewal-announcement',
      'renewal-chosen',
      'renewal-chosen',
      'renewal-reminder',
      'renewal-chosen',
    ])
    expect((await lastMail(ken, 'renewal-chosen')).subject).toContain('「解約」を受け付けました')
    await liveUntil(world, '2026-09-01T00:00:30+09:00')
    expect(await choose(mei, mei.investmentId, 'leave')).toMatch(
      /^CONFLICT 継続か解約を選べる期限（2026年8月31日（月））を過ぎています/,
    )
    await expect(
      world.database
        .insertInto('renewal_choice')
        .values({
          fund_id: fundId,
          term_number: 1,
          investment_id: mei.investmentId,
          choice: 'leave',
          actor: 'x',
          chosen_at: world.services.clock.now(),
        })
        .execute(),
    ).rejects.toThrow(/is closed/)
    await liveUntil(world, '2026-10-18T10:00:00+09:00')
    expect((await lastMail(ken, 'renewal-forecast')).text_body).toContain('「解約」')
    expect((await lastMail(aya, 'renewal-forecast')).text_body).toContain(
      '第2期（2026年11月1日（日）から 2027年4月30日（金）まで）も運用します',
    )
    expect(await listTermsDue(world.services)).toMatchObject([
      { kind: 'term_end', term: 1, due_on: '2026-10-31', leaving_people: 1, leaving_amount: 300_000 },
    ])

    // It ends; the second begins without Ken, whose principal is still at work until it is paid out.
    expect(await enter(world, world.maker, fundId, { dividend: 28_300, payday: '2026-11-30' })).toContain(
      'CONFLICT 第1期は2026年10月31日（土）に終わります',
    )
    await liveUntil(world, '2026-11-05T10:00:00+09:00')
    expect(await terms()).toEqual([
      { number: 1, start_on: '2026-05-01', end_on: '2026-10-31', closed_on: '2026-10-31' },
      { number: 2, start_on: '2026-11-01', end_on: '2027-04-30', closed_on: null },
    ])
    expect(await choose(ken, ken.investmentId, 'continue')).toMatch(/^CONFLICT/)
    expect(await listTermsDue(world.services)).toMatchObject([
      { kind: 'dividend', term: 1, due_on: '2026-11-30' },
      { kind: 'term_end', term: 2 },
    ])
    expect(await enter(world, world.maker, fundId, { dividend: 28_300, payday: '2026-11-30', loss: 1 })).toContain(
      'BAD_USER_INPUT 損失は、最後の分配',
    )
    await enterTwice(world, fundId, { dividend: 28_300, payday: '2026-11-30' })
    expect(await sharesOf(world, fundId)).toMatchObject([
      { investment_id: aya.investmentId, gross: 10_612, withholding: 2_166, principal: 0 },
      { investment_id: ken.investmentId, gross: 10_612, withholding: 2_166, principal: 300_000 },
      { investment_id: mei.investmentId, gross: 7_075, withholding: 1_444, principal: 0 },
    ])
    await world.expectSoundBook()
    await world.moveOperatorMoney(330_000)
    expect(await investingAmount(world.database, ken.viewer.memberId)).toBe(300_000)
    await payEverything(world)
    expect(await investingAmount(world.database, ken.viewer.memberId)).toBe(0)
    expect(await investingAmount(world.database, aya.viewer.memberId)).toBe(300_000)
    await world.expectSoundBook()

    // The second term: a year's worth of nights later only those two share.
    await liveUntil(world, '2027-05-10T10:00:00+09:00')
    expect(await notices(ken)).toHaveLength(6)
    expect(await notices(aya)).toEqual([
      'renewal-announcement',
      'renewal-reminder',
      'renewal-forecast',
      'renewal-announcement',
      'renewal-reminder',
      'renewal-forecast',
    ])
    await enterTwice(world, fundId, { dividend: 20_000, payday: '2027-05-28' })
    expect((await sharesOf(world, fundId)).slice(3)).toMatchObject([
      { investment_id: aya.investmentId, gross: 12_000, principal: 0 },
      { investment_id: mei.investmentId, gross: 8_000, principal: 0 },
    ])
    await world.moveOperatorMoney(25_000)
    await payEverything(world)
    // The yield of this term: 20,000 on the 500,000 yen that stayed, in 181 days.
    expect((await lastMail(aya, 'distribution-paid')).text_body).toContain('実績（年利・税引前）：8.0％')
    const seen = must(await loadFundResult(world.services, fundId))
    expect(
      seen.distributions.map(({ term, rate_bp: rateBp, total_dividend: totalDividend }) => [
        term,
        rateBp,
        totalDividend,
      ]),
    ).toEqual([
      [1, 700, 28_300],
      [2, 800, 20_000],
    ])
    expect(seen).toMatchObject({
      composition: { senior: 500_000, subordinated: 200_000, fillIn: 0, takenOver: 300_000 },
      investedAmount: 500_000,
    })
    await world.expectSoundBook()

    // The third term ends with the sale: a quarter of the profit comes on top, and everybody's principal.
    await liveUntil(world, '2027-08-02T10:00:00+09:00')
    expect(await enterDays(world, fundId, { operationEndOn: '2027-04-30' })).toContain('BAD_USER_INPUT')
    expect(await enterDays(world, fundId, { operationEndOn: '2027-08-20' })).toBe('ok')
    expect(await choose(aya, aya.investmentId, 'leave')).toMatch(/^CONFLICT/)
    await liveUntil(world, '2027-08-23T10:00:00+09:00')
    expect((await terms()).at(-1)).toEqual({
      number: 3,
      start_on: '2027-05-01',
      end_on: '2027-10-31',
      closed_on: '2027-08-20',
    })
    const last = { dividend: 10_000, saleProfit: 1_000_003, payday: '2027-09-17' }
    expect(await enter(world, world.maker, fundId, { ...last, loss: 1 })).toContain('BAD_USER_INPUT 売却益と損失')
    await enterTwice(world, fundId, last)
    expect((await sharesOf(world, fundId)).slice(5)).toMatchObject([
      { investment_id: aya.investmentId, gross: 156_000, withholding: 31_855, principal: 300_000 },
      { investment_id: mei.investmentId, gross: 104_000, withholding: 21_236, principal: 200_000 },
    ])
    expect(
      await world.database
        .selectFrom('distribution')
        .select(['total_dividend', 'sale_profit', 'redeems'])
        .orderBy('id', 'desc')
        .executeTakeFirst(),
    ).toEqual({
      total_dividend: 260_000,
      sale_profit: 1_000_003,
      redeems: true,
    })
    expect(
      await world.database
        .selectFrom('fund_result')
        .select(['rate_bp', 'payday', 'operation_end_on'])
        .where('fund_id', '=', fundId)
        .executeTakeFirst(),
    ).toEqual({
      rate_bp: 3_830,
      payday: '2027-09-17',
      operation_end_on: '2027-08-20',
    })
    await world.moveOperatorMoney(770_000)
    await payEverything(world)
    for (const { viewer } of [aya, ken, mei]) expect(await investingAmount(world.database, viewer.memberId)).toBe(0)
    expect(await listTermsDue(world.services)).toEqual([])
    await liveUntil(world, '2027-11-05T10:00:00+09:00')
    expect(await terms()).toHaveLength(3)
    await world.expectSoundBook()
  },
)

it('ends by itself when nobody stays, and the last dividend redeems all', { tags: ['course'] }, async () => {
  for (const person of [aya, ken, mei]) expect(await choose(person, person.investmentId, 'leave')).toBe('ok')
  await liveUntil(world, '2026-11-02T10:00:00+09:00')
  expect(await terms()).toHaveLength(1)
  await enterTwice(world, fundId, { dividend: 8_000, payday: '2026-11-30' })
  expect((await sharesOf(world, fundId)).map(({ gross, principal }) => [gross, principal])).toEqual([
    [3_000, 300_000],
    [3_000, 300_000],
    [2_000, 200_000],
  ])
  expect(
    await world.database
      .selectFrom('fund_result')
      .select(['operation_end_on', 'payday'])
      .where('fund_id', '=', fundId)
      .executeTakeFirst(),
  ).toEqual({ operation_end_on: '2026-10-31', payday: '2026-11-30' })
  await world.expectSoundBook()
})

it('bears a loss first with what the operator has taken over from those who left', { tags: ['course'] }, async () => {
  expect(await choose(ken, ken.investmentId, 'leave')).toBe('ok')
  await liveUntil(world, '2026-11-02T10:00:00+09:00')
  await enterTwice(world, fundId, { dividend: 8_000, payday: '2026-11-30' })
  await liveUntil(world, '2026-11-10T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationEndOn: '2026-11-09' })).toBe('ok')
  // 200,000 of its own and Ken's 300,000: only what passes them is the investors'.
  await enterTwice(world, fundId, { dividend: 0, loss: 550_000, payday: '2026-12-04' })
  expect((await sharesOf(world, fundId)).slice(3)).toMatchObject([
    { investment_id: aya.investmentId, principal: 270_000, loss: 30_000 },
    { investment_id: mei.investmentId, principal: 180_000, loss: 20_000 },
  ])
  await world.expectSoundBook()
})

it(
  'sends each notice once and turns each term once, however often and late the schedule runs',
  { tags: ['course'] },
  async () => {
    await liveUntil(world, '2026-08-17T10:00:00+09:00')
    const morning = new Date('2026-08-17T09:00:00+09:00')
    await Promise.all([sendRenewalNotices(world.services, morning), sendRenewalNotices(world.services, morning)])
    expect(await notices(mei)).toEqual(['renewal-announcement'])
    // The worker stood still for half a year and more.
    await world.desk.parts.followers.move(new Date('2027-05-03T10:00:00+09:00'))
    const late = world.services.clock.now()
    await Promise.all([turnDueTerms(world.services, late), turnDueTerms(world.services, late)])
    expect((await terms()).map(({ number, closed_on: closedOn }) => [number, closedOn])).toEqual([
      [1, '2026-10-31'],
      [2, '2027-04-30'],
      [3, null],
    ])
    // Half-years are paid in their order.
    await enterTwice(world, fundId, { dividend: 8_000, payday: '2027-05-28' })
    await enterTwice(world, fundId, { dividend: 8_000, payday: '2027-05-28' })
    expect(
      await world.database.selectFrom('distribution').select(['period_number', 'payday']).orderBy('id').execute(),
    ).toEqual([
      { period_number: 1, payday: '2027-05-28' },
      { period_number: 2, payday: '2027-05-28' },
    ])
    await world.expectInvariants()
  },
)
