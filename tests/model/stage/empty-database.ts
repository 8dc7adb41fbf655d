import pg from 'pg'

/**
 * Brings a database back to how its migrations left it. Copying the template and dropping the copy costs ten times as much, and its new
 * connections have everything to learn again.
 */
export interface Emptier {
  empty(): Promise<void>
  close(): Promise<void>
}

/** What no history changes, or what the queue's programs remember by name from history to history. */
const kept = new Set(['public.schema_migration', 'graphile_worker.migrations', 'graphile_worker._private_tasks'])

/**
 * Call it on a fresh database: the rows that are there belong to the schema, and are put back each time. It keeps a connection of its own,
 * since one that goes past the triggers forgets all its plans.
 */
export async function createEmptier(connectionString: string): Promise<Emptier> {
  const pool = new pg.Pool({ connectionString, max: 1 })
  const names = await tableNames(pool)
  const seeded = await withRows(pool, names)
  await pool.query(['create schema pristine', ...seeded.map((name) => `create table ${copyOf(name)} as table ${name}`)].join('; '))
  const sequences = await sequenceNames(pool)
  let times = 0
  const putBack = seeded.map((name) => `insert into ${name} overriding system value table ${copyOf(name)}`)
  return {
    async empty() {
      const filled = await withRows(pool, names)
      // Journals refuse to be emptied, by triggers: here nobody's money is in them.
      times += 1
      const emptied =
        times % 10 === 0
          ? [`truncate ${filled.join(', ')} restart identity cascade`]
          : [...filled.map((name) => `delete from ${name}`), `select ${sequences.map((name) => `setval('${name}', 1, false)`).join(', ')}`]
      const steps = ['begin', 'set local session_replication_role = replica', ...emptied, ...putBack, 'commit']
      await pool.query(steps.join('; '))
    },
    close: () => pool.end(),
  }
}

const copyOf = (name: string): string => `pristine.${name.replace('.', '_')}`

async function tableNames(pool: pg.Pool): Promise<string[]> {
  const text = "select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'graphile_worker') order by 1"
  const { rows } = await pool.query<{ name: string }>(text)
  return rows.map(({ name }) => name).filter((name) => !kept.has(name))
}

async function withRows(pool: pg.Pool, names: readonly string[]): Promise<string[]> {
  const text = names.map((name) => `select '${name}' as name where exists (select from ${name})`).join(' union all ')
  return (await pool.query<{ name: string }>(text)).rows.map(({ name }) => name)
}

async function sequenceNames(pool: pg.Pool): Promise<string[]> {
  const text = "select schemaname || '.' || sequencename as name from pg_sequences where schemaname in ('public', 'graphile_worker') order by 1"
  return (await pool.query<{ name: string }>(text)).rows.map(({ name }) => name)
}
