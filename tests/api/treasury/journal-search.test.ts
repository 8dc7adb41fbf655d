import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eachJournal } from '../../../src/features/treasury/journal-search/journal-cells.ts'
import { parseJournalQuery } from '../../../src/features/treasury/journal-search/parse-query.ts'
import { openFundLineWorld, type FundLineWorld } from '../../support/fund-line-world.ts'
import { must } from '../../support/must.ts'

// The journal of a book is searched by day, amount and counterparty, alone and together; what was corrected shows both entries.

let world: FundLineWorld
let book: string
let struck: string
beforeAll(async () => {
  world = await openFundLineWorld()
  book = `fund:${world.fundId}`
  await world.investor({ amount: 100_000, paysIn: 100_000 })
  await world.told('rent', 50_000)
  await world.pass(5 * 24 * 60 * 60_000)
  await world.told('rent', 70_000)
  await world.told('cost', -12_000, { cost_kind: 'repair' })
  const wrong = await world.told('rent', 9_000)
  const { rows } = await world.ask(
    'query ($id: ID!) { adminAccountEntries(filter: { id: $id }) { rows { explanation { id } } } }',
    { id: wrong },
  )
  struck = rows[0].explanation.id
  const { proposal_id: proposal } = await world.tell({
    explanation_id: struck,
    parts: [world.part('other_income', 9_000)],
    reason: '礼金でした',
  })
  expect(await world.agree(proposal)).toEqual({ ok: true })
})
afterAll(() => world.close())

interface Found {
  id: string
  day: string
  amount: number
  counterparty: string | null
  reverses: string | null
  reversed_by: string | null
  replaced_by: string | null
  corrected_by: string | null
  reason: string | null
  text: string
}
const everything = { from: '2026-04-01', until: '2026-04-30' }
const search = (input: Record<string, unknown> = {}): Promise<{ total: number; rows: Found[] }> =>
  world.ask(
    `query ($input: JournalSearchInput!) { adminJournalSearch(input: $input) {
      total rows { id day text amount counterparty reverses reversed_by replaced_by corrected_by reason }
    } }`,
    { input: { book, ...everything, ...input } },
  )

/** The same asked of the tables, by hand. */
async function byHand(): Promise<{ id: string; day: string; amount: number; counterparty: string }[]> {
  const { rows } = await sql<{ id: string; day: string; amount: number; counterparty: string }>`
    select entry.id::text, (entry.effective_at at time zone 'Asia/Tokyo')::date::text as day,
      (select sum(amount) from posting where entry_id = entry.id and amount > 0 and posting.book = ${book})::integer as amount,
      coalesce((select remarks from statement_explanation told join bank_statement_line line on line.id = told.statement_line_id
        where told.journal_entry_id in (entry.id, entry.reverses)), '') as counterparty
    from journal_entry entry where exists (select from posting where entry_id = entry.id and posting.book = ${book})
    order by entry.effective_at, entry.id`.execute(world.database)
  return rows
}
const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

describe('the search finds what the tables hold', () => {
  test.each<
    [
      string,
      Record<string, unknown>,
      (row: { day: string; amount: number; counterparty: string }, day: string) => boolean,
    ]
  >([
    ['everything', {}, () => true],
    ['an amount', { amount_from: '70,000', amount_until: '70000' }, ({ amount }) => amount === 70_000],
    [
      'a range of amounts',
      { amount_from: '9000', amount_until: '50000円' },
      ({ amount }) => amount >= 9_000 && amount <= 50_000,
    ],
    ['amounts from', { amount_from: '50001' }, ({ amount }) => amount > 50_000],
    ['amounts until', { amount_until: '12000' }, ({ amount }) => amount <= 12_000],
    ['a counterparty', { counterparty: 'rent' }, ({ counterparty }) => counterparty.includes('rent')],
    ['a counterparty in other letters', { counterparty: 'RENT 0' }, ({ counterparty }) => counterparty === 'rent 0'],
    [
      'counterparty and amount together',
      { counterparty: 'rent', amount_from: '60000' },
      ({ counterparty, amount }) => counterparty.includes('rent') && amount >= 60_000,
    ],
    ['nobody of that name', { counterparty: 'やまだ%' }, () => false],
  ])('%s', async (_what, input, matches) => {
    const expected = (await byHand()).filter((row) => matches(row, row.day))
    const found = await search(input)
    expect(ids(found.rows)).toEqual(ids(expected))
    expect(found.total).toBe(expected.length)
    expect(found.rows.map(({ amount }) => amount)).toEqual(expected.map(({ amount }) => amount))
  })

  test('a range of days, ends included, alone and with an amount', async () => {
    const all = await byHand()
    const [first = '', last = ''] = [all[0]?.day, all.at(-1)?.day]
    expect(first).not.toBe(last)
    expect(ids((await search({ until: first })).rows)).toEqual(ids(all.filter(({ day }) => day <= first)))
    expect(ids((await search({ from: last, amount_from: '60000' })).rows)).toEqual(
      ids(all.filter(({ day, amount }) => day >= last && amount >= 60_000)),
    )
  })

  test('an account', async () => {
    const { rows } = await search({ account: 'cost:repair' })
    expect(rows).toMatchObject([{ amount: 12_000 }])
  })

  test('an investor by name, for operators', async () => {
    const { rows } = await sql<{ name: string }>`
      select member.family_name || ' ' || member.given_name as name from investment join member on member.id = member_id`.execute(
      world.database,
    )
    const found = await search({ counterparty: rows[0]?.name ?? '' })
    expect(found.total).toBeGreaterThan(0)
  })
})

test.each([
  [{ amount_from: '千円' }, 'amount_from'],
  [{ amount_from: '100', amount_until: '99' }, 'amount_until'],
  [{ from: '2026-04-31' }, 'from'],
  [{ until: '2026-03-31' }, 'until'],
  [{ book: 'legacy' }, 'book'],
])('%o is refused beside its field', async (input, field) => {
  expect(await search(input)).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } })
})

test('what was corrected shows the struck entry, what takes it back and what stands in its place, with who and why', async () => {
  const { rows: told } = await sql<{ before: string; after: string }>`
    select told.journal_entry_id::text as before, later.journal_entry_id::text as after
    from statement_explanation told join statement_explanation later on later.corrects = told.id where told.id = ${struck}`.execute(
    world.database,
  )
  const [{ before, after } = { before: '', after: '' }] = told
  const { rows } = await search({ corrected: 'true' })
  expect(rows).toHaveLength(2)
  const [original, reversal] = rows
  expect(original).toMatchObject({ id: before, reverses: null, reversed_by: reversal?.id, replaced_by: after })
  expect(reversal).toMatchObject({ reverses: before, reversed_by: null, replaced_by: after, amount: 9_000 })
  for (const row of rows) expect(row).toMatchObject({ corrected_by: expect.any(String), reason: expect.any(String) })
  expect(ids((await search()).rows)).toContain(after)
})

test('the file has the same rows', async () => {
  const query = must(parseJournalQuery({ book, ...everything, counterparty: 'rent' }))
  const written: string[] = []
  for await (const { id } of eachJournal(world.database, query, { seesInvestors: true })) written.push(String(id))
  expect(written).toEqual(ids((await search({ counterparty: 'rent' })).rows))
})
