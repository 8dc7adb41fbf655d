import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readAccount } from '../../src/features/investing/deposit/read-account.ts'
import { sql } from 'kysely'
import { inBookOf, standing } from '../support/book-balances.ts'
import { letRoom } from '../support/let-room.ts'
import { askAs } from '../support/operator-api.ts'
import { openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'
import { keepStatementBeside, type LineBeside } from '../support/statement-beside.ts'
import { askedAnswers } from '../support/asked-answers.ts'

// What a fund earns and spends: lines of the account, classified part by part, in the fund's own book.
let world: PayoutWorld
let beside: LineBeside[]
beforeEach(async () => {
  world = await openPayoutWorld()
  beside = keepStatementBeside(world)
  // The first reading is where the comparison with the bank begins.
  await readAccount(world.services)
})
afterEach(() => world.close())

const ask = (source: string, variables: Record<string, unknown> = {}, viewer = world.maker) =>
  askAs(world.services, viewer, source, variables)

/** @returns the line's id. */
async function appears(amount: number, remarks: string): Promise<string> {
  beside.push({
    itemKey: `beside-${beside.length}`,
    transactionDate: world.services.clock.now().toISOString().slice(0, 10),
    direction: amount > 0 ? 'in' : 'out',
    amount: Math.abs(amount),
    remarks,
  })
  await readAccount(world.services)
  const { id } = await world.database
    .selectFrom('bank_statement_line')
    .select('id')
    .where('remarks', '=', remarks)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return String(id)
}

const part = (kind: string, amount: number, more: Record<string, unknown> = {}) => ({
  project_id: String(world.fundId),
  kind,
  amount,
  ...more,
})
const proposalOf = async (id: string): Promise<string | null> => {
  const { rows } = await ask('query ($id: ID!) { adminAccountEntries(filter: { id: $id }) { rows { proposal_id } } }', {
    id,
  })
  return rows[0].proposal_id
}
const classify = (input: Record<string, unknown>, viewer = world.maker) =>
  ask(
    'mutation ($input: ExplainFundLineInput!) { explainFundLine(input: $input) { ok proposal_id } }',
    { input: { counterparty: 'third_party', paid_by: 'fund', reason: '賃貸借契約書で確認しました', ...input } },
    viewer,
  )
const decide = async ({ proposal_id: id, ...classified }: { proposal_id?: string | null }, viewer = world.checker) => {
  if (id === undefined || id === null) return classified
  const {
    rows: [proposal],
  } = await ask('query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { effect_hash } } }', { id })
  return ask(
    'mutation ($input: ApproveProposalInput!) { approveProposal(input: $input) { ok } }',
    { input: { id, effect_hash: proposal.effect_hash, answers: await askedAnswers(world.database, id) } },
    viewer,
  )
}
const correct = (input: Record<string, unknown>) =>
  ask('mutation ($input: CorrectAccountEntryInput!) { correctAccountEntry(input: $input) { ok proposal_id } }', {
    input: { reason: '運営者の入金でした', ...input },
  })
const keep = (input: Record<string, unknown>, viewer = world.maker) =>
  ask(
    'mutation ($input: KeepLineRuleInput!) { keepLineRule(input: $input) { ok proposal_id } }',
    { input: { reason: '毎月の家賃のため', ...input } },
    viewer,
  )
const rules = () => ask('{ adminLineRules { id remitter amount_from amount_until used last_used_on } }')
const end = (id: string) => ask('mutation ($id: ID!) { endLineRule(id: $id) { ok } }', { id })
const classificationOf = async (id: string) => {
  const { rows } = await ask(
    `query ($id: ID!) { adminAccountEntries(filter: { id: $id }) {
      rows { suggestion { parts { kind amount about } } explanation { fund_line { rule_id parts { kind amount about } } } }
    } }`,
    { id },
  )
  return rows[0]
}
const explanationOf = async (id: string): Promise<string> => {
  const { rows } = await ask(
    'query ($id: ID!) { adminAccountEntries(filter: { id: $id }) { rows { explanation { id } } } }',
    { id },
  )
  return rows[0].explanation.id
}
/** A room that somebody rents. @returns the lease. */
const let302 = async (): Promise<string> =>
  String(
    await letRoom(world.services, {
      fundId: world.fundId,
      tenant: '佐藤 花子',
      tenantKana: 'サトウ ハナコ',
      rent: 85_000,
    }),
  )
const inBook = (kind: Parameters<typeof inBookOf>[2]) => inBookOf(world.database, world.fundId, kind)

describe('a fund’s lines', () => {
  test('a rent is classified by two operators and stands in its fund’s book; what was wrong is classified anew by two', async () => {
    const id = await appears(85_000, 'サトウ ハナコ ヤチン')
    expect(await classify({ id, parts: [part('rent', 84_000)] })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { parts: '内訳の合計が、明細の金額と一致しません。' },
    })
    expect(await classify({ id, parts: [part('cost', -85_000, { cost_kind: 'repair' })] })).toMatchObject({
      code: 'BAD_USER_INPUT',
    })
    expect(await classify({ id, parts: [{ ...part('rent', 85_000), project_id: '999' }] })).toMatchObject({
      code: 'BAD_USER_INPUT',
    })
    const first = await classify({ id, parts: [part('rent', 85_000, { about: '302号室　4月分' })] })
    expect(await inBook('rent_income')).toBe(0)
    expect(await decide(first, world.maker)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await decide(first)).toEqual({ ok: true })
    expect(await classify({ id, parts: [part('rent', 85_000)] })).toMatchObject({ code: 'CONFLICT' })
    expect([await inBook('bank'), await inBook('rent_income')]).toEqual([85_000, -85_000])
    expect(await standing(world.database, 'suspense')).toBe(0)
    await world.expectInvariants()

    const classified = await explanationOf(id)
    const anew = { explanation_id: classified, parts: [part('rent', 80_000), part('other_income', 5_000)] }
    const proposed = await classify(anew)
    expect(proposed).toMatchObject({ ok: true, proposal_id: expect.any(String) })
    expect(await classify(anew)).toMatchObject({ code: 'CONFLICT' })
    expect(await decide(proposed)).toEqual({ ok: true })
    expect([await inBook('bank'), await inBook('rent_income'), await inBook('other_income')]).toEqual([
      85_000, -80_000, -5_000,
    ])
    await world.expectInvariants()
    // It was the operator's own money after all.
    expect(await decide(await correct({ explanation_id: await explanationOf(id), kind: 'float_in' }))).toEqual({
      ok: true,
    })
    expect([await inBook('bank'), await inBook('rent_income'), await inBook('other_income')]).toEqual([0, 0, 0])
    await world.expectInvariants()
  })

  test('a cost takes two operators and the fund’s own free money; the operator may pay it for the fund', async () => {
    await world.investor({ amount: 100_000, paysIn: 100_000 })
    const rent = await appears(50_000, 'ヤチン')
    await decide(await classify({ id: rent, parts: [part('rent', 50_000)] }))
    const repair = await appears(-60_000, 'シユウゼン')
    const parts = [part('cost', -60_000, { cost_kind: 'repair', about: '給湯器の交換' })]
    // What members have paid in is there, and is not the fund's to spend.
    expect(await classify({ id: repair, parts })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('10,000円不足'),
    })
    const fee = await appears(-20_000, 'カンリヒ')
    const proposed = await classify({ id: fee, parts: [part('cost', -20_000, { cost_kind: 'management' })] })
    expect(await inBook('cost')).toBe(0)
    expect(await decide(proposed, world.maker)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await decide(proposed)).toEqual({ ok: true })
    expect([await inBook('bank'), await inBook('cost')]).toEqual([130_000, 20_000])
    await world.expectInvariants()

    await world.moveOperatorMoney(200_000)
    expect(await classify({ id: repair, parts: [part('tenant_deposit', -60_000)], paid_by: 'operator' })).toMatchObject(
      {
        code: 'BAD_USER_INPUT',
      },
    )
    expect(await decide(await classify({ id: repair, parts, paid_by: 'operator' }))).toEqual({ ok: true })
    expect([await inBook('bank'), await inBook('cost'), await inBook('owed_to_operator')]).toEqual([
      130_000, 80_000, -60_000,
    ])
    expect(await standing(world.database, 'advanced', world.fundId)).toBe(60_000)
    await world.expectInvariants()
  })

  test(
    'a manager’s net remittance, a deposit and a related payer: parts of one line, by two operators',
    { tags: ['course'] },
    async () => {
      const id = await appears(242_000, 'カンリガイシヤ')
      const parts = [
        part('rent', 170_000, { about: '301号室・302号室' }),
        part('tenant_deposit', 85_000, { about: '303号室' }),
        part('cost', -13_000, { cost_kind: 'management' }),
      ]
      expect(await decide(await classify({ id, parts }))).toEqual({ ok: true })
      expect([await inBook('bank'), await inBook('rent_income'), await inBook('tenant_deposit')]).toEqual([
        242_000, -170_000, -85_000,
      ])
      const own = await appears(30_000, 'イトフアンデイング')
      expect(await classify({ id: own, counterparty: 'related_party', parts: [part('rent', 30_000)] })).toMatchObject({
        proposal_id: expect.any(String),
      })
      await world.expectInvariants()
    },
  )
})

