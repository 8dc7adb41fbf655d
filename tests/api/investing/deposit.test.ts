import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { standing } from '../../support/book-balances.ts'
import { issueVirtualAccounts } from '../../../src/features/treasury/bank/fill-account-pool.ts'
import { readDeposits, receiveBankNotification } from '../../../src/features/investing/deposit/read-deposits.ts'
import { runMidnight } from '../../../src/features/investing/deposit/midnight.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { askApi } from '../support/ask-api.ts'
import { openDepositWorld, openingDay, type DepositWorld } from '../../support/deposit-world.ts'
import type { Id } from '../../../src/domain/id.ts'

const midnight = new Date('2026-04-05T00:00:00+09:00')
const remitterName = 'ｻﾄｳ ﾐｻｷ'

let world: DepositWorld

beforeEach(async () => {
  world = await openDepositWorld()
  await issueVirtualAccounts(world.services, 20)
})
afterEach(() => world.close())

interface Story {
  fundId: Id<'fund'>
  member: Viewer
  investmentId: Id<'investment'>
  accountNumber: string
}

/** A member who applied for 300,000 yen on the opening day and confirmed the contract document. */
async function confirmedStory(facts: { fundTotal?: number } = {}): Promise<Story> {
  world.at(openingDay)
  const fundId = await world.addFund({ ...facts, ...(facts.fundTotal && { subordinatedAmount: 0 }) })
  const member = await world.addMember()
  const investmentId = await world.apply(fundId, member, 300_000)
  return { fundId, member, investmentId, accountNumber: await world.confirm(investmentId, member) }
}

const pay = (story: Story, amount: number, at: string, name = remitterName) =>
  world.bank.pay({ accountNumber: story.accountNumber, amount, at: new Date(at), remitterName: name })

async function readAt(time: string): Promise<void> {
  world.at(time)
  await readDeposits(world.services)
}

describe('paying in time', () => {
  it('takes part payments until the amount is complete', async () => {
    const story = await confirmedStory()
    pay(story, 100_000, '2026-04-02T10:00:00+09:00')
    await readAt('2026-04-02T10:03:00+09:00')
    expect(await world.investment(story.investmentId)).toMatchObject({ status: 'awaiting_deposit' })
    expect(await standing(world.database, 'deposit', story.investmentId)).toBe(-100_000)
    await world.expectSoundBook()

    pay(story, 200_000, '2026-04-04T23:59:59.999+09:00')
    await readAt('2026-04-05T09:00:00+09:00')
    expect(await world.investment(story.investmentId)).toMatchObject({ status: 'participating' })
    expect(await standing(world.database, 'deposit', story.investmentId)).toBe(0)
    expect(await standing(world.database, 'capital', story.investmentId)).toBe(-300_000)
    expect(await world.mailsTo(story.member)).toEqual(['contract-confirmed', 'deposit-short', 'deposit-completed'])
    await world.expectSoundBook()
  })

  it('owes back what came too much, and everything that comes after', async () => {
    const story = await confirmedStory()
    pay(story, 330_000, '2026-04-02T10:00:00+09:00')
    await readAt('2026-04-02T10:03:00+09:00')
    pay(story, 50_000, '2026-04-03T10:00:00+09:00')
    await readAt('2026-04-03T10:03:00+09:00')
    expect(await world.investment(story.investmentId)).toMatchObject({ status: 'participating' })
    expect(await world.refundsOf(story.member)).toEqual([
      { amount: 30_000, reason: 'excess', status: 'open' },
      { amount: 50_000, reason: 'excess', status: 'open' },
    ])
    expect(await world.mailsTo(story.member)).toEqual([
      'contract-confirmed',
      'deposit-completed',
      'deposit-over',
      'deposit-over',
    ])
    await world.expectSoundBook()
  })

  it('goes by the account, and shows an operator that the name is another one', async () => {
    const story = await confirmedStory()
    pay(story, 300_000, '2026-04-02T10:00:00+09:00', 'ｽｽﾞｷ ｼﾞﾛｳ')
    await readAt('2026-04-02T10:03:00+09:00')
    expect(await world.investment(story.investmentId)).toMatchObject({ status: 'participating' })
    const deposits = await world.database
      .selectFrom('deposit')
      .select(['id', 'name_differs'])
      .where('investment_id', '=', story.investmentId)
      .execute()
    expect(deposits).toMatchObject([{ name_differs: true }])
    const told = await world.database
      .selectFrom('audit_log')
      .select('action')
      .where('object_id', '=', String(deposits[0]?.id))
      .where('object_type', '=', 'deposit')
      .execute()
    expect(told).toEqual([{ action: 'deposit.name_differs' }])
  })
})

