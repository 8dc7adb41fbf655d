import { afterEach, beforeEach, expect, it } from 'vitest'
import { check } from '../../scripts/check-fund.mjs'
import type { Id } from '../../src/domain/id.ts'
import { milestonesOf } from '../../src/domain/funds/fund-schedule.ts'
import { milestoneName } from '../../src/domain/funds/fund-schedule-words.ts'
import { japanDate } from '../../src/domain/calendar.ts'
import { showFundProof } from '../../src/features/funds/fund-proof/show-fund-proof.ts'
import { listReportsDue } from '../../src/features/funds/management-report/list-reports-due.ts'
import { loadScheduleRecords } from '../../src/features/funds/fund/load-schedule-records.ts'
import { listTermsDue } from '../../src/features/investing/dividend/list-terms-due.ts'
import { proposeCorrection } from '../../src/features/investing/operation-days/correct-days.ts'
import { loadFundResult } from '../../src/features/investing/fund-result/load-fund-result.ts'
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
import { changeFundUnseen } from '../support/change-fund.ts'

let world: PayoutWorld
let fundId: Id<'fund'>

/** From 1 May 2026 for fourteen months: Aya has 500,000 yen in it, Ken 300,000. */
beforeEach(async () => {
  world = await openPayoutWorld()
  fundId = await smallFund(world)
  await changeFundUnseen(world.database, fundId, { operation_start_on: '2026-05-01', operation_end_on: '2027-06-30' })
  await world.investor({ amount: 500_000, paysIn: 500_000, fundId })
  await world.investor({ amount: 300_000, paysIn: 300_000, fundId })
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01' })).toBe('ok')
  await world.moveOperatorMoney(-800_000)
})
afterEach(() => world.close())

const due = async () =>
  (await listTermsDue(world.services)).map(
    ({ kind, last_on: lastOn, due_on: dueOn }) => `${kind} of ${lastOn} by ${dueOn}`,
  )
const yields = async () =>
  must(await loadFundResult(world.services, fundId)).distributions.map(({ gross, rate_bp: rateBp }) => [gross, rateBp])

/** What the script finds wrong in the published data: a year's dividend is no redemption. */
const wrong = async () => check(await showFundProof(world.services, fundId)).problems

/** Every payment as page and calendar tell it. */
async function paymentsShown(): Promise<string[]> {
  const plan = {
    offeringStartAt: new Date('2026-04-01T00:00:00+09:00'),
    offeringEndAt: new Date('2026-04-10T23:59:59+09:00'),
    isLottery: false,
    operationStartOn: japanDate('2026-05-01'),
    operationEndOn: japanDate('2027-06-30'),
    autoRenewal: false,
  }
  const records = await loadScheduleRecords(world.database, fundId)
  return milestonesOf(plan, records, world.services.clock.now())
    .filter(({ key }) => key === 'paid')
    .map((one) => `${milestoneName(one)} ${one.state}`)
}

