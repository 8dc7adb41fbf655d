import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { balance, owed } from '../../../src/ledger/balance.ts'
import { LedgerConflict, post, type Entry } from '../../../src/ledger/post.ts'
import { inTransaction } from '../../../src/platform/database/transaction.ts'
import { allowAmountsAlone } from '../../support/amounts-alone.ts'
import { openDepositWorld, openingDay, type DepositWorld } from '../../support/deposit-world.ts'

let world: DepositWorld

beforeEach(async () => {
  world = await openDepositWorld()
  await allowAmountsAlone(world.database)
})
afterEach(() => world.close())

const bank = { kind: 'bank', book: 'unassigned', realAccountId: 'company' } as const

const found = (amount: number): Entry => ({
  kind: 'deposit_unknown',
  key: 'found:1',
  effectiveAt: openingDay,
  recordedAt: openingDay,
  lines: [
    { account: bank, debit: amount },
    { account: { kind: 'suspense' }, credit: amount },
  ],
})

const postOnce = (entry: Entry) => inTransaction(world.database, (transaction) => post(transaction, entry))

describe('posting', () => {
  it('writes an entry once per key, also when forty ask at the same time', async () => {
    const ids = await Promise.all(Array.from({ length: 40 }, () => postOnce(found(120_000))))
    expect(new Set(ids).size).toBe(1)
    expect(await balance(world.database, bank)).toBe(120_000)
    expect(await owed(world.database, { kind: 'suspense' })).toBe(120_000)
  })

  it('takes other content under the same key for a bug', async () => {
    await postOnce(found(120_000))
    await expect(postOnce(found(130_000))).rejects.toThrow(LedgerConflict)
    expect(await owed(world.database, { kind: 'suspense' })).toBe(120_000)
  })

  it.each([0.5, -1, Number.NaN, 2 ** 53])('refuses %s yen', async (amount) => {
    await expect(postOnce(found(amount))).rejects.toThrow('whole amount of yen')
  })
})

describe('the database itself', () => {
  beforeEach(async () => {
    await postOnce(found(120_000))
    await world.database
      .insertInto('bank_line')
      .values({
        real_account_id: 'company',
        item_key: '1',
        va_id: null,
        amount: 120_000,
        transacted_on: '2026-04-01',
        transacted_at: openingDay,
        remitter_name_kana: 'ｻﾄｳ ﾐｻｷ',
        recorded_at: openingDay,
      })
      .execute()
  })

  const books = ['journal_entry', 'posting', 'bank_line', 'investment_event', 'audit_log']

  it.each(['journal_entry', 'posting', 'bank_line'])('refuses to change or delete a row of %s', async (table) => {
    await expect(sql`update ${sql.table(table)} set id = default`.execute(world.database)).rejects.toThrow(
      'append-only',
    )
    await expect(sql`delete from ${sql.table(table)}`.execute(world.database)).rejects.toThrow('append-only')
  })

  it.each(books)('refuses to empty %s', async (table) => {
    await expect(sql`truncate ${sql.table(table)} cascade`.execute(world.database)).rejects.toThrow('append-only')
  })

  it.each([
    ['does not balance', [120_000, -119_999]],
    ['has one line alone', [120_000]],
    ['has no line', []],
  ])('refuses an entry that %s', async (_name, amounts) => {
    const write = inTransaction(world.database, async (transaction) => {
      const entry = await transaction
        .insertInto('journal_entry')
        .values({
          kind: 'deposit_unknown',
          idempotency_key: 'crooked',
          input_hash: '-',
          effective_at: openingDay,
          recorded_at: openingDay,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      for (const amount of amounts) {
        await transaction
          .insertInto('posting')
          .values({
            entry_id: entry.id,
            book: 'unassigned',
            account_kind: amount > 0 ? 'bank' : 'suspense',
            account_ref: amount > 0 ? 'company' : '',
            effective_at: openingDay,
            amount,
          })
          .execute()
      }
    })
    await expect(write).rejects.toMatchObject({ code: '23000' })
  })
})
