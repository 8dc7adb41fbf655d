import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AccountEntry } from '../../src/adapters/bank/bank.ts'
import { readAccount } from '../../src/features/investing/deposit/read-account.ts'
import { inBookOf, standing } from '../support/book-balances.ts'
import { askAs } from '../support/operator-api.ts'
import { openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'

// What a fund earns and spends: lines of the account, told part by part, in the fund's own book.
let world: PayoutWorld
let beside: Omit<AccountEntry, 'balance'>[]
beforeEach(async () => {
  world = await openPayoutWorld()
  beside = []
  const { bank } = world.services
  const listed = bank.listAccountEntries.bind(bank)
  const told = bank.balance.bind(bank)
  world.services.bank = {
    ...bank,
    listAccountEntries: async (range) => {
      let { balance: held } = await told()
      return [
        ...(await listed(range)),
        ...beside.map((line) => ({ ...line, balance: (held += line.direction === 'in' ? line.amount : -line.amount) })),
      ]
    },
  }
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
const tell = (input: Record<string, unknown>, viewer = world.maker) =>
  ask(
    'mutation ($input: ExplainFundLineInput!) { explainFundLine(input: $input) { ok proposal_id } }',
    { input: { counterparty: 'third_party', paid_by: 'fund', reason: '賃貸借契約書で確認しました', ...input } },
    viewer,
  )
const decide = async ({ proposal_id: id, ...told }: { proposal_id?: string | null }, viewer = world.checker) => {
  if (id === undefined || id === null) return told
  const {
    rows: [proposal],
  } = await ask('query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { effect_hash } } }', { id })
  return ask(
    'mutation ($input: ApproveProposalInput!) { approveProposal(input: $input) { ok } }',
    { input: { id, effect_hash: proposal.effect_hash } },
    viewer,
  )
}
const correct = (input: Record<string, unknown>) =>
  ask('mutation ($input: CorrectAccountEntryInput!) { correctAccountEntry(input: $input) { ok proposal_id } }', {
    input: { reason: '運営者の入金でした', ...input },
  })
const explanationOf = async (id: string): Promise<string> => {
  const { rows } = await ask(
    'query ($id: ID!) { adminAccountEntries(filter: { id: $id }) { rows { explanation { id } } } }',
    { id },
  )
  return rows[0].explanation.id
}
const inBook = (kind: Parameters<typeof inBookOf>[2]) => inBookOf(world.database, world.fundId, kind)

describe('a fund’s lines', () => {
  test('a rent is told by one operator and stands in its fund’s book; what was wrong is told anew by two', async () => {
    const id = await appears(85_000, 'サトウ ハナコ ヤチン')
    expect(await tell({ id, parts: [part('rent', 84_000)] })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { parts: '内訳の合計が、明細の金額と一致しません。' },
    })
    expect(await tell({ id, parts: [part('cost', -85_000, { cost_kind: 'repair' })] })).toMatchObject({
      code: 'BAD_USER_INPUT',
    })
    expect(await tell({ id, parts: [{ ...part('rent', 85_000), project_id: '999' }] })).toMatchObject({
      code: 'BAD_USER_INPUT',
    })
    expect(await tell({ id, parts: [part('rent', 85_000, { about: '302号室　4月分' })] })).toEqual({
      ok: true,
      proposal_id: null,
    })
    expect(await tell({ id, parts: [part('rent', 85_000)] })).toMatchObject({ code: 'CONFLICT' })
    expect([await inBook('bank'), await inBook('rent_income')]).toEqual([85_000, -85_000])
    expect(await standing(world.database, 'suspense')).toBe(0)
    await world.expectInvariants()

    const told = await explanationOf(id)
    const anew = { explanation_id: told, parts: [part('rent', 80_000), part('other_income', 5_000)] }
    const proposed = await tell(anew)
    expect(proposed).toMatchObject({ ok: true, proposal_id: expect.any(String) })
    expect(await tell(anew)).toMatchObject({ code: 'CONFLICT' })
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
    await tell({ id: rent, parts: [part('rent', 50_000)] })
    const repair = await appears(-60_000, 'シユウゼン')
    const parts = [part('cost', -60_000, { cost_kind: 'repair', about: '給湯器の交換' })]
    // What members have paid in is there, and is not the fund's to spend.
    expect(await tell({ id: repair, parts })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('10,000円不足'),
    })
    const fee = await appears(-20_000, 'カンリヒ')
    const proposed = await tell({ id: fee, parts: [part('cost', -20_000, { cost_kind: 'management' })] })
    expect(await inBook('cost')).toBe(0)
    expect(await decide(proposed, world.maker)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await decide(proposed)).toEqual({ ok: true })
    expect([await inBook('bank'), await inBook('cost')]).toEqual([130_000, 20_000])
    await world.expectInvariants()

    await world.moveOperatorMoney(200_000)
    expect(await tell({ id: repair, parts: [part('tenant_deposit', -60_000)], paid_by: 'operator' })).toMatchObject({
      code: 'BAD_USER_INPUT',
    })
    expect(await decide(await tell({ id: repair, parts, paid_by: 'operator' }))).toEqual({ ok: true })
    expect([await inBook('bank'), await inBook('cost'), await inBook('owed_to_operator')]).toEqual([
      130_000, 80_000, -60_000,
    ])
    expect(await standing(world.database, 'advanced', world.fundId)).toBe(60_000)
    await world.expectInvariants()
  })

  test('a manager’s net remittance, a deposit and a related payer: parts of one line, by two operators', async () => {
    const id = await appears(242_000, 'カンリガイシヤ')
    const parts = [
      part('rent', 170_000, { about: '301号室・302号室' }),
      part('tenant_deposit', 85_000, { about: '303号室' }),
      part('cost', -13_000, { cost_kind: 'management' }),
    ]
    expect(await decide(await tell({ id, parts }))).toEqual({ ok: true })
    expect([await inBook('bank'), await inBook('rent_income'), await inBook('tenant_deposit')]).toEqual([
      242_000, -170_000, -85_000,
    ])
    const own = await appears(30_000, 'イトフアンデイング')
    expect(await tell({ id: own, counterparty: 'related_party', parts: [part('rent', 30_000)] })).toMatchObject({
      proposal_id: expect.any(String),
    })
    await world.expectInvariants()
  })
})
