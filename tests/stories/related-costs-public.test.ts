import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkList } from '../../scripts/check-fund.mjs'
import type { Id } from '../../src/domain/id.ts'
import { addParty } from '../../src/features/funds/property/add-party.ts'
import { runtimeRole } from '../../src/platform/embedded-postgres/data-directory.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { must } from '../support/must.ts'
import { enterDays, enterTwice, liveUntil, smallFund } from '../support/operation-world.ts'
import { off } from '../support/plants.ts'
import { publishedFund } from '../support/published-fund.ts'

// What a period's costs went to the operator and related parties is said to the two people who fix its dividend, and to everybody.

let world: FundLineWorld
let fundId: Id<'fund'>
beforeEach(async () => {
  world = await openFundLineWorld()
  fundId = await smallFund(world)
  world.ofFund(fundId)
  await world.investor({ amount: 500_000, paysIn: 500_000, fundId })
  await world.investor({ amount: 300_000, paysIn: 300_000, fundId })
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: '2026-10-31' })).toBe('ok')
  await world.moveOperatorMoney(-800_000)
  await liveUntil(world, '2026-06-15T10:00:00+09:00')
}, 60_000)
afterEach(() => world.close())

const paid = async (amount: number, remarks: string, more: Record<string, unknown> = {}): Promise<void> => {
  const id = await world.appears(-amount, remarks)
  const parts = [world.part('cost', -amount, { cost_kind: 'repair' })]
  const { proposal_id: proposal } = await world.classify({ id, parts, ...more })
  if (proposal !== null) expect(await world.agree(proposal)).toEqual({ ok: true })
}
async function spends(): Promise<void> {
  await world.classified('rent', 40_000)
  await paid(5_000, 'コマチカシホ')
  await paid(7_000, 'シユウリ ジギヨウ', { counterparty: 'related_party' })
  const { id } = await world.ask('mutation ($input: CostAccrualInput!) { proposeAccrual(input: $input) { id } }', {
    input: {
      project_id: String(fundId),
      cost_kind: 'management',
      amount: 200,
      arose_on: '2026-06-14',
      about: '管理費',
      reason: '請求書のとおり',
    },
  })
  expect(await world.agree(id)).toEqual({ ok: true })
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
}
interface Published {
  corrections: object[]
  periods: { related_costs: number | null; accrued_costs: number | null }[]
}
const published = async () => (await publishedFund(world.services, fundId)) as unknown as Published
const kept = async () =>
  world.database
    .selectFrom('period_closing')
    .select(['related_costs', 'accrued_costs'])
    .where('fund_id', '=', fundId)
    .execute()

it('both operators see it before they agree, and everybody afterwards, also what was corrected', async () => {
  await spends()
  const { due_period: due } = (await world.ask(
    'query ($id: ID!) { adminPerformance(project_id: $id) { due_period { books { costs related_costs accrued_costs } } } }',
    { id: String(fundId) },
  )) as { due_period: { books: object } }
  expect(due.books).toEqual({ costs: 12_200, related_costs: 7_000, accrued_costs: 200 })
  expect((await published()).periods[0]).toMatchObject({ related_costs: null, accrued_costs: null })

  await enterTwice(world, fundId, { dividend: 27_800, payday: '2026-11-30' })
  const { effect } = await world.database
    .selectFrom('proposal')
    .select('effect')
    .where('kind', '=', 'fund.dividend')
    .executeTakeFirstOrThrow()
  expect((effect as { changes: { label: string; after: string }[] }).changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ label: '帳簿：費用のうち、当社や関係者に支払った額', after: '7,000円' }),
      expect.objectContaining({ label: '帳簿：費用のうち、支払先が記録されていない未払費用', after: '200円' }),
    ]),
  )
  expect(await kept()).toEqual([{ related_costs: 7_000, accrued_costs: 200 }])
  const data = await published()
  expect(data.periods[0]).toMatchObject({ related_costs: 7_000, accrued_costs: 200 })

  const { dividend_sources: shown } = (await world.ask(
    'query ($id: ID!) { project(id: $id) { dividend_sources { figures { label value } } } }',
    { id: String(fundId) },
  )) as { dividend_sources: { figures: { label: string; value: string }[] }[] }
  expect(shown[0]?.figures.find(({ label }) => label === '費用')?.value).toBe(
    '管理費 200円、修繕費 12,000円（うち、当社や関係者へ7,000円、支払先を記録していない未払費用 200円）',
  )

  // The list of its lines recomputes both.
  const { rows: lines } = await sql<{ text: string }>`
    select string_agg(concat_ws(',', day, amount, kind, payer, hash) || chr(10), '' order by seq) as text from period_line`.execute(
    world.database,
  )
  const list = lines[0]?.text ?? ''
  expect((await checkList(data, list)).problems).toEqual([])
  for (const wrong of [{ related_costs: 6_999 }, { accrued_costs: 0 }])
    expect((await checkList({ ...data, periods: [{ ...data.periods[0], ...wrong }] }, list)).problems).toHaveLength(1)

  must(
    await addParty(world.services, {
      name: '小町菓子舗',
      nameKana: 'コマチカシホ',
      relation: 'group',
      corporateNumber: '',
      actor: 'operator:1',
    }),
  )
  const { corrections } = await published()
  expect(corrections).toMatchObject([
    {
      cause: 'ours_later',
      before: [{ kind: 'repair', yen: -5_000, payer: 'third_party' }],
      after: [{ kind: 'repair', yen: -5_000, payer: 'related_party' }],
    },
  ])
  await world.expectInvariants()
})

it('nobody writes another sum with the closing: the database counts it, also against the product’s own role', async () => {
  await spends()
  // The product’s own act, in which the sum is changed as the owner of the tables alone could.
  await sql`create function plant_other() returns trigger language plpgsql as $$ begin new.related_costs := 1; return new; end $$`.execute(
    world.database,
  )
  await sql`create trigger zz_plant before insert on period_closing for each row execute function plant_other()`.execute(
    world.database,
  )
  await expect(enterTwice(world, fundId, { dividend: 27_800, payday: '2026-11-30' })).rejects.toThrow(
    /its costs to related parties are others/,
  )
  await sql.raw(off('related_costs_of_lines', 'period_closing')).execute(world.database)
  await sql.raw(off('related_costs_of_entry')).execute(world.database)
  await enterTwice(world, fundId, { dividend: 27_800, payday: '2026-11-30' })
  expect(await kept()).toEqual([{ related_costs: 1, accrued_costs: 200 }])
  await expect(
    world.database.transaction().execute(async (transaction) => {
      await sql.raw(`set local role ${runtimeRole}`).execute(transaction)
      await sql`update period_closing set related_costs = 7000`.execute(transaction)
    }),
  ).rejects.toThrow(/is fixed|permission denied/)
})
