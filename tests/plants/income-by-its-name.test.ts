import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runtimeRole } from '../../src/platform/embedded-postgres/data-directory.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { off, stands } from '../support/plants.ts'

// A fund's profit, and with it a dividend "from rents", out of money of ours that is called a cost which came back, or out of investors' own capital by a
// payment that is classified as larger than it was.

let world: FundLineWorld
beforeAll(async () => {
  world = await openFundLineWorld()
}, 60_000)
afterAll(() => world.close())

let lines = 0
interface Classified {
  amount: number
  parts: Record<string, unknown>[]
  counterparty?: string
  keeps_rule?: boolean
}
const classify = async ({ amount, ...classified }: Classified) =>
  world.classify({ id: await world.appears(amount, `トリヒキサキ ${(lines += 1)}`), ...classified })
const approved = async (classified: Classified): Promise<void> => {
  const { proposal_id: proposal } = await classify(classified)
  expect(await world.agree(proposal)).toEqual({ ok: true })
}
const cost = (amount: number, of = 'repair') => world.part('cost', amount, { cost_kind: of })
const other = (amount: number) => world.part('other_income', amount)
const deposit = (amount: number) => world.part('tenant_deposit', amount)

describe('what raises a fund’s profit', () => {
  it.each<[what: string, classified: () => Classified, field: string, words: RegExp]>([
    [
      'money of the company as a cost that came back',
      () => ({ amount: 30_000, counterparty: 'related_party', parts: [cost(30_000)] }),
      'parts.0.amount',
      /「その他の収入」として登録してください/,
    ],
    [
      'the same beside a rent, of another kind of cost',
      () => ({
        amount: 91_000,
        counterparty: 'related_party',
        parts: [world.part('rent', 90_000), cost(1_000, 'insurance')],
      }),
      'parts.1.amount',
      /関係者からの収入として、投資家に示します/,
    ],
    [
      'a stranger’s, beyond what the fund has spent',
      () => ({ amount: 700, parts: [cost(700, 'expert')] }),
      'parts.0.amount',
      /専門家報酬は、これまでに0円です。これを超える戻りは登録できません/,
    ],
    [
      'income on a price, classified as larger than it was paid',
      () => ({ amount: -1_000, parts: [world.part('purchase', -1_001_000), other(1_000_000)] }),
      'parts.1.amount',
      /返す敷金・保証金から差し引いた額まで/,
    ],
    [
      'income on a cost',
      () => ({ amount: -7, parts: [other(493), cost(-500, 'other')] }),
      'parts.0.amount',
      /返す敷金・保証金から差し引いた額まで/,
    ],
    [
      'more kept of a deposit than goes back',
      () => ({ amount: -1, parts: [deposit(-30_000), other(30_001), cost(-2, 'other')] }),
      'parts.1.amount',
      /返す敷金・保証金から差し引いた額まで/,
    ],
    [
      'one yen, classified as a rent beside a cost that nobody saw',
      () => ({ amount: 1, parts: [world.part('rent', 900_001), cost(-900_000, 'brokerage')] }),
      'parts.1.amount',
      /賃料の半分/,
    ],
    [
      'a few yen classified as a deposit beside it',
      () => ({ amount: 7, parts: [deposit(500_007), cost(-500_000)] }),
      'parts.1.amount',
      /賃料の半分/,
    ],
  ])('is not %s', async (_what, classified, field, words) => {
    expect(await classify(classified())).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [field]: expect.stringMatching(words) },
    })
  })

  it('but a cost that a stranger gives back, as far as it was spent, each time by two; and what is kept of a deposit', async () => {
    await approved({ amount: 200_000, parts: [world.part('rent', 120_000), deposit(80_000)] })
    await approved({ amount: -40_000, parts: [cost(-40_000)] })
    expect(await classify({ amount: 15_000, keeps_rule: true, parts: [cost(15_000)] })).toMatchObject({
      fields: { keeps_rule: expect.stringContaining('費用の戻りは、1件ずつ') },
    })
    await approved({ amount: 15_000, parts: [cost(15_000)] })
    expect(await classify({ amount: 25_001, parts: [cost(25_001)] })).toMatchObject({
      fields: { 'parts.0.amount': expect.stringContaining('25,000円') },
    })
    await approved({ amount: -50_000, parts: [deposit(-80_000), other(30_000)] })
    await world.expectInvariants()
  })
})

