import { Client, type Pool } from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { checkDatabase } from '../../../scripts/run/settings.ts'
import { openDatabase, openPool } from '../../../src/platform/database/connect.ts'
import { databaseDigest } from '../../support/database-digest.ts'
import { createTestDatabase } from '../../support/database.ts'
import { insertFund, insertMember } from '../../support/deposit-rows.ts'
import { borrowDatabase } from '../../support/pooled-database.ts'

it('gives each test file a database of its own, with every migration applied', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
  const client = new Client({ connectionString: one.connectionString })
  await client.connect()
  await client.query('create table only_here (id integer)')
  const migrations = await client.query('select count(*)::int as applied from schema_migration')
  expect(migrations.rows[0].applied).toBeGreaterThan(0)
  await client.end()

  const neighbour = new Client({ connectionString: other.connectionString })
  await neighbour.connect()
  await expect(neighbour.query('select * from only_here')).rejects.toThrow('does not exist')
  await neighbour.end()
  await Promise.all([one.drop(), other.drop()])
  await expect(new Client({ connectionString: one.connectionString }).connect()).rejects.toThrow('does not exist')
})

it('tells by a digest which table was written to, and passes over what only delivers', async () => {
  const own = await createTestDatabase()
  const pool = openPool(own.connectionString, { max: 1 })
  const database = openDatabase(pool)
  const writtenBy = async (work: () => Promise<unknown>): Promise<string[]> => {
    const before = await databaseDigest(database)
    await work()
    const after = await databaseDigest(database)
    return Object.keys(after).filter((table) => after[table] !== before[table])
  }
  const at = new Date('2026-04-01T12:00:00+09:00')
  const words = { template: 'example', subject: '件名', text_body: '本文', html_body: '本文' }
  const mail = {
    key: 'example:1',
    to_address: 'member1@example.jp',
    message_id: '<1@example.jp>',
    created_at: at,
    ...words,
  }
  expect(await writtenBy(async () => undefined)).toEqual([])
  expect(await writtenBy(() => database.insertInto('mail_outbox').values(mail).execute())).toEqual(['mail_outbox'])
  expect(await writtenBy(() => database.updateTable('mail_outbox').set({ sent_at: at }).execute())).toEqual([])
  expect(await writtenBy(() => database.updateTable('mail_outbox').set({ subject: '別の件名' }).execute())).toEqual([
    'mail_outbox',
  ])
  expect(await writtenBy(() => database.deleteFrom('mail_outbox').execute())).toEqual(['mail_outbox'])
  await pool.end()
  await own.drop()
})

