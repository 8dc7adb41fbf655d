import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Id } from '../../src/domain/id.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { enterDays, enterTwice, liveUntil, payEverything, smallFund } from '../support/operation-world.ts'
import { decided, off, openPlanter, stands, type Act, type Planter, newestPeriod, periodOf } from '../support/plants.ts'

// What investors still lack follows from days, shares and composition of their fund: none of them changes without the two people who decide it.

let world: FundLineWorld
let plants: Planter
let fundId: Id<'fund'>
let redeeming = 0
let people: [number, number] = [0, 0]
const now = '2026-11-04T10:00:00+09:00'

/** The rents gave 20,000 of 28,230 yen, and the principal has gone back. */
beforeAll(async () => {
  world = await openFundLineWorld()
  fundId = await smallFund(world)
  world.ofFund(fundId)
  for (const amount of [500_000, 300_000]) await world.investor({ amount, paysIn: amount, fundId })
  people = [world.maker.memberId, world.checker.memberId]
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: '2026-10-31' })).toBe('ok')
  await world.moveOperatorMoney(-800_000)
  await liveUntil(world, '2026-06-15T10:00:00+09:00')
  await world.classified('rent', 20_000)
  await liveUntil(world, now)
  await enterTwice(world, fundId, { dividend: 20_000, payday: '2026-11-30', words: '空室があったため' })
  await world.moveOperatorMoney(802_000)
  await payEverything(world)
  const { id } = await world.database
    .selectFrom('distribution')
    .select('id')
    .where('fund_id', '=', fundId)
    .executeTakeFirstOrThrow()
  redeeming = id
  plants = await openPlanter(world.services.config.DATABASE_URL)
})
afterAll(async () => {
  await plants.close()
  await world.close()
})

it('a distribution of nothing to nobody fills no cap', async () => {
  const nothing = `${periodOf(fundId)}; insert into fixed_distribution (fund_id, period_number, total_dividend, redeems, payday, fixed_at) values (${fundId}, ${newestPeriod(fundId)}, 8230, false, '2026-12-01', '${now}')`
  expect(await plants.plant([nothing])).toMatch(/8230 of its 8230 yen are shared out to nobody/)
  expect(await plants.plant([nothing], [off('shared_out', 'fixed_distribution')])).not.toMatch(/shared out/)
})

it('no period is closed later than with its distribution', async () => {
  const closing = `insert into period_closing (fund_id, number, income, related_income, costs, sale_proceeds, related_sale, sale_cost, loss_carried, loss_left, cap, priority, sale_quarter, distribution_id, closed_at)
    values (${fundId}, 1, 0, 0, 0, 0, 0, 0, 0, 0, 28230, 0, 0, ${redeeming}, '${now}')`
  expect(await plants.plant([closing])).toMatch(/period 1 of fund \d+ is not closed with its distribution/)
  expect(await plants.plant([closing], [off('closed_with_its_distribution', 'period_closing')])).not.toMatch(
    /closed with its distribution/,
  )
})

it('a dividend below what the books of its period give is not fixed', async () => {
  const below = `${periodOf(fundId)}; with fixed as (
      insert into fixed_distribution (fund_id, period_number, total_dividend, redeems, payday, fixed_at) values (${fundId}, ${newestPeriod(fundId)}, 0, false, '2026-12-01', '${now}') returning id)
    select id from fixed`
  const closing = `insert into period_closing (fund_id, number, income, related_income, costs, sale_proceeds, related_sale, sale_cost, loss_carried, loss_left, cap, priority, sale_quarter, distribution_id, closed_at)
    select ${fundId}, 1, 5000, 0, 0, 0, 0, 0, 0, 0, 28230, 5000, 0, max(id), '${now}' from fixed_distribution`
  // As if the period were open still.
  const open: Act = { byOwner: 'drop index period_is_closed_once' }
  expect(await plants.plant([open, below, closing])).toMatch(
    /the books of period 1 of fund \d+ give 5000, its dividend is 0/,
  )
  expect(await plants.plant([open, below, closing], [off('given_in_full', 'period_closing')])).not.toMatch(
    /the books of/,
  )
})

it('its days are corrected by their own word of two, not by any that was approved of it', async () => {
  const acts = (kind: string): Act[] => [
    { byOwner: decided(people, { id: 901, kind, subject: `fund:${fundId}`, content: { fundId } }) },
    `insert into performance_correction (fund_id, kind, proposal_id, reason, corrected_at)
      select ${fundId}, 'operation_days', id, '記録の誤り', decided_at from proposal where id = 901`,
  ]
  expect(await plants.plant(acts('fund.dividend'))).toMatch(/needs its own approved proposal/)
  expect(await plants.plant(acts('fund.operation_correction'))).toBe(stands)
})

it('it is made of what its records say, at every moment', async () => {
  const lost = `insert into fund_composition (fund_id, seq, at, cause, senior, subordinated, fill_in, taken_over)
    select fund_id, seq + 1, '${now}', 'changed', senior, 0, 0, 0 from fund_composition where fund_id = ${fundId} order by seq desc limit 1`
  expect(await plants.plant([lost])).toMatch(/fund \d+ is not composed so/)
  expect(await plants.plant([lost], [off('composed_as_recorded', 'fund_composition')])).toBe(stands)
})
