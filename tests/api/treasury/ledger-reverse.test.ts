import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { balance } from '../../../src/ledger/balance.ts'
import { post } from '../../../src/ledger/post.ts'
import { reverse, ReversalRefused } from '../../../src/ledger/reverse.ts'
import type { Transaction } from '../../../src/platform/database/connect.ts'
import { inTransaction } from '../../../src/platform/database/transaction.ts'
import { allowAmountsAlone } from '../../support/amounts-alone.ts'
import { openDepositWorld, openingDay, type DepositWorld } from '../../support/deposit-world.ts'
import { idOf, type Id } from '../../../src/domain/id.ts'
import { throughBank } from '../../../src/ledger/through-bank.ts'

let world: DepositWorld
let bankEntry: Id<'journal_entry'>
let mistake: Id<'journal_entry'>
const noticed = new Date('2026-04-09T10:00:00+09:00')
const own = { kind: 'own_equity' } as const
const suspense = { kind: 'suspense' } as const

/** 120,000 yen of unknown origin came in and were taken for the operator's own. */
beforeEach(async () => {
  world = await openDepositWorld()
  await allowAmountsAlone(world.database)
  await inTransaction(world.database, async (transaction) => {
    const at = { effectiveAt: openingDay, recordedAt: openingDay }
    const bank = { kind: 'bank', book: 'unassigned', realAccountId: 'company' } as const
    bankEntry = await post(transaction, {
      kind: 'account_entry',
      key: 'one',
      ...at,
      lines: [
        { account: bank, debit: 120_000 },
        { account: suspense, credit: 120_000 },
      ],
    })
    mistake = await post(transaction, {
      kind: 'float_in',
      key: 'two',
      ...at,
      lines: throughBank('company', [
        { account: suspense, debit: 120_000 },
        { account: own, credit: 120_000 },
      ]),
    })
    await correctByTwo(transaction, mistake)
  })
})
afterEach(() => world.close())

/** What two people have said of its line since, which is what the books take it back for. */
async function correctByTwo(transaction: Transaction, entryId: Id<'journal_entry'>): Promise<void> {
  await sql
    .raw(
      `set local session_replication_role = replica;
      insert into proposal (id, kind, subject, content, effect, effect_hash, reason, proposed_by, proposed_at, status, decided_by, decided_at) overriding system value
        values (1, 'account_entry_correction', 'explanation:1', '{"explanationId": 1, "kind": "suspense"}', '{}', repeat('0', 64), '-', 1, '2026-04-09', 'approved', 2, '2026-04-09');
      insert into statement_explanation (id, statement_line_id, kind, reason, explained_by, explained_at, bank_line_id, journal_entry_id, corrects, proposal_id) overriding system value
        values (1, 1, 'float_in', '-', 1, '2026-04-02', 1, ${entryId}, null, 1), (2, 1, 'suspense', '-', 2, '2026-04-09', 1, null, 1, 1);
      set local session_replication_role = origin`,
    )
    .execute(transaction)
}

const takeBack = (entryId: Id<'journal_entry'>) =>
  inTransaction(world.database, (transaction) =>
    reverse(transaction, { entryId, reason: '会員の入金でした', actor: 'operator:1', at: noticed }),
  )

describe('a correction', () => {
  it('is the exact negative, stands beside its entry in effect, and says when, why and by whom it was written', async () => {
    const id = await takeBack(mistake)
    expect([await balance(world.database, suspense), await balance(world.database, own)]).toEqual([-120_000, 0])
    const entry = await world.database
      .selectFrom('journal_entry')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      kind: 'float_in_reversed',
      reverses: mistake,
      effective_at: openingDay,
      recorded_at: noticed,
      reason: '会員の入金でした',
      actor: 'operator:1',
    })
  })

  it('happens once, also when ten ask at the same moment', async () => {
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => takeBack(mistake)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balance(world.database, own)).toBe(0)
  })

  it('is refused for a reversal, for nothing, and for what the bank did', async () => {
    const id = await takeBack(mistake)
    for (const entryId of [id, idOf<'journal_entry'>(999), bankEntry])
      await expect(takeBack(entryId)).rejects.toThrow(ReversalRefused)
    await expect(takeBack(bankEntry)).rejects.toThrow(/\(account_entry\) is never taken back/)
  })
})

describe('the database itself refuses', () => {
  const plant = (reverses: number, explanation: string, ...postings: string[]) =>
    world.database.transaction().execute(async (transaction) => {
      await sql
        .raw(`insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at, reverses, reason, actor)
        values ('float_in_reversed', 'planted', '-', '2026-04-02', '2026-04-02', ${reverses}, ${explanation})`)
        .execute(transaction)
      await sql
        .raw(`insert into posting (entry_id, book, account_kind, account_ref, amount)
        select (select max(id) from journal_entry), case when line.kind = 'suspense' then 'unassigned' else 'operator' end, unnest(array[line.kind, 'bank']), unnest(array['', 'company']),
          unnest(array[line.amount, -line.amount])
        from (values ${postings.join(', ')}) line (kind, amount)`)
        .execute(transaction)
    })
  const why = `'理由', 'operator:1'`

  it.each([
    [
      'a reversal of another amount',
      () => plant(mistake, why, `('suspense', -110000)`, `('own_equity', 110000)`),
      /exact negative/,
    ],
    ['a reversal on other accounts', () => plant(mistake, why, `('suspense', -120000)`, `('fee', 120000)`), /no rule/],
    [
      'a copy instead of the negative',
      () => plant(mistake, why, `('suspense', 120000)`, `('own_equity', -120000)`),
      /no rule/,
    ],
    [
      'a reversal that nobody explains',
      () => plant(mistake, `null, null`, `('suspense', -120000)`, `('own_equity', 120000)`),
      /reversal_is_explained/,
    ],
  ])('%s', async (_what, planted, message) => {
    await expect(planted()).rejects.toThrow(message)
  })

  it('a second reversal, and a reversal of one', async () => {
    const id = await takeBack(mistake)
    await expect(plant(mistake, why, `('suspense', -120000)`, `('own_equity', 120000)`)).rejects.toThrow(/unique/)
    await expect(plant(id, why, `('suspense', 120000)`, `('own_equity', -120000)`)).rejects.toThrow(
      /reverses a reversal|no rule/,
    )
  })
})
