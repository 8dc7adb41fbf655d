import type { Id } from '../../../src/domain/id.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lifecycles } from '../../../src/domain/lifecycles/all.ts'
import { statesOf, stepsOf } from '../../../src/domain/lifecycles/lifecycle.ts'
import type { Transaction } from '../../../src/platform/database/connect.ts'
import { openPayoutWorld, type PayoutWorld } from '../../support/payout-world.ts'

interface Subject {
  table: string
  column: string
  statuses: readonly string[]
  /** 'from to', and no other. */
  legal: ReadonlySet<string>
}

/** Every status column of the product and the steps that it may make: no code, and no repair by hand, can make another. */
const subjects: readonly Subject[] = Object.values(lifecycles).flatMap((lifecycle) => {
  const { subject: table, column } = lifecycle
  if (column === null) return []
  const legal = new Set(stepsOf(lifecycle).map(({ from, to }) => `${from} ${to}`))
  return [{ table, column, statuses: statesOf(lifecycle), legal }]
})

let world: PayoutWorld
beforeAll(async () => {
  world = await openPayoutWorld()
  const { viewer } = await world.investor({ amount: 100_000, paysIn: 130_000 })
  await world.prepareAll()
  const at = world.services.clock.now()
  const check = {
    member_id: viewer.memberId,
    reference: 'A-1',
    url: 'https://identity.example',
    status: 'created' as const,
    status_at: at,
    started_at: at,
    expires_at: at,
  }
  await world.database.insertInto('identity_check').values(check).execute()
  await insertOneOfEach(at, viewer.memberId)
})
afterAll(() => world.close())

/** What no payout needs: a row of each other subject, to be put at any status. */
async function insertOneOfEach(at: Date, memberId: Id<'member'>): Promise<void> {
  const { database, fundId } = world
  const amount = 100_000
  const author = { created_at: at, created_by: memberId }
  await database
    .insertInto('waitlist_entry')
    .values({ fund_id: fundId, member_id: memberId, amount, status: 'waiting', joined_at: at, status_at: at })
    .execute()
  await database
    .insertInto('mail_campaign')
    .values({ title: '題', body: '文', updated_at: at, updated_by: memberId, ...author })
    .execute()
  await database
    .insertInto('drill')
    .values({ fund_id: fundId, fund_name: '名', people: 10, spread_seconds: 0, asked_by: memberId, asked_at: at })
    .execute()
  await database
    .insertInto('management_report')
    .values({ fund_id: fundId, period_start_on: '2026-01-01', period_end_on: '2026-01-31', facts: '{}', ...author })
    .execute()
  await database
    .insertInto('proposal')
    .values({
      kind: 'fund_change',
      subject: 'fund:1',
      content: '{}',
      effect: '{}',
      effect_hash: '0'.repeat(64),
      reason: '',
      proposed_by: memberId,
      proposed_at: at,
    })
    .execute()
}

class Undo extends Error {}

/** What the database says in a transaction that is taken back. */
async function refusal(act: (transaction: Transaction) => Promise<unknown>): Promise<string> {
  return world.database
    .transaction()
    .execute(async (transaction): Promise<string> => {
      await act(transaction)
      throw new Undo('accepted')
    })
    .catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
}