it('a deposit of ours is kept as ours, whatever line it stands beside', async () => {
  await approved({ amount: 60_000, counterparty: 'related_party', parts: [deposit(60_000)] })
  const kept = { amount: 1, parts: [deposit(-60_000), other(60_001)] }
  expect(await classify(kept)).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { counterparty: expect.stringContaining('第三者から預かっている敷金・保証金は、0円です') },
  })
  await approved({ amount: 50_000, parts: [deposit(50_000)] })
  await approved({ amount: 1, parts: [deposit(-50_000), other(50_001)] })
  await approved({ ...kept, counterparty: 'related_party' })
  await world.expectInvariants()
})

describe('past all use cases, by the role of the product', () => {
  const rule = off('income_by_its_name', 'fund_line_part')
  const planted = async (acts: string, without: readonly string[] = []): Promise<string> => {
    try {
      await world.database.transaction().execute(async (transaction) => {
        for (const statement of without) await sql.raw(statement).execute(transaction)
        await sql.raw(`set local role ${runtimeRole}`).execute(transaction)
        await sql.raw(acts).execute(transaction)
        await sql`set constraints all immediate`.execute(transaction)
        throw new Error(stands)
      })
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
    return stands
  }
  /** A part more of the newest line that came in or left. */
  const part = (kind: string, amount: number, direction: 'in' | 'out', costKind = 'null') => `
    insert into fund_line_part (explanation_id, fund_id, kind, cost_kind, amount)
    select max(explanation.id), ${world.fundId}, '${kind}', ${costKind}, ${amount}
    from statement_explanation explanation join bank_statement_line entry on entry.id = explanation.statement_line_id
    where explanation.kind = 'fund' and sign(entry.amount) = ${direction === 'in' ? 1 : -1}`

  it('a cost of ours that came back: refused', async () => {
    await approved({ amount: 9_000, counterparty: 'related_party', parts: [world.part('rent', 9_000)] })
    const act = part('cost', 500, 'in', "'repair'")
    expect(await planted(act)).toMatch(/income that is not told as what it is/)
    expect(await planted(act, [rule])).toBe(stands)
  })

  it('a rent grown by a cost beside it: refused', async () => {
    await approved({ amount: 8_000, parts: [world.part('rent', 8_000)] })
    const act = `${part('rent', 900_000, 'in')}; ${part('cost', -900_000, 'in', "'management'")}`
    expect(await planted(act)).toMatch(/more costs are kept of what came in/)
    expect(await planted(act, [off('costs_of_their_income', 'fund_line_part')])).toBe(stands)
  })

  it('a deposit of ours as a stranger’s income: refused', async () => {
    await approved({ amount: 20_000, counterparty: 'related_party', parts: [deposit(20_000)] })
    await approved({ amount: 10, parts: [world.part('rent', 10)] })
    const act = `${part('tenant_deposit', -20_000, 'in')}; ${part('other_income', 20_000, 'in')}`
    expect(await planted(act)).toMatch(/more is kept of strangers' deposits/)
    expect(await planted(act, [off('kept_of_strangers', 'fund_line_part')])).toBe(stands)
  })

  it('income on a payment: refused', async () => {
    await approved({ amount: -1_000, parts: [cost(-1_000)] })
    const act = part('other_income', 500, 'out')
    expect(await planted(act)).toMatch(/income that is not told as what it is/)
    expect(await planted(act, [rule])).toBe(stands)
  })

  it('more of a cost than was spent: refused', async () => {
    const act = `
      with entry as (
        insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at)
        values ('income_line', 'planted', '-', now(), now()) returning id)
      insert into posting (entry_id, book, account_kind, account_ref, amount)
      select entry.id, line.* from entry, (values ('fund:${world.fundId}', 'cost', 'appraisal', -500::bigint), ('fund:${world.fundId}', 'bank', 'company', 500::bigint),
        ('unassigned', 'bank', 'company', -500::bigint), ('unassigned', 'suspense', '', 500::bigint)) line`
    const [spent, beside] = [off('cost_was_spent'), off('line_behind_entry')]
    expect(await planted(act, [beside])).toMatch(/500 yen more of its cost appraisal come back/)
    expect(await planted(act, [beside, spent])).toBe(stands)
  })
})
