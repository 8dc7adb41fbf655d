import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addDays, japanDateOf } from '../../src/domain/calendar.ts'
import { readAccount } from '../../src/features/investing/deposit/read-account.ts'
import { checkMoney } from '../../src/ledger/check-money.ts'
import { inBookOf } from '../support/book-balances.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'

// A fund's payment that two people decide on before it leaves: its money is kept for it, and the line of the bank explains itself.
let world: FundLineWorld
beforeEach(async () => {
  world = await openFundLineWorld()
  await world.classified('rent', 50_000)
})
afterEach(() => world.close())

const today = () => japanDateOf(world.services.clock.now())
const plan = (more: Record<string, unknown> = {}) =>
  world.ask('mutation ($input: OutgoingPlanInput!) { proposeOutgoingPlan(input: $input) { id } }', {
    input: {
      project_id: String(world.fundId),
      kind: 'cost',
      cost_kind: 'repair',
      payee: 'ミドリ コウムテン',
      counterparty: 'third_party',
      amount: 30_000,
      pay_on: addDays(today(), 5),
      about: '給湯器',
      reason: '見積書で確認しました',
      ...more,
    },
  })
const withdraw = (id: string) =>
  world.ask('mutation ($id: ID!) { proposePlanWithdrawal(id: $id, reason: "工事の中止") { id } }', { id })
const plans = () => world.ask('{ adminOutgoingPlans { id text amount pay_on state paid_on } }')
const inBook = (kind: Parameters<typeof inBookOf>[2]) => inBookOf(world.database, world.fundId, kind)
const pass = (days: number) => world.pass(days * 24 * 60 * 60_000)