describe('a database that is pooled', () => {
  /** But for the numbers of the queue's names of jobs, which are kept. */
  const nextIds = async (pool: Pool) =>
    (
      await pool.query(
        "select schemaname, sequencename, last_value from pg_sequences where sequencename <> 'tasks_id_seq' order by 1, 2",
      )
    ).rows

  it('is as fresh for the next story as a copy of the template', async () => {
    const copy = await createTestDatabase()
    const pool = openPool(copy.connectionString, { max: 1 })
    const [rows, ids] = [await databaseDigest(openDatabase(pool)), await nextIds(pool)]
    const first = await borrowDatabase()
    await insertMember(first.database, 1, { role: 'admin' })
    await insertFund(first.database, {})
    // A row that was taken back leaves its number behind.
    await first.database
      .transaction()
      .execute((transaction) => insertFund(transaction, {}).then(() => Promise.reject(new Error('taken back'))))
      .catch(() => undefined)
    await first.pool.query(
      `insert into audit_log (at, actor, action, object_type, object_id) values (now(), 'member:1', 'member.left', 'member', '1')`,
    )
    expect(await databaseDigest(first.database)).not.toEqual(rows)
    await first.giveBack()

    const next = await borrowDatabase()
    expect(next.connectionString).toBe(first.connectionString)
    expect([await databaseDigest(next.database), await nextIds(next.pool)]).toEqual([rows, ids])
    await next.giveBack()
    await pool.end()
    await copy.drop()
  })

  it('takes the jobs of each story, though the queue remembers the names of the last one', async () => {
    for (const name of ['first', 'second', 'first']) {
      const pooled = await borrowDatabase()
      await pooled.pool.query('select graphile_worker.add_job($1)', [name])
      expect((await pooled.pool.query('select task_identifier from graphile_worker.jobs')).rows).toEqual([
        { task_identifier: name },
      ])
      await pooled.giveBack()
    }
  })

  it('reads and plans a statement once, however often it is asked', async () => {
    const pooled = await borrowDatabase()
    const client = await pooled.pool.connect()
    const named = async () =>
      (
        await client.query(
          'select calls from (select generic_plans + custom_plans as calls, statement from pg_prepared_statements) as known where statement = $1',
          [asked],
        )
      ).rows
    const asked = 'select $1::int + 1 as next'
    expect((await client.query(asked, [1])).rows).toEqual([{ next: 2 }])
    expect((await client.query(asked, [2])).rows).toEqual([{ next: 3 }])
    expect(await named()).toEqual([{ calls: 2 }])
    // Several in one text have no name; what a comment says does not count.
    await client.query('select 1; select 2', [])
    const explained = '-- One, and another;\nselect 3 as three'
    await client.query(explained, [])
    expect((await client.query('select from pg_prepared_statements where statement = $1', [explained])).rowCount).toBe(
      1,
    )
    client.release()
    await pooled.giveBack()
  })

  it('has all its rules again where a story has switched some of them off', async () => {
    const rules = async (pool: Pool) =>
      (
        await pool.query(`
          select tgrelid::regclass::text as of, tgname::text as name, tgenabled::text as what from pg_trigger where not tgisinternal
          union all select conrelid::regclass::text, conname::text, pg_get_constraintdef(oid) from pg_constraint order by 1, 2, 3`)
      ).rows
    const altered = await borrowDatabase()
    const asMigrated = await rules(altered.pool)
    await altered.pool.query('alter table journal_entry disable trigger approved_by_two')
    await altered.pool.query(
      'alter table fund disable trigger user; alter table proposal drop constraint proposal_kind_check; alter table journal_entry drop constraint journal_entry_idempotency_key_key',
    )
    await altered.pool.query(`
      insert into proposal (kind, subject, content, effect, effect_hash, reason, proposed_by, proposed_at)
      select 'whim', 'whim', '{}', '{}', repeat('0', 64), 'whim', ${(await insertMember(altered.database, 1, { role: 'admin' })).memberId}, now()`)
    await altered.giveBack()
    const next = await borrowDatabase()
    expect(next.connectionString).toBe(altered.connectionString)
    expect(await rules(next.pool)).toEqual(asMigrated)
    await next.giveBack()
  })

  it.each([
    'alter table fund disable trigger user; alter table fund add column whim text',
    'do $$ begin alter table fund disable trigger user; end $$',
    'alter table fund drop constraint fund_pkey cascade',
  ])('is not pooled again after anything more: %s', async (alteration) => {
    const altered = await borrowDatabase()
    await altered.pool.query(alteration)
    await altered.giveBack()
    const next = await borrowDatabase()
    expect(next.connectionString).not.toBe(altered.connectionString)
    await next.giveBack()
  })

  it('is not pooled again once its tables were altered, by however privileged a hand', async () => {
    const altered = await borrowDatabase()
    await altered.pool.query(
      `begin; set local session_replication_role = replica; alter table fund add column whim text; commit`,
    )
    await altered.giveBack()
    await expect(new Client({ connectionString: altered.connectionString }).connect()).rejects.toThrow('does not exist')
    const next = await borrowDatabase()
    expect(next.connectionString).not.toBe(altered.connectionString)
    await expect(next.pool.query('select whim from fund')).rejects.toThrow('does not exist')
    await next.giveBack()
  })

  it('no longer answers a story that is over', async () => {
    const pooled = await borrowDatabase()
    const lastQuestion = pooled.pool.query('select pg_sleep(0.05), 1 as answer')
    const isBack = pooled.giveBack()
    await expect(lastQuestion).resolves.toMatchObject({ rows: [{ answer: 1 }] })
    await isBack
    await expect(pooled.pool.query('select 1')).rejects.toThrow('the story is over')
    await expect(pooled.database.selectFrom('fund').select('id').execute()).rejects.toThrow('the story is over')
  })
})

it('npm start takes a PostgreSQL of today', async () => {
  await expect(checkDatabase(inject('clusterConnectionString'))).resolves.toBeUndefined()
})
