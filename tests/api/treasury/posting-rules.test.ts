import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACCOUNTS } from '../../../src/ledger/chart.ts'
import { ENTRY_KINDS, postingRules, type EntryKind } from '../../../src/ledger/entry-kinds.ts'
import { TAKEN_BACK_BY } from '../../../src/ledger/taken-back-by.ts'
import { allowAmountsAlone } from '../../support/amounts-alone.ts'
import { openDepositWorld, type DepositWorld } from '../../support/deposit-world.ts'

let world: DepositWorld
let fundId: number
let other: number
let investmentId: number
beforeAll(async () => {
  world = await openDepositWorld()
  await allowAmountsAlone(world.database)
  const fund = await world.addFund()
  fundId = fund
  other = await world.addFund()
  investmentId = await world.apply(fund, await world.addMember(), 100_000)
})
afterAll(() => world.close())

/** Told apart by whole rows, whatever their order. */
const rowsOf = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted()

describe('what may be booked', () => {
  it('is the same in the program and in the database', async () => {
    const accounts = await sql`
      select kind, scope, side, ref, is_cash as "isCash", is_tied as "isTied" from account_kind`.execute(world.database)
    expect(rowsOf(accounts.rows)).toEqual(
      rowsOf(Object.entries(ACCOUNTS).map(([kind, { text: _text, ...facts }]) => ({ kind, ...facts }))),
    )
    const entries = await sql`
      select kind, nature, crosses_books as "crossesBooks", taken_back_by as "takenBackBy" from entry_kind`.execute(
      world.database,
    )
    expect(rowsOf(entries.rows)).toEqual(
      rowsOf(
        (Object.keys(ENTRY_KINDS) as EntryKind[]).map((kind) => ({
          kind,
          nature: ENTRY_KINDS[kind].nature,
          crossesBooks: ENTRY_KINDS[kind].crossesBooks,
          takenBackBy: TAKEN_BACK_BY[kind],
        })),
      ),
    )
    const rules = await sql`
      select entry_kind as "entryKind", account_kind as "accountKind", side from posting_rule`.execute(world.database)
    expect(rowsOf(rules.rows)).toEqual(rowsOf(postingRules))
  })

  it('is changed by a migration alone', async () => {
    for (const table of ['account_kind', 'entry_kind', 'posting_rule']) {
      await expect(sql`delete from ${sql.table(table)}`.execute(world.database)).rejects.toThrow('append-only')
    }
    await expect(
      sql`insert into posting_rule values ('distribution_fixed', 'capital', 'debit')`.execute(world.database),
    ).rejects.toThrow('append-only')
  })

  it('says of each kind what takes it back, or that nothing does', async () => {
    const planted = (values: string) =>
      world.database.transaction().execute(async (transaction) => {
        await sql`set local session_replication_role = replica`.execute(transaction)
        await sql.raw(`insert into entry_kind values ('planted', 'fact', false, ${values})`).execute(transaction)
      })
    await expect(planted('null')).rejects.toThrow(/null value in column "taken_back_by"/)
    await expect(planted(`'{anybody}'`)).rejects.toThrow(/known_acts/)
  })
})

/** The sides that no rule has turned round: what an entry debits and never credits, and the other way. */
const turned = postingRules.filter(
  (rule) =>
    !postingRules.some(
      (other) =>
        other.entryKind === rule.entryKind && other.accountKind === rule.accountKind && other.side !== rule.side,
    ),
)

type Planted = [book: string, account: string, reference: string, amount: number]

/** Past all use cases. @returns what the database says. */
async function book(kind: string, lines: readonly Planted[]): Promise<string> {
  const attempt = world.database.transaction().execute(async (transaction) => {
    await sql`
      insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at)
      values (${kind}, 'planted', '-', '2026-04-02', '2026-04-02')`.execute(transaction)
    for (const [of, account, reference, amount] of lines)
      await sql`
        insert into posting (entry_id, book, account_kind, account_ref, amount)
        select max(id), ${of}, ${account}, ${reference}, ${amount} from journal_entry`.execute(transaction)
    await sql`set constraints all immediate`.execute(transaction)
    throw new Error('booked')
  })
  return attempt.catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
}

