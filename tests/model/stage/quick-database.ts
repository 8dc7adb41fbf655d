import pg from 'pg'

/** Nothing in this cluster has to survive, and its tables stay too small to be tidied up or measured: either would have all plans made anew. */
export async function quickenCluster(cluster: string): Promise<void> {
  await run(cluster, ['alter system set autovacuum = off', 'select pg_reload_conf()'])
}

/** Commits need not write, and a statement's plan is made once, whatever its parameters. Holds for connections made from now on. */
export async function quickenDatabase(connectionString: string): Promise<void> {
  const settings = ['synchronous_commit = off', 'plan_cache_mode = force_generic_plan']
  await run(connectionString, settings.map((setting) => `do $$ begin execute format('alter database %I set ${setting}', current_database()); end $$`))
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
