import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { japanDateOf } from '../../src/domain/calendar.ts'
import { idOf } from '../../src/domain/id.ts'
import { startOperation } from '../../src/features/investing/distribution/start-operation.ts'
import { runtimeRole } from '../../src/platform/embedded-postgres/data-directory.ts'
import { openContributedWorld, type ContributedWorld } from '../support/contributed-world.ts'
import type { FundLineWorld } from '../support/fund-line-world.ts'
import { off, stands } from '../support/plants.ts'

// A price that nobody gave back, a buyer's deposit that goes to somebody else or becomes nobody's price, tenants' deposits that no seller paid: what the use
// cases refuse, the database refuses too; and stands where its rule is switched off.

let world: FundLineWorld
let classified: ContributedWorld['classified']
/** The lines that paid a price of 900 yen, of which 200 came back, a buyer's deposit of 700, and a purchase that the book has. */
let price: string
let deposit: string
let bought: string
let dealId: string
beforeAll(async () => {
  const contributed = await openContributedWorld()
  ;({ world, classified } = contributed)
  const { office, deal } = contributed
  dealId = await deal(13_000_000)
  bought = await classified(-13_000_000, '三軒茶屋商事', [world.part('purchase', -13_000_000, { deal_id: dealId })])
  expect(await office.approve((await office.bookPurchase(dealId)).id)).toEqual({ ok: true })
  await startOperation(world.services, {
    fundId: world.fundId,
    startOn: japanDateOf(world.services.clock.now()),
    deals: [idOf<'property_deal'>(Number(dealId))],
  })
  price = await classified(-900, 'ウリヌシ ジロウ', [world.part('purchase', -900)])
  await classified(200, 'ウリヌシ ジロウ', [world.part('purchase_return', 200, { gives_back: price })])
  deposit = await classified(700, 'カイヌシ タロウ', [world.part('sale_deposit', 700)])
  await classified(3_000, 'ニユウキヨシヤ', [world.part('rent', 3_000)])
  await classified(-10, 'シユウリ コウム', [world.part('cost', -10, { cost_kind: 'repair' })])
}, 60_000)
afterAll(() => world.close())

