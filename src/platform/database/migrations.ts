import { readdirSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { productFolder } from '../product-folder.ts'
import type { Queryable } from './connect.ts'

export const migrationsFolder = path.join(productFolder, 'db/migrations')

/** The name, as `schema_migration` keeps it, of the last migration that this release brings. */
export function newestMigration(): string {
  const [newest] = readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .toReversed()
  if (newest === undefined) throw new Error(`there is no migration in ${migrationsFolder}`)
  return path.basename(newest, '.sql')
}

/** A database that is ahead has it as well: a release works on the schema of the next one. */
export async function hasMigration(database: Queryable, name: string): Promise<boolean> {
  const { rows } = await sql`select from schema_migration where name = ${name}`.execute(database)
  return rows.length > 0
}
