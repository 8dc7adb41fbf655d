import pg from 'pg'

/**
 * Nothing in this cluster has to survive, its tables stay too small to be tidied up or measured (either would have all plans made anew), and
 * nobody looks on.
 */
export async function quickenCluster(cluster: string): Promise<void> {
  const off = ['autovacuum', 'track_counts', 'track_activities', 'update_process_title'].map(
    (name) => `alter system set ${name} = off`,
  )
  const rarely = [`alter system set checkpoint_timeout = '1h'`, `alter system set max_wal_size = '4GB'`]
  await run(cluster, [...off, ...rarely, 'select pg_reload_conf()'])
}

/** Commits need not write, and a statement's plan is made once, whatever its parameters. Holds for connections made from now on. */
export async function quickenDatabase(connectionString: string): Promise<void> {
  const settings = ['synchronous_commit = off', 'plan_cache_mode = force_generic_plan']
  await run(
    connectionString,
    settings.map(
      (setting) => `do $$ begin execute format('alter database %I set ${setting}', current_database()); end $$`,
    ),
  )
}

async function run(connectionString: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