/** As the product's own role; nothing of it stays. */
async function planted(acts: string, without: readonly string[] = []): Promise<string> {
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
const part = (kind: string, amount: number, direction: 'in' | 'out', more: { line?: string; deal?: string } = {}) => `
  insert into fund_line_part (explanation_id, fund_id, kind, amount, gives_back, deal_id)
  select max(explanation.id), ${world.fundId}, '${kind}', ${amount}, ${more.line ?? 'null'}, ${more.deal ?? 'null'}
  from statement_explanation explanation join bank_statement_line entry on entry.id = explanation.statement_line_id
  where explanation.kind = 'fund' and sign(entry.amount) = ${direction === 'in' ? 1 : -1}`
const givesBack = off('gives_back_what_was_paid', 'fund_line_part')

describe('past all use cases, by the role of the product', () => {
  it.each<[what: string, act: () => string, refused: RegExp, rule: string]>([
    [
      'a price that somebody else gives back',
      () => part('purchase_return', 700, 'in', { line: price }),
      /is of somebody else than line/,
      givesBack,
    ],
    [
      'more of it than was paid',
      () => part('purchase_return', 701, 'in', { line: price }),
      /did not pay so much/,
      givesBack,
    ],
    [
      'a price that came back of a line that was no price',
      () => part('purchase_return', 1, 'in', { line: deposit }),
      /did not pay so much/,
      givesBack,
    ],
    [
      'a buyer’s deposit to somebody else',
      () => part('sale_deposit', -700, 'out', { line: deposit }),
      /is of somebody else than line/,
      givesBack,
    ],
    [
      'a buyer’s deposit as part of no price',
      () => part('sale_deposit', -700, 'in', { line: deposit }),
      /is part of no price/,
      givesBack,
    ],
    [
      'tenants’ deposits that no seller paid',
      () => part('taken_over_deposit', 100, 'in', { deal: dealId }),
      /it is not the seller of deal/,
      off('taken_over_with_deal', 'fund_line_part'),
    ],
    [
      'tenants’ deposits settled within no price',
      () => part('taken_over_deposit', 100, 'out', { deal: dealId }),
      /more deposits than the tenants/,
      off('taken_over_with_deal', 'fund_line_part'),
    ],
  ])('%s: refused', async (_what, act, refused, rule) => {
    expect(await planted(act())).toMatch(refused)
    expect(await planted(act(), [rule])).toBe(stands)
  })

  it.each<[what: string, line: () => string, anew: string, refused: RegExp]>([
    ['a kept deposit without its cause', () => deposit, "'other_income', null, 700", /kept without its cause/],
    ['a price of which a part came back', () => price, "'cost', 'repair', -900", /more was given back of line/],
    [
      'what paid for property in the book',
      () => bought,
      "'cost', 'repair', -13000000",
      /has paid for deal \d+, which stands/,
    ],
  ])('%s, by another word for its line: refused', async (_what, line, anew, refused) => {
    const act = `
      with classified as (
        insert into statement_explanation (statement_line_id, kind, reason, explained_by, explained_at, bank_line_id, proposal_id, corrects)
        select statement_line_id, 'fund', 'planted', explained_by, now(), bank_line_id, proposal_id, id
        from statement_explanation where statement_line_id = ${line()} returning id
      ), line as (
        insert into fund_line (explanation_id, counterparty, paid_by) select id, 'third_party', 'fund' from classified
      )
      insert into fund_line_part (explanation_id, fund_id, kind, cost_kind, amount) select id, ${world.fundId}, ${anew} from classified`
    const beside = [off('told_by_two', 'fund_line')]
    expect(await planted(act, beside)).toMatch(refused)
    expect(await planted(act, [...beside, off('told_anew', 'statement_explanation')])).toBe(stands)
  })

  it('more of a price than stands as paid: refused', async () => {
    const act = `
      with entry as (
        insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at)
        values ('income_line', 'planted', '-', now(), now()) returning id)
      insert into posting (entry_id, book, account_kind, account_ref, amount)
      select entry.id, line.* from entry, (values ('fund:${world.fundId}', 'advance_paid', '', -701::bigint), ('fund:${world.fundId}', 'bank', 'company', 701::bigint),
        ('unassigned', 'bank', 'company', -701::bigint), ('unassigned', 'suspense', '', 701::bigint)) line`
    const beside = off('line_behind_entry')
    expect(await planted(act, [beside])).toMatch(/1 yen less than the property of book/)
    expect(await planted(act, [beside, off('advance_is_there')])).toBe(stands)
  })
})

describe('a name that holds a known one', () => {
  it.each([
    ['an officer’s office, in letters', '渡邊一郎事務所', '渡辺 一郎', 'ワタナベ イチロウ'],
    ['an officer’s office, in kana', 'ワタナベイチロウ ジムシヨ', '渡辺 一郎', 'ワタナベ イチロウ'],
    ['an officer’s company, with his short name', 'カ)モリケンシヨウジ', '森 健', 'モリ ケン'],
  ])('%s: classified by two, as near', async (_what, remarks, name, kana) => {
    await world.ask('mutation ($input: PartyInput!) { addParty(input: $input) { id } }', {
      input: { name, name_kana: kana, relation: 'officer', corporate_number: '' },
    })
    const id = await world.appears(4_000, remarks)
    const { rows } = await world.ask(
      'query ($id: ID!) { adminAccountEntries(filter: { id: $id }) { rows { known_payers { kind name is_near } } } }',
      { id },
    )
    expect(rows[0].known_payers).toContainEqual({ kind: 'related', name, is_near: true })
    const { proposal_id: proposal } = await world.classify({ id, parts: [world.part('rent', 4_000)] })
    const proposed = await world.ask(
      'query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { changes { label after } } } }',
      { id: proposal },
    )
    expect(proposed.rows[0].changes).toContainEqual({
      label: '振込人の照合',
      after: expect.stringContaining(`「${name}」に似た名前です`),
    })
    expect(await world.agree(proposal, world.maker)).not.toEqual({ ok: true })
    expect(await world.agree(proposal)).toEqual({ ok: true })
  })

  it('a family name alone is nobody’s', async () => {
    const id = await world.appears(4_000, 'ワタナベ ジムシヨ')
    const { rows } = await world.ask(
      'query ($id: ID!) { adminAccountEntries(filter: { id: $id }) { rows { known_payers { kind } } } }',
      { id },
    )
    expect(rows[0].known_payers).toEqual([])
  })
})
