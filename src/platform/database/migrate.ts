import path from 'node:path'
import { runner } from 'node-pg-migrate'
import { projectFolder } from '../project-folder.ts'

const migrationsFolder = path.join(projectFolder, 'db/migrations')

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
