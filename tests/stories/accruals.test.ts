import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { japanDateOf } from '../../src/domain/calendar.ts'
import type { Id } from '../../src/domain/id.ts'
import { earnRents } from '../../src/features/treasury/fund-lines/earn-rents.ts'
import { keptPaper } from '../support/appraisal-paper.ts'
import { inBookOf, standing } from '../support/book-balances.ts'
import { enterDays, liveUntil, smallFund } from '../support/operation-world.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'

// What a period costs and earns although its line comes at another time: accrued costs, rents in advance, what the operator has paid for the fund.
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
  await liveUntil(world, '2026-06-15T10:00:00+09:00')
})
afterEach(() => world.close())

const inBook = (kind: Parameters<typeof inBookOf>[2]) => inBookOf(world.database, fundId, kind)
const today = () => japanDateOf(world.services.clock.now())
const accrue = (more: Record<string, unknown> = {}) =>
  world.ask('mutation ($input: CostAccrualInput!) { proposeAccrual(input: $input) { id } }', {
    input: {
      project_id: String(fundId),
      cost_kind: 'repair',
      amount: 30_000,
      arose_on: today(),
      reason: '請求書で確認しました',
      ...more,
    },
  })
const accruals = () => world.ask('{ adminCostAccruals { id amount left_over } }')
const takeBack = (id: string) =>
  world.ask('mutation ($id: ID!) { proposeAccrualReversal(id: $id, reason: "請求の取り下げ") { id } }', { id })
const agreed = async (proposed: { id: string }) => expect(await world.agree(proposed.id)).toEqual({ ok: true })
/** Past all use cases. @returns what the database says. */
async function planted(...statements: string[]): Promise<string> {
  const attempt = world.database.transaction().execute(async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction)
    await sql`set constraints all immediate`.execute(transaction)
    throw new Error('it stands')
  })
  return attempt.catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
}
const entry = (kind: string, key: string, lines: [account: string, ref: string, amount: number][]) => [
  `insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at) values ('${kind}', '${key}', '-', '2026-06-15', '2026-06-15')`,
  ...lines.map(
    ([account, ref, amount]) => `insert into posting (entry_id, book, account_kind, account_ref, amount)
      select max(id), 'fund:${fundId}', '${account}', '${ref}', ${amount} from journal_entry`,
  ),
]

it('rests on an invoice that the second operator reads, and on no other', async () => {
  expect(await accrue({ paper_sha256: 'f'.repeat(64) })).toMatchObject({
    fields: { paper_sha256: expect.stringContaining('PDF') },
  })
  const invoice = await keptPaper(world.services)
  const proposed = await accrue({ paper_sha256: invoice })
  const { rows } = await world.ask(
    'query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { exhibits { name url } } } }',
    { id: proposed.id },
  )
  expect(rows[0].exhibits).toEqual([{ name: '根拠の書類（PDF）', url: `/admin/property-papers/${invoice}.pdf` }])
  await agreed(proposed)
  expect(await world.ask('{ adminCostAccruals { project_id project_name paper_sha256 } }')).toEqual([
    { project_id: String(fundId), project_name: expect.stringContaining('第'), paper_sha256: invoice },
  ])
  const swapped = `insert into cost_accrual (fund_id, cost_kind, amount, arose_on, about, reason, proposal_id, decided_by, decided_at)
    select fund_id, cost_kind, amount, arose_on, about, reason, proposal_id, decided_by, decided_at from cost_accrual`
  expect(await planted(swapped)).toContain('it rests on another paper')
})

it('a cost is counted when it arises, by two; the line that pays it later costs nothing more', async () => {
  await world.classified('rent', 50_000)
  const proposed = await accrue()
  expect(await inBook('cost')).toBe(0)
  await agreed(proposed)
  await agreed(await accrue({ amount: 5_000 }))
  expect([await inBook('cost'), await inBook('accrued_cost'), await inBook('bank')]).toEqual([35_000, -35_000, 50_000])
  expect(await accrue({ arose_on: '2026-06-16' })).toMatchObject({ code: 'BAD_USER_INPUT' })
  expect(await accrue({ amount: 0 })).toMatchObject({ code: 'BAD_USER_INPUT' })
  expect(await accrue({ project_id: '999' })).toMatchObject({ code: 'NOT_FOUND' })
  await world.expectInvariants()

  const line = await world.appears(-36_000, 'コウムテン')
  const paid = (...parts: Record<string, unknown>[]) => world.classify({ id: line, parts })
  const part = (kind: string, amount: number) => world.part(kind, amount, { cost_kind: 'repair' })
  expect(await paid(part('accrued_cost', -36_000))).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('35,000円'),
  })
  expect(await world.agree((await paid(part('accrued_cost', -32_000), part('cost', -4_000))).proposal_id)).toEqual({
    ok: true,
  })
  expect([await inBook('cost'), await inBook('accrued_cost')]).toEqual([39_000, -3_000])
  const [left, ...others] = await accruals()
  expect([left, others]).toMatchObject([{ amount: 5_000, left_over: 3_000 }, []])
  expect(await takeBack(left.id)).toMatchObject({ code: 'CONFLICT' })
  await world.expectInvariants()
})

