import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '../../../src/platform/database/connect.ts'
import { openPayoutWorld, type PayoutWorld } from '../../support/payout-world.ts'

interface Subject {
  table: string
  column?: string
  statuses: readonly string[]
  /** 'from to', and no other. */
  legal: readonly string[]
}

/** Every status column of the product and the steps that it may make: no code, and no repair by hand, can make another. */
const subjects: readonly Subject[] = [
  {
    table: 'investment',
    statuses: ['lottery_pending', 'awaiting_deposit', 'participating', 'not_selected', 'fund_failed', 'canceled'],
    legal: [
      'lottery_pending awaiting_deposit',
      'lottery_pending not_selected',
      'lottery_pending fund_failed',
      'lottery_pending canceled',
      'awaiting_deposit participating',
      'awaiting_deposit fund_failed',
      'awaiting_deposit canceled',
      'participating fund_failed',
      'participating canceled',
      'canceled participating',
    ],
  },
  { table: 'fund', statuses: ['draft', 'published'], legal: ['draft published'] },
  {
    table: 'refund',
    statuses: ['open', 'in_payout', 'paid', 'withdrawn'],
    legal: ['open in_payout', 'open withdrawn', 'in_payout open', 'in_payout paid', 'paid open'],
  },
  {
    table: 'payout',
    statuses: ['planned', 'in_flight', 'paid', 'refused', 'returned', 'withdrawn'],
    legal: ['planned in_flight', 'planned withdrawn', 'in_flight paid', 'in_flight refused', 'paid returned'],
  },
  {
    table: 'payout_batch',
    statuses: ['draft', 'discarded', 'approved', 'sending', 'unclear', 'sent', 'settled'],
    legal: [
      'draft approved',
      'draft discarded',
      'approved sending',
      'sending approved',
      'sending sent',
      'sending settled',
      'sending unclear',
      'unclear sent',
      'unclear settled',
      'sent settled',
    ],
  },
  {
    table: 'virtual_account',
    column: 'bank_status',
    statuses: ['usable', 'stopped', 'deleted'],
    legal: ['usable stopped', 'usable deleted', 'stopped usable', 'stopped deleted'],
  },
  {
    table: 'identity_check',
    statuses: ['created', 'capturing', 'submitted', 'approved', 'rejected', 'expired', 'cancelled'],
    legal: [
      'created capturing',
      'created submitted',
      'created approved',
      'created rejected',
      'created expired',
      'created cancelled',
      'capturing submitted',
      'capturing approved',
      'capturing rejected',
      'capturing expired',
      'capturing cancelled',
      'submitted approved',
      'submitted rejected',
      'submitted expired',
      'submitted cancelled',
    ],
  },
  {
    table: 'member',
    statuses: ['active', 'held', 'suspended', 'left'],
    legal: [
      'active held',
      'active suspended',
      'active left',
      'held active',
      'held suspended',
      'held left',
      'suspended active',
      'suspended held',
      'suspended left',
    ],
  },
]

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
})
afterAll(() => world.close())

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
async function step({ table, column = 'status' }: Subject, from: string, to: string): Promise<string> {
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

describe.each(subjects)('$table', (subject) => {
  const steps = subject.statuses.flatMap((from) =>
    subject.statuses.filter((to) => to !== from).map((to) => `${from} ${to}`),
  )

  it.each(steps)('%s', async (named) => {
    const [from = '', to = ''] = named.split(' ')
    const said = await step(subject, from, to)
    if (subject.legal.includes(named)) expect(said).toBe('accepted')
    else expect(said).toMatch(/illegal transition/)
  })
})

it('no status column is without its steps', async () => {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name in ('status', 'bank_status') order by table_name`.execute(
    world.database,
  )
  // A proposal is decided once, a report published once, a mail to many sent once, a place in a line used once,
  // a rehearsal ended once: their own tests show it.
  const shownElsewhere = ['drill', 'mail_campaign', 'management_report', 'proposal', 'waitlist_entry']
  expect(rows.map((row) => row.table_name)).toEqual(
    [...subjects.map(({ table }) => table), ...shownElsewhere].toSorted(),
  )
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
    ).toContain('begins on the list')
  })
})
