import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Id } from '../../../src/domain/id.ts'
import { countDueCosts } from '../../../src/features/treasury/accrual/count-due-costs.ts'
import { inBookOf } from '../../support/book-balances.ts'
import { openFundLineWorld, type FundLineWorld } from '../../support/fund-line-world.ts'
import { enter, enterDays, enterTwice, liveUntil, smallFund } from '../../support/operation-world.ts'
import { yearList } from '../../support/year-list.ts'

// Insurance for two years is paid in the first of two periods: the money leaves once, and each period bears its days.
let world: FundLineWorld
let fundId: Id<'fund'>
beforeEach(async () => {
  world = await openFundLineWorld()
  fundId = await smallFund(world)
  world.ofFund(fundId)
  await world.investor({ amount: 500_000, paysIn: 500_000, fundId })
  await world.investor({ amount: 300_000, paysIn: 300_000, fundId })
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: '2028-04-30' })).toBe('ok')
  await liveUntil(world, '2026-06-15T10:00:00+09:00')
})
afterEach(() => world.close())

const inBook = (kind: Parameters<typeof inBookOf>[2]) => inBookOf(world.database, fundId, kind)
const usedUp = () => countDueCosts(world.services, world.services.clock.now())
const spreadable = () => world.ask('{ adminSpreadableCosts { line_part_id amount cost_kind period_end_on } }')
const prepaid = () => world.ask('{ adminPrepaidCosts { id amount left_over covers_from covers_until } }')
const spread = (more: Record<string, unknown> = {}) =>
  world.ask(
    `mutation ($line_part_id: ID!, $covers_from: Date!, $covers_until: Date!) {
      proposePrepaidCost(line_part_id: $line_part_id, covers_from: $covers_from, covers_until: $covers_until, reason: "保険証券で確認しました") { id } }`,
    { covers_from: '2026-05-01', covers_until: '2028-04-30', ...more },
  )
const end = (id: string) =>
  world.ask('mutation ($id: ID!) { proposePrepaidEnd(id: $id, reason: "保険を解約しました") { id } }', { id })
const agreed = async (proposed: { id: string }) => expect(await world.agree(proposed.id)).toEqual({ ok: true })

/** Paid by a line of today and spread over both years. @returns the line's id. */
async function insured(): Promise<string> {
  await world.classified('rent', 200_000)
  const line = await world.classified('cost', -73_100, { cost_kind: 'insurance' })
  const [cost] = await spreadable()
  await agreed(await spread({ line_part_id: cost.line_part_id }))
  return line
}

it('the cash wall sees the whole payment, and each month its days', async () => {
  await insured()
  expect([await inBook('bank'), await inBook('cost'), await inBook('prepaid_cost')]).toEqual([126_900, 0, 73_100])
  expect(await spreadable()).toEqual([])
  await world.expectInvariants()
  await liveUntil(world, '2026-08-01T10:00:00+09:00')
  await usedUp()
  await usedUp()
  // 92 of 731 days at 100 yen.
  expect([await inBook('cost'), await inBook('prepaid_cost')]).toEqual([9_200, 63_900])
  expect(await prepaid()).toMatchObject([{ amount: 73_100, left_over: 63_900 }])
  expect(await yearList(world.services, { name: '93_前払費用', fundId })).toMatchObject([
    [expect.any(String), '保険料', '2026-05-01', '2028-04-30', 73_100, 63_900],
  ])
  await world.expectInvariants()
})

it('only a cost of an open period is spread, over days of the fund beyond its period, once', async () => {
  await world.classified('rent', 200_000)
  await world.classified('cost', -73_100, { cost_kind: 'insurance' })
  await world.classified('cost', -10_000, { cost_kind: 'repair' })
  const [cost, ...others] = await spreadable()
  expect([cost, others]).toEqual([
    { line_part_id: cost.line_part_id, amount: 73_100, cost_kind: 'insurance', period_end_on: '2027-04-30' },
    [],
  ])
  const of = { line_part_id: cost.line_part_id }
  expect(await spread({ line_part_id: '999999' })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await spread({ ...of, covers_from: '2026-04-30' })).toMatchObject({
    fields: { covers_from: expect.anything() },
  })
  expect(await spread({ ...of, covers_until: '2030-05-01' })).toMatchObject({
    fields: { covers_until: expect.anything() },
  })
  expect(await spread({ ...of, covers_until: '2027-04-30' })).toMatchObject({
    fields: { covers_until: expect.anything() },
  })
  await agreed(await spread(of))
  expect(await spread(of)).toMatchObject({ code: 'NOT_FOUND' })
})