it(
  'a fund longer than a year distributes each year, reports each year, and redeems with the last',
  { tags: ['course'] },
  async () => {
    expect(await due()).toEqual([])
    await liveUntil(world, '2027-05-06T10:00:00+09:00')
    expect(await due()).toEqual(['dividend of 2027-04-30 by 2027-05-31'])
    expect(await paymentsShown()).toEqual(['分配金のお支払い（第1期） ahead', '分配金のお支払い ahead'])
    expect((await listReportsDue(world.services)).map(({ period_end_on: periodEndOn }) => periodEndOn)).toContain(
      '2027-04-30',
    )
    // A loss waits for the sale, and nobody's principal goes back.
    expect(await enter(world, world.maker, fundId, { dividend: 0, loss: 5, payday: '2027-05-31' })).toContain(
      '最後の分配',
    )
    await enterTwice(world, fundId, { dividend: 56_000, payday: '2027-05-31' })
    expect(await sharesOf(world, fundId)).toMatchObject([
      { gross: 35_000, principal: 0 },
      { gross: 21_000, principal: 0 },
    ])
    expect(await yields()).toEqual([[56_000, 700]])
    expect(await wrong()).toEqual([])
    expect(await enter(world, world.maker, fundId, { dividend: 56_000, payday: '2027-05-31' })).toBe('ok')
    await world.expectSoundBook()
    await world.moveOperatorMoney(60_000)
    await payEverything(world)
    expect(await paymentsShown()).toEqual(['分配金のお支払い（第1期） done', '分配金のお支払い ahead'])

    // The rest of two months ends with the sale: 800,000 yen at 7 % for 61 days.
    await liveUntil(world, '2027-07-01T10:00:00+09:00')
    expect(await enter(world, world.maker, fundId, { dividend: 9_358, payday: '2027-07-30' })).toContain(
      '運用終了日を設定',
    )
    expect(await enterDays(world, fundId, { operationEndOn: '2027-06-30' })).toBe('ok')
    expect(await due()).toEqual(['dividend of 2027-06-30 by 2027-07-30'])
    await enterTwice(world, fundId, { dividend: 9_358, payday: '2027-07-30' })
    expect(await yields()).toEqual([
      [56_000, 700],
      [9_357, 690],
    ])
    const result = await world.database
      .selectFrom('fund_result')
      .select('rate_bp')
      .where('fund_id', '=', fundId)
      .executeTakeFirst()
    // 65,357 x 365 x 1000 / (800,000 x 426), floored once over the whole life.
    expect(result).toEqual({ rate_bp: 690 })
    await world.moveOperatorMoney(820_000)
    await payEverything(world)
    expect(await paymentsShown()).toEqual(['分配金のお支払い（第1期） done', '分配金のお支払い done'])
    expect(await wrong()).toEqual([])
    await world.expectSoundBook()
  },
)

it(
  'what no year was distributed for goes out with the end, earned in all of its days',
  { tags: ['course'] },
  async () => {
    await liveUntil(world, '2027-06-30T10:00:00+09:00')
    expect(await enterDays(world, fundId, { operationEndOn: '2027-06-30' })).toBe('ok')
    await liveUntil(world, '2027-07-01T10:00:00+09:00')
    await enterTwice(world, fundId, { dividend: 65_358, payday: '2027-07-30' })
    expect(await due()).toEqual(['payment of 2027-06-30 by 2027-07-30'])
    expect(await yields()).toEqual([[65_357, 690]])
    expect(await sharesOf(world, fundId)).toMatchObject([{ principal: 500_000 }, { principal: 300_000 }])
    expect(await paymentsShown()).toEqual(['分配金のお支払い ahead'])
    await world.expectSoundBook()
  },
)

it(
  'no end lies before a year that is distributed, whoever records it; one that was recorded wrongly after it is corrected',
  { tags: ['course'] },
  async () => {
    await liveUntil(world, '2027-05-06T10:00:00+09:00')
    await enterTwice(world, fundId, { dividend: 56_000, payday: '2027-05-31' })
    expect(await enterDays(world, fundId, { operationEndOn: '2027-04-30' })).toContain(
      '2027年4月30日（金）までの分配金が確定',
    )
    await expect(
      world.database
        .updateTable('fund_result')
        .set({ operation_end_on: '2027-03-31' })
        .where('fund_id', '=', fundId)
        .execute(),
    ).rejects.toThrow(/keeps its days/)
    expect(await enterDays(world, fundId, { operationEndOn: '2027-05-05' })).toBe('ok')
    const correct = (operationEndOn: string) =>
      proposeCorrection(world.services, world.maker, {
        fundId,
        operationStartOn: null,
        operationEndOn,
        removesEnd: false,
        reason: '登録の誤り',
      })
    expect(await correct('2027-04-30')).toMatchObject({ ok: false, code: 'CONFLICT' })
    expect(await correct('2027-05-04')).toMatchObject({ ok: true })
  },
)
