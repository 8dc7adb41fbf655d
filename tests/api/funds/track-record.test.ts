import fastify, { type FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Id } from '../../../src/domain/id.ts'
import { productFolder } from '../../../src/platform/product-folder.ts'
import { mountOpenData } from '../../../src/server/routes/open-data.ts'
import {
  enterDays,
  enterTwice,
  explainLoss,
  liveUntil,
  payEverything,
  smallFund,
} from '../../support/operation-world.ts'
import { openPayoutWorld, type PayoutWorld } from '../../support/payout-world.ts'

// Funds that really ran and were paid out, as the public record tells them.

let world: PayoutWorld
let app: FastifyInstance

beforeEach(async () => {
  world = await openPayoutWorld()
  app = fastify()
  mountOpenData(app, world.services)
  const schema = JSON.parse(await readFile(path.join(productFolder, 'docs/record.schema.json'), 'utf8')) as object
  app.post('/judge', { schema: { body: schema } }, async () => 'valid')
})
afterEach(async () => {
  await app.close()
  await world.close()
})

type Row = Record<string, string | number | boolean | null | string[]>
type Published = { totals: Row; ended: Row[] }

async function published(): Promise<Published> {
  const answer = await app.inject('/open/record.json')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=60'])
  const judged = await app.inject({ method: 'POST', url: '/judge', payload: answer.json<object>() })
  expect(judged.body).toBe('valid')
  return answer.json<Published>()
}

/** Three investors fill 800,000 yen. */
async function filledFund(): Promise<Id<'fund'>> {
  const fundId = await smallFund(world)
  for (const amount of [300_000, 300_000, 200_000]) await world.investor({ amount, paysIn: amount, fundId })
  return fundId
}

async function operate(funds: readonly Id<'fund'>[], end = '2026-10-31'): Promise<void> {
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  for (const fundId of funds)
    expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: end })).toBe('ok')
  await world.moveOperatorMoney(-800_000 * funds.length)
}

/** What the shares say that were fixed for a fund's investors, and what has been paid: by SQL of this test's own. */
async function bookedOf(fundId: Id<'fund'>): Promise<Row> {
  const shares = await world.database
    .selectFrom('distribution_share as share')
    .innerJoin('investment', 'investment.id', 'share.investment_id')
    .select(['share.gross', 'share.principal', 'share.loss', 'investment.amount'])
    .where('investment.fund_id', '=', fundId)
    .execute()
  const sum = (key: 'gross' | 'principal' | 'loss' | 'amount') => shares.reduce((all, share) => all + share[key], 0)
  return { dividend: sum('gross'), principal: sum('principal'), loss: sum('loss'), paid_in: sum('amount') }
}

describe('the public record', () => {
  it('is empty before a fund has ended, and tells a running one in its sums alone', async () => {
    const fundId = await filledFund()
    expect(await published()).toMatchObject({ ended: [], totals: { raised: 0, funds: 0, rate_after_loss_bp: null } })
    await operate([fundId])
    expect(await published()).toMatchObject({
      ended: [],
      totals: { raised: 800_000, funds: 1, ended_funds: 0, loss_funds: 0, delayed_funds: 0, planned_days: null },
    })
  })

  it('tells a fund that paid as planned and one that lost, as their payouts were, in JSON and CSV alike', async () => {
    const kept = await filledFund()
    const lost = await filledFund()
    await operate([kept, lost])
    await liveUntil(world, '2026-11-04T10:00:00+09:00')
    await enterTwice(world, kept, { dividend: 28_230, payday: '2026-11-30' })
    await enterTwice(world, lost, { dividend: 0, loss: 280_001, payday: '2026-11-30' })
    expect((await published()).ended, 'nobody has been paid yet').toEqual([])
    expect((await published()).totals, 'a loss counts as soon as it is fixed').toMatchObject({
      loss_funds: 1,
      loss: 80_000,
    })
    await world.moveOperatorMoney(1_600_000)
    await explainLoss(world, lost)
    await liveUntil(world, '2026-11-05T10:05:00+09:00')
    await payEverything(world)

    const record = await published()
    const [first, second] = record.ended
    expect(first).toMatchObject({
      fund_id: String(lost),
      planned_rate_bp: 700,
      rate_bp: 0,
      rate_after_loss_bp: -1_990,
      is_below_plan: true,
      delay_days: 0,
      ...(await bookedOf(lost)),
    })
    expect(second).toMatchObject({
      fund_id: String(kept),
      planned_end_on: '2026-10-31',
      ended_on: '2026-10-31',
      days: 184,
      rate_after_loss_bp: null,
      is_below_plan: false,
      causes: [],
      corrections: [],
      ...(await bookedOf(kept)),
    })
    const results = await world.database
      .selectFrom('fund_result')
      .select(['fund_id', 'rate_bp', 'rate_after_loss_bp'])
      .where('fund_id', 'in', [kept, lost])
      .orderBy('fund_id', 'desc')
      .execute()
    expect(
      record.ended.map((row) => [row['rate_bp'], row['rate_after_loss_bp']]),
      "as the funds' own pages say",
    ).toEqual(results.map((row) => [row.rate_bp, row.rate_after_loss_bp]))
    expect(record.totals).toMatchObject({
      raised: 1_600_000,
      ended_funds: 2,
      redeemed: 1_520_000,
      redeemed_permille: 950,
      loss: 80_000,
      loss_funds: 1,
      below_plan: 1,
      paid_dividend: Number(second?.['dividend']),
      planned_rate_bp: 700,
    })

    const csv = await app.inject('/open/record.csv')
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(csv.body.startsWith('\uFEFF"ファンドの番号","名称","予定分配率（年利・税引前、％）"')).toBe(true)
    const [, ...lines] = csv.body.trimEnd().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(new RegExp(`^"${lost}",.*,7,0,-19.9,"はい",.*,800000,0,720000,80000,`))
  })

  it('ends with a fund that lost everything: there is nothing to pay', async () => {
    const fundId = await filledFund()
    await operate([fundId])
    await liveUntil(world, '2026-11-04T10:00:00+09:00')
    await enterTwice(world, fundId, { dividend: 0, loss: 1_000_000, payday: '2026-11-30' })
    const [row] = (await published()).ended
    expect(row).toMatchObject({ principal: 0, loss: 800_000, rate_bp: 0, redeemed_on: '2026-11-04' })
    expect(Number(row?.['rate_after_loss_bp'])).toBeLessThan(-19_000)
  })

  it('of a fund that ended a month after its first plan says by how many days', async () => {
    const fundId = await filledFund()
    await operate([fundId], '2026-11-30')
    await liveUntil(world, '2026-12-02T10:00:00+09:00')
    await enterTwice(world, fundId, { dividend: 32_832, payday: '2026-12-30' })
    await world.moveOperatorMoney(900_000)
    await payEverything(world)
    const { ended, totals } = await published()
    expect(ended).toMatchObject([{ delay_days: 30, planned_days: 184, days: 214, is_below_plan: false }])
    expect(totals).toMatchObject({ delayed_funds: 1, ended_late: 1, delayed_now: [] })
  })
})
