import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runtimeRole } from '../../src/platform/embedded-postgres/data-directory.ts'
import { openContributedWorld, type ContributedWorld } from '../support/contributed-world.ts'
import type { FundLineWorld } from '../support/fund-line-world.ts'
import { off, stands } from '../support/plants.ts'

// Money that leaves as less income, of no line that brought it, of more than it brought or to somebody else: what the use cases refuse, the database refuses
// too; and stands where its rule is switched off.

const tenant = 'サトウ ハナコ'
let world: FundLineWorld
let classified: ContributedWorld['classified']
/** A rent of 900 yen, of which 300 went back, and other income of 500. */
let rent: string
let other: string
beforeAll(async () => {
  ;({ world, classified } = await openContributedWorld())
  other = await classified(500, 'デンリヨク カ)', [world.part('other_income', 500)])
  rent = await classified(900, tenant, [world.part('rent', 900)])
  await classified(-40, 'カ)ミスギ コウムテン', [world.part('cost', -40, { cost_kind: 'repair' })])
  await classified(-300, tenant, [world.part('rent', -300, { gives_back: rent })])
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
/** A part more of the standing explanation of the line that names somebody. */
const part = (remarks: string, kind: string, amount: number, line = 'null') => `
  insert into fund_line_part (explanation_id, fund_id, kind, amount, gives_back)
  select explanation.id, ${world.fundId}, '${kind}', ${amount}, ${line}
  from statement_explanation explanation join bank_statement_line entry on entry.id = explanation.statement_line_id
  where entry.remarks = '${remarks}' and entry.amount < 0`
const builder = 'カ)ミスギ コウムテン'
const goesBack = off('income_goes_back', 'fund_line_part')

it.each<[what: string, act: () => string, refused: RegExp]>([
  ['a rent that goes back of no line', () => part(tenant, 'rent', -1), /no line brought fund \d+ the income/],
  ['more of a rent than came', () => part(tenant, 'rent', -601, rent), /no line brought fund \d+ the income/],
  ['a rent of a line of other income', () => part(tenant, 'rent', -1, other), /no line brought fund \d+ the income/],
  ['other income of no line', () => part(builder, 'other_income', -1), /no line brought fund \d+ the income/],
  ['rent in advance of no line', () => part(builder, 'advance_rent', -1), /no line brought fund \d+ the income/],
  ['a rent that goes to a builder', () => part(builder, 'rent', -1, rent), /is of somebody else than line/],
])('%s: refused', async (_what, act, refused) => {
  expect(await planted(act())).toMatch(refused)
  expect(await planted(act(), [goesBack])).toBe(stands)
})

it('what has gone back of a rent is classified as rent: refused by another word', async () => {
  const act = `
    with classified as (
      insert into statement_explanation (statement_line_id, kind, reason, explained_by, explained_at, bank_line_id, proposal_id, corrects)
      select statement_line_id, 'fund', 'planted', explained_by, now(), bank_line_id, proposal_id, id
      from statement_explanation where statement_line_id = ${rent} returning id
    ), line as (
      insert into fund_line (explanation_id, counterparty, paid_by) select id, 'third_party', 'fund' from classified
    )
    insert into fund_line_part (explanation_id, fund_id, kind, amount) select id, ${world.fundId}, 'other_income', 900 from classified`
  const beside = [off('told_by_two', 'fund_line')]
  expect(await planted(act, beside)).toMatch(/more income went back of line \d+ than it brought/)
  expect(await planted(act, [...beside, off('income_told_anew', 'statement_explanation')])).toBe(stands)
})

it.each(['rent_income', 'other_income', 'advance_rent'])(
  'a cost that the book takes out of %s: refused',
  async (account) => {
    const act = `
    with entry as (
      insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at)
      values ('outgoing_line', 'planted', '-', now(), now()) returning id)
    insert into posting (entry_id, book, account_kind, account_ref, amount)
    select entry.id, line.* from entry, (values ('fund:${world.fundId}', '${account}', '', 40::bigint), ('fund:${world.fundId}', 'bank', 'company', -40::bigint),
      ('unassigned', 'bank', 'company', 40::bigint), ('unassigned', 'unexplained', '', -40::bigint)) line`
    const beside = ['line_behind_entry', 'wall_of_accounts', 'held_for_others'].map((rule) => off(rule))
    expect(await planted(act, beside)).toMatch(/no line says whose income goes back/)
    expect(await planted(act, [...beside, off('income_leaves_as_told')])).toBe(stands)
  },
)