describe('the bank repeats itself', () => {
  it('books a deposit once, however many processes read the list at the same time', async () => {
    const story = await confirmedStory()
    pay(story, 300_000, '2026-04-02T10:00:00+09:00')
    world.bank.pay({
      accountNumber: '9999998',
      amount: 70_000,
      at: new Date('2026-04-02T10:01:00+09:00'),
      remitterName,
    })
    world.at('2026-04-02T10:03:00+09:00')
    await Promise.all(Array.from({ length: 40 }, () => readDeposits(world.services)))
    const deposits = await world.database
      .selectFrom('deposit')
      .select('toward_investment')
      .where('investment_id', '=', story.investmentId)
      .execute()
    expect(deposits).toEqual([{ toward_investment: 300_000 }])
    expect(await standing(world.database, 'capital', story.investmentId)).toBe(-300_000)
    expect(await world.mailsTo(story.member)).toEqual(['contract-confirmed', 'deposit-completed'])
    await world.expectSoundBook()
  })

  it('keeps a notice once and takes it as a hint to read the list', async () => {
    const story = await confirmedStory()
    pay(story, 300_000, '2026-04-02T10:00:00+09:00')
    world.at('2026-04-02T10:00:05+09:00')
    const notice = { headers: { 'x-webhook-signature': 'good' }, rawBody: Buffer.from('message-17') }
    const answers = await Promise.all(Array.from({ length: 40 }, () => receiveBankNotification(world.services, notice)))
    expect(new Set(answers)).toEqual(new Set([200]))
    const kept = await world.database.selectFrom('bank_notification').select('message_id').execute()
    expect(kept).toEqual([{ message_id: 'message-17' }])
    await readDeposits(world.services)
    expect(await world.investment(story.investmentId)).toMatchObject({ status: 'participating' })
  })

  it.each([
    ['a forged one', { 'x-webhook-signature': 'forged' }, 'message-18', 401],
    ['an unreadable one', { 'x-webhook-signature': 'good' }, '', 400],
  ])('refuses %s and keeps nothing', async (_name, headers, body, status) => {
    expect(await receiveBankNotification(world.services, { headers, rawBody: Buffer.from(body) })).toBe(status)
    expect(
      await world.database
        .selectFrom('bank_notification')
        .select('message_id')
        .where('message_id', '=', body)
        .execute(),
    ).toEqual([])
  })

  it('comes to the same end when deposits are told in disorder', async () => {
    const story = await confirmedStory()
    pay(story, 200_000, '2026-04-03T10:00:00+09:00')
    pay(story, 150_000, '2026-04-02T10:00:00+09:00')
    await readAt('2026-04-03T10:03:00+09:00')
    expect(await world.investment(story.investmentId)).toMatchObject({ status: 'participating' })
    expect(await world.refundsOf(story.member)).toEqual([{ amount: 50_000, reason: 'excess', status: 'open' }])
    await world.expectSoundBook()
  })
})

describe('money that belongs to nobody yet', () => {
  it('keeps a deposit on an unknown account in suspense and tells an operator', async () => {
    const before = await standing(world.database, 'suspense')
    const { itemKey } = world.bank.pay({
      accountNumber: '9999999',
      amount: 120_000,
      at: new Date('2026-04-02T10:00:00+09:00'),
      remitterName,
    })
    await readAt('2026-04-02T10:03:00+09:00')
    expect(await standing(world.database, 'suspense')).toBe(before - 120_000)
    const deposit = await world.database
      .selectFrom('deposit')
      .innerJoin('bank_line', 'bank_line.id', 'deposit.bank_line_id')
      .innerJoin('audit_log', (join) =>
        join.on('audit_log.object_type', '=', 'deposit').on('audit_log.action', '=', 'deposit.needs_review'),
      )
      .select('deposit.outcome')
      .where('bank_line.item_key', '=', itemKey)
      .executeTakeFirst()
    expect(deposit).toEqual({ outcome: 'unknown_account' })
    await world.expectSoundBook()
  })
})