it(
  'what did not arise is taken back by two; neither is done by fewer, and nothing is paid that was not accrued',
  { tags: ['course'] },
  async () => {
    await agreed(await accrue())
    const [{ id }] = await accruals()
    await agreed(await takeBack(id))
    expect([await inBook('cost'), await inBook('accrued_cost'), await accruals()]).toEqual([0, 0, []])
    expect(await takeBack(id)).toMatchObject({ code: 'CONFLICT' })
    await world.expectInvariants()
    expect(
      await planted(
        ...entry('cost_accrued', 'planted', [
          ['cost', 'repair', 1],
          ['accrued_cost', 'repair', -1],
        ]),
      ),
    ).toMatch(/two people have not decided on it/)
    expect(await planted('update cost_accrual set amount = 1')).toMatch(/it may only be taken back, once/)
  },
)

it(
  'the operator gets back what he paid for the fund, as far as it has money that nobody else waits for',
  { tags: ['course'] },
  async () => {
    const repay = () =>
      world.ask('mutation ($id: ID!) { proposeAdvanceRepayment(project_id: $id) { id } }', { id: String(fundId) })
    expect(await repay()).toMatchObject({ code: 'CONFLICT', message: '精算していない立て替えはありません。' })
    await world.classified('cost', -30_000, { cost_kind: 'repair', paid_by: 'operator' })
    expect(await repay()).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('立て替え30,000円') })
    await world.classified('rent', 20_000)
    await agreed(await repay())
    expect([await inBook('owed_to_operator'), await inBook('bank')]).toEqual([-10_000, 0])
    expect(await standing(world.database, 'advanced', fundId)).toBe(10_000)
    await world.expectInvariants()
    await world.classified('rent', 40_000)
    await agreed(await repay())
    expect([await inBook('owed_to_operator'), await inBook('bank')]).toEqual([0, 30_000])
    expect(await standing(world.database, 'advanced', fundId)).toBe(0)
    await world.expectInvariants()
  },
)

it(
  'a rent of after the period is kept for its month and earned with it; classified anew, it is taken back with what was earned',
  { tags: ['course'] },
  async () => {
    expect(
      await world.classify({
        id: await world.appears(1_000, 'マエバライ'),
        parts: [world.part('advance_rent', 1_000)],
      }),
    ).toMatchObject({ code: 'BAD_USER_INPUT', fields: { 'parts.0.month': '前受賃料の対象月を選んでください。' } })
    await world.classified('rent', 85_000, { month: '2026-07' })
    const line = await world.classified('rent', 85_000, { month: '2026-11' })
    expect([await inBook('rent_income'), await inBook('advance_rent')]).toEqual([-85_000, -85_000])
    expect(
      await planted(
        ...entry('rent_earned', `rent-earned:${fundId}:2026-11:third_party:1`, [
          ['advance_rent', '', 85_000],
          ['rent_income', '', -85_000],
        ]),
      ),
    ).toMatch(/no such rent came in advance/)
    await earnRents(world.services, world.services.clock.now())
    expect(await inBook('advance_rent')).toBe(-85_000)
    await liveUntil(world, '2026-11-04T10:00:00+09:00')
    await earnRents(world.services, world.services.clock.now())
    await earnRents(world.services, world.services.clock.now())
    expect([await inBook('rent_income'), await inBook('advance_rent')]).toEqual([-170_000, 0])

    const { rows } = await world.ask(
      'query ($id: ID!) { adminAccountEntries(filter: { id: $id }) { rows { explanation { id } } } }',
      { id: line },
    )
    const anew = { explanation_id: rows[0].explanation.id, parts: [world.part('rent', 85_000, { month: '2026-12' })] }
    expect(await world.agree((await world.classify(anew)).proposal_id)).toEqual({ ok: true })
    await earnRents(world.services, world.services.clock.now())
    expect([await inBook('rent_income'), await inBook('advance_rent')]).toEqual([-85_000, -85_000])
  },
)
