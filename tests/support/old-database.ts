import { readdirSync } from 'node:fs'
import path from 'node:path'
import { runner } from 'node-pg-migrate'
import pg from 'pg'
import { inject } from 'vitest'
import { migrate } from '../../src/platform/database/migrate.ts'
import { productFolder } from '../../src/platform/product-folder.ts'

/** A database as an earlier release left it: for what a migration makes of rows that are there already. */
export interface OldDatabase {
  client: pg.Client
  connectionString: string
  /** Brings it to the newest schema, as a release does. */
  migrate(): Promise<void>
  drop(): Promise<void>
}

const migrations = path.join(productFolder, 'db/migrations')

/** @param before the file of db/migrations that has not run yet, without .sql: '0475_strong_login'. */
export async function openOldDatabase(before: string): Promise<OldDatabase> {
  const count = readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .indexOf(`${before}.sql`)
  if (count < 1) throw new Error(`no migration is called ${before}`)
  const name = `old_${before}_${process.pid}`
  const cluster = new pg.Client({ connectionString: inject('clusterConnectionString') })
  await cluster.connect()
  await cluster.query(`create database ${name}`)
  const address = inject('clusterConnectionString').replace('/postgres?', `/${name}?`)
  await runner({
    databaseUrl: address,
    dir: migrations,
    direction: 'up',
    count,
    migrationsTable: 'schema_migration',
    log: () => undefined,
  })
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  return {
    client,
    connectionString: address,
    migrate: () => migrate(address),
    async drop() {
      await client.end()
      await cluster.query(`drop database ${name} with (force)`)
      await cluster.end()
    },
  }
}
