import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { japanDate } from '../../../src/domain/calendar.ts'
import { DistributionConflict, fixDistribution } from '../../../src/features/investing/distribution/fix-distribution.ts'
import { startOperation } from '../../support/record-purchase.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { followPayouts } from '../../../src/features/treasury/payout/follow-payouts.ts'
import { listPayable } from '../../../src/features/treasury/payout/list-payable.ts'
import { sendPayoutBatch } from '../../../src/features/treasury/payout/send-payout-batch.ts'
import { listWithheldTax } from '../../../src/features/treasury/withholding/list-withheld-tax.ts'
import { standing } from '../../support/book-balances.ts'
import { explainLoss } from '../../support/operation-world.ts'
import { openPayoutWorld, type PayoutWorld } from '../../support/payout-world.ts'
import type { Id } from '../../../src/domain/id.ts'

const minute = 60_000
const day = 24 * 60 * minute
const payday = japanDate('2026-11-30')

let world: PayoutWorld
let first: { viewer: Viewer; investmentId: Id<'investment'> }
let second: { viewer: Viewer; investmentId: Id<'investment'> }

/** Two members have 100,000 and 200,000 yen at work, and the operator has sold the property. */
beforeEach(async () => {
  world = await openPayoutWorld()
  first = await world.investor({ amount: 100_000, paysIn: 100_000 })
  second = await world.investor({ amount: 200_000, paysIn: 200_000 })
  await startOperation(world.services, { fundId: world.fundId, startOn: japanDate('2026-05-01') })
  await world.moveOperatorMoney(-300_000)
  await world.pass(minute)
})
afterEach(() => world.close())

const fix = (input: Partial<Parameters<typeof fixDistribution>[1]> = {}) =>
  fixDistribution(world.services, {
    fundId: world.fundId,
    period: 1,
    totalDividend: 10_501,
    redeems: true,
    payday,
    ...input,
  })

async function payEverything(): Promise<Id<'payout_batch'>> {
  const batch = await world.prepareAll()
  await world.approve(batch)
  await sendPayoutBatch(world.services, batch.batchId)
  await world.pass(minute)
  await followPayouts(world.services)
  return batch.batchId
}

const shares = () =>
  world.database
    .selectFrom('distribution_share')
    .select(['gross', 'withholding', 'principal', 'loss', 'paid_at', 'withheld_on'])
    .orderBy('investment_id')
    .execute()
const redeemed = async () =>
  (await world.database.selectFrom('investment').select('redeemed_at').orderBy('id').execute()).map(
    ({ redeemed_at }) => redeemed_at !== null,
  )