describe('what a fund holds for others', () => {
  test('is given back, handed over with a price and paid off as far as it is held, and corrected as long as it is', async () => {
    const back = await appears(-60_000, 'シキキンヘンカン')
    expect(await classify({ id: back, parts: [part('tenant_deposit', -60_000)] })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { 'parts.0.amount': expect.stringContaining('0円です。これを超えて返すことはできません。') },
    })
    expect(await classify({ id: back, parts: [part('advance_rent', -60_000)] })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { 'parts.0.gives_back': expect.stringContaining('返す収入の元の入金を選んでください。') },
    })
    expect(await classify({ id: back, parts: [part('accrued_cost', -60_000, { cost_kind: 'repair' })] })).toMatchObject(
      {
        code: 'CONFLICT',
        message: expect.stringContaining('計上済みの未払費用'),
      },
    )
    const other = await appears(40_000, 'シキキン ニ')
    expect(await decide(await classify({ id: other, parts: [part('tenant_deposit', 40_000)] }))).toEqual({ ok: true })
    const all = await appears(-40_000, 'シキキン ニ')
    // All that the fund has is what it holds for the tenant: that is what goes back, and nothing else is paid with it.
    expect(await classify({ id: all, parts: [part('cost', -40_000, { cost_kind: 'repair' })] })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('40,000円不足'),
    })
    expect(await decide(await classify({ id: all, parts: [part('tenant_deposit', -40_000)] }))).toEqual({ ok: true })
    expect(await inBook('bank')).toBe(0)
    const deposit = await appears(85_000, 'シキキン')
    expect(await decide(await classify({ id: deposit, parts: [part('tenant_deposit', 85_000)] }))).toEqual({ ok: true })
    const handed = await appears(100_000, 'フドウサンダイキン')
    expect(
      await classify({ id: handed, parts: [part('other_income', 185_001), part('tenant_deposit', -85_001)] }),
    ).toMatchObject({ fields: { 'parts.1.amount': expect.stringContaining('85,000円') } })
    const parts = [part('other_income', 125_000), part('tenant_deposit', -25_000)]
    expect(await decide(await classify({ id: handed, parts }))).toEqual({ ok: true })
    expect(await inBook('tenant_deposit')).toBe(-60_000)
    expect(await decide(await classify({ id: back, parts: [part('tenant_deposit', -60_000)] }))).toEqual({ ok: true })
    expect(await inBook('tenant_deposit')).toBe(0)
    expect(await correct({ explanation_id: await explanationOf(deposit), kind: 'float_in' })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('訂正できません'),
    })
    // It has gone back: that it ever came is not taken back any more.
    expect(
      await classify({ explanation_id: await explanationOf(deposit), parts: [part('other_income', 85_000)] }),
    ).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('訂正できません') })
    await world.expectInvariants()
  })
})

