import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { idOf } from '../../src/domain/id.ts'
import { inBookOf } from '../support/book-balances.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { enter, enterDays, liveUntil, payEverything, smallFund } from '../support/operation-world.ts'
import type { Id } from '../../src/domain/id.ts'

// A rent is of a month near its line, a closing takes every rent whose month has come, and what was paid out as earned is no rent of a month to come.
let world: FundLineWorld
let fundId: Id<'fund'>
beforeAll(async () => {
  world = await openFundLineWorld()
  fundId = await smallFund(world)
  world.ofFund(fundId)
  for (const amount of [500_000, 300_000]) await world.investor({ amount, paysIn: amount, fundId })
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: '2026-10-31' })).toBe('ok')
  await world.moveOperatorMoney(-500_000)
  await liveUntil(world, '2026-06-15T10:00:00+09:00')
}, 60_000)
afterAll(() => world.close())

it.each([
  ['advance_rent', '2099-12', ['内訳1の対象月の2099年12月は、入金の24か月前から12か月後までの外です。']],
  ['advance_rent', '2027-07', [expect.stringContaining('12か月後までの外です')]],
  ['rent', '2024-05', [expect.stringContaining('24か月前から')]],
  ['advance_rent', '2026-11', ['内訳1の対象月の2026年11月は、このファンドの運用が終わる2026年10月より後です。']],
  ['rent', '2026-06', []],
])(
  '%s of %s, classified in June: the second operator reads what is strange about its month',
  async (kind, month, seen) => {
    const id = await world.appears(5_000, `ヤチン ${month}`)
    const { proposal_id: proposal } = await world.classify({ id, parts: [world.part(kind, 5_000, { month })] })
    const { rows } = await world.ask(
      'query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { changes { label after } } } }',
      { id: proposal },
    )
    const asked = rows[0].changes.flatMap(({ after }: { after: string }) =>
      after.includes('対象月の20') ? [after] : [],
    )
    expect(asked).toEqual(seen)
  },
)

it('a closing takes a rent in advance whose month has come, though the night’s task never ran', async () => {
  await world.classified('rent', 40_000, { month: '2026-06' })
  await world.classified('cost', -12_000, { cost_kind: 'management' })
  await world.classified('advance_rent', 3_000, { month: '2026-09' })
  const late = await world.appears(2_000, 'オソイ ヤチン')
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
  expect(await inBookOf(world.database, fundId, 'advance_rent')).toBe(-3_000)
  const closing = sql`insert into period_closing (fund_id, number) values (${fundId}, 1)`
  await expect(closing.execute(world.database)).rejects.toThrow(/3000 yen of rent of 2026-09 came in advance/)
  const entry = { dividend: 28_230, payday: '2026-11-30' }
  expect(await enter(world, world.maker, fundId, entry)).toBe('ok')
  // One more is classified while the second operator has still to agree: he is shown the new figures, and the closing has it too.
  const { proposal_id: proposal } = await world.classify({
    id: late,
    parts: [world.part('advance_rent', 2_000, { month: '2026-08' })],
  })
  expect(await world.agree(proposal)).toEqual({ ok: true })
  expect(await inBookOf(world.database, fundId, 'advance_rent')).toBe(-2_000)
  expect(await enter(world, world.checker, fundId, entry)).toMatch(/^CONFLICT/)
  expect(await enter(world, world.checker, fundId, entry)).toBe('ok')
  expect(await inBookOf(world.database, fundId, 'advance_rent')).toBe(0)
  const { income } = await world.database.selectFrom('period_closing').select('income').executeTakeFirstOrThrow()
  expect(income).toBe(45_000)
  await world.moveOperatorMoney(801_000)
  await payEverything(world)
})

it('what was paid out as rent is classified as rent of a month to come only once the fund has the money', async () => {
  const { id } = await world.database
    .selectFrom('statement_explanation as explanation')
    .innerJoin('bank_statement_line as entry', 'entry.id', 'explanation.statement_line_id')
    .select('explanation.id')
    .where('entry.amount', '=', 40_000)
    .executeTakeFirstOrThrow()
  const again = {
    explanation_id: String(idOf<'statement_explanation'>(id)),
    cause: 'papers_checked',
    parts: [world.part('advance_rent', 40_000, { month: '2026-10' })],
  }
  expect(await world.classify(again)).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringMatching(/この訂正で.*から40,000円が減りますが、使える資金は/),
  })
})
