import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAccount } from '../../../src/features/investing/deposit/read-account.ts'
import { post } from '../../../src/ledger/post.ts'
import { openFundLineWorld, type FundLineWorld } from '../../support/fund-line-world.ts'
import { recordCompany } from '../../support/record-company.ts'

// The company's own book is closed by financial year, by two people: what it earned and spent becomes retained earnings.

let world: FundLineWorld
beforeAll(async () => {
  world = await openFundLineWorld()
  await recordCompany(world)
  await world.investor({ amount: 100_000, paysIn: 100_000 })
  await world.classified('rent', 50_000)
  await spend(-440)
  await world.classified('cost', -30_000, { cost_kind: 'repair', paid_by: 'operator' })
})
afterAll(() => world.close())

/** A fee of the company's own account. @returns the id of its line. */
async function spend(amount: number): Promise<void> {
  const id = await world.appears(amount, `テスウリョウ${world.beside.length}`)
  const { proposal_id: proposal } = await world.ask(
    'mutation ($input: ExplainAccountEntryInput!) { explainAccountEntry(input: $input) { proposal_id } }',
    { input: { id, kind: 'fee', reason: '銀行の手数料' } },
  )
  expect(await world.agree(proposal)).toEqual({ ok: true })
}
const days = async (count: number) => {
  await world.pass(count * 24 * 60 * 60_000)
  await readAccount(world.services)
}
const proposed = async (source: string, variables: Record<string, unknown> = {}) => {
  const { id, ...refused } = await world.ask(source, variables)
  return id === undefined ? refused : world.agree(id)
}
const closeMonth = (month: string) =>
  proposed('mutation ($month: String!) { proposeBookMonth(month: $month) { id } }', { month })
const closeYear = (month: string) =>
  proposed('mutation ($month: String!) { proposeCompanyYear(month: $month, reason: "決算のため") { id } }', { month })
const years = () =>
  world.ask(
    '{ adminCompanyYears { proposal_id closed { starts_on ends_on income costs profit closed_by } next { starts_on ends_on income costs } } }',
  )
const debts = (on: string) =>
  world.ask(
    'query ($on: String!) { adminFundDebts(on: $on) { project_id advanced operator_share fund_interest books_agree } }',
    { on },
  )
const trial = (from: string, until: string) =>
  world.ask(
    'query ($from: String!, $until: String!) { adminTrialBalance(book: "operator", from: $from, until: $until) { rows { account closing } income costs result assets debts equity } }',
    { from, until },
  )
