import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillLargeCompany } from '../../../scripts/large-company/fill-large-company.ts'
import { japanDate } from '../../../src/domain/calendar.ts'
import { openOldDatabase, type OldDatabase } from '../../support/old-database.ts'
import { countViolations } from '../../support/count-violations.ts'
import { productFolder } from '../../../src/platform/product-folder.ts'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

// A company that has been at work for years comes to the release that opens the books.

let old: OldDatabase
let before: unknown
let earnedBefore: Record<string, unknown>[]
/** The days of every distribution, and what it made of them. */
const earnedInItsDays = `
  select distribution_id::int as id, start_on::text, end_on::text, dividend::int, invested::int, loss::int from distribution_earning order by distribution_id`
const journalOfBefore = pathToFileURL(path.join(productFolder, 'tests/support/of-before/journal.sql'))

beforeAll(async () => {
  old = await openOldDatabase('0630_treasury_account_rules')
  await fillLargeCompany(
    old.connectionString,
    {
      members: 240,
      funds: 24,
      investments: 800,
      seed: 3,
      today: japanDate('2026-11-20'),
      bankAccount: '102010001234',
    },
    () => undefined,
    journalOfBefore,
  )
  before = await facts(old.client)
  earnedBefore = await ask(earnedInItsDays)
  await old.migrate()
})
afterAll(() => old.drop())

/** The opening, and the operator's parts in funds at work. */
const byMigrations = `'books_opened', 'property_brought_in'`

/** Every entry of before with its lines, and what each account held. */
async function facts(client: pg.Client): Promise<unknown> {
  const { rows } = await client.query(`
    select (select md5(string_agg(concat_ws('|', id, kind, idempotency_key, input_hash, effective_at, recorded_at, reverses), ',' order by id))
        from journal_entry where kind not in (${byMigrations})) as entries,
      (select md5(string_agg(concat_ws('|', posting.id, entry_id, account_kind, account_ref, amount, posting.effective_at), ',' order by posting.id))
        from posting join journal_entry entry on entry.id = entry_id where entry.kind not in (${byMigrations})) as postings,
      (select count(*) from posting) > 3000 as is_large`)
  return rows[0]
}

const ask = async (query: string) => (await old.client.query<Record<string, unknown>>(query)).rows

it('nothing of before is written again', async () => {
  const [after, [counts]] = [
    await facts(old.client),
    await ask(`select count(*)::int as opened from journal_entry where kind = 'books_opened'`),
  ]
  expect(after).toEqual(before)
  expect(after).toMatchObject({ is_large: true })
  expect(counts).toEqual({ opened: 1 })
})

it('every invariant holds in the books as they are opened', async () => {
  expect(await countViolations(old.client)).toEqual([])
})

it('everybody is owed in the books what he was owed before, to the yen', async () => {
  const moved = await ask(`
    select account_kind, account_ref from posting
    where account_kind in ('deposit', 'capital', 'deployed', 'payable', 'refundable', 'in_flight', 'return_due', 'suspense')
    group by account_kind, account_ref
    having sum(amount) filter (where entry_id < (select id from journal_entry where kind = 'books_opened'))
      is distinct from nullif(sum(amount) filter (where book <> 'legacy'), 0)
      and sum(amount) filter (where entry_id < (select id from journal_entry where kind = 'books_opened')) <> 0`)
  expect(moved).toEqual([])
  expect(await ask(`select sum(amount)::int as total from posting where book = 'legacy'`)).toEqual([{ total: 0 }])
})

it('every distribution of before has its calculation period, and earned what it earned in the days that it had', async () => {
  const [counts] = await ask(`
    select count(*)::int as all, count(period_number)::int as placed
    from fixed_distribution join fund_result using (fund_id) where operation_start_on is not null`)
  expect(counts?.['all']).toBeGreaterThan(5)
  expect(counts).toMatchObject({ placed: counts?.['all'] })
  expect(await ask(earnedInItsDays)).toEqual(earnedBefore)
})

it('what the operator could dispose of is the cash of his own book', async () => {
  const [own] = await ask(`
    select (select available from segregation_position()) as available,
      -- As it was told before: what the bank holds beyond what is owed by name.
      (select -sum(amount) from posting where book = 'legacy' and account_kind = 'float' and entry_id < opening.id)
        + (select -sum(amount) from posting where book = 'legacy' and account_kind = 'payable' and entry_id < opening.id)
        + (select sum(withholding) from distribution_share share
          where withheld_on is null and not exists (select from payout where distribution_share_id = share.id and status = 'in_flight')) as before
    from journal_entry opening where opening.kind = 'books_opened'`)
  expect(own?.['available']).toBe(own?.['before'])
})

it('the operator has his part in every fund at work, of which no cash moved', async () => {
  const parts = await ask(`
    select composition.subordinated + composition.fill_in as recorded, -sum(posting.amount)::bigint as booked
    from fund_composition composition
    join journal_entry entry on entry.idempotency_key = 'property-brought-in:' || composition.fund_id
    join posting on posting.entry_id = entry.id and posting.account_kind in ('subordinated', 'fill_in')
    where composition.seq = 0
    group by composition.fund_id, composition.subordinated, composition.fill_in`)
  expect(parts.length).toBeGreaterThan(0)
  for (const { recorded, booked } of parts) expect(booked).toBe(recorded)
  expect(
    await ask(`
      select posting.id from posting join journal_entry entry on entry.id = entry_id
      where entry.kind = 'property_brought_in' and account_kind = 'bank'`),
  ).toEqual([])
})

it('the closed chapter takes no entry any more', async () => {
  await expect(
    old.client.query(`
      with entry as (
        insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at)
        values ('deposit', 'late', '-', '2026-11-20', '2026-11-20') returning id)
      insert into posting (entry_id, book, account_kind, account_ref, amount) select id, 'legacy', 'deposit', '1', -1 from entry`),
  ).rejects.toThrow(/no rule/)
})