describe('a planned payment', () => {
  it('has its money kept, and its line needs no second word', async () => {
    const proposed = await plan()
    expect(await inBook('set_aside')).toBe(0)
    expect(await world.agree(proposed.id, world.maker)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await world.agree(proposed.id)).toEqual({ ok: true })
    expect([await inBook('set_aside'), await inBook('earmarked'), await inBook('cost')]).toEqual([-30_000, 30_000, 0])
    await world.expectInvariants()
    // Of 50,000 yen 20,000 are left to be decided on.
    expect(await plan({ amount: 20_001 })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('1円不足'),
    })
    const other = await world.appears(-20_001, 'カンリヒ')
    expect(
      await world.classify({ id: other, parts: [world.part('cost', -20_001, { cost_kind: 'management' })] }),
    ).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('1円不足') })
    await world.moveOperatorMoney(50_000)
    const paidByOperator = { paid_by: 'operator', parts: [world.part('cost', -20_001, { cost_kind: 'management' })] }
    expect(await world.agree((await world.classify({ id: other, ...paidByOperator })).proposal_id)).toEqual({
      ok: true,
    })
    await pass(3)
    await world.appears(-30_000, 'ﾐﾄﾞﾘｺｳﾑﾃﾝ')
    expect(await plans()).toMatchObject([{ text: '修繕費', amount: 30_000, state: 'paid', paid_on: today() }])
    expect([await inBook('set_aside'), await inBook('earmarked'), await inBook('cost'), await inBook('bank')]).toEqual([
      0, 0, 50_001, 20_000,
    ])
    // All operators are told of what left unplanned: the other line alone.
    const mails = await world.database.selectFrom('mail_outbox').select('subject').execute()
    expect(mails.filter(({ subject }) => subject.includes('予定にない出金が20,001円'))).toHaveLength(2)
    expect(mails.filter(({ subject }) => subject.includes('30,000円ありました'))).toEqual([])
    await world.expectInvariants()
  })

  it('is not what had left before two people decided', { tags: ['course'] }, async () => {
    await world.appears(-30_000, 'ミドリコウムテン')
    expect(await world.agree((await plan()).id)).toEqual({ ok: true })
    await readAccount(world.services)
    expect(await plans()).toMatchObject([{ state: 'waiting' }])
    await world.appears(-30_000, 'ミドリコウムテン')
    expect(await plans()).toMatchObject([{ state: 'paid' }])
    // The first of them has to be classified, and the fund has no more for it.
    const line = await world.database
      .selectFrom('bank_statement_line')
      .select('id')
      .where('amount', '=', -30_000)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    expect(
      await world.classify({ id: String(line.id), parts: [world.part('cost', -30_000, { cost_kind: 'repair' })] }),
    ).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('10,000円不足') })
    await world.expectInvariants()
  })

  it(
    'of which two are alike is classified by people; a line that the bank names otherwise too',
    { tags: ['course'] },
    async () => {
      expect(await world.agree((await plan({ amount: 10_000 })).id)).toEqual({ ok: true })
      expect(await world.agree((await plan({ amount: 10_000, pay_on: addDays(today(), 6) })).id)).toEqual({ ok: true })
      const line = await world.appears(-10_000, 'ミドリコウムテン')
      expect(await plans()).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }])
      const [, second] = await plans()
      const parts = [world.part('cost', -10_000, { cost_kind: 'repair', about: '給湯器' })]
      const byHand = (id: string, more: Record<string, unknown> = {}) =>
        world.classify({ id, plan_id: second.id, parts, ...more })
      expect(await byHand(line, { parts: [world.part('cost', -10_000, { cost_kind: 'insurance' })] })).toMatchObject({
        code: 'BAD_USER_INPUT',
      })
      expect(await world.agree((await byHand(line)).proposal_id)).toEqual({ ok: true })
      expect(await plans()).toMatchObject([{ state: 'waiting' }, { id: second.id, state: 'paid' }])
      const other = await world.appears(-10_000, 'フリコミ')
      expect(await byHand(other)).toMatchObject({ code: 'CONFLICT' })
      // What was classified is classified anew: the plan waits again, and its money is kept for it again.
      const { rows } = await world.ask(
        'query ($id: ID!) { adminAccountEntries(filter: { id: $id }) { rows { explanation { id } } } }',
        { id: line },
      )
      const anew = {
        explanation_id: rows[0].explanation.id,
        parts: [world.part('cost', -10_000, { cost_kind: 'other' })],
      }
      expect(await world.agree((await world.classify(anew)).proposal_id)).toEqual({ ok: true })
      expect(await plans()).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }])
      expect([await inBook('set_aside'), await inBook('cost'), await inBook('bank')]).toEqual([-20_000, 10_000, 40_000])
      await world.expectInvariants()
    },
  )

  it('of a tenant’s deposit needs no other money than the deposit, and no more of it than is held', async () => {
    await world.classified('tenant_deposit', 85_000)
    const back = (amount: number) =>
      plan({ kind: 'tenant_deposit', cost_kind: null, payee: 'サトウ ハナコ', amount, about: '302号室' })
    expect(await back(85_001)).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('85,000円') })
    expect(await world.agree((await back(80_000)).id)).toEqual({ ok: true })
    expect(await back(6_000)).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('5,000円') })
    expect(await world.agree((await plan({ amount: 50_000 })).id)).toEqual({ ok: true })
    await world.appears(-80_000, 'サトウハナコ')
    expect([await inBook('tenant_deposit'), await inBook('set_aside'), await inBook('bank')]).toEqual([
      -5_000, -50_000, 55_000,
    ])
    await world.expectInvariants()
  })

  it.each([
    [
      'a payee of one letter',
      { payee: 'ア' },
      { payee: '銀行の摘要に載る支払先の名前を、2文字以上で入力してください。' },
    ],
    ['nothing', { amount: 0 }, { amount: '1円以上の金額を入力してください。' }],
    ['a day that is over', { pay_on: '2026-01-01' }, { pay_on: '支払日は、本日以降の日を選んでください。' }],
    ['a cost of no kind', { cost_kind: null }, { kind: '支払いの内容を選んでください。' }],
    ['no reason', { reason: ' ' }, { reason: '必須です' }],
  ])('is not decided for %s', async (_of, more, fields) => {
    expect(await plan(more)).toMatchObject({ code: 'BAD_USER_INPUT', fields })
  })
})

/** Past all use cases. @returns what the database says. */
async function planted(...statements: string[]): Promise<string> {
  const attempt = world.database.transaction().execute(async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction)
    await sql`set constraints all immediate`.execute(transaction)
    throw new Error('it stands')
  })
  return attempt.catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
}