/** What stands on an account of the company's book, debit positive. */
const stands = async (kind: string): Promise<number> => {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::bigint as amount from posting where book = 'operator' and account_kind = ${kind}`.execute(
    world.database,
  )
  return Number(rows[0]?.amount)
}

test('which year is next follows from the company’s record', async () => {
  const { next, closed } = await years()
  expect(closed).toEqual([])
  expect(next).toMatchObject({ ends_on: expect.stringMatching(/^202\d-\d\d-(28|29|30|31)$/) })
})

test('a year is closed after its end and its months, once, and takes its incomes and costs to the retained earnings', async () => {
  const before = await trial('2025-05-01', '2026-04-30')
  expect(before).toMatchObject({ costs: 440, result: -440 })
  expect(await closeYear('2026-04')).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('終わってから'),
  })
  await days(31)
  expect(await closeYear('2026-04')).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('月次で2026年4月'),
  })
  expect(await closeMonth('2026-04')).toEqual({ ok: true })
  expect(await closeYear('2026-13')).toMatchObject({ code: 'BAD_USER_INPUT' })
  expect(await closeYear('2026-04')).toEqual({ ok: true })
  expect(await years()).toMatchObject({
    proposal_id: null,
    closed: [{ starts_on: '2025-05-01', ends_on: '2026-04-30', income: 0, costs: 440, profit: -440 }],
    next: { starts_on: '2026-05-01', ends_on: '2027-04-30' },
  })
  expect([await stands('fee'), await stands('retained_earnings')]).toEqual([0, 440])
  // Statements of the year say what they said.
  expect(await trial('2025-05-01', '2026-04-30')).toEqual(before)
  expect(await trial('2026-05-01', '2026-05-31')).toMatchObject({ income: 0, costs: 0 })
  expect(await closeYear('2026-04')).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('2026年4月期'),
  })
  await world.expectInvariants()
})

test('what each fund owed the company at its end stands beside it, by both books', async () => {
  const book = `fund:${world.fundId}`
  const { rows } = await sql<{ owed: number }>`
    select -sum(amount)::bigint as owed from posting where book = ${book} and account_kind = 'owed_to_operator'`.execute(
    world.database,
  )
  expect(Number(rows[0]?.owed)).toBe(30_000)
  expect(await debts('2026-04-30')).toEqual([
    { project_id: String(world.fundId), advanced: 30_000, operator_share: 0, fund_interest: 0, books_agree: true },
  ])
  expect(await debts('2026-03-31')).toEqual([])
  expect(await debts('soon')).toMatchObject({ code: 'BAD_USER_INPUT' })
})

test('what is decided afterwards of a day in it counts in the open year; past all use cases the database refuses it', async () => {
  const now = world.services.clock.now()
  // The test looks and takes nothing with it.
  const looking = await world.database.startTransaction().execute()
  const id = await post(looking, {
    kind: 'fee',
    key: 'late-fee',
    effectiveAt: new Date('2026-04-20T10:00:00+09:00'),
    recordedAt: now,
    lines: [
      { account: { kind: 'fee' }, debit: 100 },
      { account: { kind: 'bank', book: 'operator', realAccountId: 'x' }, credit: 100 },
    ],
  })
  const { effective_at: effective } = await looking
    .selectFrom('journal_entry')
    .select('effective_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await looking.rollback().execute()
  expect(effective).toEqual(now)
  const planted = (statements: string[]) =>
    world.database.transaction().execute(async (transaction) => {
      for (const statement of statements) await sql.raw(statement).execute(transaction)
    })
  const entry = (kind: string, key = 'planted', day = '2026-04-20') =>
    `insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at) values ('${kind}', '${key}', '-', '${day}', '2026-05-10')`
  const posting = (kind: string, amount: number) =>
    `insert into posting (entry_id, book, account_kind, account_ref, amount) select max(id), 'operator', '${kind}', '', ${amount} from journal_entry`
  await expect(planted([entry('fee'), posting('fee', 1)])).rejects.toThrow('its financial year is closed')
  await expect(
    planted([entry('year_closed', 'year-closed:1'), posting('fee', -1), posting('retained_earnings', 1)]),
  ).rejects.toThrow('it closes no financial year')
  const again = (ends: string, starts: string) =>
    `insert into company_year (starts_on, ends_on, income, costs, closed_by, closed_at, proposal_id)
      select '${starts}', '${ends}', 0, 0, closed_by, '2027-06-01', (select max(id) from proposal where kind = 'book_month') from company_year`
  await expect(planted([again('2026-04-30', '2025-05-01')])).rejects.toThrow('company_year_ends_on_key')
  await expect(planted([again('2026-03-31', '2025-05-01')])).rejects.toThrow('it was closed before')
  await expect(planted([again('2027-05-31', '2026-06-01')])).rejects.toThrow('it does not follow')
  const may = again('2026-05-31', '2026-05-01')
  await expect(planted([may])).rejects.toThrow('two people have not closed it')
  const inFund = `insert into posting (entry_id, book, account_kind, account_ref, amount)
    select max(id), 'fund:${world.fundId}', 'deposit', '1', -1 from journal_entry`
  await expect(planted([may, entry('deposit', 'planted', '2026-05-20'), inFund])).rejects.toThrow(
    'its last month is open',
  )
  await world.expectInvariants()
})

test('a month of the closed year is not opened again', async () => {
  expect(
    await proposed(
      'mutation { proposeBookMonthReopening(month: "2026-04", reason: "家賃の登録に誤りがあったため") { id } }',
    ),
  ).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('会社の年度') })
})

test('the next year follows on it, and takes what came late', async () => {
  await spend(-550)
  await days(31)
  expect(await closeMonth('2026-05')).toEqual({ ok: true })
  expect(await closeYear('2027-05')).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('12か月以内') })
  expect(await closeYear('2026-05')).toEqual({ ok: true })
  const { closed } = await years()
  expect(closed[0]).toMatchObject({ starts_on: '2026-05-01', ends_on: '2026-05-31', profit: -550 })
  expect([await stands('fee'), await stands('retained_earnings')]).toEqual([0, 990])
  expect(await trial('2026-05-01', '2026-05-31')).toMatchObject({ costs: 550 })
  await world.expectInvariants()
})