describe('the database refuses', () => {
  const fund = () => `fund:${fundId}`
  const cash = (of: string, amount: number): Planted => [of, 'bank', 'company', amount]
  const own = (kind: string, amount: number): Planted => [fund(), kind, String(investmentId), amount]

  it('nothing of a deposit in its fund’s book', async () => {
    expect(await book('deposit', [cash(fund(), 100_000), own('deposit', -100_000)])).toBe('booked')
  })

  it.each(
    Object.keys(ENTRY_KINDS).map((kind) => [kind, turned.filter(({ entryKind }) => entryKind === kind)] as const),
  )('%s on a side that it does not have', async (kind, sides) => {
    for (const { accountKind, side } of sides) {
      const { scope, ref } = ACCOUNTS[accountKind]
      const of = scope === 'operator' || scope === 'unassigned' ? scope : fund()
      const yen = side === 'debit' ? -1_000 : 1_000
      expect(await book(kind, [[of, accountKind, ref === 'none' ? '' : String(investmentId), yen]])).toContain(
        `(${kind}): no rule for ${yen} yen on ${accountKind}`,
      )
    }
  })

  it.each<[string, string, () => Planted[], RegExp]>([
    [
      'a dividend out of capital that is at work',
      'distribution_fixed',
      () => [own('deployed', 1_000), own('payable', -1_000)],
      /no rule for 1000 yen on deployed/,
    ],
    [
      'a dividend out of capital before the start',
      'distribution_fixed',
      () => [own('capital', 1_000), own('payable', -1_000)],
      /no rule for 1000 yen on capital/,
    ],
    [
      'a dividend out of a deposit',
      'distribution_fixed',
      () => [own('deposit', 1_000), own('payable', -1_000)],
      /no rule for 1000 yen on deposit/,
    ],
    [
      'a dividend straight from the bank',
      'distribution_fixed',
      () => [cash(fund(), 1_000), own('payable', -1_000)],
      /no rule for 1000 yen on bank/,
    ],
    [
      'a deposit in the book of another fund',
      'deposit',
      () => [cash(`fund:${other}`, 1_000), [`fund:${other}`, 'deposit', String(investmentId), -1_000]],
      /is not of book fund/,
    ],
    [
      'cash of one fund against a claim on another',
      'deposit',
      () => [cash(`fund:${other}`, 1_000), own('deposit', -1_000)],
      /does not balance|touches 2 books/,
    ],
    [
      'money from fund to fund',
      'deposit',
      () => [cash(fund(), 1_000), own('deposit', -1_000), cash(`fund:${other}`, -1_000)],
      /no rule for -1000 yen on bank/,
    ],
    [
      'an account of a fund in the operator’s book',
      'declared_income',
      () => [cash('operator', 1_000), ['operator', 'declared_income', '', -1_000]],
      /no rule for -1000 yen on declared_income/,
    ],
    [
      'anything in the closed chapter',
      'deposit',
      () => [cash('legacy', 1_000), ['legacy', 'deposit', String(investmentId), -1_000]],
      /no rule for 1000 yen on bank in book legacy/,
    ],
    [
      'an entry of a kind that nobody knows',
      'gift',
      () => [cash(fund(), 1_000), own('deposit', -1_000)],
      /no rule for 1000 yen on bank/,
    ],
    [
      'a property bought by no deal',
      'property_bought',
      () => [
        [fund(), 'property', '', 1_000],
        cash(fund(), -1_000),
        cash('operator', 1_000),
        ['operator', 'own_equity', '', -1_000],
      ],
      /does not buy or part with its property/,
    ],
    [
      'declared income that nobody has published',
      'declared_income',
      () => [
        cash(fund(), 1_000),
        [fund(), 'declared_income', '', -1_000],
        ['operator', 'own_equity', '', 1_000],
        cash('operator', -1_000),
      ],
      /fund \d+ has published 0 yen of declared income and no more/,
    ],
  ])('%s', async (_what, kind, lines, message) => {
    expect(await book(kind, lines())).toMatch(message)
  })
})