it('a line whose cost is spread is classified anew only when what is left has been counted, by two', async () => {
  const line = await insured()
  const { rows } = await world.ask(
    'query ($id: ID!) { adminAccountEntries(filter: { id: $id }) { rows { explanation { id } } } }',
    { id: line },
  )
  const anew = {
    explanation_id: rows[0].explanation.id,
    parts: [world.part('cost', -73_100, { cost_kind: 'management' })],
  }
  expect(await world.classify(anew)).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('前払費用') })
  const [{ id }] = await prepaid()
  await agreed(await end(id))
  expect([await inBook('cost'), await inBook('prepaid_cost'), await prepaid()]).toEqual([73_100, 0, []])
  expect(await end(id)).toMatchObject({ code: 'CONFLICT' })
  expect(await world.agree((await world.classify(anew)).proposal_id)).toEqual({ ok: true })
  expect(await inBook('cost')).toBe(73_100)
  await world.expectInvariants()
})

it('the database counts no day before it comes, and nothing that nobody paid ahead', async () => {
  await insured()
  const [{ id }] = await prepaid()
  const planted = (kind: string, key: string, amount: number) =>
    world.database
      .transaction()
      .execute(async (transaction) => {
        await sql`insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at) values (${kind}, ${key}, '-', '2026-06-15', '2026-06-15')`.execute(
          transaction,
        )
        await sql`insert into posting (entry_id, book, account_kind, account_ref, amount)
          select max(id), 'fund:' || ${fundId}::bigint, kind.name, kind.ref, kind.amount from journal_entry,
            (values ('cost', 'insurance', ${amount}::bigint), ('prepaid_cost', '', ${-amount}::bigint)) kind (name, ref, amount) group by 2, 3, 4, 5`.execute(
          transaction,
        )
        await sql`set constraints all immediate`.execute(transaction)
        throw new Error('it stands')
      })
      .catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
  // 46 days of June's fifteenth at 100 yen.
  expect(await planted('prepaid_cost_used', `prepaid-cost-used:${id}:9`, 4_600)).toBe('it stands')
  expect(await planted('prepaid_cost_used', `prepaid-cost-used:${id}:9`, 4_601)).toMatch(/no such cost was paid ahead/)
  expect(await planted('prepaid_cost_used', 'prepaid-cost-used:999:1', 1)).toMatch(/no such cost was paid ahead/)
  expect(await planted('cost_prepaid', `cost-prepaid:${id}0`, -1)).toMatch(/no such cost was paid ahead/)
  const change = await sql`update prepaid_cost set amount = 1`.execute(world.database).catch(String)
  expect(change).toMatch(/it may only be ended, once/)
})

it('a year: the waterfall counts what belongs to it, the wall only what is there', async () => {
  const due = async () => {
    const { due_period: period } = await world.ask(
      'query ($id: ID!) { adminPerformance(project_id: $id) { due_period { cap books { income costs prepaid_costs prepaid_left accrued_costs free_cash dividend } } } }',
      { id: String(fundId) },
    )
    return period
  }
  await world.moveOperatorMoney(-800_000)
  await world.classified('rent', 100_000)
  await world.classified('cost', -73_100, { cost_kind: 'insurance' })
  const [cost] = await spreadable()
  await agreed(await spread({ line_part_id: cost.line_part_id }))
  // Next month's rent comes on the 27th, and the repair of April is paid in May.
  await liveUntil(world, '2027-04-27T10:00:00+09:00')
  await world.classified('rent', 8_000, { month: '2027-05' })
  await liveUntil(world, '2027-05-06T10:00:00+09:00')
  await agreed(
    await world.ask('mutation ($input: CostAccrualInput!) { proposeAccrual(input: $input) { id } }', {
      input: {
        project_id: String(fundId),
        cost_kind: 'repair',
        amount: 5_000,
        arose_on: '2027-04-20',
        reason: '4月分の請求書のとおり',
      },
    }),
  )
  await usedUp()
  const books = {
    income: 100_000,
    costs: 41_500,
    prepaid_costs: 36_500,
    prepaid_left: 36_600,
    accrued_costs: 5_000,
    free_cash: 34_900,
    dividend: 56_000,
  }
  expect(await due()).toEqual({ cap: 56_000, books })
  // What the period has earned is not all there: a part of the cash is insurance of next year.
  expect(await enter(world, world.maker, fundId, { dividend: 56_000, payday: '2027-05-31' })).toMatch(/^CONFLICT/)
  await world.classified('rent', 40_000, { month: '2027-05' })
  await world.classified('accrued_cost', -5_000, { cost_kind: 'repair' })
  expect(await due()).toEqual({ cap: 56_000, books: { ...books, free_cash: 69_900 } })
  await enterTwice(world, fundId, { dividend: 56_000, payday: '2027-05-31' })
  const closing = await world.database
    .selectFrom('period_closing')
    .select(['income', 'costs', 'accrued_costs'])
    .executeTakeFirstOrThrow()
  expect(closing).toEqual({ income: 100_000, costs: 41_500, accrued_costs: 5_000 })
  await world.expectInvariants()
  // Of another payment nothing may be put off once its period is closed.
  expect(await spreadable()).toEqual([])
  await liveUntil(world, '2028-05-10T10:00:00+09:00')
  await usedUp()
  expect([await inBook('prepaid_cost'), await prepaid(), await inBook('cost')]).toEqual([0, [], 36_600])
  await world.expectInvariants()
})
