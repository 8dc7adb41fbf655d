import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { check, checkList } from '../../scripts/check-fund.mjs'
import { idOf, type Id } from '../../src/domain/id.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { enterDays, enterTwice, liveUntil, payEverything, smallFund } from '../support/operation-world.ts'
import { publishedFund } from '../support/published-fund.ts'

// Whoever reads a period's rents reads what of them went back, and when it had come: also of what was closed after the last period, and of what was corrected.

const tenant = 'サトウ ハナコ'
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

async function said(amount: number, parts: Record<string, unknown>[], line?: Record<string, unknown>): Promise<string> {
  const id = line === undefined ? await world.appears(amount, tenant) : ''
  const { proposal_id: proposal } = await world.classify({ ...(line ?? { id }), parts })
  if (proposal !== null) expect(await world.agree(proposal)).toEqual({ ok: true })
  return id
}
const returned = (paid: string, amount: number) => [world.part('rent', -amount, { gives_back: paid })]
const explanationOf = async (line: string): Promise<string> => {
  const { id } = await world.database
    .selectFrom('statement_explanation')
    .select('id')
    .where('statement_line_id', '=', idOf<'bank_statement_line'>(line))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return String(id)
}
interface Published {
  corrections: { before: object[]; after: object[] }[]
  periods: { income: object | null; returned_income: object[] | null; corrected: object | null }[]
  late_closings: { returned_income: object[] }[]
}
const published = async () => (await publishedFund(world.services, fundId)) as unknown as Published

it('is public with its period, with what was closed later, and with what was corrected', async () => {
  const first = await said(25_000, [world.part('rent', 25_000)])
  await liveUntil(world, '2026-07-02T10:00:00+09:00')
  const back = await said(-5_000, returned(first, 5_000))
  expect((await published()).periods[0]).toMatchObject({ income: null, returned_income: null })
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
  await enterTwice(world, fundId, { dividend: 20_000, payday: '2026-11-30', words: '空室があったため' })
  const data = await published()
  const own = { on: '2026-07-02', kind: 'rent_income', name: '賃料', yen: 5_000, brought_on: '2026-06-15' }
  expect(data.periods[0]).toMatchObject({ income: { rent: 20_000 }, returned_income: [own] })

  // The list recomputes it, and the figures do where it is left out.
  const { rows } = await sql<{ text: string }>`
    select string_agg(concat_ws(',', day, amount, kind, payer, hash) || chr(10), '' order by seq) as text from period_line`.execute(
    world.database,
  )
  const list = rows[0]?.text ?? ''
  const wrong = (...income: object[]) => ({ ...data, periods: [{ ...data.periods[0], returned_income: income }] })
  expect((await checkList(data, list)).problems).toEqual([])
  for (const other of [
    { ...own, yen: 5_001 },
    { ...own, on: '2026-07-03' },
    { ...own, kind: 'other_income' },
  ])
    expect((await checkList(wrong(other), list)).problems).toHaveLength(1)
  for (const other of [
    { ...own, brought_on: '2026-07-03' },
    { ...own, yen: 0 },
    { ...own, on: '2026-11-01' },
  ])
    expect(check(wrong(other)).problems).toHaveLength(1)
  const less = { ...wrong().periods[0], income: { ...data.periods[0]?.income, rent: -1 } }
  expect(check({ ...wrong(), periods: [less] }).problems).toContain(
    'period 1: rent_income is less than nothing without returns',
  )

  await world.moveOperatorMoney(802_000)
  await payEverything(world)
  const late = await said(4_000, [world.part('rent', 4_000)])
  await said(-1_000, returned(late, 1_000))
  const { id } = await world.ask(
    'mutation ($id: ID!) { proposeSupplementaryDistribution(project_id: $id, reason: "完了のため") { id } }',
    { id: String(fundId) },
  )
  expect(await world.agree(id)).toEqual({ ok: true })
  const lateReturn = { kind: 'rent_income', yen: 1_000 }
  expect((await published()).late_closings).toMatchObject([{ income: 3_000, returned_income: [lateReturn] }])

  // It was a cost after all, and it had been paid to one of ours.
  await said(0, [world.part('cost', -5_000, { cost_kind: 'repair' })], {
    explanation_id: await explanationOf(back),
    counterparty: 'related_party',
    cause: 'payer_checked',
  })
  const last = await published()
  expect(last.corrections).toMatchObject([
    {
      before: [{ kind: 'rent_income', yen: -5_000, brought_on: '2026-06-15' }],
      after: [{ kind: 'repair', brought_on: null, payer: 'related_party' }],
    },
  ])
  expect(last.periods[0]).toMatchObject({
    returned_income: [own],
    corrected: { books: { income: 25_000, costs: 5_000, related_costs: 5_000 } },
  })
  const { dividend_sources: shown } = await world.ask(
    'query ($id: ID!) { project(id: $id) { dividend_sources { notes } } }',
    {
      id: String(fundId),
    },
  )
  expect(JSON.stringify(shown)).toContain(
    '「賃料 5,000円（2026年6月15日の入金の返還）」を「修繕費 5,000円（当社または関係者へ）」に',
  )
  await world.expectInvariants()
}, 120_000)