describe('a distribution', () => {
  it('is shared out to the yen, paid out after tax with the principal, and told to the members', async () => {
    await world.moveOperatorMoney(310_501)
    await fix()
    expect(await shares()).toMatchObject([
      { gross: 3_500, withholding: 714, principal: 100_000 },
      { gross: 7_000, withholding: 1_429, principal: 200_000 },
    ])
    expect((await listPayable(world.services)).map(({ amount, reason }) => [amount, reason])).toEqual([
      [102_786, 'distribution'],
      [205_571, 'distribution'],
    ])
    await world.expectSoundBook()
    expect(await redeemed()).toEqual([false, false])

    const batchId = await payEverything()
    expect(await world.payoutStatuses(batchId)).toEqual(['paid', 'paid'])
    expect(await redeemed()).toEqual([true, true])
    expect(await world.mailsTo(first.viewer)).toContain('distribution-paid')
    const { text_body: text } = await world.database
      .selectFrom('mail_outbox')
      .select('text_body')
      .where('template', '=', 'distribution-paid')
      .where('member_id', '=', first.viewer.memberId)
      .executeTakeFirstOrThrow()
    expect(text).toContain('102,786円')
    expect(await standing(world.database, 'tax')).toBe(-2_143)
    await world.expectSoundBook()
  })

  it('is fixed once: the same again changes nothing, another one of the period is refused', async () => {
    await world.moveOperatorMoney(310_501)
    const ids = await Promise.all([fix(), fix(), fix()])
    expect(new Set(ids).size).toBe(1)
    await expect(fix({ totalDividend: 105_010 })).rejects.toBeInstanceOf(DistributionConflict)
    await expect(world.database.updateTable('distribution_share').set({ gross: 1 }).execute()).rejects.toThrow(
      /is fixed/,
    )
    await expect(world.database.updateTable('fixed_distribution').set({ total_dividend: 1 }).execute()).rejects.toThrow(
      /is fixed/,
    )
    await expect(world.database.deleteFrom('distribution_share').execute()).rejects.toThrow(/append-only/)
    await world.expectSoundBook()
  })

  it('takes a loss from all of the operator’s money first, also what filled the gap, then from the principal in proportion', async () => {
    // 300,000 yen of 33,600,000 were raised: the operator has 41,700,000 of 42,000,000 in it.
    await expect(fix({ totalDividend: 0, loss: 42_000_001 })).rejects.toThrow(RangeError)
    await world.moveOperatorMoney(250_000)
    await fix({ totalDividend: 0, loss: 41_700_000 + 30_001 })
    expect(await shares()).toMatchObject([
      { gross: 0, principal: 90_000, loss: 10_000 },
      { gross: 0, principal: 180_000, loss: 20_000 },
    ])
    await world.expectInvariants()
    await explainLoss(world, world.fundId)
    await world.pass(24 * 60 * minute)
    await payEverything()
    expect(await redeemed()).toEqual([true, true])
    await expect(fix({ payday: japanDate('2026-12-31'), redeems: false, loss: 1 })).rejects.toThrow(RangeError)
  })

  it('in which nothing is left to pay ends the investment all the same', async () => {
    await fix({ totalDividend: 0, loss: 41_700_000 + 300_000 })
    expect(await listPayable(world.services)).toEqual([])
    expect(await redeemed()).toEqual([true, true])
    await world.expectSoundBook()
  })

  it('that comes back from the bank is owed again, but redeemed and taxed it stays', async () => {
    await world.moveOperatorMoney(310_501)
    await fix()
    await payEverything()
    const order = world.desk.parts.transfers.list()[0]?.order
    if (order) world.desk.parts.transfers.act(order, 'return', '2')
    await world.pass(40 * minute)
    await followPayouts(world.services)
    expect((await listPayable(world.services)).map(({ amount, member_id: memberId }) => [amount, memberId])).toEqual([
      [205_571, second.viewer.memberId],
    ])
    expect(await redeemed()).toEqual([true, true])
    await world.expectSoundBook()

    await world.pass(40 * day)
    await payEverything()
    expect(await listPayable(world.services)).toEqual([])
    expect(await listWithheldTax(world.database, world.services.clock.now())).toMatchObject([
      { month: '2026-04', count: 2, gross: 10_500, tax: 2_143, due_on: '2026-05-11' },
    ])
    await world.expectSoundBook()
  })
})

describe('withheld tax', () => {
  it('is listed by the month of payment, newest first', async () => {
    await world.moveOperatorMoney(20_000)
    // Its operation is planned for two years, so that two distributions have a period each.
    await world.database
      .updateTable('fund_result')
      .set({ operation_end_on: '2028-04-30' })
      .where('fund_id', '=', world.fundId)
      .execute()
    await fix({ redeems: false, totalDividend: 3_000, payday: japanDate('2026-04-30') })
    await payEverything()
    // Past the holidays of May: the bank pays on working days alone.
    await world.pass(37 * day)
    await fix({ period: 2, redeems: false, totalDividend: 6_000, payday: japanDate('2026-05-31') })
    await payEverything()
    expect(await listWithheldTax(world.database, world.services.clock.now())).toMatchObject([
      { month: '2026-05', count: 2, gross: 6_000, tax: 408 + 816, due_on: '2026-06-10' },
      { month: '2026-04', count: 2, gross: 3_000, tax: 204 + 408, due_on: '2026-05-11' },
    ])
    expect(await redeemed()).toEqual([false, false])
    await world.expectSoundBook()
  })
})
