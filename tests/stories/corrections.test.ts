import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Id } from '../../src/domain/id.ts'
import { inBookOf, standing } from '../support/book-balances.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { enterDays, enterTwice, liveUntil, payEverything, smallFund } from '../support/operation-world.ts'

// A rent that was given out turns out to be the operator's own money: what the fund lacks then is asked for and paid in, the rent is told anew, and no state of
// the fund is without a way on.
let world: FundLineWorld
let fundId: Id<'fund'>
beforeEach(async () => {
  world = await openFundLineWorld()
  fundId = await smallFund(world)
  world.ofFund(fundId)
})
afterEach(() => world.close())

const inBook = (kind: Parameters<typeof inBookOf>[2]) => inBookOf(world.database, fundId, kind)
const agreed = async (proposed: { id: string }) => expect(await world.agree(proposed.id)).toEqual({ ok: true })
const advance = (amount: number) =>
  world.ask(
    'mutation ($id: ID!, $amount: Yen!) { proposeAdvance(project_id: $id, amount: $amount, reason: "訂正で不足する資金") { id } }',
    { id: String(fundId), amount },
  )
const onFund = (act: string) =>
  world.ask(`mutation ($id: ID!) { ${act}(project_id: $id, reason: "確認済み") { id } }`, { id: String(fundId) })

/** Two investors' 800,000 and the operator's 200,000, at work until the end of October 2026 or over two periods. */
async function fundAtWork(operationEndOn?: string): Promise<void> {
  await world.investor({ amount: 500_000, paysIn: 500_000, fundId })
  await world.investor({ amount: 300_000, paysIn: 300_000, fundId })
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn })).toBe('ok')
  await world.moveOperatorMoney(-800_000)
  await liveUntil(world, '2026-06-15T10:00:00+09:00')
}

/** What a line was last told to be. */
async function explanationOf(entryId: string): Promise<string> {
  const { id } = await world.database
    .selectFrom('statement_explanation')
    .select('id')
    .where('statement_line_id', '=', Number(entryId) as Id<'bank_statement_line'>)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return String(id)
}
const toOwnMoney = async (entryId: string) =>
  world.ask('mutation ($input: CorrectAccountEntryInput!) { correctAccountEntry(input: $input) { proposal_id } }', {
    input: { explanation_id: await explanationOf(entryId), kind: 'float_in', reason: '当社の資金でした' },
  })
const toRelated = async (entryId: string, amount: number) =>
  world.tell({
    explanation_id: await explanationOf(entryId),
    counterparty: 'related_party',
    reason: '関係者の入金でした',
    parts: [world.part('rent', amount)],
  })

it('a correction that takes what was paid out asks for the money first, and the fund ends all the same', async () => {
  await fundAtWork('2026-10-31')
  const own = await world.told('rent', 20_000)
  const related = await world.told('rent', 8_000)
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
  await enterTwice(world, fundId, { dividend: 28_000, payday: '2026-11-30' })
  await world.moveOperatorMoney(902_000)
  await payEverything(world)
  expect(await toOwnMoney(own)).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('で20,000円を入金してから'),
  })
  await agreed(await advance(20_000))
  expect([await inBook('owed_to_operator'), await standing(world.database, 'advanced', fundId)]).toEqual([
    -20_000, 20_000,
  ])
  await world.expectInvariants()
  // Who paid is another question: nothing is missing where it is told anew.
  const { proposal_id: second } = await toRelated(related, 8_000)
  await agreed({ id: second })
  const { proposal_id: first } = await toOwnMoney(own)
  await agreed({ id: first })
  expect([await inBook('rent_income'), await inBook('bank')]).toEqual([20_000, -(await inBook('tax'))])
  await world.expectInvariants()
  // Nothing can bring it any more: the operator bears it, and the fund is over.
  await agreed(await onFund('proposeLateResult'))
  expect([await inBook('rent_income'), await inBook('undistributed'), await inBook('owed_to_operator')]).toEqual([
    0, 0, 0,
  ])
  expect(await standing(world.database, 'advanced', fundId)).toBe(0)
  await world.expectInvariants()
})