describe('several lines of one remitter', () => {
  test('are classified with one word, each with its own amount; those of somebody else are not', async () => {
    const [first, second, third] = [
      await appears(85_000, 'ﾔﾁﾝﾎｼｮｳ'),
      await appears(72_000, 'ヤチン ホショウ'),
      await appears(60_000, 'ヤチンホショウ'),
    ]
    const other = await appears(50_000, 'スズキ')
    const parts = [part('rent', 85_000, { about: '1階' })]
    expect(await classify({ id: first, also: [second, other], parts })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { also: expect.stringContaining('摘要') },
    })
    expect(
      await classify({ id: first, also: [second], parts: [part('rent', 80_000), part('other_income', 5_000)] }),
    ).toMatchObject({ code: 'BAD_USER_INPUT', fields: { also: expect.stringContaining('内訳') } })
    expect(await inBook('rent_income')).toBe(0)
    expect(await decide(await classify({ id: first, also: [second, first], parts }))).toEqual({ ok: true })
    expect(await classificationOf(second)).toMatchObject({
      explanation: { fund_line: { rule_id: null, parts: [{ kind: 'rent', amount: 72_000, about: '1階' }] } },
    })
    expect([await inBook('bank'), await inBook('rent_income')]).toEqual([157_000, -157_000])
    expect(await classify({ id: third, also: [second], parts: [part('rent', 60_000)] })).toMatchObject({
      code: 'CONFLICT',
    })
    expect(await classificationOf(third)).toMatchObject({ explanation: null })
    await world.expectInvariants()
  })

  test(
    'that a fund paid are one proposal of two people, and only as far as its free money covers them all',
    { tags: ['course'] },
    async () => {
      await decide(await classify({ id: await appears(50_000, 'ヤチン'), parts: [part('rent', 50_000)] }))
      const [first, second, third] = [
        await appears(-20_000, 'コウムテン'),
        await appears(-25_000, 'コウムテン'),
        await appears(-6_000, 'コウムテン'),
      ]
      const parts = [part('cost', -20_000, { cost_kind: 'repair' })]
      expect(await classify({ id: first, also: [second, third], parts })).toMatchObject({
        code: 'CONFLICT',
        message: expect.stringContaining('1,000円不足'),
      })
      const proposed = await classify({ id: first, also: [second], parts })
      expect([await proposalOf(first), await proposalOf(second), await proposalOf(third)]).toEqual([
        proposed.proposal_id,
        proposed.proposal_id,
        null,
      ])
      // What waits with others is proposed by nobody else.
      expect(await classify({ id: second, parts: [part('cost', -25_000, { cost_kind: 'repair' })] })).toMatchObject({
        code: 'CONFLICT',
      })
      expect(
        await classify({ id: third, also: [second], parts: [part('cost', -6_000, { cost_kind: 'repair' })] }),
      ).toMatchObject({
        code: 'CONFLICT',
      })
      expect(await decide(proposed)).toEqual({ ok: true })
      expect([await inBook('bank'), await inBook('cost')]).toEqual([5_000, 45_000])
      await world.expectInvariants()
    },
  )
})

