import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyAndConfirm, mailsQueuedFor, myInvest, pay, refundsOf, type TransferAccount } from '../support/investor.ts'
import { openWorld, type World, type WorldMember } from '../support/world.ts'
import type { Id } from '../../src/domain/id.ts'

// What happens between the bank and the books when all does not go as planned.
let world: World
let fundId: Id<'fund'>
beforeEach(async () => {
  world = await openWorld()
  fundId = await world.fund({ offeringEndAt: new Date('2026-05-31T23:59:59+09:00') })
})
afterEach(async () => {
  await world.expectSound()
  await world.close()
})

const investor = async (amount = 300_000): Promise<{ member: WorldMember; id: string; account: TransferAccount }> => {
  const member = await world.member()
  return { member, ...(await applyAndConfirm(member, { fundId, amount })) }
}
const statusOf = async ({ member, id }: { member: WorldMember; id: string }) => (await myInvest(member, id)).status
const deskPut = (path: string, body: unknown) =>
  fetch(`${world.product.deskUrl}${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const untilStatus = (one: { member: WorldMember; id: string }, status: string) =>
  expect
    .poll(
      async () => {
        await world.repeatNow()
        return statusOf(one)
      },
      { timeout: 30_000, interval: 200 },
    )
    .toBe(status)

/** The demo desk repeats a notice that was not taken; one that came in a later test would make the product read the bank's list there. */
async function everyNoticeCame(): Promise<void> {
  const countOf = async (table: 'bank_notification' | 'deposit'): Promise<number> =>
    (await world.database.selectFrom(table).selectAll().execute()).length
  await expect
    .poll(() => countOf('bank_notification'), { timeout: 45_000, interval: 200 })
    .toBe(await countOf('deposit'))
  await world.settle()
}

/** Whole yen on the company's account by our books, and by the bank's own list. */
async function yenInTheBooks(): Promise<number> {
  const { total } = await world.database
    .selectFrom('posting')
    .select((expression) => expression.fn.sum<number>('amount').as('total'))
    .where('account_kind', '=', 'bank')
    .executeTakeFirstOrThrow()
  return total
}

test('over, late and unknown deposits lose no yen', { tags: ['course'] }, async () => {
  const before = await yenInTheBooks()
  const over = await investor()
  await pay(world, over.account, 350_000)
  expect(await statusOf(over)).toBe('Paid')
  expect(await refundsOf(world, over.member)).toEqual([{ amount: 50_000, reason: 'excess', status: 'open' }])
  await pay(world, over.account, 1)
  expect((await refundsOf(world, over.member)).map(({ amount }) => amount)).toEqual([50_000, 1])

  const late = await investor()
  await world.moveTo('2026-04-05T09:00:00+09:00')
  await pay(world, late.account, 300_000)
  expect(await statusOf(late)).toBe('Canceled')
  expect(await refundsOf(world, late.member)).toEqual([{ amount: 300_000, reason: 'late', status: 'open' }])
  expect(await mailsQueuedFor(world, late.member)).toContain('deposit-late')

  const accounts = (await (await fetch(`${world.product.deskUrl}/bank/accounts`)).json()) as TransferAccount[]
  const nobodys = accounts.at(-1)
  if (!nobodys) throw new Error('the bank has no accounts')
  await pay(world, nobodys, 123_456)
  const { rows } = await lastDeposit()
  expect(rows).toEqual([{ outcome: 'unknown_account', refundable: 123_456 }])
  expect(await yenInTheBooks()).toBe(before + 350_000 + 1 + 300_000 + 123_456)
})

async function lastDeposit() {
  const rows = await world.database
    .selectFrom('deposit')
    .select(['outcome', 'refundable'])
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  return { rows }
}

test('a notice that comes twice counts once', { tags: ['course'] }, async () => {
  const one = await investor()
  await world.product.desk.faults('bank', 'duplicate')
  await pay(world, one.account, 100_000)
  await world.settle()
  expect((await myInvest(one.member, one.id)).transfer_account?.transfers).toEqual([{ amount: 100_000 }])
  await pay(world, one.account, 200_000)
  expect(await statusOf(one)).toBe('Paid')
  expect(await refundsOf(world, one.member)).toEqual([])
})

test('a notice that never comes is not needed: the next reading finds the deposit', { tags: ['course'] }, async () => {
  const one = await investor()
  await deskPut('/product', { url: 'http://127.0.0.1:9' })
  await pay(world, one.account, 300_000, { isNoticeAwaited: false })
  expect(await statusOf(one)).toBe('Entry')
  await world.moveTo('2026-04-06T00:00:00+09:00')
  expect(await statusOf(one)).toBe('Paid')
})

test('a notice that comes late arrives all the same', { tags: ['course'] }, async () => {
  const one = await investor()
  await deskPut('/product', { url: 'http://127.0.0.1:9' })
  await pay(world, one.account, 300_000, { isNoticeAwaited: false })
  expect(await statusOf(one)).toBe('Entry')
  await deskPut('/product', { url: world.product.baseUrl })
  await untilStatus(one, 'Paid')
  await everyNoticeCame()
})

test(
  'a bank that cannot be reached at midnight cancels nobody; when it is back, who paid participates and the others end',
  { tags: ['course'] },
  async () => {
    await world.moveTo('2026-04-06T10:00:00+09:00')
    const payer = await investor()
    const forgetful = await investor()
    // Applied on the 6th: the deadline is the last second of the 9th.
    await world.moveTo('2026-04-09T23:00:00+09:00')
    await deskPut('/product', { url: 'http://127.0.0.1:9' })
    await pay(world, payer.account, 300_000, { isNoticeAwaited: false })
    await world.product.desk.faults('bank', 'error', 1000)
    await world.moveTo('2026-04-10T00:00:00+09:00')
    expect([await statusOf(payer), await statusOf(forgetful)]).toEqual(['Entry', 'Entry'])

    await world.product.desk.reset()
    await deskPut('/product', { url: world.product.baseUrl })
    await untilStatus(forgetful, 'Canceled')
    expect(await statusOf(payer)).toBe('Paid')
    await world.settle()
  },
)