describe('midnight', () => {
  it('cancels what is overdue, gives part payments back and frees the room', async () => {
    const story = await confirmedStory()
    pay(story, 100_000, '2026-04-04T20:00:00+09:00')
    world.at(midnight)
    await runMidnight(world.services, { dueAt: midnight })
    await runMidnight(world.services, { dueAt: midnight })
    expect(await world.investment(story.investmentId)).toEqual({ status: 'canceled', cancel_reason: 'deadline' })
    expect(await askApi(world.services, '{ myInvests { status cancel_reason } }', story.member)).toEqual({
      myInvests: [{ status: 'Canceled', cancel_reason: 'deadline' }],
    })
    expect(await world.refundsOf(story.member)).toEqual([{ amount: 100_000, reason: 'overdue', status: 'open' }])
    expect(await world.mailsTo(story.member)).toEqual(['contract-confirmed', 'deposit-short', 'canceled-overdue'])
    await world.expectSoundBook()
  })

  it('sees a deposit of the last second before it cancels anything', async () => {
    const story = await confirmedStory()
    pay(story, 300_000, '2026-04-04T23:59:59+09:00')
    world.at(midnight)
    await runMidnight(world.services, { dueAt: midnight })
    expect(await world.investment(story.investmentId)).toMatchObject({ status: 'participating' })
    await world.expectSoundBook()
  })

  it('cancels nothing while the bank cannot be read', async () => {
    const story = await confirmedStory()
    world.at(midnight)
    world.bank.isDown = true
    await expect(runMidnight(world.services, { dueAt: midnight })).rejects.toThrow('maintenance')
    expect(await world.investment(story.investmentId)).toMatchObject({ status: 'awaiting_deposit' })
    world.bank.isDown = false
    world.bank.linked = false
    await expect(runMidnight(world.services, { dueAt: midnight })).rejects.toThrow('nothing is cancelled')
    expect(await world.investment(story.investmentId)).toMatchObject({ status: 'awaiting_deposit' })
    world.bank.linked = true
    world.at('2026-04-05T02:30:00+09:00')
    await runMidnight(world.services, { dueAt: midnight })
    expect(await world.investment(story.investmentId)).toMatchObject({ status: 'canceled' })
  })

  it('owes back in full what comes after the deadline', async () => {
    const story = await confirmedStory()
    world.at(midnight)
    await runMidnight(world.services, { dueAt: midnight })
    pay(story, 300_000, '2026-04-05T00:00:01+09:00')
    await readAt('2026-04-05T09:00:00+09:00')
    expect(await world.investment(story.investmentId)).toMatchObject({ status: 'canceled' })
    expect(await world.refundsOf(story.member)).toEqual([{ amount: 300_000, reason: 'late', status: 'open' }])
    expect(await world.mailsTo(story.member)).toContain('deposit-late')
    await world.expectSoundBook()
  })
})

/** The bank's list does not show the second half before the midnight run is over. */
async function noticedLate(facts: { fundTotal?: number }): Promise<Story> {
  const story = await confirmedStory(facts)
  pay(story, 150_000, '2026-04-03T10:00:00+09:00')
  world.at(midnight)
  await runMidnight(world.services, { dueAt: midnight })
  expect(await world.investment(story.investmentId)).toMatchObject({ status: 'canceled' })
  pay(story, 200_000, '2026-04-04T23:00:00+09:00')
  return story
}

describe('in time at the bank, but noticed after midnight', () => {
  it('brings the investment back where there is room, with the part payment', async () => {
    const story = await noticedLate({})
    await readAt('2026-04-05T09:00:00+09:00')
    expect(await world.investment(story.investmentId)).toEqual({ status: 'participating', cancel_reason: null })
    expect(await standing(world.database, 'capital', story.investmentId)).toBe(-300_000)
    // 150,000 left the list; of it 100,000 were needed and 50,000 came back on it.
    expect(await world.refundsOf(story.member)).toEqual([
      { amount: 150_000, reason: 'overdue', status: 'withdrawn' },
      { amount: 50_000, reason: 'overdue', status: 'open' },
    ])
    await world.expectSoundBook()
  })

  it('owes it back where somebody else has taken the room, and tells an operator', async () => {
    const story = await noticedLate({ fundTotal: 300_000 })
    world.at('2026-04-05T08:00:00+09:00')
    await world.apply(story.fundId, await world.addMember({ familyName: '鈴木' }), 300_000)
    await readAt('2026-04-05T09:00:00+09:00')
    expect(await world.investment(story.investmentId)).toMatchObject({ status: 'canceled' })
    expect(await world.refundsOf(story.member)).toEqual([
      { amount: 150_000, reason: 'overdue', status: 'open' },
      { amount: 200_000, reason: 'not_payable', status: 'open' },
    ])
    expect(await world.mailsTo(story.member)).toContain('deposit-returned')
    await world.expectSoundBook()
  })

  it('leaves a failed fund failed', async () => {
    const story = await noticedLate({})
    await world.database
      .insertInto('fund_result')
      .values({ fund_id: story.fundId, failed_at: new Date('2026-04-05T01:10:00+09:00') })
      .execute()
    await readAt('2026-04-05T09:00:00+09:00')
    expect(await world.investment(story.investmentId)).toMatchObject({ status: 'canceled' })
    await world.expectSoundBook()
  })
})
