import { runner } from 'node-pg-migrate'
import pg from 'pg'
import { migrationsFolder } from './migrations.ts'

/**
 * Brings the database to the newest schema: every file of db/migrations that has not run yet, in order, each in a
 * transaction. Safe to call from several processes at once (an advisory lock lets one of them work).
 */
export async function migrate(connectionString: string): Promise<void> {
  const applied = await runner({
    databaseUrl: connectionString,
    dir: migrationsFolder,
    direction: 'up',
    migrationsTable: 'schema_migration',
    log: () => undefined,
  })
  if (applied.length > 0) await watchOperatorWrites(connectionString)
}

/** Tables that came with these migrations are watched like all others. */
async function watchOperatorWrites(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query('select watch_operator_writes()')
  } finally {
    await client.end()
  }
}