describe('lines that explain themselves', () => {
  test('by a rule that two keep with the line itself; income is the rent of one lease', async () => {
    const lease = await let302()
    const rent = await appears(85_000, 'ヤチンヨウ')
    for (const parts of [
      [part('rent', 85_000)],
      [part('other_income', 85_000)],
      [part('rent', 80_000, { lease_id: lease }), part('other_income', 5_000)],
    ])
      expect(await classify({ id: rent, keeps_rule: true, parts })).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { keeps_rule: expect.any(String) },
      })
    const kept = await classify({ id: rent, keeps_rule: true, parts: [part('rent', 85_000, { lease_id: lease })] })
    expect(await rules()).toEqual([])
    expect(await decide(kept)).toEqual({ ok: true })
    const fee = await appears(-20_000, 'カンリヒ')
    const proposed = await classify({
      id: fee,
      keeps_rule: true,
      parts: [part('cost', -20_000, { cost_kind: 'management' })],
    })
    expect(await rules()).toHaveLength(1)
    expect(await decide(proposed)).toEqual({ ok: true })
    expect(await rules()).toMatchObject([{ remitter: 'ヤチンヨウ' }, { remitter: 'カンリヒ', amount_from: -20_000 }])
    const [nextRent, nextFee] = [await appears(85_000, 'ﾔﾁﾝﾖｳ'), await appears(-20_000, 'カンリヒ')]
    expect(await classificationOf(nextRent)).toMatchObject({
      explanation: { fund_line: { rule_id: expect.any(String) } },
    })
    expect(await classificationOf(nextFee)).toMatchObject({
      explanation: { fund_line: { parts: [{ amount: -20_000 }] } },
    })
    // The same rule is not kept twice, and nothing of the line is classified by it.
    const again = await appears(86_000, 'ヤチンヨウ')
    expect(
      await decide(
        await keep({ explanation_id: await explanationOf(rent), rule_id: (await rules())[0].id, amount_until: 90_000 }),
      ),
    ).toEqual({ ok: true })
    const leased = [part('rent', 86_000, { lease_id: lease })]
    expect(await classify({ id: again, keeps_rule: true, parts: leased })).toMatchObject({
      code: 'CONFLICT',
    })
    expect(await classificationOf(again)).toMatchObject({ explanation: null })
    await world.expectInvariants()
  })

  test(
    'by a rule made of a line with one press: the same remitter and amount, and nothing else',
    { tags: ['course'] },
    async () => {
      const first = await appears(85_000, 'ｻﾄｳ ﾊﾅｺ')
      const of302 = { about: '302号室', lease_id: await let302() }
      await decide(await classify({ id: first, parts: [part('rent', 85_000, of302)] }))
      const made = await explanationOf(first)
      expect(await keep({ explanation_id: made, remitter: 'スズキ' })).toMatchObject({ code: 'BAD_USER_INPUT' })
      // A piece of the name is another remitter's too, and a wide range is another rent's.
      expect(await keep({ explanation_id: made, remitter: 'サトウ' })).toMatchObject({
        fields: { remitter: expect.any(String) },
      })
      expect(await keep({ explanation_id: made, amount_until: 93_501 })).toMatchObject({
        fields: { amount_until: expect.stringContaining('8,500円以内') },
      })
      expect(await decide(await keep({ explanation_id: made }))).toEqual({ ok: true })
      expect(await keep({ explanation_id: made })).toMatchObject({ code: 'CONFLICT' })
      const second = await appears(85_000, '振込　サトウ　ハナコ')
      const [rule] = await rules()
      expect(rule).toMatchObject({ remitter: 'サトウハナコ', amount_from: 85_000, amount_until: 85_000, used: 1 })
      expect(await classificationOf(second)).toMatchObject({
        explanation: { fund_line: { rule_id: rule.id, parts: [{ kind: 'rent', amount: 85_000, about: '302号室' }] } },
      })
      expect(await inBook('rent_income')).toBe(-170_000)
      // Another amount waits for a person, who is shown what the last one was.
      expect(await classificationOf(await appears(85_000, 'サトウ ハナコ タロウ'))).toMatchObject({ explanation: null })
      const other = await appears(90_000, 'サトウ ハナコ')
      expect(await classificationOf(other)).toMatchObject({
        explanation: null,
        suggestion: { parts: [{ kind: 'rent', amount: 85_000, about: '302号室' }] },
      })
      await world.expectInvariants()

      expect(await decide(await keep({ explanation_id: made, rule_id: rule.id, amount_until: 93_500 }))).toEqual({
        ok: true,
      })
      await appears(1, 'リソク')
      expect(await classificationOf(other)).toMatchObject({
        explanation: { fund_line: { parts: [{ amount: 90_000 }] } },
      })
      expect(await end(rule.id)).toMatchObject({ code: 'CONFLICT' })
      const [current] = await rules()
      expect(current).toMatchObject({ used: 2, amount_until: 93_500 })
      expect(await end(current.id)).toEqual({ ok: true })
      expect(await rules()).toEqual([])
      expect(await classificationOf(await appears(85_000, 'サトウハナコ'))).toMatchObject({ explanation: null })
      await world.expectInvariants()
    },
  )

  test('what a fund pays each month is approved once by two, and only as far as its own free money goes', async () => {
    await decide(await classify({ id: await appears(50_000, 'ヤチン'), parts: [part('rent', 50_000)] }))
    const fee = await appears(-20_000, 'カンリヒ')
    await decide(await classify({ id: fee, parts: [part('cost', -20_000, { cost_kind: 'management' })] }))
    const proposed = await keep({
      explanation_id: await explanationOf(fee),
      amount_from: -22_000,
      amount_until: -18_000,
    })
    expect(proposed).toMatchObject({ proposal_id: expect.any(String) })
    expect(await rules()).toEqual([])
    expect(await decide(proposed)).toEqual({ ok: true })
    const [covered, short] = [await appears(-21_000, 'カンリヒ'), await appears(-22_000, 'カンリヒ')]
    expect(await classificationOf(covered)).toMatchObject({
      explanation: { fund_line: { parts: [{ amount: -21_000 }] } },
    })
    expect(await classificationOf(short)).toMatchObject({ explanation: null })
    expect([await inBook('bank'), await inBook('cost')]).toEqual([9_000, 41_000])
    await world.expectInvariants()
  })
})

