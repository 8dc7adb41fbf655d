import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freeAccounts, keepFree } from '../../../src/features/treasury/bank/fill-account-pool.ts'
import { tidyAccounts } from '../../../src/features/treasury/bank/tidy-accounts.ts'
import { watchBank } from '../../../src/features/treasury/bank/watch-bank.ts'
import { runMidnight } from '../../../src/features/investing/deposit/midnight.ts'
import { readDeposits } from '../../../src/features/investing/deposit/read-deposits.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { openDepositWorld, openingDay, type DepositWorld } from '../../support/deposit-world.ts'
import type { Id } from '../../../src/domain/id.ts'

let world: DepositWorld
let fundId: Id<'fund'>
beforeEach(async () => {
  world = await openDepositWorld()
  fundId = await world.addFund()
})
afterEach(() => world.close())

const minute = 60_000
const statusAtBank = (accountNumber: string) =>
  world.bank.accounts.find((account) => account.accountNumber === accountNumber)?.status
const midnightOf = async (day: string): Promise<void> => {
  world.at(`${day}T00:00:01+09:00`)
  await runMidnight(world.services, { dueAt: new Date(`${day}T00:00:00+09:00`) })
}

async function confirmed(): Promise<{ member: Viewer; investmentId: Id<'investment'>; accountNumber: string }> {
  const member = await world.addMember()
  const investmentId = await world.apply(fundId, member, 100_000)
  return { member, investmentId, accountNumber: await world.confirm(investmentId, member) }
}

const paid = (accountNumber: string) =>
  world.bank.pay({ accountNumber, amount: 100_000, at: world.services.clock.now(), remitterName: 'ｻﾄｳ ﾐｻｷ' })
const actionsOf = async () =>
  (
    await world.database
      .selectFrom('audit_log')
      .select('action')
      .where('object_type', '=', 'virtual_account')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)

describe('the account of an investment', () => {
  it('is stopped two weeks after its end, rests, and is reopened six months after the deadline', async () => {
    const { accountNumber } = await confirmed()
    const participating = await confirmed()
    paid(participating.accountNumber)
    await midnightOf('2026-04-05')

    for (const [at, expected] of [
      ['2026-04-18T23:00:00+09:00', 'usable'],
      ['2026-04-19T00:00:02+09:00', 'stopped'],
      ['2026-10-04T23:59:58+09:00', 'stopped'],
      ['2026-10-05T00:00:00+09:00', 'usable'],
    ] as const) {
      world.at(at)
      await tidyAccounts(world.services)
      await tidyAccounts(world.services)
      expect([at, statusAtBank(accountNumber), statusAtBank(participating.accountNumber)]).toEqual([
        at,
        expected,
        expected,
      ])
    }
    expect(await actionsOf()).toEqual([
      ...Array(2).fill('deposit_account.stopped'),
      ...Array(2).fill('deposit_account.usable'),
    ])
    expect(await freeAccounts(world.services)).toBe(100)
    await world.expectSoundBook()
  })

  it('stays open while its deadline is over but the bank could not be read: the deposit may be there', async () => {
    const { accountNumber, investmentId } = await confirmed()
    world.bank.isDown = true
    await expect(midnightOf('2026-04-05')).rejects.toThrow()
    world.bank.isDown = false
    world.at('2026-05-05T12:00:00+09:00')
    await tidyAccounts(world.services)
    expect(statusAtBank(accountNumber)).toBe('usable')
    expect((await world.investment(investmentId)).status).toBe('awaiting_deposit')
  })

  it('is not reopened by us where somebody else stopped it, and one that the bank deleted holds up no other', async () => {
    const [first, second, third] = [await confirmed(), await confirmed(), await confirmed()]
    await midnightOf('2026-04-05')
    await world.bank.stopVirtualAccounts([`502${first.accountNumber}`])
    await world.database
      .updateTable('virtual_account')
      .set({ bank_status: 'stopped' })
      .where('account_number', '=', first.accountNumber)
      .execute()
    world.bank.accounts.find((account) => account.accountNumber === second.accountNumber)!.status = 'deleted'
    world.at('2026-04-25T12:00:00+09:00')
    await tidyAccounts(world.services)
    world.at('2026-12-01T12:00:00+09:00')
    await tidyAccounts(world.services)
    expect([first, second, third].map(({ accountNumber }) => statusAtBank(accountNumber))).toEqual([
      'stopped',
      'deleted',
      'usable',
    ])
    const pool = await world.database
      .selectFrom('virtual_account')
      .select('bank_status')
      .where('account_number', '=', second.accountNumber)
      .executeTakeFirstOrThrow()
    expect(pool.bank_status).toBe('deleted')
  })
})

describe('an empty pool', () => {
  it('orders one batch, however many members come at the same moment', async () => {
    await Promise.all(Array.from({ length: 20 }, () => keepFree(world.services, 1)))
    expect(world.bank.accounts).toHaveLength(100)
  })
})

describe('the alarm', () => {
  let operator: Viewer
  beforeEach(async () => {
    operator = await world.addMember({ role: 'admin' })
  })
  const alarms = async () =>
    (
      await world.database
        .selectFrom('mail_outbox')
        .select('subject')
        .where('member_id', '=', operator.memberId)
        .execute()
    ).length

  it('reports a bank that could not be read for half an hour, once, and again for the next time', async () => {
    const tryAt = async (at: Date, isDown: boolean): Promise<number> => {
      world.at(at)
      world.bank.isDown = isDown
      await readDeposits(world.services).catch(() => undefined)
      await watchBank(world.services)
      return alarms()
    }
    const after = (minutes: number) => new Date(openingDay.getTime() + minutes * minute)
    expect(await tryAt(after(0), true)).toBe(0)
    expect(await tryAt(after(29), true)).toBe(0)
    expect(await tryAt(after(30), true)).toBe(1)
    expect(await tryAt(after(33), true)).toBe(1)
    expect(await tryAt(after(36), false)).toBe(1)
    expect(await tryAt(after(70), true)).toBe(1)
    // 20:49 is within the hours; 21:10 is not, and the morning is.
    expect(await tryAt(new Date('2026-04-01T21:10:00+09:00'), true)).toBe(1)
    expect(await tryAt(new Date('2026-04-02T08:00:00+09:00'), true)).toBe(2)
  })

  it('keeps quiet when the clock only jumped over the night', async () => {
    await readDeposits(world.services)
    world.at('2026-04-03T12:00:00+09:00')
    await watchBank(world.services)
    expect(await alarms()).toBe(0)
  })
})