it('the database keeps what is kept for a plan: nothing is set aside, spent or given up by fewer than two', async () => {
  expect(await world.agree((await plan()).id)).toEqual({ ok: true })
  const [{ id }] = await plans()
  const entry = (kind: string, key: string, lines: [account: string, amount: number][], reverses = 'null') => [
    `insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at, reverses, reason, actor)
      select '${kind}', '${key}', '-', '2026-11-01', '2026-11-01', ${reverses}, ${reverses === 'null' ? 'null, null' : "'-', 'operator:1'"}`,
    ...lines.map(
      ([account, amount]) => `insert into posting (entry_id, book, account_kind, account_ref, amount)
        select max(id), 'fund:${world.fundId}', '${account}', '${account === 'cost' ? 'repair' : id}', ${amount} from journal_entry`,
    ),
  ]
  const first = `(select id from journal_entry where idempotency_key = 'outgoing-plan:${id}')`
  expect(
    await planted(
      ...entry('outgoing_planned', 'planted', [
        ['earmarked', 1],
        ['set_aside', -1],
      ]),
    ),
  ).toMatch(/two people have not planned it/)
  expect(
    await planted(
      ...entry('outgoing_line', 'planted', [
        ['set_aside', 30_000],
        ['earmarked', -30_000],
      ]),
    ),
  ).toMatch(/what is set aside is not its plan's|no line of the bank/)
  expect(
    await planted(
      ...entry(
        'outgoing_planned_reversed',
        'planted',
        [
          ['set_aside', 30_000],
          ['earmarked', -30_000],
        ],
        first,
      ),
    ),
  ).toMatch(/two people have not given the plan up/)
  expect(await planted(`update outgoing_plan set amount = 1`)).toMatch(/it may only be given up, once/)
  expect(await planted(`delete from outgoing_plan`)).toMatch(/it may only be given up, once/)
  await world.appears(-30_000, 'ミドリコウムテン')
  expect(await planted(`update outgoing_plan set withdrawn_at = now(), withdrawal_proposal_id = proposal_id`)).toMatch(
    /a line has fulfilled it/,
  )
  expect(
    await planted(
      `with classified as (insert into statement_explanation (statement_line_id, kind, reason, explained_by, explained_at, proposal_id, journal_entry_id)
        select statement_line_id, kind, 'planted', explained_by, explained_at, proposal_id, null from statement_explanation where kind = 'fund' and proposal_id is not null limit 1 returning id),
      line as (insert into fund_line (explanation_id, counterparty, paid_by, plan_id) select id, 'third_party', 'fund', ${id} from classified)
      insert into fund_line_part (explanation_id, fund_id, kind, cost_kind, amount) select id, ${world.fundId}, 'cost', 'repair', -30000 from classified`,
    ),
  ).toMatch(/it is not what plan|duplicate key|null value/)
})

it('is late a business day after its own', { tags: ['course'] }, async () => {
  expect(await world.agree((await plan({ pay_on: today() })).id)).toEqual({ ok: true })
  const late = async () => (await checkMoney(world.database)).find(({ id }) => id === 'M65')?.rows.length
  expect(await late()).toBe(0)
  await pass(6)
  await readAccount(world.services)
  expect(await late()).toBe(1)
  await world.appears(-30_000, 'ミドリコウムテン')
  expect(await late()).toBe(0)
})

it('is given up by two, and its money is the fund’s to spend again', async () => {
  expect(await world.agree((await plan({ amount: 50_000 })).id)).toEqual({ ok: true })
  const [{ id }] = await plans()
  expect(await plan({ amount: 1 })).toMatchObject({ code: 'CONFLICT' })
  const { id: proposal } = await withdraw(id)
  expect(await inBook('set_aside')).toBe(-50_000)
  expect(await world.agree(proposal)).toEqual({ ok: true })
  expect([await inBook('set_aside'), await inBook('earmarked')]).toEqual([0, 0])
  expect(await withdraw(id)).toMatchObject({ code: 'CONFLICT' })
  await world.appears(-50_000, 'ミドリコウムテン')
  expect(await plans()).toMatchObject([{ state: 'withdrawn' }])
  expect(await inBook('cost')).toBe(0)
  await world.expectInvariants()
})
