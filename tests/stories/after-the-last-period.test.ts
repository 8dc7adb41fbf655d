import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Id } from '../../src/domain/id.ts'
import { proposeOperatorShare } from '../../src/features/investing/distribution/take-operator-share.ts'
import { proposeReversal } from '../../src/features/investing/reversal/reverse-distribution.ts'
import { inBookOf } from '../support/book-balances.ts'
import { changeFundUnseen } from '../support/change-fund.ts'
import {
  enterDays,
  enterTwice,
  explainLoss,
  liveUntil,
  payEverything,
  sharesOf,
  smallFund,
} from '../support/operation-world.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { must } from '../support/payout-world.ts'

// What is left to do with a fund's book when its last period is closed: income that comes late, the yen that flooring leaves, a share that was taken.
let world: FundLineWorld
let fundId: Id<'fund'>
beforeEach(async () => {
  world = await openFundLineWorld()
})
afterEach(() => world.close())

/** 500,000 and 300,000 of investors, 200,000 of the operator; half a year at 7 % is at most 28,230 yen. */
async function fundAtWork(): Promise<void> {
  fundId = await smallFund(world)
  world.ofFund(fundId)
  await world.investor({ amount: 500_000, paysIn: 500_000, fundId })
  await world.investor({ amount: 300_000, paysIn: 300_000, fundId })
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: '2026-10-31' })).toBe('ok')
  await world.moveOperatorMoney(-800_000)
  await liveUntil(world, '2026-06-15T10:00:00+09:00')
}
const inBook = (kind: Parameters<typeof inBookOf>[2]) => inBookOf(world.database, fundId, kind)
const takeLate = () =>
  world.ask('mutation ($id: ID!) { proposeLateResult(project_id: $id) { id } }', { id: String(fundId) })
const windUp = () =>
  world.ask('mutation ($id: ID!) { proposeWindingUp(project_id: $id, reason: "") { id } }', { id: String(fundId) })

async function endsWith(income: number, dividend: number): Promise<void> {
  await world.classified('rent', income)
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
  await enterTwice(world, fundId, { dividend, payday: '2026-11-30' })
  await world.moveOperatorMoney(802_000)
  await payEverything(world)
}

it('income after the last period blocks the end until two people say that it is the operator’s', async () => {
  await fundAtWork()
  await endsWith(48_000, 28_230)
  expect(await takeLate()).toMatchObject({ code: 'CONFLICT', message: '最後の計算期間の後の収入や費用はありません。' })
  await world.classified('rent', 5_000)
  expect(await windUp()).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('賃料収入5,000円') })
  const share = await inBook('operator_share')
  expect(await world.agree((await takeLate()).id)).toEqual({ ok: true })
  expect([await inBook('rent_income'), await inBook('undistributed'), await inBook('operator_share')]).toEqual([
    0,
    0,
    share - 5_000,
  ])
  await world.expectInvariants()
  const { proposalId } = must(await proposeOperatorShare(world.services, world.maker, { fundId, reason: '' }))
  expect(await world.agree(String(proposalId))).toEqual({ ok: true })
  expect(await inBook('operator_share')).toBe(0)
  expect(await windUp()).toMatchObject({ code: 'CONFLICT', message: expect.not.stringContaining('賃料収入') })
  // What was taken once is not taken again with what comes still later.
  await world.classified('rent', 700)
  expect(await world.agree((await takeLate()).id)).toEqual({ ok: true })
  expect([await inBook('rent_income'), await inBook('operator_share')]).toEqual([0, -700])
  await world.expectInvariants()
})

it(
  'it is not the operator’s where investors got less than the contract’s cap; what cost more than it brought, he bears',
  { tags: ['course'] },
  async () => {
    await fundAtWork()
    await endsWith(28_000, 28_000)
    await world.classified('rent', 5_000)
    expect(await takeLate()).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('229円は、投資家に分配するものです'),
    })
    await world.classified('cost', -5_001, { cost_kind: 'repair', paid_by: 'operator' })
    // What he paid for the fund covers the one yen that the cost was more: he bears it.
    expect(await world.agree((await takeLate()).id)).toEqual({ ok: true })
    expect([await inBook('undistributed'), await inBook('owed_to_operator')]).toEqual([0, -5_000])
    await world.expectInvariants()
  },
)

it(
  'a loss beyond the operator’s part leaves nothing on the fund’s result: the yen that flooring leaves is his',
  { tags: ['course'] },
  async () => {
    await fundAtWork()
    await world.classified('cost', -300_001, { cost_kind: 'repair', paid_by: 'operator' })
    await liveUntil(world, '2026-11-04T10:00:00+09:00')
    await enterTwice(world, fundId, { dividend: 0, loss: 300_001, payday: '2026-11-30' })
    // 100,001 of 800,000: each floored, and one yen is left.
    expect(await sharesOf(world, fundId)).toMatchObject([{ loss: 62_500 }, { loss: 37_500 }])
    expect([await inBook('undistributed'), await inBook('subordinated'), await inBook('fill_in')]).toEqual([0, 0, 0])
    await world.expectInvariants()
    await world.classified('rent', 5_000)
    // Until somebody was paid the end can be taken back, and with it that anything came in after it.
    expect(await takeLate()).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('まだ始まっていません'),
    })
    await world.moveOperatorMoney(1_100_000)
    await explainLoss(world, fundId)
    await liveUntil(world, '2026-11-06T10:00:00+09:00')
    await payEverything(world)
    expect(await takeLate()).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('商法第538条') })
    // It is principal that they had lost, and no dividend.
    const { id } = await world.ask('mutation ($id: ID!) { proposeSupplementaryDistribution(project_id: $id) { id } }', {
      id: String(fundId),
    })
    expect(await world.agree(id)).toEqual({ ok: true })
    expect((await sharesOf(world, fundId)).slice(2)).toMatchObject([
      { gross: 0, principal: 3_125 },
      { gross: 0, principal: 1_875 },
    ])
    await world.expectInvariants()
  },
)

it('a distribution whose share the operator has taken is refused in words', { tags: ['course'] }, async () => {
  fundId = await smallFund(world)
  world.ofFund(fundId)
  await changeFundUnseen(world.database, fundId, { operation_start_on: '2026-07-01', operation_end_on: '2027-08-30' })
  await world.investor({ amount: 500_000, paysIn: 500_000, fundId })
  await world.investor({ amount: 300_000, paysIn: 300_000, fundId })
  await liveUntil(world, '2026-07-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-07-01' })).toBe('ok')
  await world.classified('rent', 60_000)
  await liveUntil(world, '2027-07-02T10:00:00+09:00')
  await enterTwice(world, fundId, { dividend: 56_000, payday: '2027-07-30' })
  const { proposalId } = must(await proposeOperatorShare(world.services, world.maker, { fundId, reason: '' }))
  expect(await world.agree(String(proposalId))).toEqual({ ok: true })
  const { id } = await world.database
    .selectFrom('distribution')
    .select('id')
    .where('fund_id', '=', fundId)
    .executeTakeFirstOrThrow()
  expect(
    await proposeReversal(world.services, world.maker, { distributionId: id, reason: '金額の誤り' }),
  ).toMatchObject({
    code: 'CONFLICT',
    message: 'この分配で生じた当社の取り分は、受け取り済みです。取り消せません。',
  })
})