/** Puts the first row of the table at `from`, past all rules, and then tries the step as any code would. */
async function step({ table, column }: Subject, from: string, to: string): Promise<string> {
  return refusal(async (transaction) => {
    await sql
      .raw(`do $$ declare rule text; begin
      for rule in select conname from pg_constraint where conrelid = '${table}'::regclass and contype = 'c' loop
        execute format('alter table ${table} drop constraint %I', rule);
      end loop;
    end $$`)
      .execute(transaction)
    const one = sql.raw(`id = (select min(id) from ${table})`)
    const set = (status: string) =>
      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${status} where ${one}`.execute(transaction)
    await sql.raw('set local session_replication_role = replica').execute(transaction)
    expect((await set(from)).numAffectedRows).toBe(1n)
    await sql.raw('set local session_replication_role = origin').execute(transaction)
    await set(to)
  })
}

/** By the table of steps, or by a rule of the subject's own that looks first. */
const refused = /illegal transition|is decided|is over|is being sent|published and fixed/

describe.each(subjects)('$table', (subject) => {
  const steps = subject.statuses.flatMap((from) =>
    subject.statuses.filter((to) => to !== from).map((to) => `${from} ${to}`),
  )

  it.each(steps)('%s', async (named) => {
    const [from = '', to = ''] = named.split(' ')
    const said = await step(subject, from, to)
    if (subject.legal.has(named)) expect(said).toBe('accepted')
    else expect(said).toMatch(refused)
  })
})

const judgedFromTheBeginning = ['investment', 'payout', 'payout_batch', 'refund', 'waitlist_entry', 'proposal']

describe.each(subjects.filter(({ table }) => judgedFromTheBeginning.includes(table)))('a new $table', (subject) => {
  it.each(subject.statuses)('%s', async (status) => {
    const { table, column } = subject
    const said = await refusal(async (transaction) => {
      await sql
        .raw(
          `insert into ${table} overriding system value select copy.* from ${table} one,
            jsonb_populate_record(one, '{"id": 1000000, "${column}": "${status}"}'::jsonb) copy limit 1`,
        )
        .execute(transaction)
    })
    const isLegal = subject.legal.has(`null ${status}`)
    if (isLegal) expect(said).not.toMatch(/illegal transition|begins open/)
    else expect(said).toMatch(/illegal transition|begins open/)
  })
})

describe('a fund’s life after its publication', () => {
  const result = (columns: Record<string, string>) => (transaction: Transaction) =>
    transaction
      .insertInto('fund_result')
      .values({ fund_id: world.fundId, ...columns })
      .onConflict((conflict) => conflict.column('fund_id').doUpdateSet(columns))
      .execute()
  const failed = { failed_at: '2026-04-11T01:10:00+09:00' }
  const started = { operation_start_on: '2026-05-01' }

  it.each([
    ['operates after it failed', [failed, started], 'has failed'],
    ['fails while it operates', [started, failed], 'has failed'],
    ['ends before it operates', [{ operation_end_on: '2026-10-31' }], 'has not begun'],
    ['ends before the day it began', [started, { operation_end_on: '2026-04-30' }], 'ends before'],
    ['begins a second time', [started, { operation_start_on: '2026-05-02' }], 'set once'],
    ['operates and ends', [started, { operation_end_on: '2026-10-31', payday: '2026-11-30' }], 'accepted'],
  ])('%s', async (_, parts, said) => {
    const answer = await refusal(async (transaction) => {
      for (const part of parts) await result(part)(transaction)
    })
    expect(answer).toContain(said)
  })

  it('has none before it is published', async () => {
    const answer = await refusal(async (transaction) => {
      await sql
        .raw("set local session_replication_role = replica; update fund set status = 'draft', published_at = null")
        .execute(transaction)
      await sql.raw('set local session_replication_role = origin').execute(transaction)
      await result(started)(transaction)
    })
    expect(answer).toContain('is not published')
  })

  it('is not rewritten, and money that is owed is not wiped out', async () => {
    const event = {
      fund_id: world.fundId,
      event: 'published' as const,
      actor: 'operator:1',
      reason: 'published by an operator',
      at: '2026-04-01',
    }
    expect(
      await refusal(async (transaction) => {
        await transaction.insertInto('fund_event').values(event).execute()
        await transaction.updateTable('fund_event').set({ actor: 'operator:2' }).execute()
      }),
    ).toContain('append-only')
    expect(await refusal((transaction) => transaction.deleteFrom('refund').execute())).toContain('append-only')
    expect(
      await refusal((transaction) =>
        sql`insert into refund (key, member_id, investment_id, amount, reason, owed_since, status)
      select 'planted', member_id, id, 1, 'excess', applied_at, 'withdrawn' from investment limit 1`.execute(
          transaction,
        ),
      ),
    ).toContain('illegal transition of refund')
  })
})
