import pg from 'pg'

/**
 * Brings a database back to how its migrations left it. Copying the template and dropping the copy costs ten times as much, and its new
 * connections have everything to learn again.
 */
export interface Emptier {
  empty(): Promise<void>
  close(): Promise<void>
}

/**
 * To truncate has every plan over those tables made anew, by each connection, and takes as long as several stories; without it a table grows by the rows
 * of each story, which are passed over in pages that few stories notice.
 */
const truncatedEvery = 60

/** What no history changes, or what the queue's programs remember by name from history to history. */
const kept = new Set(['public.schema_migration', 'graphile_worker.migrations', 'graphile_worker._private_tasks'])

/**
 * Call it on a fresh database: the rows that are there belong to the schema, and are put back each time. It keeps two connections of its own,
 * since one that goes past the triggers forgets all its plans, and what it asks of all tables is long to plan.
 */
export async function createEmptier(connectionString: string): Promise<Emptier> {
  const pool = oneConnection(connectionString)
  const asking = oneConnection(connectionString)
  const names = await tableNames(pool)
  const seeded = await withRows(asking, names)
  await pool.query(
    ['create schema pristine', ...seeded.map((name) => `create table ${copyOf(name)} as table ${name}`)].join('; '),
  )
  const numbersBack = `select ${(await sequencesBack(pool)).join(', ')}`
  let times = 0
  const putBack = seeded.map((name) => `insert into ${name} overriding system value table ${copyOf(name)}`)
  return {
    async empty() {
      const filled = await withRows(asking, names)
      // Journals refuse to be emptied, by triggers: here nobody's money is in them.
      times += 1
      const emptied =
        times % truncatedEvery === 0
          ? [`truncate ${filled.join(', ')} cascade`]
          : filled.map((name) => `delete from ${name}`)
      const steps = [
        'begin',
        'set local session_replication_role = replica',
        ...emptied,
        ...putBack,
        numbersBack,
        'commit',
      ]
      await pool.query(steps.join('; '))
    },
    async close() {
      await Promise.all([pool.end(), asking.end()])
    },
  }
}

function oneConnection(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true })
  // At the end its connection may still be closing when the database is dropped, and hear of it.
  pool.on('error', () => undefined)
  return pool
}

const copyOf = (name: string): string => `pristine.${name.replace('.', '_')}`

async function tableNames(pool: pg.Pool): Promise<string[]> {
  const text =
    "select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'graphile_worker') order by 1"
  const { rows } = await pool.query<{ name: string }>(text)
  return rows.map(({ name }) => name).filter((name) => !kept.has(name))
}

async function withRows(pool: pg.Pool, names: readonly string[]): Promise<string[]> {
  const text = names.map((name) => `select '${name}' as name where exists (select from ${name})`).join(' union all ')
  return (await pool.query<{ name: string }>({ name: 'tables-with-rows', text })).rows.map(({ name }) => name)
}

/** Each that numbers nothing that is kept, with the call that sets it back to where the migrations left it. */
async function sequencesBack(pool: pg.Pool): Promise<string[]> {
  const text = `select format('setval(%L, %s, %L)', schemaname || '.' || sequencename, coalesce(last_value, 1), last_value is not null) as call from pg_sequences
    where schemaname in ('public', 'graphile_worker')
      and schemaname || '.' || sequencename <> all (select coalesce(pg_get_serial_sequence(kept, 'id'), '') from unnest($1::text[]) as kept)
    order by 1`
  return (await pool.query<{ call: string }>(text, [[...kept]])).rows.map(({ call }) => call)
}
