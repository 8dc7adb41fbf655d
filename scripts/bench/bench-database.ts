import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { migrate } from '../../src/platform/database/migrate.ts'
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/start.ts'
import { migrateQueue } from '../../src/platform/jobs/runner.ts'

export interface BenchDatabase {
  connectionString: string
  /** For whatever the product keeps beside its database. */
  folder: string
  postings: number
  seedSeconds: number
  close(): Promise<void>
}

/** A PostgreSQL that writes as durably as in production, with a large book in it; gone when closed. */
export async function openBenchDatabase(): Promise<BenchDatabase> {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'ito-bench-'))
  // PostgreSQL may run under another account, which has to pass through this folder to its data.
  chmodSync(folder, 0o711)
  const cluster = await startEmbeddedPostgres({
    dataDirectory: path.join(folder, 'postgres'),
    logFile: path.join(folder, 'postgres.log'),
    durable: true,
    maxConnections: 50,
  })
  const close = async (): Promise<void> => {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const { connectionString } = cluster
    await migrate(connectionString)
    await migrateQueue(connectionString)
    const begin = performance.now()
    const postings = await seed(connectionString)
    return { connectionString, folder, postings, seedSeconds: (performance.now() - begin) / 1000, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function seed(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(`begin;\n${await readFile(new URL('seed-book.sql', import.meta.url), 'utf8')}\ncommit;`)
    await client.query('vacuum analyze')
    const { rows } = await client.query<{ postings: string }>('select count(*) as postings from posting')
    return Number(rows[0]?.postings)
  } finally {
    await client.end()
  }
}