describe('a month of the books', () => {
  const month = (of: string) =>
    ask(
      `query ($month: String) { adminBookMonth(month: $month) {
        month is_over open bank books difference funds { project_id income cost cash by_rule by_hand invested registered closed_at }
      } }`,
      { month: of },
    )
  const close = async (of: string) => {
    const { id, ...refused } = await ask('mutation ($month: String!) { proposeBookMonth(month: $month) { id } }', {
      month: of,
    })
    return id === undefined ? refused : decide({ proposal_id: id })
  }

  test('is closed by two once every line is classified; nothing comes into it afterwards, and what was wrong is put right in the open month', async () => {
    await world.investor({ amount: 100_000, paysIn: 100_000 })
    const rent = await appears(50_000, 'ヤチン')
    expect(await close('2026-04')).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('月が終わり') })
    await world.pass(31 * 24 * 60 * 60_000)
    await readAccount(world.services)
    expect(await close('2026-04')).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('1件') })
    await decide(await classify({ id: rent, parts: [part('rent', 50_000)] }))
    const before = await month('2026-04')
    expect(before).toMatchObject({
      is_over: true,
      open: 0,
      difference: 0,
      funds: [
        { income: 50_000, cost: 0, cash: 150_000, by_rule: 0, by_hand: 1, invested: 100_000, registered: 100_000 },
      ],
    })
    expect(before.bank).toBe(before.books)
    expect(await close('2026-13')).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(await close('2026-04')).toEqual({ ok: true })
    expect(await close('2026-04')).toMatchObject({ code: 'CONFLICT' })
    await world.expectInvariants()

    // Past all use cases.
    const fund = `fund:${world.fundId}`
    await expect(
      world.database.transaction().execute(async (transaction) => {
        await sql`insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at)
          values ('cost_accrued', 'planted', '-', '2026-04-20', '2026-05-10')`.execute(transaction)
        await sql`insert into posting (entry_id, book, account_kind, account_ref, amount)
          select max(id), ${fund}, 'cost', 'repair', 1 from journal_entry`.execute(transaction)
      }),
    ).rejects.toThrow('its month is closed')
    expect(await decide(await correct({ explanation_id: await explanationOf(rent), kind: 'float_in' }))).toEqual({
      ok: true,
    })
    expect(await month('2026-04')).toMatchObject({ funds: [{ income: 50_000, closed_at: expect.any(String) }] })
    await world.pass(31 * 24 * 60 * 60_000)
    await readAccount(world.services)
    expect(await month('2026-05')).toMatchObject({ funds: [{ income: -50_000, cash: 100_000, closed_at: null }] })
    expect(await close('2026-05')).toEqual({ ok: true })
    await world.expectInvariants()
  })

  test('is closed in its order, while no check is broken; the last one is opened again by two with a reason', async () => {
    const reopen = async (of: string, reason = '家賃の登録に誤りがあったため') => {
      const { id, ...refused } = await ask(
        'mutation ($month: String!, $reason: String!) { proposeBookMonthReopening(month: $month, reason: $reason) { id } }',
        { month: of, reason },
      )
      return id === undefined ? refused : decide({ proposal_id: id })
    }
    await world.investor({ amount: 100_000, paysIn: 100_000 })
    await decide(await classify({ id: await appears(50_000, 'ヤチン'), parts: [part('rent', 50_000)] }))
    await world.pass(92 * 24 * 60 * 60_000)
    await readAccount(world.services)
    expect(await reopen('2026-04')).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('まだ締められていません'),
    })
    expect(await close('2026-04')).toEqual({ ok: true })
    expect(await close('2026-06')).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('先に2026年5月'),
    })
    expect(await close('2026-03')).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('2026年4月まで'),
    })
    // Wrongly closed, and nothing after it yet.
    expect(await reopen('2026-04', ' ')).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(await reopen('2026-04')).toEqual({ ok: true })
    expect(await month('2026-04')).toMatchObject({ funds: [{ income: 50_000, closed_at: null }] })
    expect(await close('2026-04')).toEqual({ ok: true })
    const before = await month('2026-04')
    expect(await close('2026-05')).toEqual({ ok: true })
    expect(await reopen('2026-04')).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('2026年5月まで'),
    })

    // A month's own figures, and what the bank held at its end.
    await appears(7_000, 'ヤチン')
    expect(await month('2026-04')).toEqual(before)
    expect(await month('2026-05')).toMatchObject({
      bank: before.bank,
      books: before.books,
      funds: [{ income: 0, cost: 0 }],
    })
    await sql`insert into payment_stop (since, checks) values (${world.services.clock.now()}, '{M01}')`.execute(
      world.database,
    )
    expect(await close('2026-06')).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('検査 M01') })
  })
})
