import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runMidnight } from '../../src/features/investing/deposit/midnight.ts'
import { readDeposits, receiveBankNotification } from '../../src/features/investing/deposit/read-deposits.ts'
import { openDepositWorld, openingDay, type DepositWorld } from '../support/deposit-world.ts'

let world: DepositWorld
let serial = 0
beforeAll(async () => {
  world = await openDepositWorld()
})
afterAll(() => world.close())

/** Applied on 1 April: the deadline is 23:59:59 of 4 April, the whole second of it. */
const midnight = new Date('2026-04-05T00:00:00+09:00')
const lastSecond = '2026-04-04T23:59:59'

const hear = () =>
  receiveBankNotification(world.services, {
    headers: { 'x-webhook-signature': 'good' },
    rawBody: Buffer.from(`message-${(serial += 1)}`),
  })

/** How the product hears of the deposit, besides its own readings. */
const notices = {
  never: async () => undefined,
  'at once': hear,
  twice: async () => {
    await hear()
    await hear()
  },
} as const

/** When the bank shows the deposit in its list. */
const listings = {
  'before the midnight job': 'before',
  'only after the midnight job': 'after',
  'only two days later': 'days after',
} as const

const instants = [
  [`${lastSecond}.000+09:00`, 'participating', []],
  [`${lastSecond}.999+09:00`, 'participating', []],
  ['2026-04-05T00:00:00.000+09:00', 'canceled', [{ amount: 300_000, reason: 'late', status: 'open' }]],
  ['2026-04-05T00:00:00.001+09:00', 'canceled', [{ amount: 300_000, reason: 'late', status: 'open' }]],
] as const

const cells = instants.flatMap(([at, status, refunds]) =>
  Object.keys(notices).flatMap((notice) =>
    Object.keys(listings).map((listing) => ({
      at,
      status,
      refunds,
      notice: notice as keyof typeof notices,
      listing: listing as keyof typeof listings,
    })),
  ),
)

async function midnightJob(): Promise<void> {
  world.at(new Date(midnight.getTime() + 500))
  await runMidnight(world.services, { dueAt: midnight })
}

/** The world's time goes back for a story, which production's never does: its readings begin anew. */
const forgetReadings = (): Promise<void> =>
  world.database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql`delete from bank_reading`.execute(transaction)
  })

describe('the edge of the deposit deadline goes by the time of the bank', () => {
  it.each(cells)('$at, notice $notice, listed $listing: $status', async ({ at, status, refunds, notice, listing }) => {
    await forgetReadings()
    world.at(openingDay)
    const fundId = await world.addFund()
    const member = await world.addMember()
    const investmentId = await world.apply(fundId, member, 300_000)
    await world.database
      .updateTable('contract_document')
      .set({ delivered_at: openingDay })
      .where('investment_id', '=', investmentId)
      .execute()
    const accountNumber = await world.confirmDelivered(investmentId, member)
    const pay = async (): Promise<void> => {
      world.bank.pay({ accountNumber, amount: 300_000, at: new Date(at), remitterName: 'ｻﾄｳ ﾐｻｷ' })
      await notices[notice]()
      if (notice !== 'never') await readDeposits(world.services)
    }

    // The bank cannot list before midnight what it books after it.
    const isListedBefore = listings[listing] === 'before' && new Date(at) < midnight
    if (isListedBefore) {
      world.at(at)
      await pay()
    }
    await midnightJob()
    if (!isListedBefore) {
      expect((await world.investment(investmentId)).status).toBe('canceled')
      world.at(new Date(midnight.getTime() + (listings[listing] === 'days after' ? 2 : 0) * 24 * 3_600_000 + 60_000))
      await pay()
    }
    // A second midnight, late, changes nothing more.
    world.at('2026-04-08T00:00:01+09:00')
    await runMidnight(world.services, { dueAt: new Date('2026-04-08T00:00:00+09:00') })
    expect((await world.investment(investmentId)).status).toBe(status)
    expect(await world.refundsOf(member)).toEqual(refunds)
    await world.expectSoundBook()
  })
})

it('a deposit that the bank lists a week late, while it was read every day, is found by the nightly reading', async () => {
  await forgetReadings()
  world.at(openingDay)
  const member = await world.addMember()
  const investmentId = await world.apply(await world.addFund(), member, 300_000)
  const accountNumber = await world.confirm(investmentId, member)
  for (const day of ['05', '06', '07', '08', '09', '10', '11']) {
    world.at(`2026-04-${day}T00:00:01+09:00`)
    await runMidnight(world.services, { dueAt: new Date(`2026-04-${day}T00:00:00+09:00`) })
    await readDeposits(world.services)
  }
  expect((await world.investment(investmentId)).status).toBe('canceled')
  world.bank.pay({ accountNumber, amount: 300_000, at: new Date('2026-04-04T15:00:00+09:00'), remitterName: 'ｻﾄｳ ﾐｻｷ' })
  await readDeposits(world.services)
  expect((await world.investment(investmentId)).status).toBe('canceled')
  world.at('2026-04-12T00:00:01+09:00')
  await runMidnight(world.services, { dueAt: new Date('2026-04-12T00:00:00+09:00') })
  expect((await world.investment(investmentId)).status).toBe('participating')
  await world.expectSoundBook()
})
