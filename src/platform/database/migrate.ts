import { fileURLToPath } from 'node:url'
import { runner } from 'node-pg-migrate'

/** db/migrations, beside the sources and beside the built bundles alike. */
const migrationsFolder = fileURLToPath(new URL(import.meta.url.includes('/dist/') ? '../db/migrations' : '../../../db/migrations', import.meta.url))

/**
 * Brings the database to the newest schema: every file of db/migrations that has not run yet, in order, each in a
 * transaction. Safe to call from several processes at once (an advisory lock lets one of them work).
 */
export async function migrate(connectionString: string): Promise<void> {
  await runner({
    databaseUrl: connectionString,
    dir: migrationsFolder,
    direction: 'up',
    migrationsTable: 'schema_migration',
    log: () => undefined,
  })
}
